import { VISIBILITIES, VISIBILITY_LABELS } from '@shop/domain/fields/visibility';
import type { CategoryKind } from '@shop/domain/office/category';
import type { ItemSorting, ListedVisibility } from '@shop/domain/office/listed-item';
import { FilterSelect } from '../../../components/filter-select.tsx';
import { useCategoryList } from '../../kit/api/use-category-list.ts';
import { ListToolbar } from '../../kit/tab/list-toolbar.tsx';
import { ITEM_KINDS } from './item-kinds.ts';
import type { ItemFilter } from './use-item-filter.ts';

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

/** Search, filters and sorting of the items. */
export function ItemToolbar({ of, filter, onChange }: ItemToolbarProps) {
  const { data: categories = [] } = useCategoryList(of);
  const { search, searchHint, flag } = ITEM_KINDS[of];
  const names = categories
    .filter(({ input }) => input.visibility !== 'archived')
    .map(({ input: { name } }) => ({ id: name, label: name }));
  return (
    <ListToolbar
      label={search}
      hint={searchHint}
      search={filter.search}
      onSearch={(text) => onChange({ search: text })}
    >
      <FilterSelect
        label="Kategorie"
        value={filter.category}
        options={[{ id: '', label: 'Alle' }, ...names]}
        onPick={(category) => onChange({ category })}
      />
      <FilterSelect
        label="Sichtbarkeit"
        value={filter.visibility}
        options={VISIBILITY_OPTIONS}
        onPick={(visibility) => onChange({ visibility: visibility as ListedVisibility })}
      />
      <FilterSelect
        label={flag.label}
        value={filter.flag}
        options={flag.options}
        onPick={(value) => onChange({ flag: value as ItemFilter['flag'] })}
      />
      <FilterSelect
        label="Sortierung"
        value={filter.sorting}
        options={SORT_OPTIONS}
        onPick={(sorting) => onChange({ sorting: sorting as ItemSorting })}
      />
    </ListToolbar>
  );
}
