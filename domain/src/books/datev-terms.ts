import type { VatRate } from '../money/vat.ts';
import { ACCOUNT_DIGITS, accountOfLength, debtorRange } from './debtor-accounts.ts';
import { PURPOSES, type Purpose } from './ledger.ts';

/** The accounts of one rate; a missing one leaves its rows out of the export. */
export interface RateAccounts {
  rate: VatRate;
  account: number;
  discount?: number;
  advance?: number;
  waived?: number;
  write_off?: number;
}

/** Accounts for the tax adviser's program. */
export interface DatevTerms {
  consultant: number;
  client: number;
  /** Length of account numbers, 4 if absent; personal accounts have one more digit. */
  account_digits?: number | undefined;
  /** The control account that customers' invoices are posted to. */
  debtor: number;
  bank?: number;
  cash?: number;
  card?: number;
  deposit?: number;
  transfer?: number;
  damage?: number;
  fees?: number;
  interest?: number;
  given_up?: number;
  revenue: RateAccounts[];
}

type Accounts = Omit<DatevTerms, 'consultant' | 'client' | 'account_digits' | 'debtor'>;

/** The usual accounts of both charts. Those by rate calculate the VAT by themselves. */
export const DATEV_CHARTS = {
  SKR03: {
    bank: 1200,
    cash: 1000,
    card: 1360,
    deposit: 1732,
    transfer: 1360,
    damage: 2742,
    fees: 2700,
    interest: 2650,
    given_up: 2400,
    revenue: [
      { rate: 19, account: 8400, discount: 8736, advance: 1718, waived: 8720, write_off: 2406 },
      { rate: 7, account: 8300, discount: 8731, advance: 1711, waived: 8710, write_off: 2401 },
    ],
  },
  SKR04: {
    bank: 1800,
    cash: 1600,
    card: 1460,
    deposit: 3550,
    transfer: 1460,
    damage: 4970,
    fees: 4830,
    interest: 7100,
    given_up: 6930,
    revenue: [
      { rate: 19, account: 4400, discount: 4736, advance: 3272, waived: 4720, write_off: 6936 },
      { rate: 7, account: 4300, discount: 4731, advance: 3260, waived: 4710, write_off: 6931 },
    ],
  },
} satisfies Record<string, Accounts>;

/** SKR03 until the office sets its own. */
export const DATEV_TERMS: DatevTerms = {
  consultant: 1001,
  client: 1,
  debtor: 10_000,
  ...DATEV_CHARTS.SKR03,
};

type ByRate = Exclude<keyof RateAccounts, 'rate' | 'account'>;
const isByRate = (purpose: Purpose): purpose is ByRate => PURPOSES[purpose].isByRate;

const numbersIn = ({ rate: _, ...accounts }: object & { rate?: unknown }) =>
  Object.values(accounts).filter((value) => typeof value === 'number');

/** Whether all accounts have the configured length. */
export function hasRightLengths(terms: DatevTerms): boolean {
  const { consultant: _, client: __, debtor, revenue, ...others } = terms;
  const { account_digits = ACCOUNT_DIGITS.usual, ...accounts } = others;
  const { min, max } = debtorRange(account_digits);
  const all = [accounts, ...revenue].flatMap(numbersIn);
  const isRight = (account: number) => String(account).length === account_digits;
  return debtor >= min && debtor <= max && all.every(isRight);
}

/** A chart's accounts at the given account length. */
export function chartOf(chart: keyof typeof DATEV_CHARTS, digits = ACCOUNT_DIGITS.usual): Accounts {
  const longer = <T extends object>(accounts: T): T =>
    Object.fromEntries(
      Object.entries(accounts).map(([name, value]) => {
        const isAccount = typeof value === 'number' && name !== 'rate';
        return [name, isAccount ? accountOfLength(value, digits) : value];
      }),
    ) as T;
  const accounts: Accounts = DATEV_CHARTS[chart];
  return { ...longer(accounts), revenue: accounts.revenue.map(longer) };
}

/** The account of a row beside the debtor's; undefined if the settings have none. */
export function accountOf(
  terms: DatevTerms,
  { purpose, rate }: { purpose: Purpose; rate?: VatRate },
): number | undefined {
  const accounts = terms.revenue.find((each) => each.rate === rate);
  if (purpose === 'revenue') return accounts?.account;
  return isByRate(purpose) ? accounts?.[purpose] : terms[purpose];
}
