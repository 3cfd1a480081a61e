import type { RentalTool } from './rental.ts';
import { type Searchable, searchable } from './search.ts';

const INDEXES = new WeakMap<readonly RentalTool[], Searchable<RentalTool>>();

/** The available tools of a list made searchable, once for as long as the list lives. */
export function toolSearch(tools: readonly RentalTool[]): Searchable<RentalTool> {
  const known = INDEXES.get(tools);
  if (known) return known;
  const available = tools.filter((tool) => tool.is_available);
  const index = searchable(available, ({ name, description, brand, model, category }) => ({
    name,
    others: [description, brand, model, category],
  }));
  INDEXES.set(tools, index);
  return index;
}
