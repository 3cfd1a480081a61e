import type { RentalBooking } from '@shop/domain/booking/booking';
import { moveProblem, nextBooking } from '@shop/domain/booking/booking-days';
import { bookingState } from '@shop/domain/booking/booking-state';
import { COMPANY } from '@shop/domain/company';
import { berlinDay, type CalendarDay } from '@shop/domain/time/calendar';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { type Outcome, type Refusal, refuse } from '../errors/refusal.ts';
import { isBookingToken } from '../mail/cancel-token.ts';
import { usesBy } from '../rate-limit/rate-limit.ts';
import { closedDays } from '../settings/closed-days.ts';
import { BY_CUSTOMER } from '../stored/order.ts';
import type { StoredBookingEntry, StoredRentalBooking } from '../stored/rental-booking.ts';
import { isCancellable, toRentalBooking } from './booking-view.ts';
import {
  changeBooking,
  mayReserve,
  type RentalDeps,
  tellFirstTaken,
  UNKNOWN_BOOKING,
  withEvent,
} from './change-booking.ts';

const CALL_US = `Bitte rufen Sie uns an: ${COMPANY.phone.display}.`;
const INVALID_LINK = refuse('not_found', `Dieser Link ist nicht mehr gültig. ${CALL_US}`);

const TOO_MUCH_OPEN = refuse(
  'conflict',
  `Diese Miete lässt sich erst verlängern, wenn wir sie bestätigt haben. ${CALL_US}`,
);

/** Proof of the caller: the link's token or, only looked up without a valid token, their account. */
export interface Renting {
  address: string;
  token?: string | undefined;
  findUserId(): Promise<string | undefined>;
}

/** Cancels a booking for its customer, until the deadline they were given. Repeated, it changes nothing. */
export function cancelBooking(deps: RentalDeps, number: string, renter: Renting) {
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
  renter: Renting,
  end_day: CalendarDay,
): Promise<Outcome<RentalBooking>> {
  const { specialDays, rental } = await deps.settings.fresh();
  return changeOwn(deps, number, renter, async (booking, transaction) => {
    if (booking.end_day === end_day) return undefined;
    if (!bookingState(booking.state).isExtendable) return tooLateFor(booking, 'verlängern');
    const closed = closedDays(deps.now(), specialDays);
    const clock = { now: deps.now(), special: specialDays.days };
    const problem = moveProblem(booking, { end_day }, berlinDay(deps.now()), closed, clock);
    if (problem) return refuse('not_possible', problem);
    const core = nextBooking(booking, { type: 'extend', end_day });
    const isOpen = booking.state === 'requested';
    const isWithin = () =>
      booking.blocked &&
      mayReserve(transaction, deps, { ...booking, end_day }, rental.open_piece_days);
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
  { address, token, findUserId }: Renting,
  change: Parameters<typeof changeBooking>[2],
): Promise<Outcome<RentalBooking>> {
  const hasToken = token !== undefined && isBookingToken(deps.linkKey, number, token, deps.now());
  const userId = hasToken ? undefined : await findUserId();
  if (!hasToken && userId === undefined) {
    return token === undefined ? UNKNOWN_BOOKING : INVALID_LINK;
  }
  const asOwner = async (booking: StoredRentalBooking, transaction: Transaction) => {
    // The same answer for somebody else's booking as for an unknown one.
    const isOwn = hasToken || booking.user_id === userId;
    if (!isOwn || booking.kind === 'downtime') return UNKNOWN_BOOKING;
    const changed = await change(booking, transaction);
    return changed && 'booking' in changed ? { ...changed, address } : changed;
  };
  const changed = await changeBooking(deps, number, asOwner, tellFirstTaken);
  return changed.ok ? { ok: true, value: toRentalBooking(changed.booking, deps.now()) } : changed;
}

function entryOf({ now }: RentalDeps, what: StoredBookingEntry['what']): StoredBookingEntry {
  const at = Timestamp.fromDate(now());
  return { id: `${what}-${at.toMillis()}`, what, by_uid: BY_CUSTOMER, at };
}

function tooLateFor({ state }: StoredRentalBooking, what: string): Refusal {
  const message = `Ihre Miete hat den Status „${bookingState(state).label}“ und lässt sich hier nicht mehr ${what}. ${CALL_US}`;
  return refuse('conflict', message);
}
