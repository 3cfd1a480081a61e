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

interface OpenEntry {
  number: string;
  customer: string;
  open_cents: Cents;
  due_day?: CalendarDay | undefined;
}

/** Open invoices by age, below the customer who owes them; who owes most comes first, and all of them last. */
export function openItems(entries: readonly OpenEntry[], today: CalendarDay): FigureTable {
  const valuesOf = (of: readonly OpenEntry[]) =>
    AGE_LABELS.map((age) =>
      toEuro(
        sumCents(of.flatMap((one) => (ageOf(one.due_day, today) === age ? one.open_cents : []))),
      ),
    );
  const owed = (of: readonly OpenEntry[]) => sumCents(of.map(({ open_cents }) => open_cents));
  const customers = [...new Set(entries.map(({ customer }) => customer))]
    .map((customer) => entries.filter((entry) => entry.customer === customer))
    .sort((a, b) => owed(b) - owed(a));
  const rows = customers.flatMap((own): FigureRow[] => [
    { name: own[0]?.customer ?? '', values: valuesOf(own) },
    ...own.map((entry) => {
      const { number, due_day } = entry;
      const due = due_day ? `, fällig ${formatDay(due_day)}` : '';
      return { name: `${number}${due}`, values: valuesOf([entry]), invoice: number };
    }),
  ]);
  if (customers.length > 1) rows.push({ name: 'Summe', values: valuesOf(entries), isTotal: true });
  return { title: 'Offene Posten', head: 'Kunde', series: AGE_LABELS, unit: 'euro', rows };
}
