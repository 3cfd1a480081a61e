import { COMPANY } from '@shop/domain/company';
import { billedCountry, invoiceAddress } from '@shop/domain/invoice/invoiced-order';
import { type Cents, sumCents } from '@shop/domain/money/money';
import { withCountry } from '@shop/domain/order/buyer';
import { TEXTS } from '@shop/domain/order/order-fields';
import { kindOf } from '@shop/domain/order/order-kinds';
import type { BankAccount } from '@shop/domain/payment/payment-terms';
import {
  type InterestSpan,
  REMINDER_TERMS,
  reminderStageOf,
  reminderTitle,
} from '@shop/domain/payment/reminders';
import { formatEuro } from '@shop/domain/text/format';
import {
  addDays,
  berlinDay,
  type CalendarDay,
  daysBetween,
  formatDay,
} from '@shop/domain/time/calendar';
import { claimOf, costCents, reminderStage } from '../stored/balance.ts';
import type { StoredOrder, StoredReminder } from '../stored/order.ts';
import { invoiceOfOrder } from '../stored/order-invoices.ts';
import { invoicedOrder } from '../stored/order-view.ts';
import type { PaperFacts } from './paper-parts.ts';
import { printedFacts } from './printed-facts.ts';

/** What the letter of a reminder says, stored with it, so that nothing that changes later changes it. */
export interface ReminderLetter {
  title: string;
  recipient: string[];
  facts: [label: string, value: string][];
  text: string;
  sums: [label: string, cents: Cents][];
  total_cents: Cents;
  /** How the interest came about. */
  interest: string[];
  pay_by: string;
  reference: string;
  bank: BankAccount;
}

/** The address of an order's invoice, in lines. */
export function billedTo(order: StoredOrder): string[] {
  const invoiced = invoicedOrder(order);
  const address = withCountry(invoiceAddress(invoiced), billedCountry(invoiced));
  return recipientLines(order.company_name, order.customer_name, address);
}

export function recipientLines(company: string, name: string, address: string): string[] {
  return [company, name, ...address.split(/\s*\n\s*|,\s*(?=\d{5}\b)/)].filter(Boolean);
}

/** The title of a reminder; older ones do not say it. */
export const titleOfReminder = (order: StoredOrder, reminder: StoredReminder) =>
  reminder.title ?? reminderTitle(reminderStage(order, reminder));

/** The letter as it was sent; of older reminders, which kept none, as it follows from their order. */
export const letterOf = (order: StoredOrder, reminder: StoredReminder): ReminderLetter =>
  reminder.letter ? JSON.parse(reminder.letter) : reminderLetter(order, reminder, []);

/** Makes the letter: of the amount open for an invoice, or for an order without one. */
export function reminderLetter(
  order: StoredOrder,
  reminder: StoredReminder,
  spans: readonly InterestSpan[],
): ReminderLetter {
  const { open_cents = 0, earlier_cents = 0, fee_cents = 0, flat_cents = 0 } = reminder;
  const { interest_cents = 0, pay_by = '', at } = reminder;
  const invoice = invoiceOfOrder(order);
  const about = invoice ? `Rechnung ${invoice.number}` : `Bestellung ${order.order_number}`;
  const today = berlinDay(at.toDate());
  const facts: PaperFacts = [
    ['Datum', formatDay(today)],
    ['Rechnung', invoice && `${invoice.number} vom ${formatDay(invoice.day)}`],
    [kindOf(order).numberLabel, order.order_number],
    ...printedFacts('reminder', order, TEXTS.reference),
    ['Fällig war', formatDay(claimOf(order).dueDay ?? '')],
  ];
  const claims: [string, Cents][] = [
    ['Kosten und Zinsen früherer Mahnungen', earlier_cents],
    ['Mahngebühr', fee_cents],
    ['Pauschale nach § 288 Abs. 5 BGB', flat_cents],
    [`Verzugszinsen bis ${formatDay(lastDay(spans, today))}`, interest_cents],
  ];
  return {
    title: `${titleOfReminder(order, reminder)} zu ${about}`,
    recipient: billedTo(order),
    facts: facts.flatMap(([label, value]): [string, string][] => (value ? [[label, value]] : [])),
    text: reminder.text ?? reminderStageOf(REMINDER_TERMS, costCents(reminder) === 0 ? 0 : 1).text,
    sums: [['Offener Betrag', open_cents], ...claims.filter(([, cents]) => cents > 0)],
    total_cents: sumCents([open_cents, earlier_cents, costCents(reminder)]),
    interest: interest_cents > 0 ? spans.map(spanText) : [],
    pay_by,
    reference: invoice?.number ?? order.order_number,
    bank: order.bank ?? COMPANY.bank,
  };
}

/** The last day on which interest accrued: the reminder's own day does not count yet. */
const lastDay = (spans: readonly InterestSpan[], today: CalendarDay) =>
  addDays(spans.at(-1)?.to ?? today, -1);

const percentText = (percent: number) => `${percent.toFixed(2).replace('.', ',')}\u00a0%`;

function spanText({ from, to, cents, percent, base_percent }: InterestSpan): string {
  const days = daysBetween(from, to);
  const points = Math.round((percent - base_percent) * 100) / 100;
  return `Verzugszinsen auf ${formatEuro(cents)} vom ${formatDay(from)} bis ${formatDay(addDays(to, -1))} (${days === 1 ? '1 Tag' : `${days} Tage`}): ${percentText(percent)} im Jahr, das sind ${points} Prozentpunkte über dem Basiszinssatz von ${percentText(base_percent)}.`;
}
