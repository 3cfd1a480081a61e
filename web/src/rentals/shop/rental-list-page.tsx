import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { firstHandover } from '@shop/domain/delivery/rental-handover';
import { RENTAL_CATEGORIES } from '@shop/domain/rental/rental';
import {
  PRICE_BANDS,
  RENTAL_SORTS,
  type RentalFilter,
  rentalBrands,
} from '@shop/domain/rental/rental-list';
import { formatDay } from '@shop/domain/time/calendar';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '../../lib/api/queries.ts';
import { listBreadcrumb } from '../../lib/head/structured-data.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { PATHS, PERIOD_PARAMS } from '../../lib/paths.ts';
import { setParam, useHydratedSearchParams } from '../../lib/use-hydrated-search-params.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { systemClock } from '../../lib/use-now.ts';
import { useNotices } from '../../settings/shared/use-notices.ts';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Row, Strong } from '../../ui/layout.tsx';
import { ListPage } from '../../ui/list-page.tsx';
import { Priced, useIsGross } from '../../ui/price.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { useSearchText } from '../../ui/use-search-text.ts';
import { nextWeekend } from '../shared/rental-selection.ts';
import { RentalResults } from './rental-results.tsx';

export default function RentalListPage({ now = systemClock }: { now?: () => Date }) {
  usePageHead(
    'rentalList',
    'Baumaschinen und Werkzeuge mieten: Bagger, Rüttelplatten, Betonmischer, Stromerzeuger und Gerüste für Tage, Wochen oder Monate, mit Preisen und Kaution.',
    // For search engines only, so it is kept out of the browser bundle.
    import.meta.env.SSR ? [listBreadcrumb(PATHS.rentalList, 'Miete')] : [],
  );
  const { filter, period, write, clear } = useRentalQuery();
  const { special_days: special } = useNotices();
  const [isAsked, setIsAsked] = useState<boolean>();
  const isPeriodOpen = isAsked ?? (period.start !== '' || period.end !== '');
  const PeriodFilter = useLoaded(loadPeriodFilter, isPeriodOpen);
  const { text, setText, flush } = useSearchText(filter.search, (search) =>
    write('search', search),
  );
  function clearFilter(): void {
    setText('');
    clear();
  }
  return (
    <ListPage
      title="Mietgeräte"
      lead={
        <>
          Baumaschinen, Werkzeuge, Leitern und Gerüste für Tage, Wochen oder Monate. Alle Preise{' '}
          <Priced quoted="zuzüglich Mehrwertsteuer" gross="inklusive Mehrwertsteuer" />.
        </>
      }
      search={
        <SearchField label="Mietgeräte suchen" text={text} onChange={setText} onDone={flush} />
      }
      filters={
        <>
          <Row gap={1} mb={2}>
            <Strong>
              {period.start && period.end
                ? `Frei vom ${formatDay(period.start)} bis ${formatDay(period.end)}`
                : 'Wann brauchen Sie es?'}
            </Strong>
            <Button
              variant="outlined"
              size="small"
              aria-expanded={isPeriodOpen}
              startIcon={<Icon name="calendar" size={20} />}
              onClick={() => setIsAsked(!isPeriodOpen)}
            >
              Zeitraum
            </Button>
            <Button
              variant="outlined"
              size="small"
              onClick={() => {
                const { start, end } = nextWeekend(firstHandover({ now: now(), special }));
                write('start', start);
                write('end', end);
              }}
            >
              Nächstes Wochenende
            </Button>
          </Row>
          {PeriodFilter && isPeriodOpen && (
            <PeriodFilter
              period={period}
              now={now}
              onPick={(name, day) => {
                // Keeps the period filter open when its days are removed.
                setIsAsked(true);
                write(name, day);
              }}
            />
          )}
          <RentalFilters filter={filter} onPick={write} />
        </>
      }
    >
      <RentalResults filter={{ ...filter, search: text }} period={period} onClear={clearFilter} />
    </ListPage>
  );
}

const loadPeriodFilter = () => import('../shared/period-filter.tsx');

/** Query parameters; `category` is part of the specified addresses. */
const NAMES = {
  category: 'category',
  search: 'suche',
  brand: 'marke',
  band: 'preis',
  sort: 'sortierung',
  ...PERIOD_PARAMS,
} as const;

/**
 * The filter of the list, all of it in the address, so that a link, a reload and the back button show
 * the same. Only choosing a category adds a history entry.
 */
function useRentalQuery() {
  const [params, change] = useHydratedSearchParams();

  function write(name: keyof typeof NAMES, value: string): void {
    change((current) => setParam(current, NAMES[name], value), name !== 'category');
  }

  return {
    filter: readFilter(params),
    period: { start: params.get(NAMES.start) ?? '', end: params.get(NAMES.end) ?? '' },
    write,
    clear: () =>
      change((current) => {
        for (const name of Object.values(NAMES)) current.delete(name);
      }, false),
  };
}

/** Unknown price bands and sort orders are ignored. */
function readFilter(params: URLSearchParams): RentalFilter {
  const read = (name: keyof RentalFilter): string => params.get(NAMES[name]) ?? '';
  return {
    search: read('search'),
    category: read('category'),
    brand: read('brand'),
    band: PRICE_BANDS.find(({ id }) => id === read('band'))?.id ?? '',
    sort: RENTAL_SORTS.find(({ id }) => id === read('sort'))?.id ?? '',
  };
}

/** Used until the server's list is loaded. */
const BUILT_IN = RENTAL_CATEGORIES.map((category) => ({ category }));

const NET_BANDS = PRICE_BANDS.map(({ id, label }) => ({ id, label: `${label} netto` }));

const SORTS_OF_FOUND = [{ id: '', label: 'Beste Treffer' }, ...RENTAL_SORTS];

interface RentalFiltersProps {
  filter: RentalFilter;
  onPick(name: keyof RentalFilter, value: string): void;
}

function RentalFilters({ filter, onPick }: RentalFiltersProps) {
  const { data: categories = BUILT_IN } = useQuery(apiQuery('GET /api/rental-categories'));
  const { data: tools } = useQuery(apiQuery('GET /api/rental-tools'));
  const isSearch = filter.search.trim() !== '';
  const isGross = useIsGross();
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
        options={[{ id: '', label: 'Alle Preise' }, ...(isGross ? NET_BANDS : PRICE_BANDS)]}
        onPick={(band) => onPick('band', band)}
      />
      <FilterSelect
        label="Sortierung"
        value={filter.sort || (isSearch ? '' : 'name')}
        options={isSearch ? SORTS_OF_FOUND : RENTAL_SORTS}
        onPick={(sort) => onPick('sort', sort)}
      />
    </Box>
  );
}

const named = (name: string) => ({ id: name, label: name });

const fields = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(min(100%, 7.75rem), 1fr))',
    md: 'repeat(4, 1fr)',
  },
  alignItems: 'end',
  gap: 2,
};
