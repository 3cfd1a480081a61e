import type { Product } from './product.ts';
import { type Searchable, searchable } from './search.ts';

const INDEXES = new WeakMap<readonly Product[], Searchable<Product>>();

/** A list of products made searchable, once for as long as the list lives. */
export function productSearch(products: readonly Product[]): Searchable<Product> {
  const known = INDEXES.get(products);
  if (known) return known;
  const index = searchable(products, ({ name, description, category }) => ({
    name,
    others: [description, category],
  }));
  INDEXES.set(products, index);
  return index;
}
