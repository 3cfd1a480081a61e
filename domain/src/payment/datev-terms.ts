import type { VatRate } from '../money/vat.ts';

/** Accounts for the tax adviser's program: four digits each, one for all debtors. */
export interface DatevTerms {
  consultant: number;
  client: number;
  /** The collective account that customers' invoices are posted to. */
  debtor: number;
  revenue: { rate: VatRate; account: number }[];
}

/** The usual accounts of SKR03 until the office sets its own. */
export const DATEV_TERMS: DatevTerms = {
  consultant: 1001,
  client: 1,
  debtor: 10_000,
  revenue: [
    { rate: 19, account: 8400 },
    { rate: 7, account: 8300 },
  ],
};
