import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ApiFailure } from '../../lib/api/api-failure.ts';
import { contactsQuery, ordersQuery, statsQuery } from './admin-queries.ts';
import { officeList } from './office-list.ts';
import { useLoggedFailure } from './use-logged-failure.ts';
import { useOfficeKey } from './use-office-key.ts';

/**
 * Everything that the office shows, asked for at once whichever tab is open. A failed load is only
 * logged and leaves its list empty; a refused one says that this is not an office account.
 */
export function useOffice(status: string) {
  const key = useOfficeKey();
  const stats = useQuery(statsQuery(key));
  const orders = useInfiniteQuery(ordersQuery(key, status));
  const contacts = useInfiniteQuery(contactsQuery(key));
  useLoggedFailure('Failed to load admin stats', stats.error);
  useLoggedFailure('Failed to load admin orders', orders.error);
  useLoggedFailure('Failed to load admin contacts', contacts.error);
  return {
    stats: stats.data,
    isLoadingStats: stats.isLoading,
    orders: officeList(orders),
    contacts: officeList(contacts),
    isDenied: [stats, orders, contacts].some(({ error }) => isDenial(error)),
  };
}

/** Not signed in (any more), or without the claim. */
function isDenial(error: Error | null): boolean {
  return error instanceof ApiFailure && (error.status === 401 || error.status === 403);
}
