import { type Cents, sumCents } from '../money/money.ts';
import { type CalendarDay, formatDay } from '../time/calendar.ts';

/** The account that an entry's money is booked on: that of its means of payment, or another one. */
type Account = 'means' | 'deposit' | 'transfer' | 'damage';

interface Kind {
  /** `debt` is for goods or services, `costs` are charged by reminders, `relief` is what will never be paid. */
  of: 'debt' | 'costs' | 'money' | 'relief';
  sign: 1 | -1;
  /** The other side in the books, if the entry alone decides it. */
  account?: Account;
  /** The wording for deposits and damages. */
  text?: string;
}

/** What can happen to what is owed. */
const KINDS = {
  requested: { of: 'debt', sign: 1, text: 'vereinbart' },
  invoiced: { of: 'debt', sign: 1 },
  cancelled: { of: 'debt', sign: -1 },
  credited: { of: 'debt', sign: -1 },
  fee: { of: 'costs', sign: 1 },
  flat_sum: { of: 'costs', sign: 1 },
  interest: { of: 'costs', sign: 1 },
  paid: { of: 'money', sign: 1, account: 'means', text: 'erhalten' },
  paid_back: { of: 'money', sign: -1, account: 'means', text: 'zurückgezahlt' },
  written_off: { of: 'relief', sign: 1 },
  /** A remainder small enough for the whole to count as paid. */
  small_rest: { of: 'relief', sign: 1 },
  damaged: { of: 'debt', sign: 1, account: 'damage', text: 'Schaden' },
  /** The deposit is no longer required; what is held will be settled. */
  released: { of: 'debt', sign: -1, text: 'nicht mehr benötigt, wird abgerechnet' },
  /** A deposit was kept, or used for a damage or an order; there it is `from_deposit`. */
  set_off: { of: 'money', sign: -1, account: 'damage', text: 'einbehalten' },
  from_deposit: { of: 'money', sign: 1, account: 'deposit', text: 'mit der Kaution verrechnet' },
  /** Between an order and a part of it. */
  from_order: { of: 'money', sign: 1, account: 'transfer' },
  to_order: { of: 'money', sign: -1, account: 'transfer' },
} as const satisfies Record<string, Kind>;
export type EntryKind = keyof typeof KINDS;
export const ENTRY_KINDS = Object.keys(KINDS) as readonly EntryKind[];

/** The row of the table for a kind of entry. */
export const entryKind = (what: EntryKind): Kind => KINDS[what];

/** One thing that happened to what is owed. Entries are only added; a mistake is reversed by another entry. */
export interface Entry {
  what: EntryKind;
  /** Negative only if it reverses an entry of the same kind. */
  cents: Cents;
  day: CalendarDay;
}

/** What an entry adds to its part of the sums. */
export const signedCents = ({ what, cents }: Pick<Entry, 'what' | 'cents'>): Cents =>
  KINDS[what].sign * cents;

/** The entries that are debt, costs, money or relief. */
export const entriesOf = <Each extends Pick<Entry, 'what'>>(
  entries: readonly Each[],
  part: Kind['of'],
): Each[] => entries.filter(({ what }) => KINDS[what].of === part);

/** The sum of the entries of one kind. */
export const centsOf = (entries: readonly Entry[], kind: EntryKind): Cents =>
  sumCents(entries.flatMap(({ what, cents }) => (what === kind ? cents : [])));

/** From when to when an entry can be; days in Berlin. */
export interface EntryDays {
  of: keyof typeof DAY_TEXTS;
  since: CalendarDay;
  today: CalendarDay;
}

const DAY_TEXTS = {
  order: {
    future: 'Das Datum der Zahlung liegt in der Zukunft.',
    early: (day: string) => `Die Zahlung kann nicht vor der Bestellung am ${day} eingegangen sein.`,
  },
  booking: {
    future: 'Das Datum liegt in der Zukunft.',
    early: (day: string) => `Das Datum liegt vor der Buchung am ${day}.`,
  },
};

/** Why an entry, or its reversal, cannot be of a day, as a German sentence. */
export function entryDayProblem(
  day: CalendarDay,
  { of, since, today }: EntryDays,
): string | undefined {
  if (day > today) return DAY_TEXTS[of].future;
  return day < since ? DAY_TEXTS[of].early(formatDay(since)) : undefined;
}
