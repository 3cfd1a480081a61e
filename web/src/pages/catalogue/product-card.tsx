import type { Product } from '@shop/domain/product';
import { memo } from 'react';
import { ItemCard } from '../../components/item-card.tsx';
import { priceLabel } from '../../components/price-row.tsx';
import { productPath } from '../../lib/paths.ts';

interface ProductCardProps {
  product: Product;
  isSeenFirst: boolean;
}

/** A product of the catalogue, with its price per unit. */
export const ProductCard = memo(function ProductCard({ product, isSeenFirst }: ProductCardProps) {
  return (
    <ItemCard
      item={product}
      to={productPath(product.id)}
      price={priceLabel(product)}
      isSeenFirst={isSeenFirst}
    />
  );
});
