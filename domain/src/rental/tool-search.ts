import { oncePerList, type Searchable, searchable } from '../search/search.ts';
import type { RentalTool } from './rental.ts';

/** Makes the available tools of a list searchable. */
export const toolSearch = oncePerList((tools: readonly RentalTool[]) =>
  indexOf(tools, ({ description, brand, model, category }) => [
    description,
    brand,
    model,
    category,
  ]),
);

/** Searches name, brand and model only, for hints at tools beside products. */
export const toolNameSearch = oncePerList((tools: readonly RentalTool[]) =>
  indexOf(tools, ({ brand, model }) => [brand, model]),
);

function indexOf(
  tools: readonly RentalTool[],
  othersOf: (tool: RentalTool) => readonly (string | undefined)[],
): Searchable<RentalTool> {
  const available = tools.filter((tool) => tool.is_available);
  return searchable(available, (tool) => ({ name: tool.name, others: othersOf(tool) }));
}
