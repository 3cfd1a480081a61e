import { randomUUID } from 'node:crypto';
import { toEuro } from '@shop/domain/money';
import { type OrderRequest, orderTotals } from '@shop/domain/order';
import type { Firestore } from 'firebase-admin/firestore';
import {
  orderRequest,
  product,
  rentalTool,
  storeProducts,
  storeRentalTools,
} from '../../test/shop-data.ts';

const DESCRIPTION = 'Gewaschen und gesiebt, für Drainagen, Wege und Unterbau geeignet. '.repeat(2);
const ON_REQUEST_EVERY = 20;

/** Sixty products, a small shop's assortment; three of them have a price on request. */
const PRODUCTS = Array.from({ length: 60 }, (_, index) =>
  product({
    id: index + 1,
    description: DESCRIPTION,
    image_url: '/bilder/kies.webp',
    ...((index + 1) % ON_REQUEST_EVERY === 0 ? {} : { price_cents: 990 + 1234 * index }),
  }),
);

/** The products that can be ordered. */
export const PRICED_PRODUCTS = PRODUCTS.flatMap(({ id, name, category, price_cents }) =>
  price_cents === undefined ? [] : [{ id, name, category, priceCents: price_cents }],
);

export const TOOLS = Array.from({ length: 20 }, (_, index) => rentalTool({ id: 101 + index }));

export async function storeCatalogue(firestore: Firestore): Promise<void> {
  await storeProducts(firestore, ...PRODUCTS);
  await storeRentalTools(firestore, ...TOOLS);
}

/** A valid order of two units each of the first products, with a session and a recipient of its own. */
export function newOrder(lineItems: number): OrderRequest {
  const products = PRICED_PRODUCTS.slice(0, lineItems);
  const totals = orderTotals(products.map(({ priceCents }) => ({ totalCents: priceCents * 2 })));
  const session_id = randomUUID();
  return orderRequest({
    session_id,
    customer_email: `${session_id}@example.de`,
    total_amount: toEuro(totals.totalCents),
    order_items: products.map(({ id, name, priceCents }) => ({
      product_id: id,
      product_name: name,
      quantity: 2,
      unit_price: toEuro(priceCents),
      total_price: toEuro(priceCents * 2),
    })),
  });
}
