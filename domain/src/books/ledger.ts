import { balanceOf, type Claim, type ClaimEntry } from '../claim/claim.ts';
import { type Cents, sumCents } from '../money/money.ts';
import type { VatRate } from '../money/vat.ts';
import type { PaymentMeans } from '../payment/order-payments.ts';
import type { CalendarDay } from '../time/calendar.ts';

/** What stands against the debtor in the books: the account, and how a row on either side of it is called. */
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
  /** What is owed after it. */
  claim: Claim;
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
  /** Received, or negative if paid back. */
  money_cents?: Cents;
  means?: PaymentMeans | undefined;
  /** Whether it reverses an entry made by mistake. */
  isReversal?: boolean;
  /** Whether the money came from a deposit, or went back to it. */
  isDeposit?: boolean;
  /** Whether it came from another order, or went there. */
  isTransfer?: boolean;
  /** Whether it was received before the supply. */
  isAdvance?: boolean;
  /** The portion that an advance invoice has already taxed, by rate; the rest is split by the shares. */
  advance?: { voucher?: string; amounts: readonly RateCents[] } | undefined;
  /** For a transfer: when the part it pays for was supplied. */
  supply_day?: CalendarDay | undefined;
  /** Waived so far, although the customer could have paid. */
  waived_cents?: Cents;
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

/**
 * The rows of an order's money. Each has the debtor on one side, so that their sum is what is owed, less the
 * credit; only advances stand on an account of their own until an invoice or a repayment clears them.
 */
export function postingsOf(steps: readonly LedgerStep[]): Posting[] {
  const rows: Posting[] = [];
  let advances: RateCents[] = [];
  /** Nothing is deducted before there is an invoice, even if it was paid earlier. */
  let firstDay = '';
  let before = { waived: 0, write_off: 0, openCosts: 0 };
  /** In the books; if it changes, all of it is split by what credits have left of the invoice. */
  const deducted = { discount: [], waived: [], write_off: [] } as Record<Deducted, RateCents[]>;
  /** What was given up of fees and interest, which never had VAT. */
  const ofCosts = { waived: 0, write_off: 0 };
  /** In the books, less what was waived. */
  let costs = { fees: 0, interest: 0 };
  for (const step of steps) {
    const { id, day, voucher, document, money_cents: money = 0, shares } = step;
    const put = (
      purpose: Purpose,
      { rate, cents }: Partial<RateCents>,
      more?: Partial<Posting>,
    ) => {
      if (!cents) return;
      const { debit, credit, isByRate } = PURPOSES[purpose];
      const rated = isByRate && rate !== undefined && { rate };
      const of = { id: `${id}-${purpose}${rated ? `-${rate}` : ''}`, day, purpose, ...rated };
      rows.push({ ...of, cents, voucher, text: cents > 0 ? debit : credit, ...more });
    };
    const putAdvances = (parts: readonly RateCents[], more?: Partial<Posting>) => {
      advances = addRates(advances, parts);
      for (const part of parts) put('advance', part, more);
    };
    const held = sumCents(advances.map(({ cents }) => cents));
    if (document) {
      firstDay = day;
      const { amounts, text, due_day, supply_day, tax_day } = document;
      const more = { text, ...(due_day && { due_day }), ...(tax_day && { tax_day }) };
      for (const amount of amounts) {
        const { rate, supply_day: ownDay = supply_day } = amount;
        const isOne = amounts.filter((each) => each.rate === rate).length === 1;
        const ofMonth = isOne ? {} : { id: `${id}-revenue-${rate}-${ownDay.slice(0, 7)}` };
        put('revenue', amount, { ...more, ...ofMonth, supply_day: ownDay });
      }
      const gross = sumCents(amounts.map(({ cents }) => cents));
      const cleared = splitCents(Math.min(held, Math.max(0, gross)), advances);
      putAdvances(negated(cleared), { supply_day });
    }
    const account = step.isTransfer
      ? 'transfer'
      : step.isDeposit
        ? 'deposit'
        : (step.means ?? 'bank');
    put(account, { cents: -money }, step.isReversal ? { text: takenBack(account, money) } : {});
    const { amounts: invoiced = [], voucher: advanceVoucher = voucher } = step.advance ?? {};
    const other = money - sumCents(invoiced.map(({ cents }) => cents));
    const ofPart = step.supply_day ? { supply_day: step.supply_day } : {};
    if (money > 0 && step.isAdvance) {
      const parts = addRates(invoiced, splitCents(other, shares));
      putAdvances(parts, { voucher: advanceVoucher, ...ofPart });
    }
    if (money < 0) {
      const left = held + money - other;
      const rest = splitCents(Math.min(left, -other), addRates(advances, invoiced));
      putAdvances(addRates(invoiced, negated(rest)), ofPart);
    }
    const after = totalsOf(step);
    const costsBefore = { ...ofCosts };
    for (const kind of ['waived', 'write_off'] as const) {
      const given = after[kind] - before[kind];
      ofCosts[kind] +=
        given < 0
          ? -Math.min(ofCosts[kind], -given)
          : Math.min(given, Math.max(0, before.openCosts - after.openCosts));
    }
    const totals: Record<Deducted, Cents> = {
      discount: after.discount,
      waived: after.waived - ofCosts.waived,
      write_off: after.write_off - ofCosts.write_off,
    };
    for (const purpose of DEDUCTED) {
      const booked = deducted[purpose];
      if (sumCents(booked.map(({ cents }) => cents)) === -totals[purpose]) continue;
      deducted[purpose] = splitCents(-totals[purpose], shares);
      for (const change of addRates(deducted[purpose], negated(booked))) {
        put(purpose, change, { day: day < firstDay ? firstDay : day });
      }
    }
    put('given_up', { cents: costsBefore.write_off - ofCosts.write_off });
    // Waived costs were never earned. Money settles fees before interest (§ 367 (1) BGB), so interest is waived first.
    const waivedInterest = Math.min(ofCosts.waived, after.interest);
    const earned = {
      fees: after.fees - (ofCosts.waived - waivedInterest),
      interest: after.interest - waivedInterest,
    };
    put('fees', { cents: earned.fees - costs.fees });
    put('interest', { cents: earned.interest - costs.interest });
    costs = earned;
    before = after;
  }
  return rows;
}

