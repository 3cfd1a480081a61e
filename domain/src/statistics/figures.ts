import { sumCents, toEuro } from '../money/money.ts';
import { counted, formatEuro, formatNumber } from '../text/format.ts';
import { lastMonths, monthName } from '../time/calendar.ts';
import { emptyMonth, invoicedTo, type MonthSums, type RevenueShare } from './month-sums.ts';

/** A table of the office's figures, and the picture of it. */
export interface FigureTable {
  title: string;
  note?: string;
  /** What a row is: `Monat`. */
  head: string;
  /** What the values of each row are: euro, tonnes, percent or a count. */
  series: string[];
  unit: 'euro' | 'tonnes' | 'percent' | 'count';
  rows: FigureRow[];
}

export interface FigureRow {
  name: string;
  values: number[];
  /** Below its column, in a picture over time; empty where there is no room. */
  mark?: string;
  /** Billed and possible ones of a tool: `1,5 von 4`. */
  days?: string;
  /** The number of the invoice that it leads to. */
  invoice?: string;
  /** The number of the customer that it leads to. */
  customer?: string;
  /** Belongs to the row before it that is none. */
  isPart?: true;
  /** The sum of other rows. */
  isTotal?: true;
}

const YEAR = 12;
/** Each of the last twelve months and the one a year before it. */
export const MONTHS_COMPARED = 2 * YEAR;
const COMPARED = ['Fakturiert', 'Ein Jahr davor'];

export const yearBefore = (month: string) => `${Number(month.slice(0, 4)) - 1}${month.slice(4)}`;

/** The month asked for, or else the last twelve, the current one first. */
export const periodOf = (today: string, month?: string) =>
  month ? [month] : lastMonths(today, YEAR).map(({ id }) => id);

/**
 * What was invoiced by month, and in a period by category, material and tool, from the sums kept for each month.
 * `possibleDays` says on how many days a tool could have been rented, if it is known.
 */
export function figureTables(
  stored: readonly MonthSums[],
  { today, month }: { today: string; month?: string | undefined },
  possibleDays: (tool: string) => number | undefined,
): FigureTable[] {
  const sumsOf = (id: string) => stored.find((sums) => sums.month === id) ?? emptyMonth(id);
  const period = periodOf(today, month);
  const now = period.map(sumsOf);
  const shares = now.flatMap((sums) => sums.shares);
  const earlier = period.map(yearBefore).flatMap((id) => sumsOf(id).shares);
  const most = ({ values }: FigureRow) => sumCents(values);
  const sorted = (table: FigureTable): FigureTable => {
    return { ...table, rows: table.rows.sort((a, b) => most(b) - most(a)) };
  };
  return [
    revenueByMonth(now, periodOf(today).reverse(), sumsOf),
    sorted(revenueByCategory(shares, earlier)),
    sorted(tonnes(shares)),
    sorted(utilisation(shares, possibleDays)),
  ];
}

/** What was invoiced so far this month, beside all of the same month a year ago. */
export function monthFigures(stored: readonly MonthSums[], today: string): FigureTable {
  const month = today.slice(0, 7);
  return {
    title: 'Fakturiert, netto',
    head: 'Monat',
    series: ['Netto'],
    unit: 'euro',
    rows: [month, yearBefore(month)].map((id) => {
      const { net_cents } = stored.find((sums) => sums.month === id) ?? emptyMonth(id);
      return { name: monthName(id), values: [toEuro(net_cents)] };
    }),
  };
}

type Shares = MonthSums['shares'];

function revenueByMonth(
  now: readonly MonthSums[],
  months: readonly string[],
  sumsOf: (month: string) => MonthSums,
): FigureTable {
  const gross = formatEuro(sumCents(now.map(({ gross_cents }) => gross_cents)));
  const documents = counted(sumCents(now.map((each) => each.documents)), 'Beleg', 'Belegen');
  return {
    title: `Fakturiert: ${formatEuro(sumCents(now.map(({ net_cents }) => net_cents)))} netto`,
    note: `${gross} inkl. MwSt. aus ${documents}. Gezählt werden Rechnungen, Stornos und Korrekturen nach ihrem Datum; im Bild ist gelb ein Jahr davor.`,
    head: 'Monat',
    series: COMPARED,
    unit: 'euro',
    rows: months.map((id) => ({
      name: monthName(id),
      mark: id.slice(5),
      values: [id, yearBefore(id)].map((each) => toEuro(sumsOf(each).net_cents)),
    })),
  };
}

