import type { Cents } from '../money/money.ts';
import type { Balance, Claim } from '../receivable/balance.ts';
import type { ClaimState } from '../receivable/states.ts';
import { formatEuro } from '../text/format.ts';
import type { CalendarDay } from '../time/calendar.ts';

const BADGES = {
  none: { label: 'noch nicht berechnet', color: 'grey' },
  paid: { label: 'bezahlt', color: 'green' },
  open: { label: 'offen', color: 'yellow' },
  part: { label: 'teilweise bezahlt', color: 'yellow' },
  written_off: { label: 'ausgebucht', color: 'grey' },
} as const;

const OVERDUE_BADGES = {
  open: { label: 'überfällig', color: 'red' },
  part: { label: 'teilweise bezahlt, überfällig', color: 'red' },
} as const;

/** German label and colour of a payment state on a day; overdue once the due day has passed. */
export function paymentBadge(state: ClaimState, dueDay?: CalendarDay, today: CalendarDay = '') {
  const isOverdue = (state === 'open' || state === 'part') && dueDay !== undefined;
  return isOverdue && dueDay < today ? OVERDUE_BADGES[state] : BADGES[state];
}

/** The balance of an order on the wire: gross, in euro. */
export interface OrderMoney {
  /**
   * What it is owed by. This, the amounts paid and open and the state are missing only in answers of an older
   * version; the state also for the customer of what the office has written off.
   */
  claim?: Claim['kind'];
  /** The payment reference, if that is an invoice number. */
  payment_reference?: string;
  payment_state?: ClaimState;
  paid_amount?: number;
  open_amount?: number;
  /** Amount of the invoice or the prepayment; missing before there is one. */
  debt_amount?: number;
  /** Fees and interest claimed by reminders, as part of the open amount; missing without any. */
  claimed_amount?: number;
  /** The part of these that is open. */
  open_costs_amount?: number;
  /** The discount that was taken. */
  discount_amount?: number;
  /** Written off by the office, and small rests that count as paid; only for the office. */
  relief_amount?: number;
  /** Paid back to the customer. */
  refunded_amount?: number;
  /** Received beyond what is owed: to be paid back, or for the invoice to come. */
  credit_amount?: number;
  /** The last day to pay in time, while something is open. */
  due_day?: CalendarDay;
  /** Sufficient if paid in time. */
  discount?: { amount: number; until_day: CalendarDay };
}

/** Means of payment, for receipts and refunds. */
export const PAYMENT_MEANS = { bank: 'Überweisung', cash: 'bar', card: 'Karte' } as const;
export type PaymentMeans = keyof typeof PAYMENT_MEANS;
export const PAYMENT_MEANS_NAMES = Object.keys(PAYMENT_MEANS) as readonly PaymentMeans[];
export const PAYMENT_MEANS_CHOICES = PAYMENT_MEANS_NAMES.map((id) => {
  return { id, label: PAYMENT_MEANS[id] };
});

/** A payment recorded by the office, in euro; negative if it was refunded or reversed. */
export interface OrderPayment {
  id: string;
  amount: number;
  /** When the money arrived. */
  day: CalendarDay;
  /** Absent for a bank transfer. */
  means?: PaymentMeans;
  /** The id of the payment that this entry reverses. */
  reverses?: string;
  /** The number of the deposit that it came from. */
  from_deposit?: string;
  /** The number of the order that it came from or went to, of which one is a part of the other. */
  other_order?: string;
  /** The number of the advance invoice about it, or whether one can be written. */
  advance_invoice?: string;
  can_have_advance_invoice?: true;
  by: string;
  at: string;
}

/** Body of `POST /api/admin/orders/{orderNumber}/payments`. */
export interface PaymentRequest {
  /** Chosen by the browser, so that a repeated request counts once. */
  id: string;
  /** In euro; negative for refunds. */
  amount: number;
  day: CalendarDay;
  /** Absent for a bank transfer. */
  means?: PaymentMeans | undefined;
  /** Id of a payment to reverse: negates its amount and keeps its means. */
  reverses?: string | undefined;
  /** Accepts a payment above the open amount. */
  beyond_open?: boolean | undefined;
}

/** Body of `POST /api/admin/orders/{orderNumber}/reminder`. */
export interface ReminderRequest {
  id: string;
}

/** A payment reminder sent by an admin, as ISO instant. */
export interface PaymentReminder {
  /** By which its letter is fetched; missing in old ones without amounts. */
  id?: string;
  /** Its stage, as in its letter. */
  title: string;
  by: string;
  at: string;
  /** The last day it allows; missing in old ones. */
  pay_by?: CalendarDay;
  /** It went by post, on that instant, or waits to be posted. */
  is_letter?: true;
  posted_at?: string;
  /** The invoice that it reminded of was cancelled, and its claims with it. */
  is_void?: boolean;
  /** Claimed in addition to the open amount, in euro. */
  fee?: number;
  /** § 288 (5) BGB. */
  flat_sum?: number;
  interest?: number;
}

const MAX_PAYMENTS = 50;

/** What may still arrive: what is open, or before an invoice what is left of the order's amount. */
export function expectedCents({ state, paidCents, openCents }: Balance, agreedCents: Cents): Cents {
  return state === 'none' ? Math.max(0, agreedCents - paidCents) : openCents;
}

/**
 * Why a payment cannot be recorded, as a German sentence. Twice the amount may be paid, in case a customer pays
 * twice; anything above that is a typing error. `agreedCents` is the total of the order before its invoice,
 * `earlier` how many payments it has.
 */
export function paymentProblem(
  amountCents: Cents,
  { paidCents, debtCents, costsCents }: Balance,
  agreedCents: Cents,
  earlier: number,
): string | undefined {
  const after = paidCents + amountCents;
  const owedCents = Math.max(debtCents, agreedCents) + costsCents;
  if (earlier >= MAX_PAYMENTS) {
    return `Zu einer Bestellung lassen sich höchstens ${MAX_PAYMENTS} Zahlungen eintragen.`;
  }
  if (after < 0) {
    return `Zurückzahlen lässt sich höchstens, was bezahlt ist: ${formatEuro(paidCents)}.`;
  }
  if (amountCents > 0 && after > 2 * owedCents) {
    return `Damit wären ${formatEuro(after)} bezahlt, mehr als das Doppelte des Gesamtbetrags von ${formatEuro(owedCents)}. Bitte prüfen Sie den Betrag.`;
  }
  return undefined;
}
