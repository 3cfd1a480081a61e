import type { Product } from '@shop/domain/product/product';
import { memo } from 'react';
import { productPath } from '../lib/paths.ts';
import { ItemCard } from './item-card.tsx';
import { priceLabel } from './price-row.tsx';
import { PriceNotes } from './product-price.tsx';

interface ProductCardProps {
  product: Product;
  heading?: 'h2' | 'h3';
  isSeenFirst?: boolean;
}

export const ProductCard = memo(function ProductCard({ product, ...card }: ProductCardProps) {
  return (
    <ItemCard
      item={product}
      to={productPath(product.id)}
      price={
        <>
          {priceLabel(product)}
          <PriceNotes product={product} />
        </>
      }
      {...card}
    />
  );
});
