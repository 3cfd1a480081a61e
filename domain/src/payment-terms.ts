import { addDays, berlinDay, type CalendarDay } from './calendar.ts';
import { COMPANY } from './company.ts';
import type { Cents } from './money.ts';

/** Days from the order's day until an invoice is due. */
const INVOICE_DAYS = 14;

/** What business customers save if they pay an invoice early. */
const CASH_DISCOUNT = { percent: 2, days: 8 };

/** An account that customers transfer money to. */
export interface BankAccount {
  holder: string;
  name: string;
  iban: string;
  bic: string;
}

/** What payment terms depend on. */
export interface PayableOrder {
  orderNumber: string;
  createdAt: Date;
  paymentMethod: string;
  grossCents: Cents;
  /** Empty for consumers. */
  companyName: string;
  /** As told to the customer; the company's own where the order names none. */
  bank?: BankAccount | undefined;
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
}

export interface InvoiceTerms {
  method: 'rechnung';
  amountCents: Cents;
  /** The last day in time. */
  dueDay: CalendarDay;
  /** For business customers only: the amount if it is paid on `untilDay` at the latest. */
  discount?: { percent: number; untilDay: CalendarDay; amountCents: Cents };
}

export type PaymentTerms = PrepaymentTerms | InvoiceTerms;

/** How an order is to be paid, in gross cents; undefined for methods that are not known. */
export function paymentTerms(order: PayableOrder): PaymentTerms | undefined {
  if (order.paymentMethod === 'vorkasse') {
    return transferTerms(order.orderNumber, order.grossCents, order.bank);
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
  const savedCents = Math.round((grossCents * percent) / 100);
  const untilDay = addDays(berlinDay(createdAt), days);
  return { ...terms, discount: { percent, untilDay, amountCents: grossCents - savedCents } };
}

/** The last day in time to pay an order: invoices have 14 days, all else is due at once. Days in Berlin. */
export function paymentDueDay(paymentMethod: string, createdAt: Date): CalendarDay {
  return addDays(berlinDay(createdAt), paymentMethod === 'rechnung' ? INVOICE_DAYS : 0);
}

/** An IBAN as it is printed: `DE89 3704 0044 0532 0130 00`. */
export function formatIban(iban: string): string {
  return iban.replace(/.{4}(?=.)/g, '$& ');
}
