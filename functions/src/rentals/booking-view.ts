import type {
  AdminBooking,
  AdminBookingEntry,
  BookingEntry,
  KeptRecord,
  RentalBooking,
} from '@shop/domain/booking/booking';
import { isLate } from '@shop/domain/booking/booking-days';
import { bookingState, reservesNothing } from '@shop/domain/booking/booking-state';
import { type Renter, renterFields } from '@shop/domain/booking/renter';
import { toEuro } from '@shop/domain/money/money';
import { TAKE_BACK_MS } from '@shop/domain/order/order-status';
import { berlinDay } from '@shop/domain/time/calendar';
import type { AdminNames } from '../accounts/admin-names.ts';
import { fromAllFields, toIso } from '../firestore/all-fields.ts';
import { toOrderWithdrawal } from '../orders/admin-order.ts';
import { BY_CUSTOMER } from '../stored/order.ts';
import {
  BY_SWEEP,
  bookingAmounts,
  returnedDay,
  type StoredBookingEntry,
  type StoredHandoverRecord,
  type StoredRentalBooking,
  type StoredRentalRecord,
  toDamage,
  toDeposit,
} from '../stored/rental-booking.ts';
import { agreedPrices } from './agreed-price.ts';

/** Whether its customer can still cancel it online. */
export function isCancellable({ state, cancel_until }: StoredRentalBooking, now: Date): boolean {
  return bookingState(state).isCancellable && now < cancel_until.toDate();
}

/** The booking as its customer sees it or, without reasons, place and notes, anyone with its number. */
export function toRentalBooking(
  stored: StoredRentalBooking,
  now: Date,
  seenBy: 'customer' | 'number' = 'customer',
): RentalBooking {
  return fromAllFields<RentalBooking>({
    booking_number: stored.booking_number,
    state: stored.state,
    created_at: toIso(stored.created_at),
    tool_id: stored.tool_id,
    tool_name: stored.tool_name,
    article_number: stored.article_number,
    image_url: stored.image_url,
    start_day: stored.start_day,
    end_day: stored.end_day,
    pieces: stored.pieces,
    transport_amount: undefined,
    ...bookingAmounts(stored),
    deposit_amount: toEuro(stored.deposit_cents),
    deposit: toDeposit(stored.deposit),
    damage: toDamage(stored),
    ...renterFields(stored, seenBy),
    hold_until: stored.hold_until && toIso(stored.hold_until),
    reserves_nothing: reservesNothing(stored) || undefined,
    cancel_until: isCancellable(stored, now) ? toIso(stored.cancel_until) : undefined,
    is_late: isLate(stored, berlinDay(now)),
    returned_day: returnedDay(stored),
    order_number: stored.order_number,
    // Not shown: knowing the number gives no right to learn of a withdrawal.
    withdrawal: undefined,
    weekend: stored.tier === 'weekend' ? stored.weekend : undefined,
    group: stored.set?.[0],
    set: undefined,
    history: stored.history
      .filter(({ taken_back }) => !taken_back)
      .map((entry) => toEntry(entry, seenBy)),
  });
}

function toEntry(
  { what, at, reason }: StoredBookingEntry,
  seenBy: 'customer' | 'number',
): BookingEntry {
  return { what, at: toIso(at), ...(reason && seenBy === 'customer' && { reason }) };
}

const OTHERS: Readonly<Record<string, string>> = {
  [BY_CUSTOMER]: 'Kunde',
  [BY_SWEEP]: 'automatisch',
};

/** The booking as the office sees it, with its record if that was read. */
export async function toAdminBooking(
  stored: StoredRentalBooking,
  record: StoredRentalRecord | undefined,
  { adminNames, now }: { adminNames: AdminNames; now: () => Date },
): Promise<AdminBooking> {
  const { handover, return_record, despite_clash, despite_inspection, extras } = record ?? {};
  const { history, withdrawal } = stored;
  const undone = history.flatMap(({ taken_back }) => taken_back ?? []);
  const signed = [handover, return_record].flatMap((kept) => kept ?? []);
  const { decisions = [] } = withdrawal ?? {};
  const uids = [...history, ...undone, ...signed, ...decisions].map(({ by_uid }) => by_uid);
  const names = await adminNames.namesOf(uids.filter((uid) => OTHERS[uid] === undefined));
  const nameOf = (uid: string) => OTHERS[uid] ?? names(uid);
  const toKept = ({ at, by_uid, paper: _, ...kept }: StoredHandoverRecord): KeptRecord => {
    return { ...kept, at: toIso(at), by: nameOf(by_uid) };
  };
  return {
    ...toOfficeBooking(stored, now()),
    history: history.map((entry) => {
      const { by_uid, at, taken_back, what, reason } = entry;
      const canTakeBack = stored.before && entry === history.at(-1);
      return fromAllFields<AdminBookingEntry>({
        what,
        at: toIso(at),
        reason,
        by: nameOf(by_uid),
        taken_back: taken_back && { by: nameOf(taken_back.by_uid), at: toIso(taken_back.at) },
        can_take_back_until: canTakeBack
          ? new Date(at.toMillis() + TAKE_BACK_MS).toISOString()
          : undefined,
      });
    }),
    ...(withdrawal && { withdrawal: toOrderWithdrawal(withdrawal, nameOf) }),
    ...(despite_clash && { despite_clash }),
    ...(despite_inspection && { despite_inspection }),
    ...(handover && { handover: toKept(handover) }),
    ...(return_record && { return_record: toKept(return_record) }),
    ...(extras && { extras }),
  };
}

/** A booking as the office's lists show it, without its record. */
export function toOfficeBooking(stored: StoredRentalBooking, now: Date): AdminBooking {
  const { kind, blocked, buffer_days, chosen_tier, withdrawal, customer_number } = stored;
  return {
    ...toRentalBooking(stored, now),
    ...fromAllFields<Renter>(renterFields(stored)),
    ...(stored.revision && { revision: stored.revision }),
    kind,
    buffer_days,
    prices: agreedPrices(stored),
    ...(chosen_tier && { chosen_tier }),
    ...(blocked && { blocked }),
    ...(!stored.set && stored.group && { group: stored.group }),
    ...(customer_number && { customer_number }),
    ...(stored.early_start && { early_start: true as const }),
    ...(withdrawal && { withdrawal: toOrderWithdrawal(withdrawal, () => '') }),
  };
}
