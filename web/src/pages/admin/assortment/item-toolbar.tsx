import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CategoryKind } from '@shop/domain/category';
import type { ItemSorting, ListedVisibility } from '@shop/domain/listed-item';
import { VISIBILITIES, VISIBILITY_LABELS } from '@shop/domain/office';
import { FilterSelect } from '../../../components/filter-select.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { useSearchText } from '../../../components/use-search-text.ts';
import { ITEM_KINDS } from './item-kinds.ts';
import { type ItemFilter, isTooShort } from './use-item-filter.ts';
import { useCategoryList } from './use-items.ts';

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
  const { text, setText, flush } = useSearchText(filter.search, (search) => onChange({ search }));
  const { categories = [] } = useCategoryList(of);
  const { search, searchHint, flag } = ITEM_KINDS[of];
  const names = categories
    .filter(({ input }) => input.visibility !== 'archived')
    .map(({ input: { name } }) => ({ id: name, label: name }));
  return (
    <Box sx={{ display: 'grid', gap: 2, mb: 2 }}>
      <div>
        <SearchField label={search} text={text} onChange={setText} onDone={flush} />
        <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
          {isTooShort(text) ? TOO_SHORT : searchHint}
        </Typography>
      </div>
      <Box sx={filters}>
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
      </Box>
    </Box>
  );
}

const TOO_SHORT = 'Bitte geben Sie mindestens zwei Buchstaben oder Ziffern ein.';

const filters = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    md: 'repeat(4, minmax(0, 1fr))',
  },
  alignItems: 'start',
  gap: 2,
};
