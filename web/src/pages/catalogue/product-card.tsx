import type { Product } from '@shop/domain/product';
import { ItemCard } from '../../components/item-card.tsx';
import { priceLabel } from '../../components/price-label.ts';
import { productPath } from '../../paths.ts';
import type { CatalogueView } from './use-catalogue-query.ts';

/** A product of the catalogue, with its price per unit. */
export function ProductCard({ product, view }: { product: Product; view: CatalogueView }) {
  return (
    <ItemCard item={product} to={productPath(product.id)} view={view} price={priceLabel(product)} />
  );
}
