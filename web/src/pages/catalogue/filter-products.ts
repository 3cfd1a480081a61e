import type { Product } from '@shop/domain/product';
import { matcher } from '@shop/domain/search';

export interface CatalogueFilter {
  /** Empty for all categories. */
  category: string;
  /** Words that name, description or category contain; empty for all products. */
  search: string;
}

/** The products that a shopper wants to see, in the order of the catalogue. */
export function filterProducts(
  products: readonly Product[],
  { category, search }: CatalogueFilter,
): Product[] {
  const matches = matcher(search);
  return products.filter(
    (product) =>
      (category === '' || product.category === category) &&
      matches(product.name, product.description, product.category),
  );
}
