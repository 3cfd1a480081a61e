import { nextBooking } from '@shop/domain/booking/booking-days';
import { addDays, berlinDay } from '@shop/domain/time/calendar';
import { Timestamp } from 'firebase-admin/firestore';
import { sweepDue } from '../firestore/sweep-due.ts';
import { errorCode } from '../mail/send-entry.ts';
import { BY_SWEEP, rentalBookingsOf, type StoredRentalBooking } from '../stored/rental-booking.ts';
import { type BookingChange, type ChangeDeps, changeBooking, withEvent } from './change-booking.ts';

/**
 * Lets requests expire once their time is up, and blocks another day for tools that have not been returned.
 * Each booking has its own transaction, so that nothing is lost if the process ends; a failing one does not
 * hold up the others. Never throws.
 */
export async function sweepBookings(deps: ChangeDeps): Promise<void> {
  const { firestore, now } = deps;
  const today = berlinDay(now());
  const bookings = rentalBookingsOf(firestore).withConverter(null);
  const due = bookings.where('hold_until', '<=', Timestamp.fromDate(now()));
  const late = bookings.where('overdue_from', '<=', today);
  await sweep(deps, due, 'hold_until', (booking) => expire(booking, now(), today));
  await sweep(deps, late, 'overdue_from', (booking) => keepAway(booking, today));
}

async function sweep(
  deps: ChangeDeps,
  found: FirebaseFirestore.Query,
  field: 'hold_until' | 'overdue_from',
  change: (booking: StoredRentalBooking) => BookingChange | undefined,
): Promise<void> {
  const told = (error: unknown) => tell(deps, error);
  await sweepDue(found, field, (id) => changeBooking(deps, id, change), told).catch(told);
}

function tell({ log }: ChangeDeps, error: unknown): void {
  log({ severity: 'ERROR', message: `Sweeping the bookings failed: ${errorCode(error)}` });
}

function expire(booking: StoredRentalBooking, now: Date, today: string): BookingChange | undefined {
  const { hold_until, ...decided } = booking;
  // An earlier version blocked it, and the sweep would find nothing else.
  if (booking.state !== 'requested') return { booking: decided };
  if (!hold_until || hold_until.toDate() > now) return undefined;
  const core = nextBooking(booking, { type: 'step', to: 'expired', today });
  const at = Timestamp.fromDate(now);
  const entry = { id: 'expired', what: 'expired' as const, by_uid: BY_SWEEP, at };
  return core && { booking: withEvent(booking, core, entry) };
}

function keepAway(booking: StoredRentalBooking, today: string): BookingChange | undefined {
  const { state, overdue_from } = booking;
  if (state !== 'handed_out' || !overdue_from || overdue_from > today) return undefined;
  const core = nextBooking(booking, { type: 'overdue', today });
  const next = { ...booking, overdue_from: addDays(today, 1) };
  return { booking: core?.blocked ? { ...next, blocked: core.blocked } : next, mayClash: true };
}
