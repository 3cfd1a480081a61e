import type { CategoryKind } from '@shop/domain/office/category';
import {
  ITEM_SORTINGS,
  type ItemSorting,
  LISTED_VISIBILITIES,
  type ListedVisibility,
} from '@shop/domain/office/listed-item';
import { LIST_PARAMS } from '../../kit/tab/use-assortment-view.ts';
import { isTooShort, useUrlFilter } from '../../kit/tab/use-url-filter.ts';
import { ITEM_KINDS } from './item-kinds.ts';

/** Which items are listed; an empty text filters nothing. */
export interface ItemFilter {
  search: string;
  category: string;
  visibility: ListedVisibility;
  /** Whether a product has a price, or a tool can be rented. */
  flag: '' | 'true' | 'false';
  sorting: ItemSorting;
}

/** The whole list but the archive. */
export const NO_ITEM_FILTER: ItemFilter = {
  search: '',
  category: '',
  visibility: 'current',
  flag: '',
  sorting: 'name',
};

/** Search, filters and sorting of the items. */
export function useItemFilter() {
  return useUrlFilter<ItemFilter>({ names: LIST_PARAMS, none: NO_ITEM_FILTER, parse });
}

function parse(read: (part: keyof ItemFilter) => string): ItemFilter {
  const oneOf = <Name extends string>(names: readonly Name[], value: string) =>
    names.find((name) => name === value);
  return {
    search: read('search'),
    category: read('category'),
    visibility: oneOf(LISTED_VISIBILITIES, read('visibility')) ?? 'current',
    flag: oneOf(['true', 'false'] as const, read('flag')) ?? '',
    sorting: oneOf(ITEM_SORTINGS, read('sorting')) ?? 'name',
  };
}

/** Whether anything but the order of the list differs from the whole of it. */
export function isFiltered({ sorting, ...filter }: ItemFilter): boolean {
  return Object.entries(filter).some(
    ([name, value]) => value !== NO_ITEM_FILTER[name as keyof ItemFilter],
  );
}

/** The query parameters of the list. */
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
