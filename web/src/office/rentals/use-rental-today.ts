import { useOfficeQuery } from '../kit/api/use-office-query.ts';

/** Query key of everything known about bookings, relative to the account's. */
export const BOOKINGS_KEY = 'rentals';

/** Separate from the other bookings, as the office's first page needs only this. */
export function useRentalToday() {
  return useOfficeQuery([BOOKINGS_KEY, 'today'], 'GET /api/admin/rental-today');
}
