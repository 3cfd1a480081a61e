import Box from '@mui/material/Box';
import { COMPANY } from '@shop/domain/company';
import type { Product } from '@shop/domain/product/product';
import { PRODUCT_SORTS, productList } from '@shop/domain/product/product-list';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { FilterSelect } from '../../components/filter-select.tsx';
import { ItemList } from '../../components/item-list.tsx';
import { EmptyList, ListLoading, LoadedList, ResultCount } from '../../components/loaded-list.tsx';
import { ProductCard } from '../../components/product-card.tsx';
import { apiQuery } from '../../lib/api/queries.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import { Facets, useFacets } from './facets.tsx';
import type { CatalogueQuery } from './use-catalogue-query.ts';

interface CatalogueResultsProps {
  query: CatalogueQuery;
  /** Search text; ahead of the URL while typing. */
  search: string;
  onClear(): void;
}

const NONE = 'Keine Produkte gefunden';

const LOADING = 'Produkte werden geladen...';

const loadFilter = () => import('./filter-products.ts');
const loadHelp = () => import('./search-help.tsx');

export function CatalogueResults(props: CatalogueResultsProps) {
  return (
    <LoadedList
      result={useQuery(apiQuery('GET /api/products'))}
      problem="Failed to load products"
      loading={LOADING}
      none={NONE}
      name="der Katalog"
      notLoaded="Der Katalog konnte nicht geladen werden. Bitte versuchen Sie es erneut."
    >
      {(products) => <FoundProducts products={products} {...props} />}
    </LoadedList>
  );
}

function FoundProducts({
  products,
  query,
  search,
  onClear,
}: CatalogueResultsProps & { products: readonly Product[] }) {
  const { category, choice, sort } = query;
  const isSearch = search.trim() !== '';
  const filterProducts = useLoaded(loadFilter, isSearch);
  const matching = useMemo(() => {
    if (isSearch) return filterProducts?.(products, { category, search });
    return category ? products.filter((product) => product.category === category) : products;
  }, [products, category, search, isSearch, filterProducts]);
  const found = useMemo(
    () => matching && productList(matching, choice, sort),
    [matching, choice, sort],
  );
  const facets = useFacets(matching ?? NO_PRODUCTS, choice);
  const SearchHelp = useLoaded(loadHelp, isSearch);
  if (!matching || !found) return <ListLoading text={LOADING} />;
  const help = isSearch && SearchHelp && (
    <SearchHelp products={products} search={search} hasHits={matching.length > 0} />
  );
  return (
    <Box sx={facets.length > 0 ? withFacets : undefined}>
      {facets.length > 0 && (
        <Facets
          facets={facets}
          count={found.length}
          choice={choice}
          onToggle={query.toggleFacet}
          onClear={query.clearFacets}
        />
      )}
      <Box sx={counted}>
        <ResultCount text={`${found.length} Produkte gefunden${category && ` in "${category}"`}`} />
        <small>Preise netto, darunter inkl. MwSt.</small>
      </Box>
      {matching.length > 0 && (
        <Box sx={{ gridArea: 'sort', mb: { xs: 0, md: 1.5 } }}>
          <FilterSelect
            isCompact
            label="Sortierung"
            value={sort}
            options={PRODUCT_SORTS}
            onPick={query.setSort}
          />
        </Box>
      )}
      <Box sx={{ gridArea: 'list', alignSelf: 'start', minWidth: 0 }}>
        {found.length > 0 ? (
          <>
            {help}
            <ItemList view={query.view} items={found}>
              {(product, isSeenFirst) => (
                <ProductCard key={product.id} product={product} isSeenFirst={isSeenFirst} />
              )}
            </ItemList>
          </>
        ) : matching.length > 0 ? (
          <EmptyList
            title={NONE}
            hint={`Ohne die gewählten Filter gibt es ${matching.length} Treffer.`}
            action="Filter zurücksetzen"
            onAction={query.clearFacets}
          />
        ) : (
          <NothingFound
            hitsElsewhere={
              category ? (filterProducts?.(products, { category: '', search }).length ?? 0) : 0
            }
            onClear={onClear}
            onSearchEverywhere={() => query.setCategory('')}
          >
            {help}
          </NothingFound>
        )}
      </Box>
    </Box>
  );
}

const counted = {
  gridArea: 'count',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 2,
  mt: { xs: 1, md: 0 },
  mb: { xs: 1, md: 1.5 },
  '& p': { mb: 0 },
  '& small': { color: 'text.secondary' },
};

const NO_PRODUCTS: readonly Product[] = [];

// On a phone the facets and the sorting come first, on a desktop the facets stand beside the list.
const withFacets = {
  display: 'grid',
  columnGap: { xs: 2, md: 5 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) minmax(0, 1fr)',
    md: 'min(14rem, 22vw) minmax(0, 1fr) min(14rem, 22vw)',
  },
  gridTemplateRows: { md: 'auto 1fr' },
  gridTemplateAreas: {
    xs: '"fold sort" "facets facets" "count count" "list list"',
    md: '"facets count sort" "facets list list"',
  },
  alignItems: { md: 'end' },
};

interface NothingFoundProps {
  /** How many products of other categories match the search. */
  hitsElsewhere: number;
  onClear(): void;
  onSearchEverywhere(): void;
  children: ReactNode;
}

function NothingFound({ hitsElsewhere, onClear, onSearchEverywhere, children }: NothingFoundProps) {
  if (hitsElsewhere > 0) {
    return (
      <EmptyList
        title={NONE}
        hint={`In den anderen Kategorien gibt es ${hitsElsewhere} Treffer.`}
        action="In allen Kategorien suchen"
        onAction={onSearchEverywhere}
      />
    );
  }
  return (
    <EmptyList
      title={NONE}
      hint={`Versuchen Sie einen allgemeineren Suchbegriff, etwa „Kies“ oder „Pflaster“, oder eine andere Kategorie. Wir helfen auch am Telefon: ${COMPANY.phone.display}.`}
      action="Filter zurücksetzen"
      onAction={onClear}
    >
      {children}
    </EmptyList>
  );
}
