import { type AdminBooking, isBookingNumber } from '@shop/domain/booking/booking';
import { nextBooking } from '@shop/domain/booking/booking-days';
import { bookingState } from '@shop/domain/booking/booking-state';
import { berlinDay } from '@shop/domain/time/calendar';
import type { WithdrawalDecisionRequest } from '@shop/domain/withdrawal/withdrawal-decision';
import { Timestamp } from 'firebase-admin/firestore';
import { type Changed, changeOne } from '../changes/change-one.ts';
import { type Outcome, refuse } from '../lib/refusal.ts';
import { nextConfirmationSlot } from '../mail/confirmation-slots.ts';
import { putMail } from '../mail/outbox.ts';
import { withDecision } from '../orders/decide-withdrawal.ts';
import { contactToClose } from '../requests/contact-requests.ts';
import {
  agreedDays,
  rentalBookingOf,
  type StoredRentalBooking,
  withBookingTokens,
} from '../stored/rental-booking.ts';
import { pricedFields } from './agreed-price.ts';
import { withEvent } from './booking-event.ts';
import { type RentalDeps, UNKNOWN_BOOKING } from './change-booking.ts';
import { readRecord } from './office-changes.ts';
import { putBookings } from './put-bookings.ts';

/**
 * Records the office's decision on a rental's withdrawal and notifies the customer: nothing is owed, or the days used,
 * if the customer asked for a start within the period (§ 357a (2) BGB). That charge becomes the booking's price. A
 * tool not handed out yet is cancelled at once, to free its days. A billed rental is decided with its order.
 */
export async function decideRentalWithdrawal(
  deps: RentalDeps,
  number: string,
  request: WithdrawalDecisionRequest,
  uid: string,
): Promise<Outcome<AdminBooking>> {
  if (!isBookingNumber(number)) return UNKNOWN_BOOKING;
  const reference = rentalBookingOf(deps.firestore, number);
  const changed = await changeOne(
    deps,
    reference,
    UNKNOWN_BOOKING,
    async (stored, transaction): Promise<Changed<StoredRentalBooking> | undefined> => {
      const withdrawal = withDecision(stored.withdrawal, request, uid, deps.now());
      if ('code' in withdrawal) return withdrawal;
      const problem = problemOf(stored, request);
      if (problem) return refuse('not_possible', problem);
      const decided = { ...stored, withdrawal };
      const priced = { ...decided, ...pricedFields(decided) };
      const off =
        request.outcome === 'whole' && bookingState(stored.state).isCancellable
          ? nextBooking(priced, { type: 'step', to: 'cancelled', today: berlinDay(deps.now()) })
          : undefined;
      const at = Timestamp.fromDate(deps.now());
      const event = { id: request.id, what: 'cancelled' as const, by_uid: uid, at };
      const booking = withBookingTokens(off ? withEvent(priced, off, event) : priced);
      const close = await contactToClose(transaction, deps, withdrawal.request_id, uid);
      const { customer_email } = booking;
      const slot = customer_email
        ? await nextConfirmationSlot(transaction, deps, customer_email, { isByOffice: true })
        : undefined;
      const put = off
        ? await putBookings(transaction, deps, [{ before: stored, change: { booking } }])
        : { ok: true as const, value: [booking] as const, mails: [] };
      if ('clash' in put || !put.ok) return 'clash' in put ? undefined : put;
      close();
      const [value] = put.value;
      if (!slot) return { ...put, value };
      const subject = { kind: 'booking_withdrawn' as const, booking: value, part: request.id };
      const mail = putMail(transaction, deps, number, subject, slot);
      return { ...put, value, mails: [mail, ...(put.mails ?? [])] };
    },
  );
  return changed.ok ? { ok: true, value: await readRecord(deps, changed.value) } : changed;
}

function problemOf(
  booking: StoredRentalBooking,
  { outcome, used_days, lines, goods_back }: WithdrawalDecisionRequest,
): string | undefined {
  if (booking.order_number) return BILLED;
  if (lines || goods_back) return 'Eine Miete hat keine Waren.';
  if ((outcome === 'part') !== (used_days !== undefined)) return NO_DAYS;
  if (used_days === undefined) return undefined;
  if (!booking.early_start) return NO_CONSENT;
  const most = agreedDays(booking);
  return used_days > most ? `Vereinbart sind nur ${most} Tage.` : undefined;
}

const BILLED =
  'Diese Miete ist schon abgerechnet: Bitte entscheiden Sie über den Widerruf in der Abrechnung.';
const NO_DAYS = 'Zu einem Teil gehören die Tage der Nutzung, und nur dazu.';
const NO_CONSENT =
  'Der Kunde hat den Beginn vor Ablauf der Widerrufsfrist nicht gewünscht: Er schuldet nichts.';
