import { VISIBILITIES, VISIBILITY_LABELS } from '@shop/domain/fields/visibility';
import type { CategoryKind } from '@shop/domain/office/category';
import {
  ITEM_SORTINGS,
  type ItemSorting,
  LISTED_VISIBILITIES,
  type ListedVisibility,
} from '@shop/domain/office/listed-item';
import { useCategoryList } from '../../kit/api/use-category-list.ts';
import { ALL, Choices, ListToolbar } from '../../kit/tab/list-toolbar.tsx';
import { LIST_PARAMS } from '../../kit/tab/use-assortment-view.ts';
import { type FilterParts, isTooShort, oneOf, useUrlFilter } from '../../kit/tab/use-url-filter.ts';
import { ITEM_KINDS } from '../item-kinds.ts';

interface ItemToolbarProps {
  of: CategoryKind;
  filter: ItemFilter;
  onChange(changed: Partial<ItemFilter>): void;
}

const VISIBILITY_OPTIONS: readonly { id: ListedVisibility; label: string }[] = [
  { id: 'current', label: 'Alle ohne Archiv' },
  ...VISIBILITIES.map((id) => ({ id, label: VISIBILITY_LABELS[id] })),
];

const SORT_OPTIONS: readonly { id: ItemSorting; label: string }[] = [
  { id: 'name', label: 'Name' },
  { id: 'price', label: 'Niedrigster Preis' },
  { id: 'changed', label: 'Zuletzt geändert' },
];

export function ItemToolbar({ of, filter, onChange }: ItemToolbarProps) {
  const { data: categories = [] } = useCategoryList(of);
  const { many, searchHint, flag } = ITEM_KINDS[of];
  const names = categories
    .filter(({ input }) => input.visibility !== 'archived')
    .map(({ input: { name } }) => ({ id: name, label: name }));
  return (
    <ListToolbar
      label={`${many} suchen`}
      hint={searchHint}
      search={filter.search}
      onSearch={(text) => onChange({ search: text })}
    >
      <Choices
        values={filter}
        rows={[
          { name: 'category', label: 'Kategorie', options: [ALL, ...names] },
          { name: 'visibility', label: 'Sichtbarkeit', options: VISIBILITY_OPTIONS },
          { name: 'flag', ...flag },
          { name: 'sorting', label: 'Sortierung', options: SORT_OPTIONS },
        ]}
        onChange={onChange}
      />
    </ListToolbar>
  );
}

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
