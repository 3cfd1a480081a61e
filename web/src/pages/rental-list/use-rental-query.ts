import { PRICE_BANDS, RENTAL_SORTS, type RentalFilter } from '@shop/domain/rental/rental-list';
import { useHydratedSearchParams } from '../../lib/use-hydrated-search-params.ts';

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
    clear: () => setParams(() => new URLSearchParams(), { state: { keepScroll: true } }),
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
