import type { DayRange } from '@shop/domain/booking/booking-days';
import { useOfficeQuery } from './use-office-query.ts';

/** Query key of everything known about bookings, relative to the account's. */
export const BOOKINGS_KEY = 'rentals';

/** Separate from the other bookings, as the office's first page needs only this. */
export const useRentalToday = () =>
  useOfficeQuery([BOOKINGS_KEY, 'today'], 'GET /api/admin/rental-today');

/** The bookings of some days, of `tool` alone if given. */
export function useCalendar(query: DayRange & { tool?: string }, enabled = true) {
  return useOfficeQuery([BOOKINGS_KEY, 'calendar', query], 'GET /api/admin/rental-calendar', {
    query: { ...query },
    enabled,
  });
}
