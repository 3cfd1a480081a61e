import type { AdminBooking, BookingMoveRequest } from '@shop/domain/booking/booking';
import { moveProblem, nextBooking, type RentalPeriod } from '@shop/domain/booking/booking-days';
import { bookingState } from '@shop/domain/booking/booking-state';
import type { Settings } from '@shop/domain/settings/settings';
import { addDays, berlinDay, daysBetween } from '@shop/domain/time/calendar';
import { endsContract } from '@shop/domain/withdrawal/withdrawal-decision';
import { Timestamp } from 'firebase-admin/firestore';
import { type Outcome, type Refusal, refuse } from '../lib/refusal.ts';
import { closedDays } from '../settings/closed-days.ts';
import type { StoredBookingEntry, StoredRentalBooking } from '../stored/rental-booking.ts';
import type { Put } from './booking-change.ts';
import { cancelUntil, withEvent } from './booking-event.ts';
import type { MaybeChange, RentalDeps } from './change-booking.ts';
import { changeAsAdmin } from './office-changes.ts';
import { ofTool, seenOthers } from './rental-set.ts';

/**
 * Moves a booking that has not begun to other days or pieces, or extends one, and with it the given others of its
 * reservation; refuses days that are not free unless the admin gives a reason. Repeated, it changes nothing.
 */
export async function moveBooking(
  deps: RentalDeps,
  number: string,
  request: BookingMoveRequest,
  uid: string,
): Promise<Outcome<AdminBooking>> {
  const settings = await deps.settings.fresh();
  const { request_id: id, despite_clash, others: seen, ...wanted } = request;
  return changeAsAdmin(deps, number, async (booking, transaction) => {
    const others = await seenOthers(transaction, deps, booking, seen);
    if ('code' in others) return others;
    const told_with = others.length > 0 ? number : undefined;
    const by = { id, by_uid: uid, ...(told_with && { told_with }) };
    const days = {
      start: daysBetween(booking.start_day, wanted.start_day),
      end: daysBetween(booking.end_day, wanted.end_day),
    };
    const moved = (each: StoredRentalBooking, to: RentalPeriod & { pieces: number }) =>
      movedTo(each, to, { by, settings, despite_clash, now: deps.now() });
    const own = moved(booking, wanted);
    if (!own || 'code' in own) return own;
    const more: Put[] = [];
    for (const before of others) {
      const start_day = addDays(before.start_day, days.start);
      const end_day = addDays(before.end_day, days.end);
      const change = moved(before, { start_day, end_day, pieces: before.pieces });
      if (change && 'code' in change) return ofTool(change, before);
      if (change) more.push({ before, change });
    }
    return { ...own, others: more };
  });
}

interface Moving {
  by: Omit<StoredBookingEntry, 'what' | 'at'>;
  settings: Settings;
  despite_clash: string | undefined;
  now: Date;
}

function movedTo(
  booking: StoredRentalBooking,
  wanted: RentalPeriod & { pieces: number },
  { by, settings, despite_clash, now }: Moving,
): MaybeChange {
  const { start_day, end_day, pieces } = wanted;
  const isStartSame = booking.start_day === start_day && booking.pieces === pieces;
  if (isStartSame && booking.end_day === end_day) return undefined;
  if (endsContract(booking.withdrawal?.decisions?.at(-1))) return REVOKED;
  const isExtension = isStartSame && end_day > booking.end_day;
  const core = nextBooking(
    booking,
    isExtension ? { type: 'extend', end_day } : { type: 'move', ...wanted },
  );
  if (!core) return cannotMove(booking);
  const problem = moveProblem(booking, wanted, berlinDay(now), closedDays(now, settings));
  if (problem) return refuse('not_possible', problem);
  const what = isExtension ? ('extended' as const) : ('moved' as const);
  const moved = withEvent(booking, core, { ...by, what, at: Timestamp.fromDate(now) });
  return {
    booking: { ...moved, cancel_until: cancelUntil(start_day, settings.rental.cancel_hours) },
    mayClash: despite_clash !== undefined,
    ...(despite_clash && { record: { despite_clash } }),
  };
}

export const REVOKED = refuse(
  'not_possible',
  'Diese Miete ist wirksam widerrufen: Sie lässt sich nicht mehr verschieben oder verlängern.',
);

function cannotMove({ state }: StoredRentalBooking): Refusal {
  const { label, isExtendable } = bookingState(state);
  const message = isExtendable
    ? `Die Miete hat den Status „${label}“: Es lässt sich nur noch das Ende hinausschieben.`
    : `Eine Miete mit dem Status „${label}“ lässt sich nicht mehr verschieben.`;
  return refuse('conflict', message);
}
