import { useOfficeQuery } from '../kit/api/use-office-query.ts';

/** Below the account's key, for all that is known of bookings. */
export const BOOKINGS_KEY = 'rentals';

/** Apart from the rest of bookings: the office's first page needs no more. */
export function useRentalToday() {
  return useOfficeQuery([BOOKINGS_KEY, 'today'], 'GET /api/admin/rental-today');
}
