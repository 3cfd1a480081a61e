import { COMPANY } from '../company.ts';
import type { Cents } from '../money/money.ts';
import { addDays, berlinDay, type CalendarDay, weekdayOf } from '../time/calendar.ts';
import type { Transfer } from './epc-qr.ts';
import { CASH_DISCOUNT, discountedCents } from './payment-conditions.ts';
import { isPaymentMethod, PAYMENT_METHODS, paymentMethodOf } from './payment-methods.ts';

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
  /** Account shown to the customer; by default the company's. */
  bank?: BankAccount | undefined;
  /** The day by which a prepayment must arrive. */
  dueDay?: CalendarDay | undefined;
}

/** How an order is paid: `transfer` if its confirmation names the bank account. */
export interface PaymentTerms {
  intro: string;
  amountCents: Cents;
  /** The last day to pay in time; missing in old prepaid orders, whose customers were given none. */
  dueDay?: CalendarDay;
  /** The amount if it is paid on `untilDay` at the latest. */
  discount?: { percent: number; untilDay: CalendarDay; amountCents: Cents };
  transfer?: Transfer & { bank: string };
}

/** Payment terms in gross cents; undefined for unknown methods. */
export function paymentTerms(order: PayableOrder): PaymentTerms | undefined {
  const { orderNumber, paymentMethod, grossCents, bank, createdAt, companyName } = order;
  if (!isPaymentMethod(paymentMethod)) return undefined;
  const { intro, isPaidFirst, hasDiscount } = PAYMENT_METHODS[paymentMethod];
  const ordered = berlinDay(createdAt);
  if (isPaidFirst) {
    const { dueDay = ordered } = order;
    const terms = transferTerms(orderNumber, grossCents, bank);
    return { ...terms, intro, ...(dueDay > ordered && { dueDay }) };
  }
  const dueDay = paymentDueDay(paymentMethod, createdAt);
  const terms = { intro, amountCents: grossCents, dueDay };
  if (!hasDiscount || companyName.trim() === '') return terms;
  const { percent, days } = CASH_DISCOUNT;
  const untilDay = addDays(ordered, days);
  return { ...terms, discount: { percent, untilDay, amountCents: discountedCents(grossCents) } };
}

/** A transfer of any amount of an order to an account of the company. */
export function transferTerms(
  reference: string,
  amountCents: Cents,
  account: BankAccount = COMPANY.bank,
): PaymentTerms & Required<Pick<PaymentTerms, 'transfer'>> {
  const { holder, name: bank, iban, bic } = account;
  const transfer = { amountCents, holder, bank, iban, bic, reference };
  return {
    intro: 'Bitte überweisen Sie den offenen Betrag auf unser Konto:',
    amountCents,
    transfer,
  };
}

/** Working days allowed for a prepayment, and the public holidays on weekdays, which do not count. */
export interface PrepaymentTime {
  days: number;
  holidays: ReadonlySet<CalendarDay>;
}

/**
 * The last day to pay in time, in Berlin: prepayments have the given working days. Without `prepayment`, as
 * in old orders, they are due at once.
 */
export function paymentDueDay(
  paymentMethod: string,
  createdAt: Date,
  prepayment?: PrepaymentTime,
): CalendarDay {
  const ordered = berlinDay(createdAt);
  const { isPaidFirst, days } = paymentMethodOf(paymentMethod);
  return isPaidFirst && prepayment ? workingDayAfter(ordered, prepayment) : addDays(ordered, days);
}

/**
 * The last of that many working days after a day: banks transfer nothing at weekends and on public holidays.
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

/** An IBAN as printed: `DE89 3704 0044 0532 0130 00`. */
export function formatIban(iban: string): string {
  return iban.replace(/.{4}(?=.)/g, '$& ');
}
