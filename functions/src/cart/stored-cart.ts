import {
  type CollectionReference,
  type DocumentReference,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { isInstant, isText, isWhole, listOf, optional, shapeOf } from '../stored/checks.ts';
import { collectionOf, type StoredType } from '../stored/stored-type.ts';

/** A line as it is stored: names and prices are the catalogue's and are looked up on reading. */
export interface StoredCartLine {
  id: string;
  product_id: number;
  quantity: number;
}

/** A document of `carts/{sessionId}`; Firestore deletes it some time after `expires_at`. */
export interface StoredCart {
  items: StoredCartLine[];
  /** The last adds that it took, so that one whose confirmation got lost is not taken twice. */
  recent_adds?: string[];
  updated_at: Timestamp;
  expires_at: Timestamp;
  /** Set once the cart has been ordered, with the keyed hash of the request that did it. */
  order_number?: string;
  request_hash?: string;
  schema_version: typeof CART_VERSION;
}

const CART_VERSION = 1;

export const CARTS: StoredType<StoredCart> = {
  collection: 'carts',
  version: CART_VERSION,
  defaults: { items: [] },
  checks: {
    items: listOf(shapeOf<StoredCartLine>({ id: isText, product_id: isWhole, quantity: isWhole })),
    recent_adds: optional(listOf(isText)),
    updated_at: isInstant,
    expires_at: isInstant,
    order_number: optional(isText),
    request_hash: optional(isText),
  },
};

const CART_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

export function cartsOf(firestore: Firestore): CollectionReference<StoredCart> {
  return collectionOf(firestore, CARTS);
}

export function cartOf(firestore: Firestore, sessionId: string): DocumentReference<StoredCart> {
  return cartsOf(firestore).doc(sessionId);
}

/** A cart changed at this instant, to be kept for 30 days from it. */
export function newCart(items: StoredCartLine[], now: Date): StoredCart {
  return {
    items,
    updated_at: Timestamp.fromDate(now),
    expires_at: Timestamp.fromMillis(now.getTime() + CART_LIFETIME_MS),
    schema_version: CART_VERSION,
  };
}

/** The lines that count: an expired cart that is not deleted yet has none. */
export function linesOf(cart: StoredCart | undefined, now: Date): StoredCartLine[] {
  return cart && cart.expires_at.toMillis() > now.getTime() ? cart.items : [];
}
