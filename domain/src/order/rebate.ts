import { type RateCents, splitCents } from '../books/ledger.ts';
import { type Cents, sumCents } from '../money/money.ts';
import type { Taxed } from '../money/vat.ts';

/** A discount on all of an order, net: a part of its lines and parts, or an amount of at most their sum. */
export interface Rebate {
  percent?: number | undefined;
  /** As agreed, of which at most all is taken; of a percentage, what it came to. */
  cents: Cents;
  /** As the customer reads it. */
  reason: string;
}

/** What a rebate takes of net amounts, by rate. */
export function rebateByRate(
  { percent, cents }: Pick<Rebate, 'percent' | 'cents'>,
  nets: readonly RateCents[],
): RateCents[] {
  const whole = sumCents(nets.map((each) => each.cents));
  const wanted =
    percent === undefined ? cents : Math.round((whole * Math.round(percent * 100)) / 10_000);
  const rates = [...new Set(nets.map(({ rate }) => rate))].sort((a, b) => b - a);
  const shares = rates.map((rate) => ({
    rate,
    cents: sumCents(nets.flatMap((each) => (each.rate === rate ? each.cents : []))),
  }));
  return splitCents(Math.min(wanted, whole), shares).filter((each) => each.cents > 0);
}

/** What a rebate takes, for the totals of an order or a quote. */
export const agreedRebate =
  (rebate: Pick<Rebate, 'percent' | 'cents'>) =>
  (nets: readonly Taxed[]): Taxed[] =>
    rebateByRate(
      rebate,
      nets.map(({ rate, netCents: cents }) => ({ rate, cents })),
    ).map(({ rate, cents: netCents }) => ({ rate, netCents }));
