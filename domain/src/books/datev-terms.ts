import type { VatRate } from '../money/vat.ts';
import type { Purpose } from './ledger.ts';

/** The accounts of one rate; a missing one leaves its rows out of the export. */
export interface RateAccounts {
  rate: VatRate;
  account: number;
  discount?: number;
  advance?: number;
  write_off?: number;
}

/** Accounts for the tax adviser's program: four digits each, one for all debtors. */
export interface DatevTerms {
  consultant: number;
  client: number;
  /** The collective account that customers' invoices are posted to. */
  debtor: number;
  bank?: number;
  deposit?: number;
  transfer?: number;
  damage?: number;
  fees?: number;
  interest?: number;
  given_up?: number;
  revenue: RateAccounts[];
}

type Accounts = Omit<DatevTerms, 'consultant' | 'client' | 'debtor'>;

/** The usual accounts of both charts. Those by rate calculate the VAT by themselves. */
export const DATEV_CHARTS = {
  SKR03: {
    bank: 1200,
    deposit: 1732,
    transfer: 1360,
    damage: 2742,
    fees: 2700,
    interest: 2650,
    given_up: 2400,
    revenue: [
      { rate: 19, account: 8400, discount: 8736, advance: 1718, write_off: 2406 },
      { rate: 7, account: 8300, discount: 8731, advance: 1711, write_off: 2401 },
    ],
  },
  SKR04: {
    bank: 1800,
    deposit: 3550,
    transfer: 1460,
    damage: 4970,
    fees: 4830,
    interest: 7100,
    given_up: 6930,
    revenue: [
      { rate: 19, account: 4400, discount: 4736, advance: 3272, write_off: 6936 },
      { rate: 7, account: 4300, discount: 4731, advance: 3260, write_off: 6931 },
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

/** The account of a row beside the debtor's; undefined if the settings have none. */
export function accountOf(
  terms: DatevTerms,
  { purpose, rate }: { purpose: Purpose; rate?: VatRate },
): number | undefined {
  const accounts = terms.revenue.find((each) => each.rate === rate);
  if (purpose === 'revenue') return accounts?.account;
  const isByRate = purpose === 'discount' || purpose === 'advance' || purpose === 'write_off';
  return isByRate ? accounts?.[purpose] : terms[purpose];
}
