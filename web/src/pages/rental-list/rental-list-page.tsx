import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { cheapestTier } from '@shop/domain/booking/booking-price';
import { unchargedDays } from '@shop/domain/delivery/rental-handover';
import { RENTAL_CATEGORIES } from '@shop/domain/rental/rental';
import {
  PRICE_BANDS,
  RENTAL_SORTS,
  type RentalFilter,
  rentalBrands,
  rentalList,
} from '@shop/domain/rental/rental-list';
import { rentalDays } from '@shop/domain/rental/rental-price';
import { formatDay, isCalendarDay } from '@shop/domain/time/calendar';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FilterSelect } from '../../components/filter-select.tsx';
import { Icon } from '../../components/icon.tsx';
import { ItemList } from '../../components/item-list.tsx';
import { ListPage } from '../../components/list-page.tsx';
import { EmptyList, ListPlaces, LoadedList, ResultCount } from '../../components/loaded-list.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { useSearchText } from '../../components/use-search-text.ts';
import { useDeliveryOptions } from '../../features/delivery/use-delivery-zones.ts';
import type { ListPeriod } from '../../features/rental/period-filter.tsx';
import { RentalCard } from '../../features/rental/rental-card.tsx';
import { RentalLine } from '../../features/rental/rental-line.tsx';
import { ApiFailure, useLogFailure } from '../../lib/api/api-failure.ts';
import { callApi } from '../../lib/api/client.ts';
import { apiQuery, READ_OPTIONS } from '../../lib/api/queries.ts';
import { listBreadcrumb } from '../../lib/head/structured-data.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { PATHS, PERIOD_PARAMS } from '../../lib/paths.ts';
import { setParam, useHydratedSearchParams } from '../../lib/use-hydrated-search-params.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { systemClock } from '../../lib/use-now.ts';

export default function RentalListPage({ now = systemClock }: { now?: () => Date }) {
  usePageHead(
    'rentalList',
    'Baumaschinen und Werkzeuge mieten: Bagger, Rüttelplatten, Betonmischer, Stromerzeuger und Gerüste für Tage, Wochen oder Monate, mit Preisen und Kaution.',
    // For search engines only, so it is kept out of the browser bundle.
    import.meta.env.SSR ? [listBreadcrumb(PATHS.rentalList, 'Miete')] : [],
  );
  const { filter, period, write, clear } = useRentalQuery();
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
      lead="Baumaschinen, Werkzeuge, Leitern und Gerüste für Tage, Wochen oder Monate. Alle Preise zuzüglich Mehrwertsteuer."
      search={
        <>
          <SearchField label="Mietgeräte suchen" text={text} onChange={setText} onDone={flush} />
          <Button
            variant="outlined"
            aria-expanded={isPeriodOpen}
            startIcon={<Icon name="calendar" size={20} />}
            onClick={() => setIsAsked(!isPeriodOpen)}
          >
            Zeitraum
          </Button>
        </>
      }
      filters={
        <>
          <RentalFilters filter={filter} onPick={write} />
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
        </>
      }
    >
      <RentalResults filter={{ ...filter, search: text }} period={period} onClear={clearFilter} />
    </ListPage>
  );
}

const loadPeriodFilter = () => import('../../features/rental/period-filter.tsx');

const NONE = 'Keine Mietgeräte gefunden';

const loading = (text: string) => (
  <>
    <ResultCount text={text} />
    <ListPlaces />
  </>
);

const LOADING = loading('Mietgeräte werden geladen...');

const FRESH_MS = 15_000;

/** How many pieces of each tool are free in a period; without one nothing is loaded. */
function useFreeTools({ start, end }: ListPeriod) {
  const isAsked = isCalendarDay(start) && isCalendarDay(end) && start <= end;
  const { data, error } = useQuery({
    ...READ_OPTIONS,
    queryKey: ['GET /api/rental-availability', start, end],
    queryFn: ({ signal }) =>
      callApi('GET /api/rental-availability', { query: { from: start, to: end }, signal }),
    enabled: isAsked,
    staleTime: FRESH_MS,
  });
  useLogFailure('Failed to load availability', error);
  return { free: isAsked ? data?.free : undefined, error, isLoading: isAsked && !data && !error };
}

