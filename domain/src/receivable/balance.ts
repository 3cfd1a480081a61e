import { type Cents, sumCents } from '../money/money.ts';
import type { CalendarDay } from '../time/calendar.ts';
import { type Entry, type EntryKind, entryKind, signedCents } from './entries.ts';
import type { ClaimState } from './states.ts';

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
  /** Reference for a transfer: the invoice number, else the order number. */
  reference: string;
  entries: readonly Entry[];
  /** The last day to pay in time; undefined if nothing was ever to be paid. */
  dueDay?: CalendarDay | undefined;
  discount?: ClaimDiscount | undefined;
}

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
  /** Sufficient if paid in time, while the discount is still available. */
  discount?: ClaimDiscount;
}

/** The sums of a claim, to which entries can be added one by one. */
export interface Account {
  kind: Claim['kind'];
  add(entry: Entry): void;
  balance(): Balance;
  /** The sum of all entries of these kinds. */
  centsOf(...kinds: readonly EntryKind[]): Cents;
}

/** A credit, and what had been paid by its day. */
type Credit = Pick<Entry, 'cents' | 'day'> & { paidCents: Cents };

/**
 * The balance in cents, calculated only here. Payments settle the debt first and the costs last,
 * which deviates from § 367 (1) BGB in the customer's favour. What was given up is what credits and money leave,
 * however late they come. Credits are to be among the first entries.
 */
export function openAccount({ kind, entries, discount, dueDay }: Claim): Account {
  const sums = { debt: 0, costs: 0, money: 0, relief: 0 };
  const of: { [What in EntryKind]?: Cents } = {};
  const centsOf = (...kinds: readonly EntryKind[]) => sumCents(kinds.map((what) => of[what] ?? 0));
  /** Paid by the last day of the discount, with small rests. */
  let earlyCents = 0;
  const credits: Credit[] = [];
  const add = (entry: Entry) => {
    const { what, cents, day } = entry;
    const { of: part, sign } = entryKind(what);
    sums[part] += signedCents(entry);
    of[what] = centsOf(what) + cents;
    if (what === 'credited') credits.push({ cents, day, paidCents: 0 });
    const isRest = what === 'small_rest';
    if (part !== 'money' && !isRest) return;
    if (!discount || day <= discount.untilDay) earlyCents += signedCents(entry);
    if (sign < 0) return;
    for (const credit of credits) if (day <= credit.day) credit.paidCents += cents;
  };
  for (const entry of entries.toSorted((a, b) => Number(isCredit(b)) - Number(isCredit(a)))) {
    add(entry);
  }
  const balance = (): Balance => {
    const { debt: debtCents, costs: costsCents, money: paidCents } = sums;
    const settled = { early: earlyCents, all: paidCents + centsOf('small_rest') };
    const discountCents = discount
      ? takenCents({ debtCents, paidCents, settled, credits }, discount)
      : 0;
    const unpaidCents = debtCents + costsCents - discountCents - paidCents;
    const reliefCents = Math.min(Math.max(0, sums.relief), Math.max(0, unpaidCents));
    const openCents = Math.max(0, unpaidCents - reliefCents);
    const isClaimed = debtCents + costsCents > 0 || credits.length > 0;
    const ended = reliefCents > 0 && centsOf('written_off') > 0 ? 'written_off' : 'paid';
    const state = openCents === 0 ? ended : paidCents > 0 ? 'part' : 'open';
    const openCostsCents = Math.min(costsCents, openCents);
    const reducedCents = openCents - openCostsCents - (discount?.cents ?? 0);
    return {
      state: isClaimed ? state : 'none',
      debtCents,
      costsCents,
      paidCents,
      paidBackCents: centsOf('paid_back'),
      discountCents,
      reliefCents,
      openCents,
      openCostsCents,
      creditCents: Math.max(0, -unpaidCents),
      ...(openCents > 0 && dueDay !== undefined && { dueDay }),
      ...(discount && reducedCents > 0 && { discount: { ...discount, cents: reducedCents } }),
    };
  };
  return { kind, add, balance, centsOf };
}

const isCredit = ({ what }: Entry) => what === 'credited';

/** The balance of a claim; see `openAccount`. */
export const balanceOf = (claim: Claim): Balance => openAccount(claim).balance();

interface Settled {
  debtCents: Cents;
  paidCents: Cents;
  /** Money and small rests, by the last day of the discount and in all. */
  settled: Record<'early' | 'all', Cents>;
  credits: readonly Credit[];
}

/**
 * Discount actually taken: the unpaid remainder, if everything else was paid by the due day and not refunded later.
 * Of a debt that was credited later, it may be the remainder before that.
 */
function takenCents(
  { debtCents, paidCents, settled, credits }: Settled,
  discount: ClaimDiscount,
): Cents {
  const wantedCents = debtCents - discount.cents;
  const isTaken = settled.early >= wantedCents && settled.all >= wantedCents;
  if (debtCents <= 0 || !isTaken) return 0;
  const deducted = credits.map(({ day, paidCents: thenCents }) => {
    const since = sumCents(credits.flatMap((each) => (each.day >= day ? each.cents : [])));
    const cents = debtCents + since - thenCents;
    // A discount is rounded, so that of the larger debt is known to half a cent of this one.
    const mostCents = ((discount.cents + 0.5) * (debtCents + since)) / debtCents;
    return cents <= mostCents ? cents : 0;
  });
  return Math.min(discount.cents, debtCents, Math.max(0, debtCents - paidCents, ...deducted));
}
