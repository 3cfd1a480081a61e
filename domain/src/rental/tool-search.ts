import { oncePerList, type Searchable, searchable } from '../search/search.ts';
import type { RentalTool } from './rental.ts';

/** The available tools of a list made searchable. */
export const toolSearch = oncePerList((tools: readonly RentalTool[]) =>
  indexOf(tools, ({ description, brand, model, category }) => [
    description,
    brand,
    model,
    category,
  ]),
);

/** The same by name, brand and model only: for a hint at tools beside products. */
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
