import Box from '@mui/material/Box';
import { RENTAL_CATEGORIES } from '@shop/domain/rental/rental';
import {
  PRICE_BANDS,
  RENTAL_SORTS,
  type RentalFilter,
  rentalBrands,
} from '@shop/domain/rental/rental-list';
import { useQuery } from '@tanstack/react-query';
import { FilterSelect } from '../../components/filter-select.tsx';
import { apiQuery } from '../../lib/api/queries.ts';

/** Until the server's list is loaded. */
const BUILT_IN = RENTAL_CATEGORIES.map((category) => ({ category }));

interface RentalFiltersProps {
  filter: RentalFilter;
  onPick(name: keyof RentalFilter, value: string): void;
}

export function RentalFilters({ filter, onPick }: RentalFiltersProps) {
  const { data: categories = BUILT_IN } = useQuery(apiQuery('GET /api/rental-categories'));
  const { data: tools } = useQuery(apiQuery('GET /api/rental-tools'));
  return (
    <Box role="group" aria-label="Filter" sx={fields}>
      <FilterSelect
        label="Kategorie"
        value={filter.category}
        options={[
          { id: '', label: 'Alle Kategorien' },
          ...categories.map(({ category }) => named(category)),
        ]}
        onPick={(category) => onPick('category', category)}
      />
      <FilterSelect
        label="Marke"
        value={filter.brand}
        options={[{ id: '', label: 'Alle Marken' }, ...rentalBrands(tools ?? []).map(named)]}
        onPick={(brand) => onPick('brand', brand)}
      />
      <FilterSelect
        label="Preis pro Tag"
        value={filter.band}
        options={[{ id: '', label: 'Alle Preise' }, ...PRICE_BANDS]}
        onPick={(band) => onPick('band', band)}
      />
      <FilterSelect
        label="Sortierung"
        value={filter.sort}
        options={RENTAL_SORTS}
        onPick={(sort) => onPick('sort', sort)}
      />
    </Box>
  );
}

function named(name: string) {
  return { id: name, label: name };
}

const fields = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(min(100%, 7.75rem), 1fr))',
    md: 'repeat(4, 1fr)',
  },
  alignItems: 'end',
  gap: 2,
};
