import { type Cents, milli, sumCents, timesCents } from '../money/money.ts';
import { formatNumber } from '../text/format.ts';
import { orderedQuantity } from '../text/quantity.ts';
import type { CalendarDay } from '../time/calendar.ts';
import type { DeliveredLine } from './delivered.ts';

/** How much of an ordered line was delivered, or is left. */
export interface PartLine {
  product_name: string;
  unit?: string | undefined;
  quantity: number;
}

/** What was delivered of an order before the rest: an order of its own, with this number. */
export interface DeliveredPart {
  number: string;
  day: CalendarDay;
  lines: PartLine[];
}

export const MAX_PARTS = 20;

/** The number of the next part. */
export const partNumber = (order_number: string, earlier: readonly unknown[]): string =>
  `${order_number}-${earlier.length + 1}`;

interface Item extends PartLine {
  unit_price_cents: Cents;
  total_price_cents: Cents;
}

const withQuantity = <I extends Item>(item: I, quantity: number): I => {
  return { ...item, quantity, total_price_cents: timesCents(item.unit_price_cents, quantity) };
};

/**
 * Divides the lines of an order into those handed over, of which a line has at most what was ordered, and what is
 * left of them; `positions` are those of the former in the order, and `said` what was handed over of each.
 */
export function splitItems<I extends Item>(
  items: readonly I[],
  delivered: readonly DeliveredLine[],
) {
  const shares = items.map((item, at) => {
    const { quantity = 0, ...said } = delivered.find(({ line }) => line === at) ?? {};
    return { item, at, said: { ...said, quantity }, share: Math.min(quantity, item.quantity) };
  });
  const out = shares.filter(({ share }) => share > 0);
  return {
    part: out.map(({ item, share }) => withQuantity(item, share)),
    said: out.map((each, line): DeliveredLine => ({ ...each.said, line })),
    positions: out.map(({ at }) => at),
    rest: shares.flatMap(({ item, share }) => {
      const left = (milli(item.quantity) - milli(share)) / 1000;
      return left > 0 ? withQuantity(item, left) : [];
    }),
  };
}

/** The lines of an order with those of a part that comes back to it: each to the same goods, else to its old position. */
export function joinItems<I extends Item>(
  items: readonly I[],
  part: readonly I[],
  positions: readonly number[],
  isSame: (a: I, b: I) => boolean,
): I[] {
  const joined = [...items];
  for (const [index, item] of part.entries()) {
    const at = joined.findIndex((each) => isSame(each, item));
    const there = joined[at];
    if (there) joined[at] = withQuantity(there, addQuantities([there, item]));
    else joined.splice(positions[index] ?? joined.length, 0, item);
  }
  return joined;
}

const addQuantities = (lines: readonly PartLine[]): number =>
  sumCents(lines.map(({ quantity }) => milli(quantity))) / 1000;

interface Partly {
  order_status: string;
  delivery?: { method: string } | undefined;
  order_items: readonly (PartLine & { delivered_quantity?: number })[];
  deliveries?: readonly Pick<DeliveredPart, 'lines'>[] | undefined;
}

/** `11,84 von 24 t geliefert`, by unit; undefined unless a part was delivered before the rest. */
export function deliveredText(order: Partly): string | undefined {
  const { order_status, order_items, deliveries = [] } = order;
  const parts = deliveries.flatMap(({ lines }) => lines);
  if (parts.length === 0) return undefined;
  const last = order_status === 'delivered' ? order_items : [];
  const texts = [...new Set([...parts, ...order_items].map(({ unit }) => unit))].map((unit) => {
    const of = (lines: readonly PartLine[]) => lines.filter((line) => line.unit === unit);
    const out = of(last).map((line: Partly['order_items'][number]) => {
      return { ...line, quantity: line.delivered_quantity ?? line.quantity };
    });
    const whole = orderedQuantity({
      quantity: addQuantities(of([...parts, ...order_items])),
      unit,
    });
    return `${formatNumber(addQuantities([...of(parts), ...out]))} von ${whole}`;
  });
  const how = order.delivery?.method === 'pickup' ? 'abgeholt' : 'geliefert';
  return `${texts.join(', ')} ${how}${order_status === 'cancelled' ? ', Rest storniert' : ''}`;
}

/** `12,16 t Kies 16/32, 3 Stück Randstein` */
export const linesText = (lines: readonly PartLine[]): string =>
  lines.map((line) => `${orderedQuantity(line)} ${line.product_name}`).join(', ');
