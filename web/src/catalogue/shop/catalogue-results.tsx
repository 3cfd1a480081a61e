import Box from '@mui/material/Box';
import type { Product } from '@shop/domain/product/product';
import {
  type CatalogueStart,
  FACETS,
  PRODUCT_SORTS,
  productList,
} from '@shop/domain/product/product-list';
import type { RentalTool } from '@shop/domain/rental/rental';
import { formatNumber } from '@shop/domain/text/format';
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useDeferredValue, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { announce } from '../../lib/announcer/announce.ts';
import { apiQuery } from '../../lib/api/queries.ts';
import { useOwnPriced } from '../../lib/own-prices.ts';
import { COLORS } from '../../lib/theme/colors.ts';
import { ZOOMED } from '../../lib/theme/shared-styles.ts';
import { useIndexed } from '../../lib/use-indexed.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { FilterSelect } from '../../ui/filter-select.tsx';
import { FIRST_SEEN, ItemList } from '../../ui/item-list.tsx';
import { ListPlaces, LoadedList, ResultCount } from '../../ui/loaded-list.tsx';
import { Priced } from '../../ui/price.tsx';
import { ProductCard } from '../../ui/product-card.tsx';
import { Facets, useFacets } from './facets.tsx';
import type { CatalogueQuery } from './use-catalogue-query.ts';

interface CatalogueResultsProps {
  query: CatalogueQuery;
  /** The search text, ahead of the URL while typing. */
  search: string;
  onClear(): void;
}

const NONE = 'Keine Produkte gefunden';

const LOADING = 'Produkte werden geladen...';

const loadAdding = () => import('../../cart/shared/add-from-list.ts');
const loadSearch = () => import('./search-help.tsx');

/**
 * The products that the address asks for. A large catalogue shows its first ones until all are loaded,
 * which searching, filtering, sorting and going back to a later one need.
 */
export function CatalogueResults(props: CatalogueResultsProps) {
  const start = useQuery(apiQuery('GET /api/catalogue'));
  const { count = 0, products: first } = start.data ?? {};
  const isLarge = first !== undefined && count > first.length;
  const shownLimit = Number(useLocation().state?.shownLimit ?? 0);
  const asksForAll = isSelective(props) || shownLimit > (first?.length ?? 0);
  // Loading all products at once would delay the first cards, so it waits until a deferred render has
  // shown them.
  const areFirstShown = useDeferredValue(isLarge);
  const all = useQuery({
    ...apiQuery('GET /api/products'),
    enabled: isLarge && (areFirstShown || asksForAll),
  });
  const isOfAll = isLarge && (asksForAll || all.data !== undefined);
  const search = useLoaded(loadSearch, isLarge && all.data !== undefined);
  const tools = useSearchedTools(isLarge && props.search.trim() !== '');
  const searchOf = useMemo(
    () => tools && search && ((list: Product[]) => search.shopSearch(list, tools)),
    [search, tools],
  );
  const indexed = useIndexed(all.data, searchOf);
  const whole = props.search.trim() && all.data ? { ...all, data: indexed, isFetching: true } : all;
  return (
    <LoadedList
      result={(isOfAll ? whole : { ...start, data: first }) as UseQueryResult<Product[]>}
      problem="Failed to load products"
      loading={<Loading text={isOfAll ? loadingAll(count) : LOADING} />}
      none={NONE}
      name="der Katalog"
      notLoaded="Der Katalog konnte nicht geladen werden. Bitte versuchen Sie es erneut."
    >
      {(products) => (
        <FoundProducts
          products={products}
          start={isLarge && products === first ? start.data : undefined}
          {...props}
        />
      )}
    </LoadedList>
  );
}

const NO_TOOLS: readonly RentalTool[] = [];

/** The tools a search also covers; empty if they cannot be loaded. */
function useSearchedTools(isWanted: boolean): readonly RentalTool[] | undefined {
  const tools = useQuery({ ...apiQuery('GET /api/rental-tools'), enabled: isWanted });
  return tools.data ?? (tools.failureCount > 0 ? NO_TOOLS : undefined);
}

const loadingAll = (count: number) =>
  `Alle ${formatNumber(count)} Produkte werden geladen, damit Sie darin suchen und filtern können...`;

function isSelective({ query: { category, choice, sort }, search }: CatalogueResultsProps) {
  const isChosen = FACETS.some((facet) => choice[facet].length > 0);
  return category !== '' || sort !== '' || search.trim() !== '' || isChosen;
}

interface FoundProductsProps extends CatalogueResultsProps {
  products: readonly Product[];
  /** What is known about all products if these are only the first. */
  start: CatalogueStart | undefined;
}

