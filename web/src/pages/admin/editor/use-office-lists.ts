import type { CategoryKind } from '@shop/domain/category';
import { PRODUCT_CATEGORIES } from '@shop/domain/product';
import { RENTAL_CATEGORIES } from '@shop/domain/rental';
import { BUILT_IN_SETTINGS, type Settings } from '@shop/domain/settings';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/api/client.ts';
import { READ_OPTIONS } from '../../../lib/api/queries.ts';
import { useAdminKey } from '../api/use-admin-key.ts';

const BUILT_IN = { product: PRODUCT_CATEGORIES, rental_tool: RENTAL_CATEGORIES };

/** The names of the categories that an item can be in, in the order of the shop. */
export function useCategoryNames(of: CategoryKind): readonly string[] {
  const adminKey = useAdminKey();
  const { data } = useQuery({
    ...READ_OPTIONS,
    queryKey: [...adminKey, 'GET /api/admin/categories'],
    queryFn: ({ signal }) => callApi('GET /api/admin/categories', { signal }),
  });
  const stored = data
    ?.map(({ input }) => input)
    .filter((category) => category.of === of && category.visibility !== 'archived')
    .sort((a, b) => a.position - b.position)
    .map(({ name }) => name);
  return stored?.length ? stored : BUILT_IN[of];
}

/** The VAT rates that the office has set. */
export function useVatRates(): Settings['vatRates'] {
  const adminKey = useAdminKey();
  const { data } = useQuery({
    ...READ_OPTIONS,
    queryKey: [...adminKey, 'GET /api/admin/settings'],
    queryFn: ({ signal }) => callApi('GET /api/admin/settings', { signal }),
  });
  return data?.vatRates.input ?? BUILT_IN_SETTINGS.vatRates;
}
