import { type CategoryItem, PRODUCT_CATEGORIES } from '@shop/domain/product';
import { RENTAL_CATEGORIES } from '@shop/domain/rental';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/queries.ts';
import { useIsHydrated } from '../../lib/use-is-hydrated.ts';

const KNOWN = {
  'GET /api/categories': PRODUCT_CATEGORIES.map((category) => ({ category })),
  'GET /api/rental-categories': RENTAL_CATEGORIES.map((category) => ({ category })),
};

/** The categories of the server; until they are loaded the built-in ones, which documents are rendered with. */
export function useCategories(
  call: keyof typeof KNOWN = 'GET /api/categories',
): readonly CategoryItem[] {
  const { data } = useQuery(apiQuery(call));
  // The layout may have loaded them before the page is hydrated.
  const isHydrated = useIsHydrated();
  return (isHydrated && data) || KNOWN[call];
}
