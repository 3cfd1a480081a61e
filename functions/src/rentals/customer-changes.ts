import type { RentalBooking } from '@shop/domain/booking/booking';
import { moveProblem, nextBooking } from '@shop/domain/booking/booking-days';
import { bookingState } from '@shop/domain/booking/booking-state';
import { CALL_US } from '@shop/domain/company';
import { berlinDay, type CalendarDay } from '@shop/domain/time/calendar';
import { endsContract } from '@shop/domain/withdrawal/withdrawal-decision';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { isSignedLink } from '../accounts/signed-link.ts';
import { type Customer, ownership, tooLate } from '../changes/change-one.ts';
import { usesBy } from '../firestore/rate-limit.ts';
import { type Outcome, refuse } from '../lib/refusal.ts';
import { closedDays } from '../settings/closed-days.ts';
import { BY_CUSTOMER } from '../stored/order.ts';
import type { StoredBookingEntry, StoredRentalBooking } from '../stored/rental-booking.ts';
import { isCancellable, toRentalBooking } from './booking-view.ts';
import {
  changeBooking,
  mayReserve,
  type RentalDeps,
  UNKNOWN_BOOKING,
  withEvent,
} from './change-booking.ts';
import { tellFirstTaken } from './clash.ts';
import { REVOKED } from './office-changes.ts';

const TOO_MUCH_OPEN = refuse(
  'conflict',
  `Diese Miete lässt sich erst verlängern, wenn wir sie bestätigt haben. ${CALL_US}`,
);

/** Cancels a booking for its customer, until the deadline they were given. Repeated, it changes nothing. */
export function cancelBooking(deps: RentalDeps, number: string, renter: Customer) {
  return changeOwn(deps, number, renter, (booking) => {
    if (booking.state === 'cancelled') return undefined;
    if (!isCancellable(booking, deps.now())) return tooLateFor(booking, 'stornieren');
    const today = berlinDay(deps.now());
    const core = nextBooking(booking, { type: 'step', to: 'cancelled', today });
    return core && { booking: withEvent(booking, core, entryOf(deps, 'cancelled')) };
  });
}

/**
 * Extends a booking for its customer to another day if the tool is free until then. Repeated, it changes
 * nothing.
 */
export async function extendBooking(
  deps: RentalDeps,
  number: string,
  renter: Customer,
  end_day: CalendarDay,
): Promise<Outcome<RentalBooking>> {
  const settings = await deps.settings.fresh();
  return changeOwn(deps, number, renter, async (booking, transaction) => {
    if (booking.end_day === end_day) return undefined;
    if (endsContract(booking.withdrawal?.decisions?.at(-1))) return REVOKED;
    if (!bookingState(booking.state).isExtendable) return tooLateFor(booking, 'verlängern');
    const closed = closedDays(deps.now(), settings);
    const clock = { now: deps.now(), special: settings.specialDays.days };
    const problem = moveProblem(booking, { end_day }, berlinDay(deps.now()), closed, clock);
    if (problem) return refuse('not_possible', problem);
    const core = nextBooking(booking, { type: 'extend', end_day });
    const isOpen = booking.state === 'requested';
    const isWithin = () =>
      booking.blocked &&
      mayReserve(transaction, deps, { ...booking, end_day }, settings.rental.open_piece_days);
    if (isOpen && !(await isWithin())) return TOO_MUCH_OPEN;
    return (
      core && {
        booking: withEvent(booking, core, entryOf(deps, 'extended')),
        uses: usesBy(renter.address, deps.bookingLimit),
      }
    );
  });
}

async function changeOwn(
  deps: RentalDeps,
  number: string,
  customer: Customer,
  change: Parameters<typeof changeBooking>[2],
): Promise<Outcome<RentalBooking>> {
  const { address } = customer;
  const link = { purpose: 'booking' as const, number };
  const isToken = (token: string) => isSignedLink(deps.linkKey, link, token, deps.now());
  const isOwn = await ownership(customer, isToken, UNKNOWN_BOOKING);
  if (typeof isOwn !== 'function') return isOwn;
  const asOwner = async (booking: StoredRentalBooking, transaction: Transaction) => {
    // The same answer for somebody else's booking as for an unknown one.
    if (!isOwn(booking) || booking.kind === 'downtime') return UNKNOWN_BOOKING;
    const changed = await change(booking, transaction);
    return changed && 'booking' in changed ? { ...changed, address } : changed;
  };
  const changed = await changeBooking(deps, number, asOwner, tellFirstTaken);
  return changed.ok ? { ok: true, value: toRentalBooking(changed.value, deps.now()) } : changed;
}

function entryOf({ now }: RentalDeps, what: StoredBookingEntry['what']): StoredBookingEntry {
  const at = Timestamp.fromDate(now());
  return { id: `${what}-${at.toMillis()}`, what, by_uid: BY_CUSTOMER, at };
}

const tooLateFor = ({ state }: StoredRentalBooking, change: string) =>
  tooLate('Ihre Miete hat', bookingState(state).label, change);
