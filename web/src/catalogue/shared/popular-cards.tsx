import type { Product } from '@shop/domain/product/product';
import { useOwnPriced } from '../../lib/own-prices.ts';
import { ItemList } from '../../ui/item-list.tsx';
import { ProductCard } from '../../ui/product-card.tsx';

interface PopularCardsProps {
  products: readonly Product[];
  count: number;
}

export default function PopularCards({ products, count }: PopularCardsProps) {
  const priced = useOwnPriced(products);
  return (
    <ItemList view="grid" items={acrossCategories(priced).slice(0, count)}>
      {(product) => <ProductCard key={product.id} product={product} heading="h3" />}
    </ItemList>
  );
}

/** The first of each category, then the second of each, and so on. */
function acrossCategories(products: readonly Product[]): Product[] {
  const seen = new Map<string, number>();
  const placed = products.map((product) => {
    const place = seen.get(product.category) ?? 0;
    seen.set(product.category, place + 1);
    return { product, place };
  });
  return placed.sort((a, b) => a.place - b.place).map(({ product }) => product);
}
