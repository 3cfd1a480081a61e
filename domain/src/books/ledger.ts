import { type Cents, sumCents } from '../money/money.ts';
import type { VatRate } from '../money/vat.ts';
import type { PaymentMeans } from '../payment/order-payments.ts';
import type { Account } from '../receivable/balance.ts';
import { type Entry, entryKind, signedCents } from '../receivable/entries.ts';
import type { CalendarDay } from '../time/calendar.ts';

/** Contra account of a debtor's row, and the name of a row on either side of it. */
export const PURPOSES = {
  revenue: { isByRate: true, name: 'Erlöse', debit: '', credit: 'Storno' },
  bank: { isByRate: false, name: 'Bank', debit: 'Rückzahlung', credit: 'Zahlung' },
  cash: { isByRate: false, name: 'Kasse', debit: 'Rückzahlung bar', credit: 'Zahlung bar' },
  /** In transit from the payment terminal to the bank. */
  card: {
    isByRate: false,
    name: 'Kartenzahlungen',
    debit: 'Rückzahlung auf Karte',
    credit: 'Zahlung mit Karte',
  },
  /** Held of a rental; what is used of it pays an invoice, but no money moves. */
  deposit: {
    isByRate: false,
    name: 'Kautionen',
    debit: 'Kaution zurück',
    credit: 'Kaution verrechnet',
  },
  /** Between an order and a part of it: no money moves, and both rows come to nothing. */
  transfer: {
    isByRate: false,
    name: 'Verrechnung',
    debit: 'An Teillieferung',
    credit: 'Aus Bestellung',
  },
  /** Paid for by whoever rented, with money or by the deposit: no supply, no VAT. */
  damage: {
    isByRate: false,
    name: 'Schadenersatz',
    debit: 'Schadenersatz',
    credit: 'Schadenersatz entfallen',
  },
  /** Taxed in the month of receipt (§ 13 (1) no. 1 a sentence 4 UStG), and cleared by the invoice. */
  advance: {
    isByRate: true,
    name: 'Erhaltene Anzahlungen',
    debit: 'Anzahlung',
    credit: 'Anzahlung verrechnet',
  },
  /** Corrects the VAT, as do `waived` and `write_off` (§ 17 UStG). */
  discount: {
    isByRate: true,
    name: 'Gewährte Skonti',
    debit: 'Skonto zurück',
    credit: 'Skonto',
  },
  /** Small remainders and goodwill, where the customer could have paid. */
  waived: {
    isByRate: true,
    name: 'Erlösschmälerungen',
    debit: 'Nachlass zurück',
    credit: 'Nachlass',
  },
  write_off: {
    isByRate: true,
    name: 'Forderungsverluste',
    debit: 'Ausbuchung zurück',
    credit: 'Ausbuchung',
  },
  /** The part of a write-off without VAT. */
  given_up: {
    isByRate: false,
    name: 'Forderungsverluste ohne MwSt.',
    debit: 'Ausbuchung zurück',
    credit: 'Ausbuchung Mahnkosten',
  },
  /** Damages, not supplies: no VAT. */
  fees: {
    isByRate: false,
    name: 'Mahngebühren',
    debit: 'Mahnkosten',
    credit: 'Mahnkosten entfallen',
  },
  interest: {
    isByRate: false,
    name: 'Verzugszinsen',
    debit: 'Verzugszinsen',
    credit: 'Verzugszinsen entfallen',
  },
} as const;
export type Purpose = keyof typeof PURPOSES;

/** A gross amount at one rate. */
export interface RateCents {
  rate: VatRate;
  cents: Cents;
}

/** The part of it that was supplied in one month. */
export interface SupplyCents extends RateCents {
  /** The last day of supply in that month. */
  supply_day: CalendarDay;
}

