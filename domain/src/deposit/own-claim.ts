import { boolean, mixed } from 'yup';
import { dayOf, euroAmount, requestIdSchema, textOrNone } from '../fields/input-fields.ts';
import { PAYMENT_MEANS_NAMES, type PaymentMeans } from '../payment/order-payments.ts';
import type { EntryKind } from '../receivable/entries.ts';
import { hasVisible, requiredObject } from '../text/validation.ts';
import type { CalendarDay } from '../time/calendar.ts';
import { type ClaimStep, type OwnClaimKind, RECORDED, type Recorded } from './deposit.ts';

/** An entry of a claim, in euro; negative if it reverses another. */
export interface OwnClaimEntry {
  id: string;
  what: EntryKind;
  amount: number;
  day: CalendarDay;
  /** Absent for a bank transfer. */
  means?: PaymentMeans;
  reason?: string;
  /** Number of the order or the damage that a deposit was used for. */
  for?: string;
  reverses?: string;
  by: string;
  at: string;
}

/** A deposit or a damage, as the office sees it; amounts in euro, without VAT. */
export interface OwnClaim {
  /** As on its papers: the booking's with `-K` for the deposit, with `-S` for its damages. */
  id: string;
  kind: OwnClaimKind;
  booking_number: string;
  customer: string;
  tool_name: string;
  step: ClaimStep;
  /** Asked for, or the damage. */
  debt_amount: number;
  /** Received, less what was paid back or used. */
  held_amount: number;
  open_amount: number;
  /** To be settled. */
  credit_amount: number;
  /** The last day to pay a damage. */
  due_day?: CalendarDay;
  entries: OwnClaimEntry[];
}

/** Body of `POST /api/admin/claims/{id}/entries`. */
export interface ClaimEntryRequest {
  /** Chosen by the browser, so that a repeated request counts once. */
  request_id: string;
  what: Recorded;
  amount: number;
  day: CalendarDay;
  /** For money; absent for a bank transfer. */
  means?: PaymentMeans | undefined;
  /** Required to keep something, and for a damage; the customer reads it. */
  reason?: string | undefined;
  /** What a deposit is used for: the number of the booking's order or of its damages. */
  for?: string | undefined;
  /** For a new damage: the deposit held pays for as much of it as possible at once. */
  set_off?: boolean | undefined;
  /** The id of an entry to reverse, whose other fields then do not count. */
  reverses?: string | undefined;
}

export const damageNumber = (bookingNumber: string) => `${bookingNumber}-S`;

/** The number of the order that bills a booking: the same random symbols. */
export const billedOrderNumber = (bookingNumber: string) => bookingNumber.replace(/^M/, 'B');

const NO_ENTRY = 'Die Angaben zu Kaution oder Schaden sind ungültig.';

export const claimEntrySchema = requiredObject<ClaimEntryRequest>(NO_ENTRY, {
  request_id: requestIdSchema,
  what: mixed<Recorded>().oneOf(RECORDED, NO_ENTRY).required(NO_ENTRY),
  amount: euroAmount('Betrag').required('Betrag: Bitte geben Sie einen Betrag an'),
  day: dayOf('Tag').required('Tag: Bitte geben Sie ein Datum an'),
  means: mixed<PaymentMeans>().oneOf(PAYMENT_MEANS_NAMES, NO_ENTRY).nonNullable(NO_ENTRY),
  reason: textOrNone('Grund', 300).default(undefined),
  for: textOrNone('Wofür', 40).default(undefined),
  set_off: boolean().typeError(NO_ENTRY).nonNullable(NO_ENTRY),
  reverses: textOrNone('Gegenbuchung', 60).default(undefined),
})
  .test('reason', 'Bitte geben Sie an, warum einbehalten wird.', ({ what, reason, reverses }) => {
    return what !== 'set_off' || reverses !== undefined || hasVisible(reason);
  })
  .test('damage', 'Bitte geben Sie an, was beschädigt ist.', ({ what, reason, reverses }) => {
    return what !== 'damaged' || reverses !== undefined || hasVisible(reason);
  });
