import { FILTERED_STATES } from '@shop/domain/invoice/invoice-list';
import { sumCents, toEuro } from '@shop/domain/money/money';
import {
  bestCustomers,
  type FigureTable,
  figureTables,
  MONTHS_COMPARED,
  monthFigures,
  periodOf,
  yearBefore,
} from '@shop/domain/statistics/figures';
import { AGE_LABELS, openItems, overdueAges } from '@shop/domain/statistics/open-items';
import { customerId, customerNumber } from '@shop/domain/text/customer-number';
import {
  addDays,
  berlinDay,
  type CalendarDay,
  daysBetween,
  isCalendarMonth,
  lastMonths,
  monthOf,
} from '@shop/domain/time/calendar';
import type { Firestore } from 'firebase-admin/firestore';
import type { RentalCatalogue } from '../catalogue/catalogue.ts';
import { readable } from '../firestore/readable.ts';
import { bookSums } from '../invoices/find-invoices.ts';
import type { Log } from '../lib/log.ts';
import { type Outcome, refuse } from '../lib/refusal.ts';
import { MAX_OPEN_ITEMS, someOpenItems } from '../receivables/open-items.ts';
import { readMissed } from '../requests/missed-searches.ts';
import { customerOf } from '../stored/entry.ts';
import { bookMonthOf, invoiceBookOf, type StoredMonth } from '../stored/invoice.ts';

export interface FigureDeps {
  firestore: Firestore;
  log: Log;
  now: () => Date;
  rental: RentalCatalogue;
}

/** Invoiced amounts of a month or the last twelve, and open ones; the number of reads does not depend on theirs. */
export async function readFigures(
  deps: FigureDeps,
  month: unknown,
): Promise<Outcome<FigureTable[]>> {
  const { firestore, log, now, rental } = deps;
  if (month !== undefined && !isCalendarMonth(month)) {
    return refuse('invalid', 'Diesen Monat gibt es nicht.');
  }
  const today = berlinDay(now());
  const compared = lastMonths(today, MONTHS_COMPARED).map(({ id }) => id);
  const ids = new Set([...compared, ...(month ? [month, yearBefore(month)] : [])]);
  const [documents, open, tools, missed] = await Promise.all([
    firestore.getAll(...[...ids].map((id) => bookMonthOf(firestore, id))),
    readAges(firestore, today),
    rental.rememberedAll(),
    readMissed(deps),
  ]);
  const days = daysOf(periodOf(today, month), today);
  const possibleDays = (tool: string) =>
    days * sumCents(tools.flatMap((each) => (each.name === tool ? each.quantity_available : [])));
  const stored = readable(documents, log).map((each) => each.stored as StoredMonth);
  const best = await named(firestore, bestCustomers(stored, { today, month }));
  const value = [...figureTables(stored, { today, month }, possibleDays), best, open, missed];
  return { ok: true, value };
}

/** What is open by age, and what this month brought; always the same number of reads. */
export async function readDeskFigures({
  firestore,
  log,
  now,
}: Pick<FigureDeps, 'firestore' | 'log' | 'now'>): Promise<FigureTable[]> {
  const today = berlinDay(now());
  const month = today.slice(0, 7);
  const ids = [month, yearBefore(month)];
  const [documents, ages] = await Promise.all([
    firestore.getAll(...ids.map((id) => bookMonthOf(firestore, id))),
    readAges(firestore, today),
  ]);
  const stored = readable(documents, log).map((each) => each.stored as StoredMonth);
  return [ages, monthFigures(stored, today)];
}

/** With the customers' names; a record that was erased keeps its number. */
async function named(firestore: Firestore, table: FigureTable): Promise<FigureTable> {
  const ids = table.rows.flatMap(({ customer }) => (customer && customerId(customer)) ?? []);
  if (ids.length === 0) return table;
  const records = await firestore.getAll(
    ...ids.map((id) => customerOf(firestore, id).withConverter(null)),
  );
  const names = new Map(records.map((record) => [customerNumber(record.id), record.get('name')]));
  const rows = table.rows.map(({ name, ...row }) => ({ name: names.get(name) ?? name, ...row }));
  return { ...table, rows };
}

/** For these months, until today. */
const daysOf = (months: readonly string[], today: CalendarDay) =>
  sumCents(
    months.map((month) => {
      const { first, next } = monthOf(`${month}-01`);
      return Math.max(0, daysBetween(first, next > today ? addDays(today, 1) : next));
    }),
  );

const openOf = (firestore: Firestore) =>
  invoiceBookOf(firestore).where('state', 'in', [...FILTERED_STATES.open]);

/** Invoices without a due day count as not due. */
async function readAges(firestore: Firestore, today: CalendarDay): Promise<FigureTable> {
  const query = openOf(firestore);
  const [all, ...overdue] = await Promise.all([
    bookSums(query),
    ...overdueAges(today).map(({ first, last }) => {
      const due = query.where('due_day', '<=', last);
      return bookSums(first ? due.where('due_day', '>=', first) : due);
    }),
  ]);
  const late = overdue.map(({ open }) => open);
  const rows = [all.open - sumCents(late), ...late].map((cents, index) => {
    return { name: AGE_LABELS[index] ?? '', values: [toEuro(cents)] };
  });
  const title = 'Offene Rechnungen nach Alter, heute';
  return { title, head: 'Alter', series: ['Offen inkl. MwSt.'], unit: 'euro', rows };
}

/** Open amounts by customer and age; the largest ones if there are too many. */
export async function readOpenItems(deps: FigureDeps): Promise<FigureTable> {
  const { items, is_cut } = await someOpenItems(deps);
  const note = `Hier stehen ${MAX_OPEN_ITEMS} Posten, von den Forderungen die höchsten; in der CSV stehen alle.`;
  const table = openItems(items, berlinDay(deps.now()));
  return is_cut ? { ...table, note } : table;
}
