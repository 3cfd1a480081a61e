import { type Cents, sumCents } from './money.ts';
import { grossSumCents, type Taxed, type VatAmount, vatAmounts } from './vat.ts';

/**
 * Gross amounts that add up to the gross total: per rate, each is rounded down, and the remaining cents go to the
 * largest remainders, so each is less than a cent off its exact value. Amounts may be negative. `totals` are those of
 * the amounts, if already known.
 */
export function grossShares(
  amounts: readonly Taxed[],
  totals: readonly VatAmount[] = vatAmounts(amounts),
): Cents[] {
  const shares = amounts.map(({ netCents, rate }) => {
    const hundredths = netCents * (100 + rate);
    const cents = Math.floor(hundredths / 100);
    return { rate, cents, remainder: hundredths - cents * 100 };
  });
  for (const total of totals) {
    const ofRate = shares.filter(({ rate }) => rate === total.rate);
    const left = grossSumCents([total]) - sumCents(ofRate.map(({ cents }) => cents));
    const largest = ofRate.toSorted((a, b) => b.remainder - a.remainder).slice(0, left);
    for (const share of largest) share.cents += 1;
  }
  return shares.map(({ cents }) => cents);
}
