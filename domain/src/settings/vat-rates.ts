import type { VatRate } from '../money/vat.ts';
import type { CalendarDay } from '../time/calendar.ts';

/** The law replaces a rate by another one from a day on. */
export interface VatChange {
  from: CalendarDay;
  rate: VatRate;
  to: VatRate;
}

/** `exempt`: by law, and the invoice says by which (§ 14 (4) no. 8 UStG). `zero`: taxed at 0 %. */
export const ZERO_KINDS = ['exempt', 'zero'] as const;

/** Why nothing is due at 0 %, as invoices state it. */
export interface ZeroRate {
  kind: (typeof ZERO_KINDS)[number];
  text: string;
}

/** In percent: the rates that products choose from, and what applies to them. */
export interface VatRates {
  /** The rate of products without one of their own. */
  standard: VatRate;
  rates: VatRate[];
  changes?: VatChange[] | undefined;
  zero?: ZeroRate | undefined;
}

/**
 * What a rate has become by a day, by the changes since another one: the day of supply decides about the rate, not
 * that of the contract (§ 27 (1) UStG).
 */
export function rateOn(
  rate: VatRate,
  { changes = [] }: Pick<VatRates, 'changes'>,
  day: CalendarDay,
  since: CalendarDay = '',
): VatRate {
  return changes
    .filter(({ from }) => since < from && from <= day)
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .reduce((now, change) => (change.rate === now ? change.to : now), rate);
}
