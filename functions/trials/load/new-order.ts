import { randomUUID } from 'node:crypto';
import { toEuro } from '@shop/domain/money';
import { type OrderRequest, orderTotals } from '@shop/domain/order';
import { orderRequest } from '../../test/shop-data.ts';
import { PRICED_PRODUCTS } from '../stack/catalogue.ts';

/** A valid order of the first products of the catalogue, under a session of its own. */
export function newOrder(lines: number): OrderRequest {
  const products = PRICED_PRODUCTS.slice(0, lines);
  const totals = orderTotals(products.map(({ price_cents = 0 }) => price_cents * 2));
  return orderRequest({
    session_id: randomUUID(),
    total_amount: toEuro(totals.totalCents),
    order_items: products.map(({ id, name, price_cents = 0 }) => ({
      product_id: id,
      product_name: name,
      quantity: 2,
      unit_price: toEuro(price_cents),
      total_price: toEuro(price_cents * 2),
    })),
  });
}
