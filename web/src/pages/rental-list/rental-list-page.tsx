import Box from '@mui/material/Box';
import { RENTAL_CATEGORIES } from '@shop/domain/rental/rental';
import {
  PRICE_BANDS,
  RENTAL_SORTS,
  type RentalFilter,
  rentalBrands,
  rentalList,
} from '@shop/domain/rental/rental-list';
import { useQuery } from '@tanstack/react-query';
import { FilterSelect } from '../../components/filter-select.tsx';
import { ItemList } from '../../components/item-list.tsx';
import { ListPage } from '../../components/list-page.tsx';
import { EmptyList, ListPlaces, LoadedList, ResultCount } from '../../components/loaded-list.tsx';
import { SearchField } from '../../components/search-field.tsx';
import { useSearchText } from '../../components/use-search-text.ts';
import { RentalCard } from '../../features/rental/rental-card.tsx';
import { apiQuery } from '../../lib/api/queries.ts';
import { listBreadcrumb } from '../../lib/head/structured-data.ts';
import { usePageHead } from '../../lib/head/use-page-head.ts';
import { PATHS } from '../../lib/paths.ts';
import { setParam, useHydratedSearchParams } from '../../lib/use-hydrated-search-params.ts';

export default function RentalListPage() {
  usePageHead(
    'rentalList',
    'Baumaschinen und Werkzeuge mieten: Bagger, Rüttelplatten, Betonmischer, Stromerzeuger und Gerüste für Tage, Wochen oder Monate, mit Preisen und Kaution.',
    // For search engines only, so not in the browser's bundle.
    import.meta.env.SSR ? [listBreadcrumb(PATHS.rentalList, 'Miete')] : [],
  );
  const { filter, write, clear } = useRentalQuery();
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
        <SearchField label="Mietgeräte suchen" text={text} onChange={setText} onDone={flush} />
      }
      filters={<RentalFilters filter={filter} onPick={write} />}
    >
      <RentalResults filter={{ ...filter, search: text }} onClear={clearFilter} />
    </ListPage>
  );
}

const NONE = 'Keine Mietgeräte gefunden';

const LOADING = (
  <>
    <ResultCount text="Mietgeräte werden geladen..." />
    <ListPlaces />
  </>
);

function RentalResults({ filter, onClear }: { filter: RentalFilter; onClear(): void }) {
  return (
    <LoadedList
      result={useQuery(apiQuery('GET /api/rental-tools'))}
      problem="Failed to load rental tools"
      loading={LOADING}
      none={NONE}
      name="die Liste der Mietgeräte"
      notLoaded="Die Mietgeräte konnten nicht geladen werden. Bitte versuchen Sie es erneut."
    >
      {(all) => <FoundTools tools={rentalList(all, filter)} onClear={onClear} />}
    </LoadedList>
  );
}

function FoundTools({ tools, onClear }: { tools: ReturnType<typeof rentalList>; onClear(): void }) {
  return (
    <>
      <ResultCount
        text={tools.length === 1 ? '1 Mietgerät gefunden' : `${tools.length} Mietgeräte gefunden`}
      />
      {tools.length > 0 ? (
        <ItemList view="grid" items={tools}>
          {(tool, isSeenFirst) => (
            <RentalCard key={tool.id} tool={tool} isSeenFirst={isSeenFirst} />
          )}
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
} as const;

const DEFAULT_SORT = 'name';

/**
 * The filter of the list, all of it in the address, so that a link, a reload and the back button show
 * the same. Only selecting a category adds a history entry.
 */
function useRentalQuery() {
  const [params, change] = useHydratedSearchParams();

  function write(name: keyof RentalFilter, value: string): void {
    const written = value === DEFAULT_SORT ? '' : value;
    change((current) => setParam(current, NAMES[name], written), name !== 'category');
  }

  return {
    filter: readFilter(params),
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

/** Until the server's list is loaded. */
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
