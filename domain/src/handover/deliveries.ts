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

/** What was ordered of one article, handed over, and is still to come. */
export interface ProgressRow {
  product_name: string;
  unit?: string | undefined;
  ordered: number;
  delivered: number;
  rest: number;
}

/** One row for each article of an order and its parts; nothing more comes of an order that is delivered or cancelled. */
export function progressRows(order: Partly): ProgressRow[] {
  const { order_status, order_items, deliveries = [] } = order;
  const parts = deliveries.flatMap(({ lines }) => lines);
  const isOut = order_status === 'delivered';
  const left = order_items.map((item) => {
    return { ...item, quantity: isOut ? (item.delivered_quantity ?? item.quantity) : 0 };
  });
  const keyOf = ({ product_name, unit }: PartLine) => JSON.stringify([product_name, unit]);
  const ofKey = (lines: readonly PartLine[], key: string) =>
    addQuantities(lines.filter((line) => keyOf(line) === key));
  const lines: readonly PartLine[] = [...parts, ...order_items];
  const isOver = isOut || order_status === 'cancelled';
  return [...new Map(lines.map((line) => [keyOf(line), line]))].map(([key, line]) => {
    const ordered = ofKey(lines, key);
    const delivered = ofKey([...parts, ...left], key);
    const rest = isOver ? 0 : (milli(ordered) - milli(delivered)) / 1000;
    return { product_name: line.product_name, unit: line.unit, ordered, delivered, rest };
  });
}

/** `11,84 von 24 t geliefert`, by unit; undefined unless a part was delivered before the rest. */
export function deliveredText(order: Partly): string | undefined {
  if (!order.deliveries?.length) return undefined;
  const rows = progressRows(order);
  const texts = [...new Set(rows.map(({ unit }) => unit))].map((unit) => {
    const sumOf = (field: 'ordered' | 'delivered') =>
      sumCents(rows.filter((row) => row.unit === unit).map((row) => milli(row[field]))) / 1000;
    return `${formatNumber(sumOf('delivered'))} von ${orderedQuantity({ quantity: sumOf('ordered'), unit })}`;
  });
  const how = order.delivery?.method === 'pickup' ? 'abgeholt' : 'geliefert';
  return `${texts.join(', ')} ${how}${order.order_status === 'cancelled' ? ', Rest storniert' : ''}`;
}

/** `12,16 t Kies 16/32, 3 Stück Randstein` */
export const linesText = (lines: readonly PartLine[]): string =>
  lines.map((line) => `${orderedQuantity(line)} ${line.product_name}`).join(', ');