const DEDUCTED = ['discount', 'waived', 'write_off'] as const;
type Deducted = (typeof DEDUCTED)[number];

/** Wording that cannot be mistaken for a refund. */
const takenBack = (account: Purpose, money: Cents) =>
  `${PURPOSES[account][money < 0 ? 'credit' : 'debit']} zurückgenommen`;

function totalsOf({ claim, waived_cents = 0 }: LedgerStep) {
  const sumOf = (...kinds: readonly string[]) =>
    sumCents(claim.entries.flatMap(({ what, cents }) => (kinds.includes(what) ? cents : [])));
  const { discountCents, reliefCents, openCostsCents } = balanceOf(claim);
  // Only invoiced amounts are in the books.
  const relief = claim.kind === 'invoice' ? reliefCents : 0;
  const waived = Math.min(waived_cents, relief);
  return {
    discount: discountCents,
    waived,
    write_off: relief - waived,
    openCosts: openCostsCents,
    fees: sumOf('fee', 'flat_sum'),
    interest: sumOf('interest'),
  };
}

/** How entries of a deposit or a damage are posted, by the sign on the debtor's account. */
const OWN_POSTINGS: Record<
  'deposit' | 'damage',
  { [What in ClaimEntry['what']]?: { [For in Purpose]?: 1 | -1 } }
> = {
  deposit: {
    paid: { bank: -1, deposit: 1 },
    paid_back: { bank: 1, deposit: -1 },
    // Kept for what no other claim says.
    set_off: { deposit: -1, damage: 1 },
  },
  damage: {
    damaged: { damage: 1 },
    paid: { bank: -1 },
    paid_back: { bank: 1 },
    from_deposit: { deposit: -1 },
  },
};

interface OwnEntry extends ClaimEntry {
  id: string;
  for?: string | undefined;
  means?: PaymentMeans | undefined;
  reverses?: string | undefined;
}

/** The rows of a deposit or a damage, none of which has VAT. What pays an order is among the rows of that order. */
export function ownPostings(
  kind: keyof typeof OWN_POSTINGS,
  voucher: string,
  entries: readonly OwnEntry[],
): Posting[] {
  return entries.flatMap(({ id, what, cents, day, for: used, reverses, means = 'bank' }) =>
    Object.entries(used ? {} : (OWN_POSTINGS[kind][what] ?? {})).map(([name, sign]) => {
      const purpose = name === 'bank' ? means : (name as Purpose);
      const amount = sign * cents;
      const { debit, credit } = PURPOSES[purpose];
      const isMoney = kind === 'deposit' && what !== 'set_off';
      const done = isMoney ? 'Kaution' : amount > 0 === !reverses ? debit : credit;
      const text = reverses ? `${done} zurückgenommen` : done;
      return { id: `${voucher}-${id}-${name}`, day, purpose, cents: amount, voucher, text };
    }),
  );
}
