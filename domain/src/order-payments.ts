import type { CalendarDay } from './calendar.ts';
import { type Cents, sumCents } from './money.ts';
import { type InvoiceTerms, paymentTerms } from './payment-terms.ts';
import { grossSumCents, STANDARD_VAT_RATE, vatAmounts } from './vat.ts';

export const PAYMENT_STATES = ['open', 'paid'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** A payment that the office marked, in euro; below zero what was paid back or taken back. */
export interface OrderPayment {
  id: string;
  amount: number;
  /** When the money arrived. */
  day: CalendarDay;
  /** The id of the payment that this entry takes back. */
  reverses?: string;
  by: string;
  at: string;
}

/** A payment reminder sent by an admin, as ISO instant. */
export interface PaymentReminder {
  by: string;
  at: string;
}

/** What an order owes by its terms. */
export interface OwedOrder {
  orderNumber: string;
  createdAt: Date;
  paymentMethod: string;
  companyName: string;
  /** Net, for orders stored without a gross total: they are taxed at the standard rate. */
  totalCents: Cents;
  grossCents?: Cents | undefined;
}

export interface BookedPayment {
  amountCents: Cents;
  day: CalendarDay;
}

export interface PaymentBalance {
  state: PaymentState;
  /** What the order costs, gross. */
  owedCents: Cents;
  paidCents: Cents;
  openCents: Cents;
  /** What a business customer saved by paying an invoice early. */
  discountCents: Cents;
  overpaidCents: Cents;
}

/** What is paid and what is open after some payments. The early payment discount needs its whole amount in time. */
export function paymentBalance(
  order: OwedOrder,
  payments: readonly BookedPayment[],
): PaymentBalance {
  const owedCents = owedAmount(order);
  const paidCents = sumCents(payments.map(({ amountCents }) => amountCents));
  const terms = paymentTerms({ ...order, grossCents: owedCents });
  const discount = terms?.method === 'rechnung' ? terms.discount : undefined;
  const isDiscounted = discount !== undefined && isPaidEarly(discount, payments, paidCents);
  const dueCents = isDiscounted ? discount.amountCents : owedCents;
  const openCents = Math.max(0, dueCents - paidCents);
  return {
    state: openCents === 0 ? 'paid' : 'open',
    owedCents,
    paidCents,
    openCents,
    discountCents: isDiscounted ? Math.max(0, owedCents - paidCents) : 0,
    overpaidCents: Math.max(0, paidCents - owedCents),
  };
}

function owedAmount({ grossCents, totalCents }: OwedOrder): Cents {
  const net = [{ netCents: totalCents, rate: STANDARD_VAT_RATE }];
  return grossCents ?? grossSumCents(vatAmounts(net));
}

function isPaidEarly(
  { amountCents, untilDay }: NonNullable<InvoiceTerms['discount']>,
  payments: readonly BookedPayment[],
  paidCents: Cents,
): boolean {
  const early = payments.filter(({ day }) => day <= untilDay);
  return (
    sumCents(early.map((payment) => payment.amountCents)) >= amountCents && paidCents >= amountCents
  );
}
