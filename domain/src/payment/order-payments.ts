import { type Cents, sumCents } from '../money/money.ts';
import { grossSumCents, STANDARD_VAT_RATE, vatAmounts } from '../money/vat.ts';
import { formatEuro } from '../text/format.ts';
import { type CalendarDay, formatDay } from '../time/calendar.ts';
import { type PaymentTerms, paymentTerms } from './payment-terms.ts';

/** `part` is partly paid: something is still open. */
export const PAYMENT_STATES = ['open', 'part', 'paid'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** The states in which an amount is still open. */
export const OPEN_STATES = ['open', 'part'] as const satisfies readonly PaymentState[];

const PAYMENT_BADGES = {
  paid: { label: 'bezahlt', color: 'green' },
  open: { label: 'offen', color: 'yellow' },
  part: { label: 'teilweise bezahlt', color: 'yellow' },
} as const;

const OVERDUE_BADGES = {
  open: { label: 'überfällig', color: 'red' },
  part: { label: 'teilweise bezahlt, überfällig', color: 'red' },
} as const;

/** German label and colour of an order's payment state on a day; overdue once the due day has passed. */
export function paymentBadge(state: PaymentState, dueDay?: CalendarDay, today: CalendarDay = '') {
  const isOverdue = state !== 'paid' && dueDay !== undefined && dueDay < today;
  return isOverdue ? OVERDUE_BADGES[state] : PAYMENT_BADGES[state];
}

/** A payment recorded by the office, in euro; negative if it was refunded or reversed. */
export interface OrderPayment {
  id: string;
  amount: number;
  /** When the money arrived. */
  day: CalendarDay;
  /** The id of the payment that this entry reverses. */
  reverses?: string;
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
  /** The id of a payment to reverse; the amount is then its opposite. */
  reverses?: string | undefined;
}

/** Body of `POST /api/admin/orders/{orderNumber}/reminder`. */
export interface ReminderRequest {
  id: string;
}

/** Open amounts in euro, without cancelled orders. */
export interface OpenPayments {
  open: { count: number; amount: number };
  overdue: { count: number; amount: number };
}

/** A payment reminder sent by an admin, as ISO instant. */
export interface PaymentReminder {
  by: string;
  at: string;
  /** Claimed in addition to the open amount, in euro. */
  fee?: number;
  /** § 288 (5) BGB. */
  flat_sum?: number;
  interest?: number;
}

/** Input for the balance of an order. */
export interface OwedOrder {
  orderNumber: string;
  createdAt: Date;
  paymentMethod: string;
  companyName: string;
  /** Net; used for orders stored without a gross total, which are taxed at the standard rate. */
  totalCents: Cents;
  grossCents?: Cents | undefined;
}

export interface BookedPayment {
  amountCents: Cents;
  day: CalendarDay;
}

export interface PaymentBalance {
  state: PaymentState;
  /** Gross amount of the order. */
  owedCents: Cents;
  paidCents: Cents;
  /** Including what reminders claimed. */
  openCents: Cents;
  /** Fees and interest claimed by reminders, and the part of them still open. */
  claimedCents: Cents;
  openClaimsCents: Cents;
  /** Cash discount taken by a business customer. */
  discountCents: Cents;
  overpaidCents: Cents;
}

/**
 * Balance after payments. The discount applies only if the full discounted amount is paid in time. Payments
 * settle the order first and the claims of reminders last, which deviates from § 367 (1) BGB in the
 * customer's favour.
 */
export function paymentBalance(
  order: OwedOrder,
  payments: readonly BookedPayment[],
  claimedCents: Cents = 0,
): PaymentBalance {
  const owedCents = owedAmount(order);
  const paidCents = sumCents(payments.map(({ amountCents }) => amountCents));
  const discount = paymentTerms({ ...order, grossCents: owedCents })?.discount;
  const isDiscounted = discount !== undefined && isPaidEarly(discount, payments, paidCents);
  const dueCents = isDiscounted ? discount.amountCents : owedCents;
  const openCents = Math.max(0, dueCents + claimedCents - paidCents);
  const openClaimsCents = Math.min(claimedCents, openCents);
  const state = openCents === 0 ? 'paid' : paidCents > 0 ? 'part' : 'open';
  return {
    state,
    owedCents,
    paidCents,
    openCents,
    claimedCents,
    openClaimsCents,
    ...settlement(state, owedCents + claimedCents, paidCents),
  };
}

/** Discount taken and overpayment; `owedCents` includes what reminders claimed. */
export function settlement(
  state: PaymentState,
  owedCents: Cents,
  paidCents: Cents,
): { discountCents: Cents; overpaidCents: Cents } {
  return {
    discountCents: state === 'paid' ? Math.max(0, owedCents - paidCents) : 0,
    overpaidCents: Math.max(0, paidCents - owedCents),
  };
}

function owedAmount({ grossCents, totalCents }: OwedOrder): Cents {
  const net = [{ netCents: totalCents, rate: STANDARD_VAT_RATE }];
  return grossCents ?? grossSumCents(vatAmounts(net));
}

function isPaidEarly(
  { amountCents, untilDay }: NonNullable<PaymentTerms['discount']>,
  payments: readonly BookedPayment[],
  paidCents: Cents,
): boolean {
  const early = payments.filter(({ day }) => day <= untilDay);
  return (
    sumCents(early.map((payment) => payment.amountCents)) >= amountCents && paidCents >= amountCents
  );
}

const MAX_PAYMENTS = 50;

/** The day of an order and today, both in Berlin. */
interface PaymentDays {
  ordered: CalendarDay;
  today: CalendarDay;
}

/**
 * Why a payment cannot be recorded, as a German sentence. An order may be overpaid up to twice its amount, in
 * case a customer pays twice; anything above that is a typing error.
 */
export function paymentProblem(
  { amountCents, day }: BookedPayment,
  { paidCents, owedCents }: PaymentBalance,
  payments: readonly unknown[],
  { ordered, today }: PaymentDays,
): string | undefined {
  const after = paidCents + amountCents;
  if (payments.length >= MAX_PAYMENTS) {
    return `Zu einer Bestellung lassen sich höchstens ${MAX_PAYMENTS} Zahlungen eintragen.`;
  }
  if (day > today) return 'Das Datum der Zahlung liegt in der Zukunft.';
  if (day < ordered) {
    return `Die Zahlung kann nicht vor der Bestellung am ${formatDay(ordered)} eingegangen sein.`;
  }
  if (after < 0) {
    return `Zurückzahlen lässt sich höchstens, was bezahlt ist: ${formatEuro(paidCents)}.`;
  }
  if (amountCents > 0 && after > 2 * owedCents) {
    return `Damit wären ${formatEuro(after)} bezahlt, mehr als das Doppelte der Rechnung über ${formatEuro(owedCents)}. Bitte prüfen Sie den Betrag.`;
  }
  return undefined;
}
