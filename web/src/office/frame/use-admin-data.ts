import { ApiFailure } from '../../lib/api/api-failure.ts';
import { useOfficeList, useOfficeQuery } from '../kit/api/use-office-query.ts';
import { type OrderFilter, orderQuery } from '../orders/use-order-filter.ts';
import type { ContactFilter } from '../requests/contact-filters.tsx';

/**
 * Statistics, orders and contact requests, loaded together whichever tab is open. A failed load is
 * only logged and leaves its list empty. `isDenied` if the server refused one of them.
 */
export function useAdminData(filter: OrderFilter, contactFilter: ContactFilter) {
  const stats = useOfficeQuery(['stats'], 'GET /api/admin/stats');
  const orders = useOfficeList(['orders'], 'GET /api/admin/orders', orderQuery(filter));
  const contacts = useOfficeList(['contacts'], 'GET /api/admin/contacts', { ...contactFilter });
  return {
    stats: stats.data,
    isLoadingStats: stats.isLoading,
    orders,
    contacts,
    isDenied: [stats, orders, contacts].some(({ error }) => isDenial(error)),
  };
}

function isDenial(error: Error | null): boolean {
  return error instanceof ApiFailure && (error.status === 401 || error.status === 403);
}
