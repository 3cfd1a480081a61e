import { inGermanOrder } from '@shop/domain/german-order';
import type { CategoryItem } from '@shop/domain/product';

/** The categories that the items have: the known ones in the shop's order, then others by name. */
export function categoriesOf(
  items: readonly { category: string }[],
  inOrder: readonly string[],
): CategoryItem[] {
  const present = new Set(items.map((item) => item.category));
  const known = inOrder.filter((category) => present.delete(category));
  const others = [...present].sort(inGermanOrder);
  return [...known, ...others].map((category) => ({ category }));
}
