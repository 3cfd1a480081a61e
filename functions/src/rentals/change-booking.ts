import { isBookingNumber } from '@shop/domain/booking/booking';
import { pieceDays } from '@shop/domain/booking/booking-days';
import type { Transaction } from 'firebase-admin/firestore';
import type { ShopSettings } from '../cache/office-state.ts';
import type { RentalCatalogue } from '../catalogue/catalogue.ts';
import { type Changed, changeOne } from '../changes/change-one.ts';
import { networkOf, type RateLimit, usesId } from '../firestore/rate-limit.ts';
import type { AtLeastOne } from '../lib/at-least-one.ts';
import { type Refusal, refuse } from '../lib/refusal.ts';
import { mailboxOf } from '../mail/confirmation-slots.ts';
import type { PublicSettings } from '../settings/public-settings.ts';
import {
  rentalBookingOf,
  rentalBookingsOf,
  type StoredRentalBooking,
} from '../stored/rental-booking.ts';
import type { BookingChange } from './booking-change.ts';
import { type Clash, type TellClash, tellNextFree } from './clash.ts';
import { type ChangeDeps, putBookings } from './put-bookings.ts';

export interface RentalDeps extends ChangeDeps, Pick<PublicSettings, 'holidays'> {
  settings: ShopSettings;
  rental: RentalCatalogue;
  /** Bookings and their extensions, per address. */
  bookingLimit: RateLimit;
  refusedBookingLimit: RateLimit;
}

export const UNKNOWN_BOOKING = refuse('not_found', 'Diese Mietbuchung gibt es nicht.');

export type MaybeChange = BookingChange | Refusal | undefined;

/**
 * Changes a booking, the counts of its days and its mails in one transaction, and then sends the
 * mails. `change` returns the outcome; undefined if it has already happened.
 */
export async function changeBooking(
  deps: ChangeDeps,
  bookingNumber: string,
  change: (
    booking: StoredRentalBooking,
    transaction: Transaction,
  ) => MaybeChange | Promise<MaybeChange>,
  tellClash: TellClash = tellNextFree,
): Promise<Changed<StoredRentalBooking>> {
  if (!isBookingNumber(bookingNumber)) return UNKNOWN_BOOKING;
  const reference = rentalBookingOf(deps.firestore, bookingNumber);
  let clash: Clash | undefined;
  const changed = await changeOne(deps, reference, UNKNOWN_BOOKING, async (stored, transaction) => {
    clash = undefined;
    const result = await change(stored, transaction);
    if (!result || 'code' in result) return result;
    const put = await putBookings(transaction, deps, [
      { before: stored, change: result },
      ...(result.others ?? []),
    ]);
    if (!('clash' in put)) return put.ok ? { ...put, value: put.value[0] } : put;
    clash = put.clash;
    return undefined;
  });
  return clash ? tellClash(deps, clash) : changed;
}

/** Keyed hashes identifying the sender of a request: the mailbox and, if known, the address's largest network. */
export function holdersOf({ rateLimitKey }: ChangeDeps, email: string, address?: string): string[] {
  const by = [...(address === undefined ? [] : [networkOf(address)]), mailboxOf(email)];
  return by.map((holder) => usesId(rateLimitKey, 'open booking', holder));
}

/** Bounds what a request may read. */
const MAX_OPEN = 30;

/**
 * Whether the bookings of a request may reserve their days: together with all open ones of the same network or mailbox,
 * they stay within what the office has set, and there are fewer than thirty. Reads these in the transaction, so that
 * concurrent requests count.
 */
export async function mayReserve(
  transaction: Transaction,
  { firestore }: ChangeDeps,
  asked: AtLeastOne<StoredRentalBooking>,
  max: number,
): Promise<boolean> {
  const { held_by = [] } = asked[0];
  const sumOf = (bookings: readonly StoredRentalBooking[]) =>
    bookings.reduce((sum, each) => sum + pieceDays(each), 0);
  if (sumOf(asked) > max) return false;
  if (held_by.length === 0) return true;
  const open = rentalBookingsOf(firestore).where('held_by', 'array-contains-any', held_by);
  const { docs } = await transaction.get(open.limit(MAX_OPEN));
  if (docs.length === MAX_OPEN) return false;
  const others = docs.map((document) => document.data());
  return held_by.every((holder) => {
    const own = others.filter((each) =>
      asked.every((one) => one.booking_number !== each.booking_number),
    );
    const held = own.filter((each) => each.held_by?.includes(holder));
    return sumOf([...asked, ...held]) <= max;
  });
}
