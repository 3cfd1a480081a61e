import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api/queries.ts';
import { useLogFailure } from '../../kit/api/failures.ts';
import { useCategoryList } from '../../kit/api/use-category-list.ts';

/** The names of the categories of products: the office's in its order, then any others of the shop. */
export function useCategoryNames(): readonly string[] {
  const { data: categories = [] } = useCategoryList('product');
  const { data = [], error } = useQuery(apiQuery('GET /api/categories'));
  useLogFailure('Failed to load the categories of the shop', error);
  const names = [
    ...categories.map(({ input }) => input.name),
    ...data.map((each) => each.category),
  ];
  return [...new Set(names)];
}
