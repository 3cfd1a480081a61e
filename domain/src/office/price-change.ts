import { type Cents, toCents, toEuro } from '../money/money.ts';
import type { NextPrice } from '../product/product.ts';
import { formatAmount, formatNumber } from '../text/format.ts';
import { type CalendarDay, formatDay } from '../time/calendar.ts';
import { withPriceOfDay } from './current-product.ts';
import type { ProductInput } from './product-input.ts';

/** Rounding of changed prices: whole cents, multiples of 5 cents, amounts ending in ,90. */
export const PRICE_ROUNDINGS = ['cents', 'five_cents', 'ninety'] as const;
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number];

export interface PriceChange {
  by: 'percent' | 'euro';
  /** In percent with at most two decimals, or in cents; negative to lower prices. */
  amount: number;
  rounding: PriceRounding;
  /** First day the new prices apply; missing if they apply immediately. */
  from?: CalendarDay;
}

/**
 * Problem with a new price. `unchanged`: rounding cancels the change; `against`: rounding reverses its
 * direction; `too_low`: it would be 0 or less; `too_high`: it exceeds the maximum price.
 */
export type PriceWarning = 'unchanged' | 'against' | 'too_low' | 'too_high';

const MAX_PRICE_CENTS: Cents = 1_000_000_00;

/** The net price in cents that applies on a day; undefined for a product on request. */
export function priceCentsOn(
  product: Pick<ProductInput, 'price' | 'next_price'>,
  day: CalendarDay,
): Cents | undefined {
  const { price } = withPriceOfDay(product, day);
  return price === undefined ? undefined : toCents(price);
}

/** A net price in cents after the change, rounded half up; may be 0 or less. */
export function changedPrice(
  oldCents: Cents,
  { by, amount, rounding }: Pick<PriceChange, 'by' | 'amount' | 'rounding'>,
): Cents {
  // In ten-thousandths, so that 3.5 % of 19.90 € is exact.
  const exact =
    by === 'euro' ? oldCents + amount : (oldCents * (10_000 + toCents(amount))) / 10_000;
  return ROUND[rounding](exact);
}

const ROUND: Record<PriceRounding, (cents: number) => Cents> = {
  cents: (cents) => Math.round(cents),
  five_cents: (cents) => Math.round(cents / 5) * 5,
  ninety: (cents) => Math.round((cents - 90) / 100) * 100 + 90,
};

/** Checks a new price against the requested direction. */
export function priceWarning(
  oldCents: Cents,
  newCents: Cents,
  { amount }: Pick<PriceChange, 'amount'>,
): PriceWarning | undefined {
  if (newCents <= 0) return 'too_low';
  if (newCents > MAX_PRICE_CENTS) return 'too_high';
  if (newCents === oldCents) return 'unchanged';
  return newCents > oldCents === amount > 0 ? undefined : 'against';
}

/**
 * A product with a new net price, from a day on or immediately. A planned price that already applies becomes
 * the price; a future one is kept, unless the new price is planned as well and replaces it.
 */
export function withPrice(
  product: ProductInput,
  newCents: Cents,
  { from, today }: { from: CalendarDay | undefined; today: CalendarDay },
): ProductInput {
  const current = withPriceOfDay(product, today);
  const price = toEuro(newCents);
  return from === undefined || from <= today
    ? { ...current, price }
    : { ...current, next_price: { price, from } };
}

export function plannedPrice(
  product: Pick<ProductInput, 'price' | 'next_price'>,
  today: CalendarDay,
): NextPrice | undefined {
  return withPriceOfDay(product, today).next_price;
}

/** For the log: `Schotter +3,5 % ab 30.11.2026`. */
export function priceChangeLabel(scope: string, { by, amount, from }: PriceChange): string {
  const sign = amount < 0 ? '−' : '+';
  const size = Math.abs(amount);
  const change = by === 'percent' ? `${formatNumber(size)} %` : `${formatAmount(size)} €`;
  return `${scope} ${sign}${change}${from ? ` ab ${formatDay(from)}` : ''}`;
}

/** The difference of two prices in percent, with one decimal: `+3,5 %`. */
export function formatPriceDifference(oldCents: Cents, newCents: Cents): string {
  const percent = Math.round(((newCents - oldCents) / oldCents) * 1000) / 10;
  const sign = newCents < oldCents ? '−' : '+';
  return `${sign}${formatNumber(Math.abs(percent))} %`;
}
