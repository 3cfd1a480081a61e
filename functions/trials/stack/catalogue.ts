import { randomUUID } from 'node:crypto';
import { type DeliveryArea, zoneOfPostalCode } from '@shop/domain/delivery/delivery-areas';
import { FLAT_RATE } from '@shop/domain/delivery/delivery-terms';
import { toEuro } from '@shop/domain/money/money';
import { DELIVERY_AREAS_PATH } from '@shop/domain/office/stored-catalogue';
import type { OrderRequest } from '@shop/domain/order/order-request';
import { orderTotals } from '@shop/domain/order/order-sums';
import { deliveryWish, orderRequest } from '@shop/domain/testing/sent';
import { product, rentalTool } from '@shop/domain/testing/stored';
import type { Firestore } from 'firebase-admin/firestore';
import { storeProducts, storeRentalTools } from '../../test/shop-data.ts';

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
  price_cents === undefined ? [] : [{ id, name, category, price_cents }],
);

export const TOOLS = Array.from({ length: 20 }, (_, index) => rentalTool({ id: 101 + index }));

/** One postcode for each zone with delivery. */
export const AREAS: readonly DeliveryArea[] = [
  { from: '12340', to: '12349', zone: 1 },
  { from: '12350', to: '12369', zone: 2 },
  { from: '12300', to: '12319', zone: 3 },
];

export async function storeCatalogue(firestore: Firestore): Promise<void> {
  await storeProducts(firestore, ...PRODUCTS);
  await firestore.doc(DELIVERY_AREAS_PATH).set({ areas: AREAS, schema_version: 1 });
  await storeRentalTools(firestore, ...TOOLS);
}

/**
 * A valid order of two units each of the first products, with its own session and recipient;
 * delivered if a postcode is given.
 */
export function newOrder(lineItems: number, postalCode?: string): OrderRequest {
  const products = PRICED_PRODUCTS.slice(0, lineItems);
  const delivery = postalCode === undefined ? undefined : deliveryWish({ postal_code: postalCode });
  const zone = postalCode === undefined ? undefined : zoneOfPostalCode(AREAS, postalCode);
  const lines = products.map(({ price_cents }) => ({
    quantity: 2,
    weight_kg: undefined,
    totalCents: price_cents * 2,
  }));
  const totals = orderTotals(lines, { ...FLAT_RATE, zone });
  const session_id = randomUUID();
  return orderRequest({
    session_id,
    customer_email: `${session_id}@example.de`,
    total_amount: toEuro(totals.totalCents),
    order_items: products.map(({ id, name, price_cents }) => ({
      product_id: id,
      product_name: name,
      quantity: 2,
      unit_price: toEuro(price_cents),
      total_price: toEuro(price_cents * 2),
    })),
    ...(delivery && { delivery }),
  });
}