function FoundProducts({ products: listed, start, query, search, onClear }: FoundProductsProps) {
  const products = useOwnPriced(listed);
  const { category, choice, sort } = query;
  const isSearch = search.trim() !== '';
  const { shopSearch, SearchHelp, FoundParts } = useLoaded(loadSearch, isSearch) ?? {};
  const tools = useSearchedTools(isSearch);
  const hits = useMemo(
    () => (isSearch && tools ? shopSearch?.(products, tools).find(search) : undefined),
    [products, tools, search, isSearch, shopSearch],
  );
  const matching = useMemo(() => {
    const all = isSearch ? hits?.products : products;
    return category ? all?.filter((product) => product.category === category) : all;
  }, [products, category, isSearch, hits]);
  const found = useMemo(
    () => matching && productList(matching, choice, sort),
    [matching, choice, sort],
  );
  const facets = useFacets(matching ?? NO_PRODUCTS, choice, start?.facets);
  const client = useQueryClient();
  function add(event: FormEvent): void {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    void loadAdding().then((adding) => adding.default(client, form, products));
  }
  const NothingFound = useLoaded(loadSearch, found?.length === 0)?.NothingFound;
  if (!matching || !found) return <Loading text={LOADING} />;
  const count = start?.count ?? found.length;
  const countText = `${count} Produkte gefunden${category && ` in "${category}"`}`;
  const others = hits && category === '' ? hits.order.filter((kind) => kind !== 'products') : [];
  const before = Math.max(0, hits?.order.indexOf('products') ?? 0);
  const parts = (kinds: typeof others) =>
    FoundParts && hits && <FoundParts found={hits} search={search} kinds={kinds} />;
  const finds = (text: string) =>
    (tools && shopSearch?.(products, tools).find(text).order.length) !== 0;
  return (
    <Box sx={facets.length > 0 ? withFacets : undefined}>
      {facets.length > 0 && (
        <Facets
          facets={facets}
          count={count}
          choice={choice}
          onToggle={query.toggleFacet}
          onClear={query.clearFacets}
        />
      )}
      <Count text={countText} />
      {matching.length > 0 && (
        <Box sx={sorting}>
          <FilterSelect
            label="Sortierung"
            value={sort}
            options={PRODUCT_SORTS}
            onPick={(picked) => {
              query.setSort(picked);
              announce(countText);
            }}
          />
        </Box>
      )}
      <Box onSubmit={add} sx={{ gridArea: 'list', alignSelf: 'start', minWidth: 0 }}>
        {parts(others.slice(0, before))}
        {found.length > 0 ? (
          <>
            {hits?.hasAll === false && (
              <p>Keine Treffer mit allen Wörtern; das passt zu den meisten.</p>
            )}
            <ItemList view={query.view} items={found}>
              {(product, isSeenFirst) => (
                <ProductCard
                  key={product.id}
                  product={product}
                  isSeenFirst={isSeenFirst}
                  canOrder
                />
              )}
            </ItemList>
          </>
        ) : (
          NothingFound &&
          (others.length === 0 || matching.length > 0) && (
            <NothingFound
              query={query}
              hits={matching.length}
              elsewhere={() => hits?.products.length ?? 0}
              onClear={onClear}
            >
              {isSearch && SearchHelp && (
                <SearchHelp products={products} search={search} finds={finds} />
              )}
            </NothingFound>
          )
        )}
        {parts(others.slice(before))}
      </Box>
    </Box>
  );
}

/** Laid out like the list, so that a picture stays where it was shown early. */
function Loading({ text }: { text: string }) {
  return (
    <Box sx={withFacets}>
      <Box sx={{ ...controlPlace, ...foldPlace }} />
      <Count text={text} />
      <Box sx={{ ...controlPlace, ...sorting }} />
      <Box sx={{ gridArea: 'list' }}>
        <ListPlaces firstPictures={FIRST_SEEN} />
      </Box>
    </Box>
  );
}

function Count({ text }: { text: string }) {
  return (
    <Box sx={counted}>
      <ResultCount text={text} />
      <small>
        <Priced
          quoted="Preise netto, darunter inkl. MwSt."
          gross="Preise inkl. MwSt., darunter netto"
        />
      </small>
    </Box>
  );
}

const controlPlace = { minHeight: 48, bgcolor: COLORS.plaster, borderRadius: 1 };

/** As high as the Filter button. */
const foldPlace = { gridArea: 'fold', minHeight: 44, width: 96, display: { md: 'none' } };

const sorting = { gridArea: 'sort', mt: { xs: 0.75, md: 0 }, mb: { xs: 0, md: 1.5 } };

const counted = {
  gridArea: 'count',
  display: { xs: 'contents', md: 'flex' },
  [ZOOMED]: { display: 'block' },
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
  '& p': {
    gridArea: { xs: 'count', md: 'auto' },
    alignSelf: 'center',
    mt: { xs: 0.75, md: 0 },
    mb: { xs: 0 },
    lineHeight: { xs: 1.3, md: 1.55 },
  },
  '& small': {
    gridArea: { xs: 'note', md: 'auto' },
    my: { xs: 0.5, md: 0 },
    fontSize: { xs: '0.8125rem', md: 'smaller' },
    lineHeight: { xs: 1.25, md: 1.55 },
    color: 'text.secondary',
  },
};

const NO_PRODUCTS: readonly Product[] = [];

// On a phone the facets come first; on a desktop they are beside the list.
const withFacets = {
  display: 'grid',
  columnGap: { xs: 2, md: 5 },
  gridTemplateColumns: {
    xs: 'auto minmax(0, 1fr) 42%',
    md: 'min(14rem, 22vw) minmax(0, 1fr) min(14rem, 22vw)',
  },
  gridTemplateRows: { md: 'auto auto 1fr' },
  gridTemplateAreas: {
    xs: '"fold . sort" "facets facets facets" "chips chips chips" "count count count" "note note note" "list list list"',
    md: '"facets count sort" "facets chips chips" "facets list list"',
  },
  alignItems: { md: 'end' },
  [ZOOMED]: {
    '& > :last-child': { mt: 1 },
    gridTemplateAreas:
      '"fold count sort" "facets facets facets" "chips chips chips" "list list list"',
  },
};
