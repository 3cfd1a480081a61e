import type { Product } from '@shop/domain/product';
import { useMemo } from 'react';
import { ResultCount } from '../../components/result-count.tsx';
import { type CatalogueFilter, filterProducts } from './filter-products.ts';
import { NothingFound } from './nothing-found.tsx';
import { ProductList } from './product-list.tsx';
import type { CatalogueView } from './use-catalogue-query.ts';

interface FoundProductsProps extends CatalogueFilter {
  products: readonly Product[];
  view: CatalogueView;
  onClear(): void;
  onSearchEverywhere(): void;
}

/** The products that fit the filter and how many they are. */
export function FoundProducts({
  products,
  category,
  search,
  view,
  onClear,
  onSearchEverywhere,
}: FoundProductsProps) {
  // The same array until something changes: a key that is typed does not render the list.
  const found = useMemo(
    () => filterProducts(products, { category, search }),
    [products, category, search],
  );
  return (
    <>
      <ResultCount text={countText(found.length, category)} />
      {found.length > 0 ? (
        <ProductList key={view} products={found} view={view} />
      ) : (
        <NothingFound
          hitsElsewhere={category ? filterProducts(products, { category: '', search }).length : 0}
          onClear={onClear}
          onSearchEverywhere={onSearchEverywhere}
        />
      )}
    </>
  );
}

function countText(count: number, category: string): string {
  return `${count} Produkte gefunden${category && ` in "${category}"`}`;
}
