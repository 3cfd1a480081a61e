import { bookingState } from '@shop/domain/booking/booking-state';
import { TAKE_BACK_MS } from '@shop/domain/order/order-status';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { Acting } from '../accounts/act.ts';
import type { Changed } from '../changes/change-one.ts';
import { raisedBy } from '../changes/seen.ts';
import { contractDraft, returnDraft } from '../documents/kept-papers.ts';
import { checkRateLimits } from '../firestore/rate-limit.ts';
import { type AtLeastOne, mapAll } from '../lib/at-least-one.ts';
import { type Refusal, refuse } from '../lib/refusal.ts';
import { nextConfirmationSlot, readMailShare, type SlotDeps } from '../mail/confirmation-slots.ts';
import { type OutboxDeps, putBookingMails } from '../mail/outbox.ts';
import { BY_CUSTOMER } from '../stored/order.ts';
import { depositSummary, ownClaimOf } from '../stored/own-claim.ts';
import { rentalPicturesOf } from '../stored/picture-file.ts';
import {
  BY_SWEEP,
  rentalBookingOf,
  rentalRecordOf,
  type StoredRentalBooking,
  type StoredRentalRecord,
  withBookingTokens,
} from '../stored/rental-booking.ts';
import type { Put } from './booking-change.ts';
import type { Clash } from './clash.ts';
import { countDays } from './count-days.ts';
import { nextDeposit, readDeposit } from './deposit.ts';
import { passedTrip } from './rental-set.ts';

export type ChangeDeps = OutboxDeps & SlotDeps;

const LOST_PHOTO = refuse(
  'conflict',
  'Ein Foto ist nicht mehr gespeichert oder gehört zu einer anderen Miete. Bitte nehmen Sie die Fotos neu auf.',
);

/**
 * Writes new bookings, and everything that belongs to new or changed ones, after the necessary reads: tools and months
 * if their days differ, the slot of their shared mail, the office's records with their photos. A changed first booking
 * is written by the caller. The only place that counts days.
 */
export async function putBookings(
  transaction: Transaction,
  deps: ChangeDeps & Acting,
  asked: AtLeastOne<Put>,
): Promise<Changed<AtLeastOne<StoredRentalBooking>> | { clash: Clash }> {
  const { before, change } = asked[0];
  const { booking, address, uses } = change;
  const allowance = uses && (await checkRateLimits(transaction, deps, uses));
  if (allowance && !allowance.ok) return allowance;
  const puts: AtLeastOne<Put> = [...asked, ...(await passedTrip(transaction, deps, asked))];
  const hasNews = booking.history.length > (before?.history.length ?? 0);
  const [counts, slot, share, ...prepares] = await Promise.all([
    countDays(transaction, deps, puts),
    hasNews && isMailed(booking)
      ? nextConfirmationSlot(transaction, deps, booking.customer_email, {
          notBefore: mailAt(booking, deps.now()),
          // An expiry results from the customer's own request.
          isByOffice: ![BY_CUSTOMER, BY_SWEEP].includes(booking.history.at(-1)?.by_uid ?? ''),
        })
      : undefined,
    readMailShare(transaction, deps, hasNews ? address : undefined),
    ...mapAll(puts, (put, index) => prepared(transaction, deps, put, index === 0)),
  ]);
  const refusal = prepares.find((each): each is Refusal => 'code' in each);
  if (refusal) return refusal;
  if (counts.clash) return { clash: counts.clash };
  allowance?.count();
  counts.write();
  const ready = prepares as unknown as AtLeastOne<Prepared>;
  for (const { write } of ready) write();
  const stored = mapAll(ready, (each) => each.stored);
  const mails = hasNews
    ? putBookingMails(
        transaction,
        deps,
        stored,
        slot,
        address !== undefined,
        ready[0].written,
        share,
      )
    : [];
  return { ok: true, value: stored, mails };
}

interface Prepared {
  stored: StoredRentalBooking;
  written: StoredRentalRecord | undefined;
  write(): void;
}

/** Does the other reads of a change; the returned function writes it. */
async function prepared(
  transaction: Transaction,
  deps: ChangeDeps & Acting,
  { before, change }: Put,
  isFirst: boolean,
): Promise<Prepared | Refusal> {
  const { firestore } = deps;
  const { booking, record } = change;
  const number = booking.booking_number;
  const shown = [record?.handover, record?.return_record].flatMap((each) => each?.pictures ?? []);
  const photos = rentalPicturesOf(firestore, shown);
  const [claim, kept, files] = await Promise.all([
    readDeposit(transaction, firestore, before, change),
    record && transaction.get(rentalRecordOf(firestore, number)),
    photos.length > 0
      ? transaction.getAll(...photos.map((photo) => photo.withConverter(null)), NUMBER_ONLY)
      : [],
  ]);
  if (files.some((file) => !file.exists || (file.get('booking_number') ?? number) !== number)) {
    return LOST_PHOTO;
  }
  const deposit = claim && nextDeposit(claim, change);
  if (deposit && !deposit.ok) return deposit;
  const told = deposit ? { ...booking, deposit: depositSummary(deposit.claim) } : booking;
  const { blocked: _, held_by: __, ...unreserved } = told;
  const stored = withBookingTokens(change.reservesNothing ? unreserved : told);
  const written =
    record &&
    (await withPapers({ ...kept?.data(), ...record, schema_version: 1 }, record, stored, before));
  const write = () => {
    if (deposit && deposit.claim !== claim) {
      transaction.set(ownClaimOf(firestore, deposit.claim.number), deposit.claim);
    }
    if (!before) transaction.create(rentalBookingOf(firestore, number), stored);
    else if (!isFirst) {
      transaction.set(rentalBookingOf(firestore, number), raisedBy(deps, before, stored));
    }
    if (written) transaction.set(rentalRecordOf(firestore, number), written);
    for (const photo of photos) {
      transaction.update(photo, { booking_number: number, expires_at: FieldValue.delete() });
    }
    change.write?.();
  };
  return { stored, written, write };
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
