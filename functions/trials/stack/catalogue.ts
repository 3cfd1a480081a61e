import type { StoredProduct } from '@shop/domain/stored-catalogue';
import type { Firestore } from 'firebase-admin/firestore';
import { product, rentalTool, storeProducts, storeRentalTools } from '../../test/shop-data.ts';

const DESCRIPTION = 'Gewaschen und gesiebt, für Drainagen, Wege und Unterbau geeignet. '.repeat(2);
const ON_REQUEST_EVERY = 20;

/** Sixty products, as many as a small shop has: different prices, three of them on request. */
export const PRODUCTS: readonly StoredProduct[] = Array.from({ length: 60 }, (_, index) =>
  product({
    id: index + 1,
    description: DESCRIPTION,
    image_url: '/bilder/kies.webp',
    ...((index + 1) % ON_REQUEST_EVERY === 0 ? {} : { price_cents: 990 + 1234 * index }),
  }),
);

/** Those of the products that can be ordered. */
export const PRICED_PRODUCTS = PRODUCTS.filter((stored) => stored.price_cents !== undefined);

export const TOOLS = Array.from({ length: 20 }, (_, index) => rentalTool({ id: 101 + index }));

/** Stores the catalogue of the trials. */
export async function storeCatalogue(firestore: Firestore): Promise<void> {
  await storeProducts(firestore, ...PRODUCTS);
  await storeRentalTools(firestore, ...TOOLS);
}
