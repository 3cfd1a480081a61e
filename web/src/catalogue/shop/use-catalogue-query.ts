import {
  FACETS,
  type Facet,
  type FacetChoice,
  PRODUCT_SORTS,
} from '@shop/domain/product/product-list';
import { useMemo } from 'react';
import { SEARCH_PARAM, USE_PARAM } from '../../lib/paths.ts';
import { setParam, useHydratedSearchParams } from '../../lib/use-hydrated-search-params.ts';

/** Query parameters; `category` is part of the specified addresses. */
const NAMES = {
  category: 'category',
  search: SEARCH_PARAM,
  view: 'ansicht',
  sort: 'sortierung',
} as const;

/** Each may occur more than once. */
const FACET_NAMES: Record<Facet, string> = {
  use: USE_PARAM,
  grain: 'koernung',
  colour: 'farbe',
  packaging: 'gebinde',
};

export type CatalogueView = 'grid' | 'list';

/**
 * The state of the catalogue, all of it in the address, so that a link, a reload and the back button
 * show the same. Only choosing a category adds a history entry.
 */
export function useCatalogueQuery() {
  const [params, edit] = useHydratedSearchParams();
  const setters = useMemo(() => settersOf(edit), [edit]);
  return useMemo(() => ({ ...readQuery(params), ...setters }), [params, setters]);
}

function readQuery(params: URLSearchParams) {
  return {
    category: params.get(NAMES.category) ?? '',
    search: params.get(NAMES.search) ?? '',
    view: (params.get(NAMES.view) === 'liste' ? 'list' : 'grid') as CatalogueView,
    choice: readChoice(params),
    /** Unknown orders are ignored. */
    sort: PRODUCT_SORTS.find(({ id }) => id === params.get(NAMES.sort))?.id ?? '',
  };
}

function settersOf(edit: EditParams) {
  const write = (name: keyof typeof NAMES, value: string) =>
    edit((current) => setParam(current, NAMES[name], value));

  /** Choosing a category clears the facets. */
  const writeFilter = (category: string, search?: string) =>
    edit((current) => {
      setParam(current, NAMES.category, category);
      if (search !== undefined) setParam(current, NAMES.search, search);
      clearFacets(current);
    }, false);

  return {
    setCategory: (category: string) => writeFilter(category),
    setSearch: (search: string) => write('search', search),
    setView: (view: CatalogueView) => write('view', view === 'list' ? 'liste' : ''),
    setSort: (sort: string) => write('sort', sort),
    toggleFacet: (facet: Facet, value: string) =>
      edit((current) => {
        const name = FACET_NAMES[facet];
        if (current.getAll(name).includes(value)) current.delete(name, value);
        else current.append(name, value);
      }),
    clearFacets: () => edit(clearFacets),
    clearFilter: () => writeFilter('', ''),
  };
}

type EditParams = ReturnType<typeof useHydratedSearchParams>[1];

export type CatalogueQuery = ReturnType<typeof useCatalogueQuery>;

function readChoice(params: URLSearchParams): FacetChoice {
  const read = (facet: Facet) => [...new Set(params.getAll(FACET_NAMES[facet]))];
  return {
    use: read('use'),
    grain: read('grain'),
    colour: read('colour'),
    packaging: read('packaging'),
  };
}

function clearFacets(params: URLSearchParams): void {
  for (const facet of FACETS) params.delete(FACET_NAMES[facet]);
}
