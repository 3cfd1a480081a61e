import { type Cents, sumCents } from './money.ts';

/** VAT in whole percent of the net amount. */
export type VatRate = number;

/** § 12 (1) UStG; the rate of every product without its own. */
export const STANDARD_VAT_RATE: VatRate = 19;

/** VAT on a net amount, rounded half up to whole cents. */
export const vatCents = (netCents: Cents, rate: VatRate): Cents =>
  Math.round((netCents * rate) / 100);

/** A net amount with its VAT. */
export const grossCents = (netCents: Cents, rate: VatRate = STANDARD_VAT_RATE): Cents =>
  netCents + vatCents(netCents, rate);

export interface Taxed {
  netCents: Cents;
  rate: VatRate;
}

/** A net amount at its rate, the standard one by default. */
export const taxed = (netCents: Cents, rate: VatRate = STANDARD_VAT_RATE): Taxed => {
  return { netCents, rate };
};

/** The total net amount of one rate, and the VAT on it. */
export interface VatAmount extends Taxed {
  vatCents: Cents;
}

/** One entry per rate, highest first. Rounded once per rate, as invoices show it (§ 14 (4) UStG). */
export function vatAmounts(amounts: readonly Taxed[]): VatAmount[] {
  const rates = [...new Set(amounts.map(({ rate }) => rate))].sort((a, b) => b - a);
  return rates.map((rate) => {
    const ofRate = amounts.filter((amount) => amount.rate === rate);
    const netCents = sumCents(ofRate.map((amount) => amount.netCents));
    return { rate, netCents, vatCents: vatCents(netCents, rate) };
  });
}

export const grossSumCents = (vat: readonly VatAmount[]): Cents =>
  sumCents(vat.flatMap((amount) => [amount.netCents, amount.vatCents]));

/** Up to this gross amount, an invoice needs no buyer's address (§ 33 UStDV). */
export const SMALL_AMOUNT_CENTS = 250_00;
