import type { OrderRequest } from '@shop/domain/order';
import { ORDER_NUMBER_BYTES, orderNumberFrom } from '@shop/domain/order-number';
import { type PricedProduct, priceOrder } from '@shop/domain/order-pricing';
import type { StoredProduct } from '@shop/domain/stored-catalogue';
import type { Transaction } from 'firebase-admin/firestore';
import { keepProfile } from '../accounts/stored-user.ts';
import { cartOf, newCart, type StoredCart } from '../cart/stored-cart.ts';
import { readProducts } from '../catalogue/stored-product.ts';
import { type Refusal, refuse } from '../errors/refusal.ts';
import { type OutboxDeps, type OutboxEntry, putOrderMail } from '../mail/outbox.ts';
import { sendNow } from '../mail/send-entry.ts';
import { checkRateLimits, type RateLimit, type RateLimitDeps } from '../rate-limit/rate-limit.ts';
import { newOrder } from './new-order.ts';
import { requestHash } from './request-hash.ts';
import { orderOf } from './stored-order.ts';

export interface OrderDeps extends RateLimitDeps, OutboxDeps {
  /** For one address. A session needs none: its cart is ordered once. */
  orderLimit: RateLimit;
}

/** Who orders: from which address, and the account of a signed-in customer. */
export interface Orderer {
  address: string;
  userId?: string | undefined;
}

/** An order that was placed just now comes with the mails about it. */
type Placed =
  | { ok: true; orderNumber: string; entries: readonly OutboxEntry[] | undefined }
  | Refusal;

/** `isNew` is false when the same order had been placed before. */
export type PlacedOrder = { ok: true; orderNumber: string; isNew: boolean } | Refusal;

const MAX_NUMBERS_TRIED = 5;

/**
 * Places an order once. In one transaction the products are priced anew, any difference to what
 * the customer saw is refused, the order is written and the session's cart marked as ordered. The
 * same request again gives the first order; another one of the same session is refused, and so are
 * more orders than the limit from one address. The order of a signed-in customer belongs to their
 * account and fills its profile. Its mails are put into the outbox with it and sent afterwards.
 */
export async function placeOrder(
  deps: OrderDeps,
  request: OrderRequest,
  orderer: Orderer,
): Promise<PlacedOrder> {
  const requestedAtMs = performance.now();
  const placed = await placeOnce(deps, request, orderer);
  if (!placed.ok) return placed;
  const { orderNumber, entries } = placed;
  if (entries) await sendNow(deps, entries, requestedAtMs);
  return { ok: true, orderNumber, isNew: entries !== undefined };
}

async function placeOnce(
  deps: OrderDeps,
  request: OrderRequest,
  orderer: Orderer,
): Promise<Placed> {
  for (let tried = 1; ; tried += 1) {
    const orderNumber = orderNumberFrom(deps.randomBytes(ORDER_NUMBER_BYTES));
    try {
      return await deps.runTransaction((transaction) =>
        placeWithin(transaction, deps, request, { orderNumber, ...orderer }),
      );
    } catch (error) {
      if (!isNumberTaken(error) || tried === MAX_NUMBERS_TRIED) throw error;
    }
  }
}

async function placeWithin(
  transaction: Transaction,
  deps: OrderDeps,
  request: OrderRequest,
  { orderNumber, userId, address }: Orderer & { orderNumber: string },
): Promise<Placed> {
  const { firestore, now, orderLimit } = deps;
  const cartReference = cartOf(firestore, request.session_id);
  const request_hash = requestHash(deps.rateLimitKey, request);
  const earlier = earlierOrder((await transaction.get(cartReference)).data(), request_hash);
  if (earlier) return earlier;
  const ids = request.order_items.map((item) => item.product_id);
  const [allowance, products] = await Promise.all([
    checkRateLimits(transaction, deps, [{ limit: orderLimit, by: address }]),
    readProducts(firestore, ids, transaction),
  ]);
  if (!allowance.ok) return allowance;
  const priced = priceOrder(request, pricedProducts(products));
  if (!priced.ok) return refuse('not_possible', priced.message);
  const order = newOrder({ orderNumber, userId }, request, priced, products, now());
  allowance.count();
  transaction.create(orderOf(firestore, orderNumber), order);
  if (userId !== undefined) keepProfile(transaction, firestore, userId, request);
  const ordered = { ...newCart([], now()), order_number: orderNumber, request_hash };
  transaction.set(cartReference, ordered);
  return { ok: true, orderNumber, entries: putOrderMail(transaction, deps, order) };
}

function earlierOrder(cart: StoredCart | undefined, hash: string): Placed | undefined {
  if (cart?.order_number === undefined) return undefined;
  if (cart.request_hash === hash) {
    return { ok: true, orderNumber: cart.order_number, entries: undefined };
  }
  return refuse(
    'conflict',
    `Dieser Warenkorb wurde bereits bestellt: Ihre Bestellung hat die Nummer ${cart.order_number}.`,
  );
}

function pricedProducts(products: ReadonlyMap<number, StoredProduct>): Map<number, PricedProduct> {
  const priced = [...products.values()].map(({ id, name, price_cents }): PricedProduct => {
    return { id, name, ...(price_cents === undefined ? {} : { priceCents: price_cents }) };
  });
  return new Map(priced.map((product) => [product.id, product]));
}

/** ALREADY_EXISTS: what is created is the order, and its messages in the outbox. */
function isNumberTaken(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 6;
}
