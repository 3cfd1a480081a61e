import type { Product } from '@shop/domain/product';
import { ItemCard } from '../../components/item-card.tsx';
import { ItemList } from '../../components/item-list.tsx';
import { priceLabel } from '../../components/price-row.tsx';
import { productPath } from '../../lib/paths.ts';

interface PopularCardsProps {
  products: readonly Product[];
  count: number;
}

/** Cards of as many products, of all categories in turn. */
export default function PopularCards({ products, count }: PopularCardsProps) {
  return (
    <ItemList view="grid" items={acrossCategories(products).slice(0, count)}>
      {(product) => (
        <ItemCard
          key={product.id}
          item={product}
          heading="h3"
          to={productPath(product.id)}
          price={priceLabel(product)}
        />
      )}
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
