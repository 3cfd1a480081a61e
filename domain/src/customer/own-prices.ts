import { type Cents, toCents } from '../money/money.ts';
import { formatEuro } from '../text/format.ts';
import { textKey } from '../text/text-key.ts';
import type { CalendarDay } from '../time/calendar.ts';

/** From when a row of a customer's prices holds, and for which building site; an empty name means all of them. */
interface Scope {
  from: CalendarDay;
  site: string;
}

/** An agreed net price per unit in euro. */
export interface FixedPrice extends Scope {
  product_id: number;
  price: number;
}

/** A discount in percent on a category's list prices. */
export interface CategoryDiscount extends Scope {
  category: string;
  percent: number;
}

/** A customer's own prices; rental tools keep list prices. */
export interface OwnPrices {
  fixed_prices?: readonly FixedPrice[] | undefined;
  discounts?: readonly CategoryDiscount[] | undefined;
}

export const MAX_FIXED_PRICES = 300;
export const MAX_DISCOUNTS = 50;

/** A customer's credit for deliveries on account, gross. */
export interface Credit {
  limitCents: Cents;
  /** By open invoices and orders. */
  usedCents: Cents;
}

/** Why a customer cannot order this on account, as a German sentence; undefined if they can. */
export function creditExceeded(
  { limitCents, usedCents }: Credit,
  grossCents: Cents,
): string | undefined {
  if (usedCents + grossCents <= limitCents) return undefined;
  return `Auf Rechnung geht diese Bestellung nicht: Von Ihrem Kreditrahmen sind ${freeCredit({ limitCents, usedCents })} frei. Bitte wählen Sie Vorkasse, oder rufen Sie uns an.`;
}

/** `1.234,00 €`. */
export const freeCredit = ({ limitCents, usedCents }: Credit): string =>
  formatEuro(Math.max(0, limitCents - usedCents));

interface Goods {
  id: number;
  category: string;
}

/**
 * A product's net price per unit for a customer on a day: the fixed price of the site, else the fixed one, else
 * the discount of the site's group, else the group's, else the list price. Never two together. Of rows alike, the
 * one that started last holds. A product on request stays on request unless it has a fixed price.
 */
export function ownPriceCents(
  { id, category }: Goods,
  listCents: Cents | undefined,
  { fixed_prices = [], discounts = [] }: OwnPrices,
  { site, day }: { site: string; day: CalendarDay },
): Cents | undefined {
  const holding = <Row extends Scope>(rows: readonly Row[], isOf: (row: Row) => boolean) =>
    latest(
      rows.filter((row) => row.from <= day && isOf(row)),
      site,
    );
  const fixed = holding(fixed_prices, ({ product_id }) => product_id === id);
  if (fixed) return toCents(fixed.price);
  const discount = holding(discounts, (row) => row.category === category);
  if (!discount || listCents === undefined) return listCents;
  const hundredths = Math.round((100 - discount.percent) * 100);
  return Math.max(1, Math.round((listCents * hundredths) / 10_000));
}

/** The site's row before the one for all sites; of several, the one that started last. */
function latest<Row extends Scope>(rows: readonly Row[], site: string): Row | undefined {
  const of = (name: string) =>
    rows
      .filter((row) => textKey(row.site) === textKey(name))
      .reduce<Row | undefined>(
        (last, row) => (last && last.from > row.from ? last : row),
        undefined,
      );
  return (site && of(site)) || of('');
}
