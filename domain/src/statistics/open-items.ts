import { type Cents, sumCents, toEuro } from '../money/money.ts';
import { addDays, type CalendarDay, daysBetween, formatDay } from '../time/calendar.ts';
import type { FigureRow, FigureTable } from './figures.ts';

/** How long invoices have been overdue, and the last day of each band; the last one has no end. */
const AGES: readonly { upTo: number; label: string }[] = [
  { upTo: 0, label: 'nicht fällig' },
  { upTo: 30, label: '1–30 Tage' },
  { upTo: 60, label: '31–60 Tage' },
  { upTo: 90, label: '61–90 Tage' },
  { upTo: Number.POSITIVE_INFINITY, label: 'über 90 Tage' },
];

export const AGE_LABELS = AGES.map(({ label }) => label);

/** The age of an open item on a day: one of `AGE_LABELS`. Without a due day it is not due. */
export function ageOf(dueDay: CalendarDay | undefined, today: CalendarDay): string {
  const days = dueDay === undefined ? 0 : daysBetween(dueDay, today);
  return AGES.find(({ upTo }) => days <= upTo)?.label ?? '';
}

/** The due days of what is overdue, by age. */
export function overdueAges(today: CalendarDay) {
  return AGES.slice(1).map(({ upTo }, index) => ({
    ...(Number.isFinite(upTo) && { first: addDays(today, -upTo) }),
    last: addDays(today, -(AGES[index]?.upTo ?? 0) - 1),
  }));
}

/** An amount open on a customer's account, or to be paid back. */
export interface OpenItem {
  /** Number of the invoice or the damage, else of the order. */
  number: string;
  customer: string;
  customer_number?: string | undefined;
  /** The account that its rows are booked on; missing before the first of them was exported. */
  debtor?: number | undefined;
  /** The order, or the booking of a damage. */
  order_number: string;
  day: CalendarDay;
  gross_cents: Cents;
  /** What the customer's account says; negative if it is owed to them. */
  open_cents: Cents;
  /** To be paid back, but still on the account for advances. */
  advance_cents?: Cents;
  due_day?: CalendarDay | undefined;
  /** Whether the number is that of an invoice. */
  is_invoice?: boolean;
}

const CREDIT = 'Guthaben';
const ADVANCE = 'Anzahlung zurück';
export const OPEN_ITEM_COLUMNS = [...AGE_LABELS, CREDIT, ADVANCE];

/** What an item has in one of `OPEN_ITEM_COLUMNS`; what is owed to the customer is negative. */
export function openItemCents(item: OpenItem, column: string, today: CalendarDay): Cents {
  const { open_cents, advance_cents = 0, due_day } = item;
  if (column === ADVANCE) return -advance_cents;
  if (column === CREDIT) return Math.min(0, open_cents);
  return open_cents > 0 && ageOf(due_day, today) === column ? open_cents : 0;
}

const byDay = (a: OpenItem, b: OpenItem) =>
  a.day.localeCompare(b.day) || a.number.localeCompare(b.number);

/** Open items by age, below the customer whose account it is; who owes most comes first, and all of them last. */
export function openItems(items: readonly OpenItem[], today: CalendarDay): FigureTable {
  const sumIn = (of: readonly OpenItem[], column: string) =>
    sumCents(of.map((item) => openItemCents(item, column, today)));
  const series = OPEN_ITEM_COLUMNS.filter(
    (column) => AGE_LABELS.includes(column) || sumIn(items, column) !== 0,
  );
  const valuesOf = (of: readonly OpenItem[]) => series.map((column) => toEuro(sumIn(of, column)));
  const owed = (of: readonly OpenItem[]) => sumCents(of.map(({ open_cents }) => open_cents));
  const accountOf = ({ customer_number, customer }: OpenItem) => customer_number ?? customer;
  const customers = [...new Set(items.map(accountOf))]
    .map((account) => items.filter((item) => accountOf(item) === account))
    .sort((a, b) => owed(b) - owed(a));
  const rows = customers.flatMap((own): FigureRow[] => [
    {
      name: own[0]?.customer ?? '',
      values: valuesOf(own),
      ...(own[0]?.customer_number && { customer: own[0].customer_number }),
    },
    ...own.sort(byDay).map((item): FigureRow => {
      const { number, due_day, is_invoice } = item;
      const due = due_day ? `, fällig ${formatDay(due_day)}` : '';
      const values = valuesOf([item]);
      return {
        name: `${number}${due}`,
        values,
        isPart: true,
        ...(is_invoice && { invoice: number }),
      };
    }),
  ]);
  if (customers.length > 1) rows.push({ name: 'Summe', values: valuesOf(items), isTotal: true });
  return { title: 'Offene Posten (brutto)', head: 'Kunde', series, unit: 'euro', rows };
}
