import { COMPANY } from '../company.ts';
import type { Cents } from '../money/money.ts';
import { addDays, berlinDay, type CalendarDay, weekdayOf } from '../time/calendar.ts';
import { CASH_DISCOUNT, discountedCents, INVOICE_DAYS } from './payment-conditions.ts';

/** An account that customers transfer money to. */
export interface BankAccount {
  holder: string;
  name: string;
  iban: string;
  bic: string;
}

/** Input of the payment terms. */
export interface PayableOrder {
  orderNumber: string;
  createdAt: Date;
  paymentMethod: string;
  grossCents: Cents;
  /** Empty for consumers. */
  companyName: string;
  /** Account the customer was told; by default the company's. */
  bank?: BankAccount | undefined;
  /** The day by which a prepayment has to arrive. */
  dueDay?: CalendarDay | undefined;
}

/** A transfer to the company's account before delivery. */
export interface PrepaymentTerms {
  method: 'vorkasse';
  amountCents: Cents;
  holder: string;
  bank: string;
  iban: string;
  bic: string;
  reference: string;
  /** The last day to pay in time; missing in old orders, whose customers were given none. */
  dueDay?: CalendarDay;
}

export interface InvoiceTerms {
  method: 'rechnung';
  amountCents: Cents;
  /** The last day to pay in time. */
  dueDay: CalendarDay;
  /** For business customers only: the amount if it is paid on `untilDay` at the latest. */
  discount?: { percent: number; untilDay: CalendarDay; amountCents: Cents };
}

export type PaymentTerms = PrepaymentTerms | InvoiceTerms;

/** Payment terms in gross cents; undefined for unknown methods. */
export function paymentTerms(order: PayableOrder): PaymentTerms | undefined {
  if (order.paymentMethod === 'vorkasse') {
    const { orderNumber, grossCents, bank, dueDay, createdAt } = order;
    const isTold = dueDay !== undefined && dueDay > berlinDay(createdAt);
    return { ...transferTerms(orderNumber, grossCents, bank), ...(isTold && { dueDay }) };
  }
  if (order.paymentMethod === 'rechnung') return invoice(order);
  return undefined;
}

/** A transfer of any amount of an order to an account of the company. */
export function transferTerms(
  reference: string,
  amountCents: Cents,
  account: BankAccount = COMPANY.bank,
): PrepaymentTerms {
  const { holder, name: bank, iban, bic } = account;
  return { method: 'vorkasse', amountCents, holder, bank, iban, bic, reference };
}

function invoice({
  paymentMethod,
  createdAt,
  grossCents,
  companyName,
}: PayableOrder): InvoiceTerms {
  const terms: InvoiceTerms = {
    method: 'rechnung',
    amountCents: grossCents,
    dueDay: paymentDueDay(paymentMethod, createdAt),
  };
  if (companyName.trim() === '') return terms;
  const { percent, days } = CASH_DISCOUNT;
  const untilDay = addDays(berlinDay(createdAt), days);
  return { ...terms, discount: { percent, untilDay, amountCents: discountedCents(grossCents) } };
}

/** Working days allowed for a prepayment, and the holidays among the weekdays, which do not count. */
export interface PrepaymentTime {
  days: number;
  holidays: ReadonlySet<CalendarDay>;
}

/**
 * The last day to pay in time: invoices have 14 days, prepayments the given working days. Without
 * `prepayment`, as in old orders, everything but invoices is due at once. Days in Berlin.
 */
export function paymentDueDay(
  paymentMethod: string,
  createdAt: Date,
  prepayment?: PrepaymentTime,
): CalendarDay {
  const ordered = berlinDay(createdAt);
  if (paymentMethod === 'rechnung') return addDays(ordered, INVOICE_DAYS);
  return prepayment ? workingDayAfter(ordered, prepayment) : ordered;
}

/**
 * The last of so many working days after a day: banks transfer nothing at weekends and on public holidays.
 */
export function workingDayAfter(
  start: CalendarDay,
  { days, holidays }: PrepaymentTime,
): CalendarDay {
  let day = start;
  for (let left = days; left > 0; ) {
    day = addDays(day, 1);
    if (!WEEKEND.includes(weekdayOf(day)) && !holidays.has(day)) left -= 1;
  }
  return day;
}

const WEEKEND: readonly string[] = ['Samstag', 'Sonntag'];

/** Duration of a transfer: `1–2 Werktage`. */
export function prepaymentTimeText(days: number): string {
  return days === 1 ? '1 Werktag' : `1–${days} Werktage`;
}

/** An IBAN as it is printed: `DE89 3704 0044 0532 0130 00`. */
export function formatIban(iban: string): string {
  return iban.replace(/.{4}(?=.)/g, '$& ');
}
