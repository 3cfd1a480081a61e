import type { Product } from '@shop/domain/product';
import { memo } from 'react';
import { ItemListFrame } from '../../components/item-list.tsx';
import { ProductRows } from './product-rows.tsx';
import type { CatalogueView } from './use-catalogue-query.ts';

interface ProductListProps {
  products: readonly Product[];
  view: CatalogueView;
}

/** Products beside or below each other. For another view give it another key. */
export const ProductList = memo(function ProductList({ products, view }: ProductListProps) {
  return (
    <ItemListFrame view={view}>
      <ProductRows products={products} view={view} />
    </ItemListFrame>
  );
});