/** One row of the books: the debtor against one account. */
export interface Posting {
  /** Stays the same however often the rows are made. */
  id: string;
  day: CalendarDay;
  purpose: Purpose;
  rate?: VatRate;
  /** On the debtor's account: debit if positive. Never 0. */
  cents: Cents;
  /** Number of the invoice that it belongs to; of the order before there is one. */
  voucher: string;
  /** What happened, for the text of the row. */
  text: string;
  due_day?: CalendarDay;
  /** Determines the VAT rate, and the VAT period unless `tax_day` is set. */
  supply_day?: CalendarDay;
  /** Determines the VAT period, if not the day of supply. */
  tax_day?: CalendarDay;
}

/** An event of an order's money, in the order in which they were recorded. */
export interface LedgerStep {
  id: string;
  day: CalendarDay;
  voucher: string;
  /** After it. */
  totals: LedgerTotals;
  /** Gross by rate, less credits, of its invoice, or before one as agreed: how advances and deductions are split. */
  shares: readonly RateCents[];
  /** Written by it; amounts are negative in what takes an invoice back, which `text` names. */
  document?: {
    amounts: readonly (RateCents & Partial<SupplyCents>)[];
    text: string;
    due_day?: CalendarDay | undefined;
    supply_day: CalendarDay;
    /** Set on a later adjustment of a supply (§ 17 (1) sentence 8 UStG). */
    tax_day?: CalendarDay | undefined;
  };
  /** The money that it moved. */
  entry?: MoneyEntry;
  /** Whether it was received before the supply. */
  isAdvance?: boolean;
  /** The portion that an advance invoice has already taxed, by rate; the rest is split by the shares. */
  advance?: { voucher?: string; amounts: readonly RateCents[] } | undefined;
  /** For a transfer: when the part it pays for was supplied. */
  supply_day?: CalendarDay | undefined;
}

/** The fields of an order that its books need. */
export type LedgerTotals = Record<Deducted | 'openCosts' | 'fees' | 'interest', Cents>;

/** An entry with what the books need of it. */
export interface MoneyEntry extends Pick<Entry, 'what' | 'cents'> {
  means?: PaymentMeans | undefined;
  reverses?: string | undefined;
}

/** The booked part of an order's claim; `waivedCents` was given up although the customer could have paid. */
export function totalsOf(account: Account, waivedCents: Cents): LedgerTotals {
  const { discountCents, reliefCents, openCostsCents } = account.balance();
  // Only invoiced amounts are in the books.
  const relief = account.kind === 'invoice' ? reliefCents : 0;
  const waived = Math.min(waivedCents, relief);
  return {
    discount: discountCents,
    waived,
    write_off: relief - waived,
    openCosts: openCostsCents,
    fees: account.centsOf('fee', 'flat_sum'),
    interest: account.centsOf('interest'),
  };
}

/** An amount in the proportion of shares, to the cent. */
export function splitCents(cents: Cents, shares: readonly RateCents[]): RateCents[] {
  const whole = sumCents(shares.map((share) => share.cents));
  const parts = shares.map(({ rate, cents: share }, index) => {
    const exact = whole === 0 ? (index === 0 ? cents : 0) : (cents * share) / whole;
    return { rate, cents: Math.trunc(exact), rest: Math.abs(exact - Math.trunc(exact)) };
  });
  let left = cents - sumCents(parts.map((part) => part.cents));
  for (const part of parts.toSorted((a, b) => b.rest - a.rest)) {
    if (left === 0) break;
    part.cents += Math.sign(left);
    left -= Math.sign(left);
  }
  return parts.map(({ rate, cents: part }) => ({ rate, cents: part }));
}

/** The sums by rate, of as many rates as there are in either list. */
export function addRates(a: readonly RateCents[], b: readonly RateCents[]): RateCents[] {
  const all = [...a, ...b];
  return [...new Set(all.map(({ rate }) => rate))].map((rate) => ({
    rate,
    cents: sumCents(all.flatMap((each) => (each.rate === rate ? each.cents : []))),
  }));
}

const negated = (list: readonly RateCents[]): RateCents[] =>
  list.map(({ rate, cents }) => ({ rate, cents: -cents }));

