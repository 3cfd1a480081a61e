import type { Product } from '@shop/domain/product/product';
import { productSearch } from '@shop/domain/product/product-search';

export interface CatalogueFilter {
  /** Empty for all categories. */
  category: string;
  /** Words that name, description or category contain; empty for all products. */
  search: string;
}

/** The products that match the filter: best hits first, otherwise in the catalogue's order. */
export default function filterProducts(
  products: readonly Product[],
  { category, search }: CatalogueFilter,
): Product[] {
  const found = productSearch(products).find(search);
  return category === '' ? found : found.filter((product) => product.category === category);
}
