import type { Product } from '@shop/domain/product';
import { memo, type Ref } from 'react';
import { ItemCard } from '../../components/item-card.tsx';
import { priceLabel } from '../../components/price-label.ts';
import { productPath } from '../../lib/paths.ts';

interface ProductCardProps {
  product: Product;
  row: number;
  /** Its place among the items, and their number: a screen reader counts but those it finds. */
  position: number;
  total: number;
  /** Room of the rows left out between this one and the one shown before, in pixels. */
  marginTop: number;
  measure?: Ref<HTMLLIElement> | undefined;
}

/** A product of the catalogue, with its price per unit. */
export const ProductCard = memo(function ProductCard({
  product,
  row,
  position,
  total,
  marginTop,
  measure,
}: ProductCardProps) {
  return (
    <ItemCard
      item={product}
      to={productPath(product.id)}
      price={priceLabel(product)}
      isSeenFirst={row === 0}
      listItem={{
        ref: measure,
        style: marginTop > 0 ? { marginTop } : undefined,
        'data-index': row,
        'aria-posinset': position,
        'aria-setsize': total,
      }}
    />
  );
});
