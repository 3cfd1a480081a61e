import type { Cents } from '../money/money.ts';
import type { CalendarDay } from '../time/calendar.ts';
import type { Balance } from './balance.ts';
import type { EntryKind } from './entries.ts';
import { CLAIM_STATES } from './states.ts';

/**
 * Filters of orders by what is owed; `ahead`: open before the goods go out; `credit`: the customer gets money back;
 * `to_invoice`: delivered, without an invoice.
 */
export const PAYMENT_FILTERS = [...CLAIM_STATES, 'ahead', 'credit', 'to_invoice'] as const;
export type OrderPaymentFilter = (typeof PAYMENT_FILTERS)[number];

/** Why the office gives up the rest of a claim. Words of a list, as the customer may read the order's document. */
export const WRITE_OFF_REASONS = {
  insolvent: 'Insolvenz',
  uncollectible: 'uneinbringlich',
  lapsed: 'verjährt',
  goodwill: 'Kulanz',
  settled: 'Vergleich',
  small: 'Kleinbetrag',
} as const;
export type WriteOffReason = keyof typeof WRITE_OFF_REASONS;

/** Whether it is a waiver rather than a bad debt: the customer could have paid. */
export const isWaived = ({
  what,
  cause,
}: {
  what: EntryKind;
  cause?: WriteOffReason | undefined;
}) =>
  what === 'small_rest' || (what === 'written_off' && (cause === 'goodwill' || cause === 'small'));

/** Why no reminders are sent for a time. */
export const STOP_REASONS = {
  complaint: 'Reklamation',
  instalments: 'Ratenzahlung',
  agreement: 'Zahlung zugesagt',
  clarification: 'in Klärung',
  lawyer: 'beim Anwalt',
} as const;
export type StopReason = keyof typeof STOP_REASONS;

/** An amount that is no longer expected, in euro; negative if it reverses another. */
export interface OrderWriteOff {
  id: string;
  amount: number;
  day: CalendarDay;
  /** `small_rest`: it counts as paid, by the tolerance of the settings. */
  reason: WriteOffReason | 'small_rest';
  reverses?: string;
  by: string;
  at: string;
}

/** Body of `POST /api/admin/orders/{orderNumber}/write-off`: all that is open, or the reversal of an entry. */
export interface WriteOffRequest {
  /** Chosen by the browser, so that a repeated request counts once. */
  id: string;
  reason: WriteOffReason;
  reverses?: string | undefined;
}

/**
 * The rest that a payment leaves and that counts as paid: of what is enough in time with the discount, else of all
 * that is open. Nothing beyond the tolerance.
 */
export function smallRest(
  { openCents, discount }: Balance,
  toleranceCents: Cents,
  day: CalendarDay,
): Cents {
  const rests = [discount && day <= discount.untilDay ? discount.cents : openCents, openCents];
  return rests.find((cents) => cents > 0 && cents <= toleranceCents) ?? 0;
}
