import { isDeepStrictEqual } from 'node:util';
import type { Order, OrderRequest } from '@shop/domain/order';
import { priceOrder } from '@shop/domain/order-pricing';
import type { StoredOrder } from '../../src/orders/stored-order.ts';
import { PRICED_PRODUCTS } from '../stack/catalogue.ts';
import { type SessionRecord, Violation } from './records.ts';

const PRICED = new Map(
  PRICED_PRODUCTS.map(({ id, name, price_cents: priceCents = 0 }) => [
    id,
    { id, name, priceCents },
  ]),
);

/** The confirmation page shows what was ordered. */
export function checkShownOrder(session: SessionRecord, shown: Order): void {
  const sent = requireOrder(session);
  const { total_amount, order_items } = shown;
  const expected = {
    total_amount: sent.total_amount,
    order_items: sent.order_items.map(({ product_id: _, ...item }) => item),
  };
  if (!isDeepStrictEqual({ total_amount, order_items }, expected)) {
    throw new Violation(`${shown.order_number} is shown otherwise than ${session.id} ordered it.`);
  }
}

/** The stored order has the lines that were sent and the total that the catalogue gives them. */
export function checkStoredOrder(session: SessionRecord, stored: StoredOrder): void {
  const priced = priceOrder(requireOrder(session), PRICED);
  if (!priced.ok) throw new Violation(`${session.id} could not be ordered: ${priced.message}`);
  const { lines, totals } = priced;
  const expected = {
    lines: lines.map((line) => [
      line.productId,
      line.quantity,
      line.unitPriceCents,
      line.totalCents,
    ]),
    ...totals,
  };
  const found = {
    lines: stored.order_items.map((item) => [
      item.product_id,
      item.quantity,
      item.unit_price_cents,
      item.total_price_cents,
    ]),
    subtotalCents: stored.subtotal_cents,
    deliveryCents: stored.delivery_cents,
    totalCents: stored.total_cents,
  };
  if (lines.length === 0 || !isDeepStrictEqual(found, expected)) {
    throw new Violation(
      `${stored.order_number} is stored otherwise than ${session.id} ordered it.`,
    );
  }
}

function requireOrder({ id, order }: SessionRecord): OrderRequest {
  if (!order) throw new Violation(`${id} has an order that nobody sent.`);
  return order;
}
