import { SEARCH_PARAM } from '../../lib/paths.ts';
import { useHydratedSearchParams } from '../../lib/use-hydrated-search-params.ts';

/** Query parameters; `category` is part of the specified addresses. */
const NAMES = { category: 'category', search: SEARCH_PARAM, view: 'ansicht' } as const;

const NO_FILTER = { category: '', search: '' };

export type CatalogueView = 'grid' | 'list';

/**
 * The state of the catalogue, all of it in the address, so that a link, a reload and the back button
 * show the same. Only selecting a category adds a history entry.
 */
export function useCatalogueQuery() {
  const [params, setParams] = useHydratedSearchParams();

  function write(values: Partial<Record<keyof typeof NAMES, string>>, replace: boolean): void {
    const change = (current: URLSearchParams) => {
      for (const [key, value] of Object.entries(values)) {
        const name = NAMES[key as keyof typeof NAMES];
        if (value) current.set(name, value);
        else current.delete(name);
      }
      return current;
    };
    setParams(change, { replace, state: { keepScroll: true } });
  }

  return {
    category: params.get(NAMES.category) ?? '',
    search: params.get(NAMES.search) ?? '',
    view: (params.get(NAMES.view) === 'liste' ? 'list' : 'grid') as CatalogueView,
    setCategory: (category: string) => write({ category }, false),
    setSearch: (search: string) => write({ search }, true),
    setView: (view: CatalogueView) => write({ view: view === 'list' ? 'liste' : '' }, true),
    clearFilter: () => write(NO_FILTER, false),
  };
}
