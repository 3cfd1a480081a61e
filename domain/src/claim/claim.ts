import { type Cents, sumCents } from '../money/money.ts';
import { addDays, type CalendarDay, weekdayOf } from '../time/calendar.ts';

/**
 * What can happen to a claim. Entries of `debt` are for the goods or services themselves, `costs` are what
 * reminders charge, `money` is what was received, `relief` is what will never be.
 */
const ENTRIES = {
  requested: { of: 'debt', sign: 1 },
  invoiced: { of: 'debt', sign: 1 },
  cancelled: { of: 'debt', sign: -1 },
  credited: { of: 'debt', sign: -1 },
  fee: { of: 'costs', sign: 1 },
  flat_sum: { of: 'costs', sign: 1 },
  interest: { of: 'costs', sign: 1 },
  paid: { of: 'money', sign: 1 },
  paid_back: { of: 'money', sign: -1 },
  written_off: { of: 'relief', sign: 1 },
  /** A rest so small that the claim counts as paid. */
  small_rest: { of: 'relief', sign: 1 },
  damaged: { of: 'debt', sign: 1 },
  /** A deposit is no longer asked for: what is held of it is to be settled. */
  released: { of: 'debt', sign: -1 },
  /** A deposit was kept, or used for another claim; there it is `from_deposit`. */
  set_off: { of: 'money', sign: -1 },
  from_deposit: { of: 'money', sign: 1 },
} as const;

export const CLAIM_ENTRIES = Object.keys(ENTRIES) as readonly (keyof typeof ENTRIES)[];

/** One thing that happened to a claim. Entries are only added; a mistake is reversed by another entry. */
export interface ClaimEntry {
  what: keyof typeof ENTRIES;
  /** Negative only if it reverses an entry of the same kind. */
  cents: Cents;
  day: CalendarDay;
}

/** A deduction for paying all the rest by a day. */
export interface ClaimDiscount {
  cents: Cents;
  untilDay: CalendarDay;
}

/**
 * What a customer owes by a document: an invoice or a request for prepayment. An order itself is an agreement
 * and owes nothing, so one without a document has only an `advance`: what was paid ahead.
 */
export interface Claim {
  kind: 'invoice' | 'prepayment' | 'advance' | 'deposit' | 'damage';
  /** What a transfer names: the number of the invoice, else of the order. */
  reference: string;
  entries: readonly ClaimEntry[];
  /** The last day to pay in time; undefined if nothing was ever to be paid. */
  dueDay?: CalendarDay | undefined;
  discount?: ClaimDiscount | undefined;
}

/**
 * `none`: nothing was claimed, or the claim was cancelled. `part`: something is still open. `written_off`: nothing
 * is open any more, but not all of it was paid.
 */
export const CLAIM_STATES = ['none', 'open', 'part', 'paid', 'written_off'] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];

/** The states in which an amount is still open. */
export const OPEN_STATES = ['open', 'part'] as const satisfies readonly ClaimState[];

export interface Balance {
  state: ClaimState;
  /** Claimed by documents, without costs. */
  debtCents: Cents;
  /** Claimed by reminders. */
  costsCents: Cents;
  /** Received, less what was paid back. */
  paidCents: Cents;
  /** Paid back, by bank or cash. */
  paidBackCents: Cents;
  /** The discount that was taken. */
  discountCents: Cents;
  /** Written off, and small rests that count as paid. */
  reliefCents: Cents;
  /** Never negative; includes open costs. */
  openCents: Cents;
  openCostsCents: Cents;
  /** Received beyond what is owed. */
  creditCents: Cents;
  /** The last day to pay in time, while something is open. */
  dueDay?: CalendarDay;
  /** What is enough if it is paid in time, while the discount can still be taken. */
  discount?: ClaimDiscount;
}

const sumOf = (
  entries: readonly ClaimEntry[],
  part: (typeof ENTRIES)[keyof typeof ENTRIES]['of'],
): Cents =>
  sumCents(
    entries.flatMap(({ what, cents }) => {
      const { of, sign } = ENTRIES[what];
      return of === part ? sign * cents : [];
    }),
  );

