import { COMPANY } from '@shop/domain/company';
import type { Product } from '@shop/domain/product';
import { useQuery } from '@tanstack/react-query';
import { memo, type ReactNode, useMemo } from 'react';
import { ItemCard } from '../../components/item-card.tsx';
import { ItemList } from '../../components/item-list.tsx';
import { EmptyList, ListLoading, LoadedList, ResultCount } from '../../components/loaded-list.tsx';
import { priceLabel } from '../../components/price-row.tsx';
import { apiQuery } from '../../lib/api/queries.ts';
import { productPath } from '../../lib/paths.ts';
import { useLoaded } from '../../lib/use-loaded.ts';
import type { CatalogueFilter } from './filter-products.ts';
import type { CatalogueView } from './use-catalogue-query.ts';

interface CatalogueResultsProps extends CatalogueFilter {
  view: CatalogueView;
  onClear(): void;
  onSearchEverywhere(): void;
}

const NONE = 'Keine Produkte gefunden';

const LOADING = 'Produkte werden geladen...';

const loadFilter = () => import('./filter-products.ts');
const loadHelp = () => import('./search-help.tsx');

/** The products that match the filter, how many there are, or why there are none. */
export function CatalogueResults(props: CatalogueResultsProps) {
  return (
    <LoadedList
      result={useQuery(apiQuery('GET /api/products'))}
      problem="Failed to load products:"
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
  category,
  search,
  view,
  onClear,
  onSearchEverywhere,
}: CatalogueResultsProps & { products: readonly Product[] }) {
  const isSearch = search.trim() !== '';
  const filterProducts = useLoaded(loadFilter, isSearch);
  const found = useMemo(() => {
    if (isSearch) return filterProducts?.(products, { category, search });
    return category ? products.filter((product) => product.category === category) : products;
  }, [products, category, search, isSearch, filterProducts]);
  const SearchHelp = useLoaded(loadHelp, isSearch);
  if (!found) return <ListLoading text={LOADING} />;
  const help = isSearch && SearchHelp && (
    <SearchHelp products={products} search={search} hasHits={found.length > 0} />
  );
  return (
    <>
      <ResultCount text={`${found.length} Produkte gefunden${category && ` in "${category}"`}`} />
      {found.length > 0 ? (
        <>
          {help}
          <ItemList view={view} items={found}>
            {(product, isSeenFirst) => (
              <ProductCard key={product.id} product={product} isSeenFirst={isSeenFirst} />
            )}
          </ItemList>
        </>
      ) : (
        <NothingFound
          hitsElsewhere={
            category ? (filterProducts?.(products, { category: '', search }).length ?? 0) : 0
          }
          onClear={onClear}
          onSearchEverywhere={onSearchEverywhere}
        >
          {help}
        </NothingFound>
      )}
    </>
  );
}

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

interface ProductCardProps {
  product: Product;
  isSeenFirst: boolean;
}

const ProductCard = memo(function ProductCard({ product, isSeenFirst }: ProductCardProps) {
  return (
    <ItemCard
      item={product}
      to={productPath(product.id)}
      price={priceLabel(product)}
      isSeenFirst={isSeenFirst}
    />
  );
});
