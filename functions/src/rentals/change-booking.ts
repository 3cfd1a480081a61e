import { isBookingNumber } from '@shop/domain/booking/booking';
import {
  type BookingCore,
  clashingDays,
  monthsIn,
  type OutByMonth,
  pieceDays,
  recount,
} from '@shop/domain/booking/booking-days';
import { bookingState } from '@shop/domain/booking/booking-state';
import type { StoredRentalTool } from '@shop/domain/office/stored-catalogue';
import { TAKE_BACK_MS } from '@shop/domain/order/order-status';
import { addDays, berlinMidnight } from '@shop/domain/time/calendar';
import { FieldValue, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { ShopSettings } from '../cache/office-state.ts';
import type { RentalCatalogue } from '../catalogue/catalogue.ts';
import { type Changed, changeOne } from '../changes/change-one.ts';
import { contractDraft, returnDraft } from '../documents/kept-papers.ts';
import {
  checkRateLimits,
  type LimitedUse,
  networkOf,
  type RateLimit,
  usesId,
} from '../firestore/rate-limit.ts';
import { type Refusal, refuse } from '../lib/refusal.ts';
import {
  mailboxOf,
  nextConfirmationSlot,
  readMailShare,
  type SlotDeps,
} from '../mail/confirmation-slots.ts';
import { type OutboxDeps, putBookingMails } from '../mail/outbox.ts';
import type { PublicSettings } from '../settings/public-settings.ts';
import { BY_CUSTOMER } from '../stored/order.ts';
import { depositSummary, ownClaimOf } from '../stored/own-claim.ts';
import { rentalPicturesOf } from '../stored/picture-file.ts';
import {
  BY_SWEEP,
  readOut,
  rentalBookingOf,
  rentalBookingsOf,
  rentalRecordOf,
  type StoredBookingEntry,
  type StoredRentalBooking,
  type StoredRentalRecord,
  withBookingTokens,
  writeOut,
} from '../stored/rental-booking.ts';
import { rentalToolsOf } from '../stored/rental-tool.ts';
import { pricedFields } from './agreed-price.ts';
import { type Clash, type TellClash, tellNextFree } from './clash.ts';
import { type DepositChange, nextDeposit, readDeposit } from './deposit.ts';

export type ChangeDeps = OutboxDeps & SlotDeps;

export interface RentalDeps extends ChangeDeps, Pick<PublicSettings, 'holidays'> {
  settings: ShopSettings;
  rental: RentalCatalogue;
  /** Bookings and their extensions, per address. */
  bookingLimit: RateLimit;
  refusedBookingLimit: RateLimit;
}

export const UNKNOWN_BOOKING = refuse('not_found', 'Diese Mietbuchung gibt es nicht.');
const LOST_PHOTO = refuse(
  'conflict',
  'Ein Foto ist nicht mehr gespeichert oder gehört zu einer anderen Miete. Bitte nehmen Sie die Fotos neu auf.',
);

/** The outcome of a change; the booking's days, mails and search words are derived from it. */
export interface BookingChange {
  booking: StoredRentalBooking;
  /** Blocks days even if too few pieces are left: the tool has not been returned, or the office insists. */
  mayClash?: boolean;
  /** Data for the office only. */
  record?: Partial<StoredRentalRecord>;
  /** Further writes, after the last read. */
  write?: () => void;
  /** The address of the customer who made the change, which notifies the office. */
  address?: string | undefined;
  /** A request beyond what its sender may reserve: checked for free days, but takes none. */
  reservesNothing?: boolean;
  /** The limits that it counts towards; refused beyond them. */
  uses?: readonly LimitedUse[];
  deposit?: DepositChange['deposit'];
  undoes?: DepositChange['undoes'];
}

type Put = Changed<StoredRentalBooking> | { clash: Clash };

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
    const put = await putBooking(transaction, deps, stored, result);
    if (!('clash' in put)) return put;
    clash = put.clash;
    return undefined;
  });
  return clash ? tellClash(deps, clash) : changed;
}