/**
 * What is owed, in cents: the only place that works it out. Payments settle the debt first and the costs last,
 * which deviates from § 367 (1) BGB in the customer's favour. What was given up is what credits and money leave,
 * however late they come.
 */
export function balanceOf({ entries, discount, dueDay }: Claim): Balance {
  const debtCents = sumOf(entries, 'debt');
  const costsCents = sumOf(entries, 'costs');
  const paidCents = sumOf(entries, 'money');
  const discountCents = discount ? takenCents(entries, discount) : 0;
  const unpaidCents = debtCents + costsCents - discountCents - paidCents;
  const reliefCents = Math.min(Math.max(0, sumOf(entries, 'relief')), Math.max(0, unpaidCents));
  const openCents = Math.max(0, unpaidCents - reliefCents);
  const isCredited = entries.some(({ what }) => what === 'credited');
  const isClaimed = debtCents + costsCents > 0 || isCredited;
  const givenUpCents = sumOf(only(entries, 'written_off'), 'relief');
  const ended = reliefCents > 0 && givenUpCents > 0 ? 'written_off' : 'paid';
  const settled = openCents === 0 ? ended : paidCents > 0 ? 'part' : 'open';
  const openCostsCents = Math.min(costsCents, openCents);
  const reducedCents = openCents - openCostsCents - (discount?.cents ?? 0);
  return {
    state: isClaimed ? settled : 'none',
    debtCents,
    costsCents,
    paidCents,
    paidBackCents: -sumOf(only(entries, 'paid_back'), 'money'),
    discountCents,
    reliefCents,
    openCents,
    openCostsCents,
    creditCents: Math.max(0, -unpaidCents),
    ...(openCents > 0 && dueDay !== undefined && { dueDay }),
    ...(discount && reducedCents > 0 && { discount: { ...discount, cents: reducedCents } }),
  };
}

const only = (entries: readonly ClaimEntry[], kind: ClaimEntry['what']) =>
  entries.filter(({ what }) => what === kind);

/**
 * The discount of who paid all the rest in time and got none of that back since: what they did not pay of the debt,
 * or had not paid of a larger one that was credited later.
 */
function takenCents(entries: readonly ClaimEntry[], discount: ClaimDiscount): Cents {
  const debtCents = sumOf(entries, 'debt');
  const wantedCents = debtCents - discount.cents;
  const rests = only(entries, 'small_rest');
  const settledBy = (all: readonly ClaimEntry[], day?: CalendarDay) => {
    const until = (list: readonly ClaimEntry[]) =>
      list.filter((each) => day === undefined || each.day <= day);
    return sumOf(until(all), 'money') + sumOf(until(rests), 'relief');
  };
  const isTaken =
    settledBy(entries, discount.untilDay) >= wantedCents && settledBy(entries) >= wantedCents;
  if (debtCents <= 0 || !isTaken) return 0;
  const credits = only(entries, 'credited');
  const deducted = credits.map(({ day }) => {
    const since = sumCents(credits.flatMap((each) => (each.day >= day ? each.cents : [])));
    const cents = debtCents + since - settledBy(only(entries, 'paid'), day);
    // A discount is rounded, so that of the larger debt is known to half a cent of this one.
    const mostCents = ((discount.cents + 0.5) * (debtCents + since)) / debtCents;
    return cents <= mostCents ? cents : 0;
  });
  const unpaidCents = debtCents - sumOf(entries, 'money');
  return Math.min(discount.cents, debtCents, Math.max(0, unpaidCents, ...deducted));
}

const WEEKEND: readonly string[] = ['Samstag', 'Sonntag'];

/** Whether banks transfer money on a day; `holidays` are the public ones. */
export function isBankDay(day: CalendarDay, holidays: ReadonlySet<CalendarDay>): boolean {
  return !WEEKEND.includes(weekdayOf(day)) && !holidays.has(day);
}

/** § 193 BGB: a last day on a Saturday, Sunday or public holiday moves to the next working day. */
export function lastDay(day: CalendarDay, holidays: ReadonlySet<CalendarDay>): CalendarDay {
  return isBankDay(day, holidays) ? day : lastDay(addDays(day, 1), holidays);
}
