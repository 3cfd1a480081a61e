import { VISIBILITIES, VISIBILITY_LABELS } from '@shop/domain/fields/visibility';
import type { CategoryKind } from '@shop/domain/office/category';
import type { ItemSorting, ListedVisibility } from '@shop/domain/office/listed-item';
import { useCategoryList } from '../../kit/api/use-category-list.ts';
import { ALL, Choices, ListToolbar } from '../../kit/tab/list-toolbar.tsx';
import { ITEM_KINDS } from '../item-kinds.ts';
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
