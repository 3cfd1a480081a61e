import type { BookingCore } from '@shop/domain/booking/booking-days';
import { addDays, berlinMidnight } from '@shop/domain/time/calendar';
import { Timestamp } from 'firebase-admin/firestore';
import type { StoredBookingEntry, StoredRentalBooking } from '../stored/rental-booking.ts';
import { pricedFields } from './agreed-price.ts';

const HOUR_MS = 60 * 60 * 1000;

export function cancelUntil(startDay: string, cancelHours: number): Timestamp {
  return Timestamp.fromMillis(berlinMidnight(startDay).getTime() - cancelHours * HOUR_MS);
}

/** The booking after a change: repriced if its days or pieces differ, with an entry in its history. */
export function withEvent(
  booking: StoredRentalBooking,
  core: BookingCore,
  entry: StoredBookingEntry,
): StoredRentalBooking {
  const { blocked: _, hold_until, held_by, overdue_from: __, before: ___, ...rest } = booking;
  const isRental = booking.kind === 'rental';
  const isMoved =
    core.start_day !== booking.start_day ||
    core.pieces !== booking.pieces ||
    core.end_day !== booking.end_day;
  // `core` may have all fields of the previous booking.
  const { state, start_day, end_day, pieces, blocked } = core;
  const moved = { ...rest, state, start_day, end_day, pieces, ...(blocked && { blocked }) };
  return {
    ...moved,
    ...(isRental && isMoved && pricedFields(moved)),
    ...(core.state === 'requested' && hold_until && { hold_until }),
    ...(core.state === 'requested' && held_by && { held_by }),
    ...(core.state === 'handed_out' && { overdue_from: addDays(core.end_day, 1) }),
    history: [...booking.history, entry],
  };
}
