import {
  type CartAddRequest,
  type CartLine,
  type CartPlanRequest,
  MAX_CART_LINES,
} from '@shop/domain/cart/cart';
import { formatNumber } from '@shop/domain/text/format';
import { MAX_QUANTITY } from '@shop/domain/text/quantity';
import type { Transaction } from 'firebase-admin/firestore';
import type { Catalogue } from '../catalogue/catalogue.ts';
import {
  checkRateLimits,
  type RateLimit,
  type RateLimitDeps,
  usesBy,
} from '../firestore/rate-limit.ts';
import type { RunTransaction } from '../firestore/run-transaction.ts';
import { type Outcome, refuse } from '../lib/refusal.ts';
import { cartOf, linesOf, newCart, type StoredCartLine } from '../stored/cart.ts';
import { toCartItems } from './read-cart.ts';

export interface CartDeps extends RateLimitDeps {
  runTransaction: RunTransaction;
  catalogue: Catalogue;
  cartLimit: RateLimit;
  randomBytes: (count: number) => Uint8Array;
}

const ADD_ID_BYTES = 9;
/** More adds than can be in flight for one cart while Firestore repeats a transaction. */
const MAX_RECENT_ADDS = 10;

type Changed = Outcome<StoredCartLine[]>;

/** The cart's session and the address of the request. */
export interface CartOwner {
  sessionId: string;
  address: string;
}

/**
 * Adds units of a product to the session's cart and returns the cart. Refuses a product that does not exist
 * or has no price, a cart that has already been ordered, more than a cart can hold, and new carts beyond the
 * address's limit.
 */
export async function addToCart(
  deps: CartDeps,
  owner: CartOwner,
  request: CartAddRequest,
): Promise<Outcome<CartLine[]>> {
  const addId = Buffer.from(deps.randomBytes(ADD_ID_BYTES)).toString('base64url');
  return addPlan(deps, owner, { request_id: addId, lines: [request] });
}

/** Adds several products, all or none of them, and only once for a request id. */
export async function addPlan(
  deps: CartDeps,
  owner: CartOwner,
  { request_id: addId, lines }: CartPlanRequest,
): Promise<Outcome<CartLine[]>> {
  const found = await addedLines(deps.catalogue, lines);
  if (!found.ok) return found;
  const changed = await deps.runTransaction((transaction) =>
    changeCart(deps, transaction, { ...owner, addId }, found.value),
  );
  if (!changed.ok) return changed;
  const products = await deps.catalogue.findStored(changed.value.map((line) => line.product_id));
  return { ok: true, value: toCartItems(changed.value, products) };
}

type AddedLine = Omit<StoredCartLine, 'id'>;

async function addedLines(
  catalogue: Catalogue,
  lines: readonly CartAddRequest[],
): Promise<Outcome<AddedLine[]>> {
  const products = await catalogue.findStored(lines.map(({ product_id }) => product_id));
  const added: AddedLine[] = [];
  for (const { product_id, quantity, customer_number } of lines) {
    const product = products.get(product_id);
    if (!product) return refuse('not_found', 'Diesen Artikel gibt es nicht.');
    const is_on_request = product.price_cents === undefined;
    if (is_on_request && !customer_number) {
      return refuse('not_possible', `„${product.name}“ gibt es nur auf Anfrage.`);
    }
    added.push({ product_id, quantity, ...(is_on_request && { is_on_request }) });
  }
  return { ok: true, value: added };
}

/** Firestore repeats a transaction whose answer was lost: `addId` prevents adding twice. */
async function changeCart(
  deps: CartDeps,
  transaction: Transaction,
  { sessionId, address, addId }: CartOwner & { addId: string },
  added: readonly AddedLine[],
): Promise<Changed> {
  const { firestore, now, cartLimit } = deps;
  const reference = cartOf(firestore, sessionId);
  const cart = (await transaction.get(reference)).data();
  if (cart?.order_number !== undefined) {
    return refuse('conflict', `Dieser Warenkorb wurde bereits bestellt (${cart.order_number}).`);
  }
  const recent = cart?.recent_adds ?? [];
  if (cart && recent.includes(addId)) return { ok: true, value: linesOf(cart, now()) };
  const changed = added.reduce<Changed>(
    (sum, request) => (sum.ok ? addUnits(sum.value, request) : sum),
    { ok: true, value: linesOf(cart, now()) },
  );
  if (!changed.ok) return changed;
  if (!cart) {
    const allowance = await checkRateLimits(transaction, deps, usesBy(address, cartLimit));
    if (!allowance.ok) return allowance;
    allowance.count();
  }
  const recent_adds = [...recent, addId].slice(-MAX_RECENT_ADDS);
  transaction.set(reference, { ...newCart(changed.value, now()), recent_adds });
  return changed;
}

/** Adds units to the product's line, or a new line; refuses more than a cart can hold. */
export function addUnits(
  lines: readonly StoredCartLine[],
  { quantity, ...added }: AddedLine,
): Changed {
  const line = lines.find((candidate) => candidate.product_id === added.product_id);
  const total = (line?.quantity ?? 0) + quantity;
  if (total > MAX_QUANTITY) {
    const max = formatNumber(MAX_QUANTITY);
    return refuse('not_possible', `Von einem Artikel sind höchstens ${max} Einheiten möglich.`);
  }
  if (line) {
    const changed = { ...line, quantity: total };
    return { ok: true, value: lines.map((other) => (other === line ? changed : other)) };
  }
  if (lines.length >= MAX_CART_LINES) {
    return refuse('not_possible', `Ein Warenkorb fasst höchstens ${MAX_CART_LINES} Artikel.`);
  }
  return { ok: true, value: [...lines, { id: String(added.product_id), ...added, quantity }] };
}
