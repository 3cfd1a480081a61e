import { PRODUCT_CATEGORIES } from '@shop/domain/product';
import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api/queries.ts';

/** The categories; the known ones until the server's list is loaded. */
export function useCategories(): readonly string[] {
  const { data } = useQuery(apiQuery('GET /api/categories'));
  return data?.map(({ category }) => category) ?? PRODUCT_CATEGORIES;
}
