import type { Product } from '@shop/domain/product';
import { useQuery } from '@tanstack/react-query';
import { memo, useMemo } from 'react';
import { ItemCard } from '../../components/item-card.tsx';
import { ItemList } from '../../components/item-list.tsx';
import { LoadedList, ResultCount } from '../../components/loaded-list.tsx';
import { priceLabel } from '../../components/price-row.tsx';
import { apiQuery } from '../../lib/api/queries.ts';
import { productPath } from '../../lib/paths.ts';
import { type CatalogueFilter, filterProducts } from './filter-products.ts';
import { NONE, NothingFound } from './nothing-found.tsx';
import { RentalHits } from './rental-hits.tsx';
import type { CatalogueView } from './use-catalogue-query.ts';

interface CatalogueResultsProps extends CatalogueFilter {
  view: CatalogueView;
  onClear(): void;
  onSearchEverywhere(): void;
}

/** The products that match the filter, how many there are, or why there are none. */
export function CatalogueResults(props: CatalogueResultsProps) {
  return (
    <LoadedList
      result={useQuery(apiQuery('GET /api/products'))}
      problem="Failed to load products:"
      loading="Produkte werden geladen..."
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
  const found = useMemo(
    () => filterProducts(products, { category, search }),
    [products, category, search],
  );
  return (
    <>
      <ResultCount text={`${found.length} Produkte gefunden${category && ` in "${category}"`}`} />
      {found.length > 0 ? (
        <>
          <RentalHits search={search} byName />
          <ItemList view={view} items={found}>
            {(product, isSeenFirst) => (
              <ProductCard key={product.id} product={product} isSeenFirst={isSeenFirst} />
            )}
          </ItemList>
        </>
      ) : (
        <NothingFound
          products={products}
          search={search}
          hitsElsewhere={category ? filterProducts(products, { category: '', search }).length : 0}
          onClear={onClear}
          onSearchEverywhere={onSearchEverywhere}
        />
      )}
    </>
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
