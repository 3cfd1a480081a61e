import { PRICE_BANDS, RENTAL_SORTS, type RentalFilter } from '@shop/domain/rental-list';
import { useHydratedSearchParams } from '../../lib/use-hydrated-search-params.ts';

/** Names in the address: `category` is linked to from outside, so it keeps its English name. */
const NAMES = {
  category: 'category',
  search: 'suche',
  brand: 'marke',
  band: 'preis',
  sort: 'sortierung',
} as const;

const DEFAULT_SORT = 'name';

/**
 * What the address asks of the list. Everything stands in it, so that a link, a reload and the back
 * button show the same; only picking a category makes a new entry in the history.
 */
export function useRentalQuery() {
  const [params, setParams] = useHydratedSearchParams();

  function write(name: keyof RentalFilter, value: string): void {
    const change = (current: URLSearchParams) => {
      if (value === '' || value === DEFAULT_SORT) current.delete(NAMES[name]);
      else current.set(NAMES[name], value);
      return current;
    };
    setParams(change, { replace: name !== 'category', state: { keepScroll: true } });
  }

  return {
    filter: readFilter(params),
    write,
    clear: () => setParams({}, { state: { keepScroll: true } }),
  };
}

/** Reads the filter; what is neither a band nor a sort order counts as not chosen. */
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
