import type { Product } from '@shop/domain/product';
import { categoryPath, PATHS } from '../../lib/paths.ts';

/** The pages above a product's, from the top down. */
export function productTrail({ category }: Pick<Product, 'category'>) {
  return [
    { to: PATHS.catalogue, label: 'Katalog' },
    { to: categoryPath(category), label: category },
  ];
}