function revenueByCategory(shares: Shares, earlier: Shares): FigureTable {
  const netOf = (all: Shares, name: string) =>
    toEuro(
      sum(
        all.filter(({ category }) => category === name),
        'net_cents',
      ),
    );
  return {
    title: 'Fakturiert nach Kategorie, netto',
    head: 'Kategorie',
    series: COMPARED,
    unit: 'euro',
    rows: namesOf('category', [...shares, ...earlier]).map((name) => ({
      name,
      values: [shares, earlier].map((all) => netOf(all, name)),
    })),
  };
}

function tonnes(shares: Shares): FigureTable {
  const goods = shares.filter(({ kg }) => kg !== 0);
  const places = namesOf('place', goods).sort();
  const ofPlace = (name: string, at: string) =>
    goods.filter((one) => one.name === name && one.place === at);
  return {
    title: 'Tonnen nach Material und Zone',
    head: 'Material',
    series: places,
    unit: 'tonnes',
    rows: namesOf('name', goods).map((name) => ({
      name,
      values: places.map((at) => sum(ofPlace(name, at), 'kg') / 1000),
    })),
  };
}

function utilisation(
  shares: Shares,
  possibleDays: (tool: string) => number | undefined,
): FigureTable {
  const rented = shares.filter(({ days }) => days !== 0);
  return {
    title: 'Auslastung der Mietgeräte nach berechneten Tagen',
    head: 'Gerät',
    series: ['Auslastung'],
    unit: 'percent',
    rows: namesOf('name', rented).map((tool) => {
      const days = sum(
        shares.filter(({ name }) => name === tool),
        'days',
      );
      const possible = possibleDays(tool) ?? 0;
      return {
        name: tool,
        values: [possible > 0 ? Math.round((100 * days) / possible) : 0],
        days: `${formatNumber(days)} von ${formatNumber(possible)}`,
      };
    }),
  };
}

const BEST = 10;

/** The customers invoiced most in the period, by number, followed by the total of all others. */
export function bestCustomers(
  stored: readonly MonthSums[],
  { today, month }: { today: string; month?: string | undefined },
): FigureTable {
  const period = periodOf(today, month);
  const [now, earlier] = [period, period.map(yearBefore)].map((months) =>
    stored.filter((sums) => months.includes(sums.month)),
  ) as [MonthSums[], MonthSums[]];
  const numbers = new Set(now.flatMap(({ customers = {} }) => Object.keys(customers)));
  const rows = [...numbers]
    .map((number) => ({ number, cents: [now, earlier].map((of) => invoicedTo(number, of)) }))
    .sort((a, b) => (b.cents[0] ?? 0) - (a.cents[0] ?? 0))
    .slice(0, BEST);
  const others = [now, earlier].map(
    (of, index) =>
      sumCents(of.map(({ net_cents }) => net_cents)) -
      sumCents(rows.map(({ cents }) => cents[index] ?? 0)),
  );
  return {
    title: 'Beste Kunden, netto',
    note: 'Gezählt werden Kunden mit Kundennummer; die übrigen stehen zusammen in der letzten Zeile.',
    head: 'Kunde',
    series: COMPARED,
    unit: 'euro',
    rows: [
      ...rows.map(({ number, cents }) => ({
        name: number,
        customer: number,
        values: cents.map(toEuro),
      })),
      ...(rows.length > 0
        ? [{ name: 'Alle übrigen', values: others.map(toEuro), isTotal: true as const }]
        : []),
    ],
  };
}

const sum = (shares: readonly RevenueShare[], field: 'net_cents' | 'kg' | 'days') =>
  sumCents(shares.map((share) => share[field]));

const namesOf = (field: 'category' | 'name' | 'place', shares: readonly RevenueShare[]) => [
  ...new Set(shares.map((share) => share[field])),
];
