import type { Product } from '@shop/domain/product';
import { ItemList } from '../../components/item-list.tsx';
import { ProductCard } from './product-card.tsx';
import type { CatalogueView } from './use-catalogue-query.ts';

/** Products beside or below each other. */
export function ProductList({ products, view }: { products: Product[]; view: CatalogueView }) {
  return (
    <ItemList view={view}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} view={view} />
      ))}
    </ItemList>
  );
}