type Put = (purpose: Purpose, of: Partial<RateCents>, more?: Partial<Posting>) => void;

/** Running totals of the rows so far. */
interface Books {
  rows: Posting[];
  /** Not cleared yet. */
  advances: RateCents[];
  /** Nothing is deducted before there is an invoice, even if it was paid earlier. */
  firstDay: CalendarDay;
  before: Pick<LedgerTotals, 'waived' | 'write_off' | 'openCosts'>;
  /** If it changes, all of it is split by what credits have left of the invoice. */
  deducted: Record<Deducted, RateCents[]>;
  /** What was given up of fees and interest, which never had VAT. */
  ofCosts: Record<'waived' | 'write_off', Cents>;
  /** Less what was waived. */
  costs: Record<'fees' | 'interest', Cents>;
}

const DEDUCTED = ['discount', 'waived', 'write_off'] as const;
type Deducted = (typeof DEDUCTED)[number];

/**
 * The rows of an order's money. Each has the debtor on one side, so that their sum is what is owed, less the
 * credit; only advances stand on an account of their own until an invoice or a repayment clears them.
 */
export function postingsOf(steps: readonly LedgerStep[]): Posting[] {
  const books: Books = {
    rows: [],
    advances: [],
    firstDay: '',
    before: { waived: 0, write_off: 0, openCosts: 0 },
    deducted: { discount: [], waived: [], write_off: [] },
    ofCosts: { waived: 0, write_off: 0 },
    costs: { fees: 0, interest: 0 },
  };
  for (const step of steps) {
    const { id, day, voucher } = step;
    const put: Put = (purpose, { rate, cents }, more) => {
      if (!cents) return;
      const { debit, credit, isByRate } = PURPOSES[purpose];
      const rated = isByRate && rate !== undefined && { rate };
      const of = { id: `${id}-${purpose}${rated ? `-${rate}` : ''}`, day, purpose, ...rated };
      books.rows.push({ ...of, cents, voucher, text: cents > 0 ? debit : credit, ...more });
    };
    const held = sumCents(books.advances.map(({ cents }) => cents));
    putDocument(books, step, put, held);
    putMoney(books, step, put, held);
    putDeducted(books, step, put);
  }
  return books.rows;
}

function putAdvances(books: Books, put: Put, parts: RateCents[], more?: Partial<Posting>) {
  books.advances = addRates(books.advances, parts);
  for (const part of parts) put('advance', part, more);
}

function putDocument(books: Books, { id, day, document }: LedgerStep, put: Put, held: Cents) {
  if (!document) return;
  books.firstDay = day;
  const { amounts, text, due_day, supply_day, tax_day } = document;
  const more = { text, ...(due_day && { due_day }), ...(tax_day && { tax_day }) };
  for (const amount of amounts) {
    const { rate, supply_day: ownDay = supply_day } = amount;
    const isOne = amounts.filter((each) => each.rate === rate).length === 1;
    const ofMonth = isOne ? {} : { id: `${id}-revenue-${rate}-${ownDay.slice(0, 7)}` };
    put('revenue', amount, { ...more, ...ofMonth, supply_day: ownDay });
  }
  const gross = sumCents(amounts.map(({ cents }) => cents));
  const cleared = splitCents(Math.min(held, Math.max(0, gross)), books.advances);
  putAdvances(books, put, negated(cleared), { supply_day });
}

function putMoney(books: Books, step: LedgerStep, put: Put, held: Cents) {
  const { entry, voucher, shares, advance, isAdvance, supply_day } = step;
  if (!entry) return;
  const money = signedCents(entry);
  const account = purposeOf(entry);
  const isReversal = entry.reverses !== undefined;
  put(account, { cents: -money }, isReversal ? { text: takenBack(account, money) } : {});
  const { amounts: invoiced = [], voucher: advanceVoucher = voucher } = advance ?? {};
  const other = money - sumCents(invoiced.map(({ cents }) => cents));
  const ofPart = supply_day ? { supply_day } : {};
  if (money > 0 && isAdvance) {
    const parts = addRates(invoiced, splitCents(other, shares));
    putAdvances(books, put, parts, { voucher: advanceVoucher, ...ofPart });
  }
  if (money < 0) {
    const left = held + money - other;
    const rest = splitCents(Math.min(left, -other), addRates(books.advances, invoiced));
    putAdvances(books, put, addRates(invoiced, negated(rest)), ofPart);
  }
}

