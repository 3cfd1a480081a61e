import { RETENTION } from '@shop/domain/time/retention';
import { Timestamp } from 'firebase-admin/firestore';
import {
  type Checked,
  isFlag,
  isInstant,
  isText,
  isWhole,
  listOf,
  optional,
  shapeOf,
} from '../firestore/checks.ts';
import { collectionOf, documentOf, type StoredType } from '../firestore/stored-type.ts';

const LINE = {
  id: isText,
  product_id: isWhole,
  quantity: isWhole,
  /** Set if it was on request, and added for a company that may have a price of its own. */
  is_on_request: optional(isFlag),
};
/** A line without name and price, which are looked up in the catalogue when the cart is read. */
export type StoredCartLine = Checked<typeof LINE>;

const CART = {
  items: listOf(shapeOf<StoredCartLine>(LINE)),
  /** The ids of the latest adds, so that a repeated transaction does not add twice. */
  recent_adds: optional(listOf(isText)),
  updated_at: isInstant,
  expires_at: isInstant,
  /** Both are set once the cart was ordered; the hash is the order request's. */
  order_number: optional(isText),
  request_hash: optional(isText),
  /** The cart that later additions moved to. */
  later_session_id: optional(isText),
};

/** A document of `carts/{sessionId}`; Firestore deletes it some time after `expires_at`. */
export interface StoredCart extends Checked<typeof CART> {
  schema_version: 1;
}

export const CARTS: StoredType<StoredCart> = {
  collection: 'carts',
  version: 1,
  defaults: { items: [] },
  checks: CART,
};

const CART_LIFETIME_MS = RETENTION.cart.days * 24 * 60 * 60 * 1000;

export const cartsOf = collectionOf(CARTS);
export const cartOf = documentOf(CARTS);

/** A cart that expires unless it is changed again. */
export function newCart(items: StoredCartLine[], now: Date): StoredCart {
  return {
    items,
    updated_at: Timestamp.fromDate(now),
    expires_at: Timestamp.fromMillis(now.getTime() + CART_LIFETIME_MS),
    schema_version: 1,
  };
}

/** The cart's lines; empty for an expired cart that Firestore has not deleted yet. */
export function linesOf(cart: StoredCart | undefined, now: Date): StoredCartLine[] {
  return cart && cart.expires_at.toMillis() > now.getTime() ? cart.items : [];
}
