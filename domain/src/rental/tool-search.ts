import { oncePerList, searchable } from '../search/search.ts';
import type { SearchTexts } from '../search/search-index.ts';
import type { RentalTool } from './rental.ts';

/** A tool's searchable texts. */
export function toolTexts(tool: RentalTool): SearchTexts {
  const { name, also_known_as = '', brand, model = '', category, description } = tool;
  return {
    name,
    alias: `${also_known_as} ${brand} ${model}`,
    kind: category,
    other: description,
  };
}

/** Makes the available tools of a list searchable. */
export const toolSearch = oncePerList((tools: readonly RentalTool[]) =>
  searchable(
    tools.filter((tool) => tool.is_available),
    toolTexts,
  ),
);