function putDeducted(books: Books, { day, totals: after, shares }: LedgerStep, put: Put) {
  const { before, deducted, ofCosts, firstDay } = books;
  const givenUp = ofCosts.write_off;
  for (const kind of ['waived', 'write_off'] as const) {
    const given = after[kind] - before[kind];
    ofCosts[kind] +=
      given < 0
        ? -Math.min(ofCosts[kind], -given)
        : Math.min(given, Math.max(0, before.openCosts - after.openCosts));
  }
  const wanted: Record<Deducted, Cents> = {
    discount: after.discount,
    waived: after.waived - ofCosts.waived,
    write_off: after.write_off - ofCosts.write_off,
  };
  for (const purpose of DEDUCTED) {
    const booked = deducted[purpose];
    if (sumCents(booked.map(({ cents }) => cents)) === -wanted[purpose]) continue;
    deducted[purpose] = splitCents(-wanted[purpose], shares);
    for (const change of addRates(deducted[purpose], negated(booked))) {
      put(purpose, change, { day: day < firstDay ? firstDay : day });
    }
  }
  put('given_up', { cents: givenUp - ofCosts.write_off });
  // Waived costs were never earned. Money settles fees before interest (§ 367 (1) BGB), so interest is waived first.
  const waivedInterest = Math.min(ofCosts.waived, after.interest);
  const costs = {
    fees: after.fees - (ofCosts.waived - waivedInterest),
    interest: after.interest - waivedInterest,
  };
  put('fees', { cents: costs.fees - books.costs.fees });
  put('interest', { cents: costs.interest - books.costs.interest });
  books.costs = costs;
  books.before = after;
}

/** Wording that cannot be mistaken for a refund. */
const takenBack = (account: Purpose, money: Cents) =>
  `${PURPOSES[account][money < 0 ? 'credit' : 'debit']} zurückgenommen`;

/** The account on the other side of an entry. */
function purposeOf({ what, means = 'bank' }: MoneyEntry): Purpose {
  const { account = 'means' } = entryKind(what);
  return account === 'means' ? means : account;
}

interface OwnEntry extends Entry, MoneyEntry {
  id: string;
  other?: string | undefined;
}

/**
 * The rows of a deposit or a damage, none of which has VAT. A deposit stands on an account of its own as long as it is
 * held. What pays an order or a damage is among the rows of that.
 */
export function ownPostings(
  kind: 'deposit' | 'damage',
  voucher: string,
  entries: readonly OwnEntry[],
): Posting[] {
  const isDeposit = kind === 'deposit';
  return entries.flatMap((entry) => {
    const { id, what, day, other, reverses } = entry;
    const { of, account } = entryKind(what);
    if (!account || (isDeposit && other)) return [];
    const own = { name: account === 'means' ? 'bank' : account, purpose: purposeOf(entry) };
    const cents = of === 'debt' ? entry.cents : -signedCents(entry);
    const held = { name: 'deposit', purpose: 'deposit' as const, cents: -cents };
    const isMoney = isDeposit && what !== 'set_off';
    return [{ ...own, cents }, ...(isDeposit ? [held] : [])].map(({ name, purpose, ...row }) => {
      const { debit, credit } = PURPOSES[purpose];
      const done = isMoney ? 'Kaution' : row.cents > 0 === !reverses ? debit : credit;
      const text = reverses ? `${done} zurückgenommen` : done;
      return { id: `${voucher}-${id}-${name}`, day, purpose, cents: row.cents, voucher, text };
    });
  });
}
