import type { BookingCancelRequest, RentalBooking } from '@shop/domain/booking/booking';
import { moveProblem, nextBooking } from '@shop/domain/booking/booking-days';
import { bookingState, nounOf } from '@shop/domain/booking/booking-state';
import { standing } from '@shop/domain/booking/rental-set';
import { CALL_US } from '@shop/domain/company';
import { berlinDay, type CalendarDay } from '@shop/domain/time/calendar';
import { endsContract } from '@shop/domain/withdrawal/withdrawal-decision';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { byNobody } from '../accounts/act.ts';
import { isSignedLink } from '../accounts/signed-link.ts';
import { type Customer, ownership, tooLate } from '../changes/change-one.ts';
import { usesBy } from '../firestore/rate-limit.ts';
import { type Outcome, refuse } from '../lib/refusal.ts';
import { closedDays } from '../settings/closed-days.ts';
import { BY_CUSTOMER } from '../stored/order.ts';
import {
  othersOf,
  type StoredBookingEntry,
  type StoredRentalBooking,
} from '../stored/rental-booking.ts';
import { withEvent } from './booking-event.ts';
import { isCancellable, toRentalBooking } from './booking-view.ts';
import { changeBooking, mayReserve, type RentalDeps, UNKNOWN_BOOKING } from './change-booking.ts';
import { tellFirstTaken } from './clash.ts';
import { REVOKED } from './move-booking.ts';
import { ofTool, setOf } from './rental-set.ts';

const TOO_MUCH_OPEN = refuse(
  'conflict',
  `Diese Miete lässt sich erst verlängern, wenn wir sie bestätigt haben. ${CALL_US}`,
);

/**
 * Cancels a booking, or what is left of its reservation, for its customer until the deadline they were given. Repeated,
 * it changes nothing.
 */
export function cancelBooking(
  deps: RentalDeps,
  number: string,
  renter: Customer,
  { whole_set }: Pick<BookingCancelRequest, 'whole_set'>,
) {
  return changeOwn(byNobody(deps, 'step'), number, renter, async (booking, transaction) => {
    if (booking.state === 'cancelled') return undefined;
    const all = whole_set ? await othersOf(deps.firestore, booking, transaction) : [];
    const others = standing(all);
    const late = [booking, ...others].find((each) => !isCancellable(each, deps.now()));
    if (late) {
      const refusal = tooLateFor(late, 'stornieren');
      return late === booking ? refusal : ofTool(refusal, late);
    }
    const today = berlinDay(deps.now());
    const entry = entryOf(deps, 'cancelled', others.length > 0 ? number : undefined);
    const cancelled = (before: StoredRentalBooking) => {
      const core = nextBooking(before, { type: 'step', to: 'cancelled', today });
      return { booking: core ? withEvent(before, core, entry) : before };
    };
    return {
      ...cancelled(booking),
      others: others.map((before) => ({ before, change: cancelled(before) })),
    };
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
  return changeOwn(byNobody(deps, 'move'), number, renter, async (booking, transaction) => {
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
      mayReserve(transaction, deps, [{ ...booking, end_day }], settings.rental.open_piece_days);
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
  if (!changed.ok) return changed;
  const set = await setOf(deps, changed.value);
  return {
    ok: true,
    value: { ...toRentalBooking(changed.value, deps.now()), ...(set && { set }) },
  };
}

function entryOf(
  { now }: RentalDeps,
  what: StoredBookingEntry['what'],
  told_with?: string,
): StoredBookingEntry {
  const at = Timestamp.fromDate(now());
  const id = `${what}-${at.toMillis()}`;
  return { id, what, by_uid: BY_CUSTOMER, at, ...(told_with && { told_with }) };
}

const tooLateFor = ({ state }: StoredRentalBooking, change: string) =>
  tooLate(`Ihre ${nounOf(state)} hat`, bookingState(state).label, change);