const NOT_KNOWN =
  'Welche Geräte in dieser Zeit frei sind, lässt sich gerade nicht sagen. Sie sehen alle.';

interface RentalResultsProps {
  filter: RentalFilter;
  period: ListPeriod;
  onClear(): void;
}

function RentalResults({ filter, period, onClear }: RentalResultsProps) {
  const { free, error, isLoading } = useFreeTools(period);
  return (
    <LoadedList
      result={useQuery(apiQuery('GET /api/rental-tools'))}
      problem="Failed to load rental tools"
      loading={LOADING}
      none={NONE}
      name="die Liste der Mietgeräte"
      notLoaded="Die Mietgeräte konnten nicht geladen werden. Bitte versuchen Sie es erneut."
    >
      {(all) =>
        isLoading ? (
          loading('Freie Geräte werden gesucht...')
        ) : (
          <>
            {error && (
              <p role="status">
                {(error instanceof ApiFailure && error.serverMessage) || NOT_KNOWN}
              </p>
            )}
            <FoundTools
              tools={rentalList(all, filter).filter(({ id }) => !free || (free[id] ?? 0) > 0)}
              free={free}
              period={period}
              onClear={onClear}
            />
          </>
        )
      }
    </LoadedList>
  );
}

interface FoundToolsProps extends Omit<RentalResultsProps, 'filter'> {
  tools: ReturnType<typeof rentalList>;
  free: Record<string, number> | undefined;
}

function FoundTools({ tools, free, period, onClear }: FoundToolsProps) {
  const { start, end } = period;
  const options = useDeliveryOptions();
  const closed = unchargedDays(options);
  const count = tools.length === 1 ? '1 Mietgerät gefunden' : `${tools.length} Mietgeräte gefunden`;
  return (
    <>
      <ResultCount
        text={free ? `${count}, frei von ${formatDay(start)} bis ${formatDay(end)}` : count}
      />
      {tools.length > 0 ? (
        <ItemList view="grid" items={tools}>
          {(tool, isSeenFirst) => {
            const tier = free && cheapestTier(tool, rentalDays(start, end), start, closed);
            return (
              <RentalCard
                key={tool.id}
                tool={tool}
                isSeenFirst={isSeenFirst}
                free={free?.[tool.id]}
                start={start}
                end={end}
                tier={tier}
                sum={tier && <RentalLine {...{ tool, start, end, tier, options }} />}
              />
            );
          }}
        </ItemList>
      ) : (
        <EmptyList
          title={NONE}
          hint="Versuchen Sie andere Suchbegriffe oder entfernen Sie Filter."
          action="Filter zurücksetzen"
          onAction={onClear}
        />
      )}
    </>
  );
}

/** Query parameters; `category` is part of the specified addresses. */
const NAMES = {
  category: 'category',
  search: 'suche',
  brand: 'marke',
  band: 'preis',
  sort: 'sortierung',
  ...PERIOD_PARAMS,
} as const;

const DEFAULT_SORT = 'name';

/**
 * The filter of the list, all of it in the address, so that a link, a reload and the back button show
 * the same. Only choosing a category adds a history entry.
 */
function useRentalQuery() {
  const [params, change] = useHydratedSearchParams();

  function write(name: keyof typeof NAMES, value: string): void {
    const written = value === DEFAULT_SORT ? '' : value;
    change((current) => setParam(current, NAMES[name], written), name !== 'category');
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
    sort: RENTAL_SORTS.find(({ id }) => id === read('sort'))?.id ?? DEFAULT_SORT,
  };
}

/** Used until the server's list is loaded. */
const BUILT_IN = RENTAL_CATEGORIES.map((category) => ({ category }));

interface RentalFiltersProps {
  filter: RentalFilter;
  onPick(name: keyof RentalFilter, value: string): void;
}

function RentalFilters({ filter, onPick }: RentalFiltersProps) {
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
