import type { CategoryItem } from '@shop/domain/product/product';
import { PRODUCT_CATEGORIES } from '@shop/domain/product/product-values';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/queries.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';

const BUILT_IN = PRODUCT_CATEGORIES.map((category) => ({ category }));

/** The server's categories; until they are loaded, the built-in ones that documents are rendered with. */
export function useCategories(): readonly CategoryItem[] {
  const { data } = useQuery(apiQuery('GET /api/categories'));
  // The layout may have loaded them before the page is hydrated.
  const isHydrated = useIsHydrated();
  return (isHydrated && data) || BUILT_IN;
}