/**
 * Writes a new booking, and everything that belongs to a new or changed one, after the necessary reads: tool and
 * months if its days differ, the slot of its mail, the office's record with its photos. The only place that
 * counts days.
 */
export async function putBooking(
  transaction: Transaction,
  deps: ChangeDeps,
  before: StoredRentalBooking | undefined,
  change: BookingChange,
  known?: StoredRentalTool,
): Promise<Put> {
  const { booking, mayClash = false, record, address, uses } = change;
  const { firestore } = deps;
  const number = booking.booking_number;
  const shown = [record?.handover, record?.return_record].flatMap((each) => each?.pictures ?? []);
  const photos = rentalPicturesOf(firestore, shown);
  const hasNews = booking.history.length > (before?.history.length ?? 0);
  const allowance = uses && (await checkRateLimits(transaction, deps, uses));
  if (allowance && !allowance.ok) return allowance;
  const [claim, counts, slot, share, kept, files] = await Promise.all([
    readDeposit(transaction, firestore, before, change),
    countDays(transaction, deps, before, booking, known),
    hasNews && isMailed(booking)
      ? nextConfirmationSlot(transaction, deps, booking.customer_email, {
          notBefore: mailAt(booking, deps.now()),
          // An expiry results from the customer's own request.
          isByOffice: ![BY_CUSTOMER, BY_SWEEP].includes(booking.history.at(-1)?.by_uid ?? ''),
        })
      : undefined,
    readMailShare(transaction, deps, hasNews ? address : undefined),
    record && transaction.get(rentalRecordOf(firestore, number)),
    photos.length > 0
      ? transaction.getAll(...photos.map((photo) => photo.withConverter(null)), NUMBER_ONLY)
      : [],
  ]);
  if (files.some((file) => !file.exists || (file.get('booking_number') ?? number) !== number)) {
    return LOST_PHOTO;
  }
  if (counts.clash && !mayClash) return { clash: counts.clash };
  const deposit = claim && nextDeposit(claim, change);
  if (deposit && !deposit.ok) return deposit;
  allowance?.count();
  const told = deposit ? { ...booking, deposit: depositSummary(deposit.claim) } : booking;
  const { blocked: _, held_by: __, ...unreserved } = told;
  const stored = withBookingTokens(change.reservesNothing ? unreserved : told);
  if (deposit && deposit.claim !== claim) {
    transaction.set(ownClaimOf(firestore, deposit.claim.number), deposit.claim);
  }
  if (!change.reservesNothing) {
    writeOut(transaction, firestore, booking.tool_id, counts.before, counts.after);
  }
  if (!before) transaction.create(rentalBookingOf(firestore, number), stored);
  const written =
    record &&
    (await withPapers({ ...kept?.data(), ...record, schema_version: 1 }, record, stored, before));
  if (written) {
    transaction.set(rentalRecordOf(firestore, number), written);
  }
  for (const photo of photos) {
    transaction.update(photo, { booking_number: number, expires_at: FieldValue.delete() });
  }
  change.write?.();
  const mails = hasNews
    ? putBookingMails(transaction, deps, stored, slot, address !== undefined, written, share)
    : [];
  return { ok: true, value: stored, mails };
}

/**
 * The record with what its papers say as they are signed, which later changes of the booking leave as it is. A
 * handover older than that gets what holds before the next step.
 */
async function withPapers(
  written: StoredRentalRecord,
  { handover: isSigned }: Partial<StoredRentalRecord>,
  stored: StoredRentalBooking,
  before: StoredRentalBooking = stored,
): Promise<StoredRentalRecord> {
  const { handover, return_record: back } = written;
  const contract = handover && (await contractDraft(isSigned ? stored : before, handover));
  const record = back && (await returnDraft(stored, back, handover));
  return {
    ...written,
    ...(handover && { handover: { ...handover, paper: JSON.stringify(contract) } }),
    ...(back && { return_record: { ...back, paper: JSON.stringify(record) } }),
  };
}

