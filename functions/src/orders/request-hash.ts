import { createHmac } from 'node:crypto';
import { toCents } from '@shop/domain/money';
import type { OrderRequest } from '@shop/domain/order';

/**
 * A hash of what an order says, to tell the same order sent twice from another one of the same
 * session. Amounts count in cents; the order of fields does not matter. It stays in the cart when the
 * order has long been anonymised: the key keeps anybody from testing guesses of who ordered.
 */
export function requestHash(key: string, request: OrderRequest): string {
  const content = {
    ...request,
    total_amount: toCents(request.total_amount),
    order_items: request.order_items.map((item) => [
      item.product_id,
      item.product_name,
      item.quantity,
      toCents(item.unit_price),
      toCents(item.total_price),
    ]),
  };
  const sorted = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHmac('sha256', key).update(JSON.stringify(sorted)).digest('hex');
}
