import { type Searchable, searchable } from '../search/search.ts';
import type { RentalTool } from './rental.ts';

const INDEXES = new WeakMap<readonly RentalTool[], Searchable<RentalTool>>();
const NAME_INDEXES = new WeakMap<readonly RentalTool[], Searchable<RentalTool>>();

/** The available tools of a list made searchable, once for as long as the list lives. */
export function toolSearch(tools: readonly RentalTool[]): Searchable<RentalTool> {
  return indexOf(tools, INDEXES, ({ description, brand, model, category }) => [
    description,
    brand,
    model,
    category,
  ]);
}

/** The same by name, brand and model only: for a hint at tools beside products. */
export function toolNameSearch(tools: readonly RentalTool[]): Searchable<RentalTool> {
  return indexOf(tools, NAME_INDEXES, ({ brand, model }) => [brand, model]);
}

function indexOf(
  tools: readonly RentalTool[],
  indexes: WeakMap<readonly RentalTool[], Searchable<RentalTool>>,
  othersOf: (tool: RentalTool) => readonly (string | undefined)[],
): Searchable<RentalTool> {
  const known = indexes.get(tools);
  if (known) return known;
  const available = tools.filter((tool) => tool.is_available);
  const index = searchable(available, (tool) => ({ name: tool.name, others: othersOf(tool) }));
  indexes.set(tools, index);
  return index;
}