/** Keyed hashes identifying the sender of a request: the mailbox and, if known, the address's largest network. */
export function holdersOf({ rateLimitKey }: ChangeDeps, email: string, address?: string): string[] {
  const by = [...(address === undefined ? [] : [networkOf(address)]), mailboxOf(email)];
  return by.map((holder) => usesId(rateLimitKey, 'open booking', holder));
}

/** Bounds what a request may read. */
const MAX_OPEN = 30;

/**
 * Whether a request may reserve its days: with all open ones of the same network or mailbox, they are within
 * what the office has set, and fewer than thirty. Reads these in the transaction, so that of several at once
 * none goes unnoticed.
 */
export async function mayReserve(
  transaction: Transaction,
  { firestore }: ChangeDeps,
  booking: StoredRentalBooking,
  max: number,
): Promise<boolean> {
  const { held_by = [], booking_number } = booking;
  if (pieceDays(booking) > max) return false;
  if (held_by.length === 0) return true;
  const open = rentalBookingsOf(firestore).where('held_by', 'array-contains-any', held_by);
  const { docs } = await transaction.get(open.limit(MAX_OPEN));
  if (docs.length === MAX_OPEN) return false;
  const others = docs.map((document) => document.data());
  return held_by.every((holder) => {
    const own = others.filter((each) => each.booking_number !== booking_number);
    const held = own.filter((each) => each.held_by?.includes(holder)).map(pieceDays);
    return held.reduce((sum, days) => sum + days, pieceDays(booking)) <= max;
  });
}

/** Mails of a step wait until the office can no longer undo it. */
function mailAt({ before, history }: StoredRentalBooking, now: Date): Date {
  const step = before && history.at(-1);
  return step ? new Date(step.at.toMillis() + TAKE_BACK_MS) : now;
}

/** Avoids reading the photos themselves, which are large. */
const NUMBER_ONLY = { fieldMask: ['booking_number'] };

/**
 * Erased customers have no address, and neither have some who book by phone; the end is announced by the
 * invoice.
 */
function isMailed({ kind, customer_email, history }: StoredRentalBooking): boolean {
  const what = history.at(-1)?.what;
  if (kind === 'downtime' || customer_email === '' || what === undefined) return false;
  return what === 'moved' || what === 'extended' || bookingState(what).mail !== null;
}

async function countDays(
  transaction: Transaction,
  { firestore }: ChangeDeps,
  before: StoredRentalBooking | undefined,
  booking: StoredRentalBooking,
  known: StoredRentalTool | undefined,
): Promise<{ before: OutByMonth; after: OutByMonth; clash?: Clash }> {
  const { tool_id, blocked, pieces: wanted } = booking;
  const held = before?.blocked;
  const isSame = held?.from === blocked?.from && held?.to === blocked?.to;
  if (isSame && before?.pieces === wanted) return { before: new Map(), after: new Map() };
  const months = [held, blocked].flatMap((range) => (range ? monthsIn(range) : []));
  const [out, tool] = await Promise.all([
    readOut(firestore, tool_id, [...new Set(months)], transaction),
    blocked && (known ?? readTool(transaction, firestore, tool_id)),
  ]);
  const counts = { before: out, after: recount(out, before, booking) };
  if (!blocked) return counts;
  const freed = recount(out, before, undefined);
  const pieces = tool?.quantity_available ?? 0;
  // A booking may keep the days it already has, even if other bookings are returned late.
  const isHeld = (day: string) =>
    held !== undefined && held.from <= day && day < held.to && (before?.pieces ?? 0) >= wanted;
  const days = clashingDays(freed, blocked, wanted, pieces).filter((day) => !isHeld(day));
  return days.length > 0
    ? { ...counts, clash: { days, known: { out: freed, pieces }, wanted: booking } }
    : counts;
}

export async function readTool(
  transaction: Transaction,
  firestore: ChangeDeps['firestore'],
  toolId: number,
): Promise<StoredRentalTool | undefined> {
  return (await transaction.get(rentalToolsOf(firestore).doc(String(toolId)))).data();
}

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
