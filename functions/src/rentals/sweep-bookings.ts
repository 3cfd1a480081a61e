import { nextBooking } from '@shop/domain/booking/booking-days';
import { addDays, berlinDay } from '@shop/domain/time/calendar';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { byNobody } from '../accounts/act.ts';
import { sweepDue } from '../firestore/sweep-due.ts';
import { errorCode } from '../mail/send-entry.ts';
import {
  BY_SWEEP,
  othersOf,
  rentalBookingsOf,
  type StoredRentalBooking,
} from '../stored/rental-booking.ts';
import type { BookingChange } from './booking-change.ts';
import { withEvent } from './booking-event.ts';
import { changeBooking } from './change-booking.ts';
import type { ChangeDeps } from './put-bookings.ts';

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
  await sweep(deps, due, 'hold_until', (booking, transaction) =>
    expireSet(deps, booking, transaction),
  );
  await sweep(deps, late, 'overdue_from', (booking) => keepAway(booking, today));
}

async function sweep(
  deps: ChangeDeps,
  found: FirebaseFirestore.Query,
  field: 'hold_until' | 'overdue_from',
  change: Parameters<typeof changeBooking>[2],
): Promise<void> {
  const told = (error: unknown) => tell(deps, error);
  const acting = byNobody(deps, 'step');
  await sweepDue(found, field, (id) => changeBooking(acting, id, change), told).catch(told);
}

function tell({ log }: ChangeDeps, error: unknown): void {
  log({ severity: 'ERROR', message: `Sweeping the bookings failed: ${errorCode(error)}` });
}

/** Requests of a reservation expire together, with a single mail. */
async function expireSet(
  { firestore, now }: ChangeDeps,
  booking: StoredRentalBooking,
  transaction: Transaction,
): Promise<BookingChange | undefined> {
  const others = await othersOf(firestore, booking, transaction);
  const told_with = others.length > 0 ? booking.booking_number : undefined;
  const change = expire(booking, now(), told_with);
  const more = others.flatMap((before) => {
    const its = before.state === 'requested' ? expire(before, now(), told_with) : undefined;
    return its ? [{ before, change: its }] : [];
  });
  return change && { ...change, others: more };
}

function expire(
  booking: StoredRentalBooking,
  now: Date,
  told_with?: string,
): BookingChange | undefined {
  const { hold_until, ...decided } = booking;
  const today = berlinDay(now);
  // An earlier version blocked it, and the sweep would find nothing else.
  if (booking.state !== 'requested') return hold_until && { booking: decided };
  if (!hold_until || hold_until.toDate() > now) return undefined;
  const core = nextBooking(booking, { type: 'step', to: 'expired', today });
  const at = Timestamp.fromDate(now);
  const event = { id: 'expired', what: 'expired' as const, by_uid: BY_SWEEP, at };
  const entry = { ...event, ...(told_with && { told_with }) };
  return core && { booking: withEvent(booking, core, entry) };
}

function keepAway(booking: StoredRentalBooking, today: string): BookingChange | undefined {
  const { state, overdue_from } = booking;
  if (state !== 'handed_out' || !overdue_from || overdue_from > today) return undefined;
  const core = nextBooking(booking, { type: 'overdue', today });
  const next = { ...booking, overdue_from: addDays(today, 1) };
  return { booking: core?.blocked ? { ...next, blocked: core.blocked } : next, mayClash: true };
}
