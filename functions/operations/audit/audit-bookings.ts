import { isDeepStrictEqual } from 'node:util';
import { blockedRange, countOut, monthOfDay } from '@shop/domain/booking/booking-days';
import {
  bookingState,
  canMoveBooking,
  isBookingState,
  reservesNothing,
} from '@shop/domain/booking/booking-state';
import { isMailKind, stateOfMail } from '@shop/domain/contract/mail';
import { berlinDay } from '@shop/domain/time/calendar';
import { BY_CUSTOMER } from '../../src/stored/order.ts';
import {
  damageSummary,
  depositSummary,
  type StoredOwnClaim,
  withEntries,
} from '../../src/stored/own-claim.ts';
import type { StoredRentalBooking, StoredRentalDays } from '../../src/stored/rental-booking.ts';
import { type Finding, lacksMail, type Seen } from './seen.ts';

export function checkBooking(booking: StoredRentalBooking, id: string, seen: Seen): Finding[] {
  const { booking_number, state, tool_id, blocked, pieces, order_number: order } = booking;
  const isUnreserved = reservesNothing(booking) && booking.held_by === undefined;
  const { blocks, isCancellable } = bookingState(state);
  const away = seen.away.get(tool_id) ?? new Map();
  seen.claims.set(booking_number, { deposit: booking.deposit, damage: booking.damage ?? {} });
  if (blocked) seen.away.set(tool_id, countOut(away, blocked, pieces));
  return [
    booking_number !== id && `it says that it is ${booking_number}`,
    blocks && !seen.has('rentalTools', String(tool_id)) && `its tool ${tool_id} is missing`,
    bookingHistoryProblem(booking),
    ...bookingMailsOf(booking, seen),
    blocks !== (blocked !== undefined) &&
      !isUnreserved &&
      `as ${state}, it ${blocks ? 'keeps no' : 'keeps'} days`,
    // Once the tool is out, it may be returned early or late.
    isCancellable &&
      !isUnreserved &&
      !isDeepStrictEqual(blocked, blockedRange(booking, booking.buffer_days)) &&
      'it does not keep the days of its period',
    (state === 'closed') !== (order !== undefined) && `as ${state}, its order is ${order}`,
    order !== undefined && !seen.has('orders', order) && `its order ${order} is missing`,
    booking.set?.includes(booking_number) === false && 'its reservation is without it',
  ];
}

function bookingHistoryProblem({ history, state }: StoredRentalBooking): Finding {
  const taken = history.filter(({ taken_back }) => !taken_back);
  const reached = taken.map(({ what }) => what).filter(isBookingState);
  const gap = reached.find((to, index) => {
    const from = reached[index - 1];
    return from ? !canMoveBooking(from, to) : to !== 'requested' && to !== 'confirmed';
  });
  if (gap) return `its history goes on with ${gap}`;
  return reached.at(-1) !== state && `its history ends with ${reached.at(-1)}, not ${state}`;
}

function bookingMailsOf(booking: StoredRentalBooking, seen: Seen): Finding[] {
  const { booking_number: number, kind, customer_email, state, history } = booking;
  if (kind === 'downtime' || customer_email === '') return [];
  return history.flatMap(({ what, at, by_uid, taken_back, told_with = number }, index) => {
    // A change of several bookings of a reservation has one mail.
    if (told_with !== number) return [];
    const mail = `booking_${what}`;
    const part = String(index);
    // Earlier mails are dropped when the booking is cancelled.
    const isTold =
      !taken_back && isMailKind(mail) && (bookingState(state).blocks || what === state);
    return [
      isTold && lacksMail(seen, at, mail, number, stateOfMail(mail) ? undefined : part),
      by_uid === BY_CUSTOMER && lacksMail(seen, at, 'booking_notice', number, part),
    ];
  });
}

export function checkClaim(claim: StoredOwnClaim, id: string, seen: Seen): Finding[] {
  const { number, kind, booking_number, entries } = claim;
  const told = seen.claims.get(booking_number);
  const { to_books: _, ...sums } = withEntries({ ...claim, entries: [] }, entries);
  const { to_books: __, ...stored } = claim;
  const summary = {
    deposit: () => depositSummary(claim),
    damage: () => damageSummary(claim).damage ?? {},
  };
  return [
    number !== id && `it says that it is ${number}`,
    !isDeepStrictEqual(sums, stored) && 'its sums are not those of its entries',
    told === undefined && `its booking ${booking_number} is missing`,
    told !== undefined &&
      // Erased bookings tell no reason.
      !isDeepStrictEqual(
        { ...summary[kind](), reason: undefined },
        { ...told[kind], reason: undefined },
      ) &&
      `its booking ${booking_number} tells otherwise`,
  ];
}

/** The months of a past booking may be deleted. */
export const isAhead = (month: string, { now }: Seen) => month >= monthOfDay(berlinDay(now));

export function checkDays(
  { tool_id, month, out }: StoredRentalDays,
  _id: string,
  seen: Seen,
): Finding[] {
  const away = seen.away.get(tool_id)?.get(month) ?? [];
  const isSame = out.every((count, index) => count === (away[index] ?? 0));
  return [isAhead(month, seen) && !isSame && 'it is not what the bookings keep away'];
}
