import { type CategoryItem, PRODUCT_CATEGORIES } from '@shop/domain/product';

/** The categories that have products: the known ones in the shop's order, then others by name. */
export function categoriesOf(products: readonly { category: string }[]): CategoryItem[] {
  const present = new Set(products.map((product) => product.category));
  const known = PRODUCT_CATEGORIES.filter((category) => present.delete(category));
  const others = [...present].sort((a, b) => a.localeCompare(b, 'de'));
  return [...known, ...others].map((category) => ({ category }));
}
