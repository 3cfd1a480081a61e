import type { CategoryKind } from '@shop/domain/office/category';
import {
  ITEM_SORTINGS,
  type ItemSorting,
  LISTED_VISIBILITIES,
  type ListedVisibility,
} from '@shop/domain/office/listed-item';
import { LIST_PARAMS } from '../../kit/tab/use-assortment-view.ts';
import { type FilterParts, isTooShort, oneOf, useUrlFilter } from '../../kit/tab/use-url-filter.ts';
import { ITEM_KINDS } from '../item-kinds.ts';

/** Which items are listed; an empty text filters nothing. */
export interface ItemFilter {
  search: string;
  category: string;
  visibility: ListedVisibility;
  /** Whether a product has a price, or a tool can be rented. */
  flag: '' | 'true' | 'false';
  sorting: ItemSorting;
}

const PARTS: FilterParts<ItemFilter> = {
  search: { param: LIST_PARAMS.search, none: '' },
  category: { param: LIST_PARAMS.category, none: '' },
  visibility: {
    param: LIST_PARAMS.visibility,
    none: 'current',
    allows: oneOf(LISTED_VISIBILITIES),
  },
  flag: { param: LIST_PARAMS.flag, none: '', allows: oneOf(['true', 'false']) },
  sorting: { param: LIST_PARAMS.sorting, none: 'name', allows: oneOf(ITEM_SORTINGS) },
};

export const useItemFilter = () => useUrlFilter(PARTS);

export function itemQuery(of: CategoryKind, filter: ItemFilter): Record<string, string> {
  const { search, category, visibility, flag, sorting } = filter;
  return {
    search: isTooShort(search) ? '' : search.trim(),
    category,
    visibility,
    [ITEM_KINDS[of].flag.param]: flag,
    sort: sorting,
  };
}
