import { createHmac } from 'node:crypto';
import { addedSince } from '@shop/domain/cart/cart';
import { isSiteOpen, siteNamed } from '@shop/domain/customer/building-site';
import { creditExceeded } from '@shop/domain/customer/own-prices';
import type { DeliveryOptions } from '@shop/domain/delivery/delivery-options';
import { toCents } from '@shop/domain/money/money';
import type { DeliveryCircumstances } from '@shop/domain/order/delivery-wish';
import { ORDER_NUMBER_BYTES, orderNumberFrom } from '@shop/domain/order/order-number';
import { priceOrder } from '@shop/domain/order/order-pricing';
import type { OrderRequest } from '@shop/domain/order/order-request';
import { PAYMENT_METHODS } from '@shop/domain/payment/payment-methods';
import { berlinDay } from '@shop/domain/time/calendar';
import type { Transaction } from 'firebase-admin/firestore';
import { saveProfile } from '../accounts/users.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { exceededCredit } from '../customers/credit.ts';
import { likelyCustomer } from '../customers/likely-customer.ts';
import { companyOf } from '../customers/memberships.ts';
import { atOwnPrices, type OwnPricing } from '../customers/own-prices.ts';
import {
  checkRateLimits,
  countRefusal,
  type RateLimit,
  type RateLimitDeps,
  usesBy,
} from '../firestore/rate-limit.ts';
import { isAlreadyThere } from '../firestore/run-transaction.ts';
import { type Refusal, refuse } from '../lib/refusal.ts';
import { nextConfirmationSlot, readMailShare } from '../mail/confirmation-slots.ts';
import { type OutboxDeps, type OutboxEntry, putOrderMail } from '../mail/outbox.ts';
import { sendNow } from '../mail/send-entry.ts';
import type { PublicSettings } from '../settings/public-settings.ts';
import { cartOf, linesOf, newCart, type StoredCart } from '../stored/cart.ts';
import { orderOf } from '../stored/order.ts';
import { sortedJson } from '../stored/same-request.ts';
import { readSetting } from '../stored/setting.ts';
import { newOrder, type Prepayment } from './new-order.ts';

export interface OrderDeps
  extends RateLimitDeps,
    OutboxDeps,
    Pick<PublicSettings, 'freshOptions' | 'holidays'> {
  /** Per address. Sessions need no limit, since a cart is ordered only once. */
  orderLimit: RateLimit;
  refusedOrderLimit: RateLimit;
  catalogue: Catalogue;
}

/** The address that an order comes from, and the account of a signed-in customer. */
export interface Orderer {
  address: string;
  userId?: string | undefined;
  email?: string | undefined;
}

interface Ordered {
  ok: true;
  orderNumber: string;
  orderedAt: Date;
  /** The cart with later additions. */
  laterSessionId?: string | undefined;
}

/** `mails` are a new order's mails, undefined for a repeated order. */
type Placed = (Ordered & { mails: readonly OutboxEntry[] | undefined }) | Refusal;

export type PlacedOrder = (Ordered & { isNew: boolean }) | Refusal;

const MAX_NUMBERS_TRIED = 5;
export const NO_SITE = refuse(
  'not_possible',
  'Diese Baustelle gibt es nicht mehr. Bitte wählen Sie die Baustelle neu.',
);
const OTHER_PLACE = refuse(
  'not_possible',
  'Die Lieferadresse hat eine andere Postleitzahl als die Baustelle. Bitte wählen Sie die Baustelle neu, oder bestellen Sie ohne sie.',
);

/**
 * Places an order once. One transaction recomputes all prices, refuses any difference from what the customer
 * saw, creates the order with its outbox mails and marks the session's cart as ordered; what was added to it
 * since the customer looked moves to another cart. A repeated request returns the first order; a different one of the same session is refused, as are orders beyond the address's
 * limit. Refusals are counted, too: beyond their own limit they are answered without a reason, while a
 * correct order still succeeds. A signed-in customer's order belongs to their account and updates its
 * profile.
 */
export async function placeOrder(
  deps: OrderDeps,
  request: OrderRequest,
  orderer: Orderer,
): Promise<PlacedOrder> {
  const placed = await inNewNumber<Placed>(deps, (transaction, orderNumber) =>
    placeWithin(transaction, deps, request, { orderNumber, ...orderer }),
  );
  if (!placed.ok) return placed;
  const { mails, ...ordered } = placed;
  if (mails) await sendNow(deps, mails);
  return { ...ordered, isNew: mails !== undefined };
}

/** Runs a transaction that creates an order, with another number if it is taken. */
export async function inNewNumber<Result>(
  deps: Pick<OrderDeps, 'randomBytes' | 'runTransaction'>,
  place: (transaction: Transaction, orderNumber: string) => Promise<Result>,
): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    const orderNumber = orderNumberFrom(deps.randomBytes(ORDER_NUMBER_BYTES));
    try {
      return await deps.runTransaction((transaction) => place(transaction, orderNumber));
    } catch (error) {
      if (!isAlreadyThere(error) || tried === MAX_NUMBERS_TRIED) throw error;
    }
  }
}

async function placeWithin(
  transaction: Transaction,
  deps: OrderDeps,
  request: OrderRequest,
  { orderNumber, userId, email, address }: Orderer & { orderNumber: string },
): Promise<Placed> {
  const { firestore, now, orderLimit } = deps;
  const refuseCounted = (refusal: Refusal) =>
    countRefusal(transaction, deps, usesBy(address, deps.refusedOrderLimit), refusal);
  const cartReference = cartOf(firestore, request.session_id);
  const request_hash = requestHash(deps.rateLimitKey, request);
  const cart = (await transaction.get(cartReference)).data();
  const earlier = earlierOrder(cart, request_hash);
  if (earlier) return earlier.ok ? earlier : refuseCounted(earlier);
  // Checked before the products are read, which may take a hundred reads.
  const allowance = await checkRateLimits(transaction, deps, usesBy(address, orderLimit));
  if (!allowance.ok) return allowance;
  const company =
    request.customer_number &&
    (await companyOf(transaction, firestore, request.customer_number, email));
  if (company && !company.ok) return refuseCounted(company);
  const customer = company ? company.value : undefined;
  const day = berlinDay(now());
  const site = siteNamed(customer?.sites, request.site);
  const { delivery } = request;
  const staged = request.order_items.flatMap(({ wished_day }) => wished_day || []);
  const days = staged.length > 0 ? staged : [delivery?.wished_day || day];
  const isOpen = site && days.every((each) => isSiteOpen(site, each));
  if (request.site && !isOpen) return refuseCounted(NO_SITE);
  const isElsewhere =
    delivery?.method === 'delivery' && site && delivery.postal_code !== site.postal_code;
  if (isElsewhere) return refuseCounted(OTHER_PLACE);
  const options = await deps.freshOptions();
  const circumstances = { options, now: now() };
  const truck = needsSmallTruck(request) ? options.small_truck : undefined;
  const prepayment = PAYMENT_METHODS[request.payment_method].isPaidFirst
    ? await readPrepayment(transaction, deps, options)
    : undefined;
  const later = await laterCart(transaction, deps, request, cart);
  const own = { customer, site: site?.name, day };
  const difference = await findDifference(deps, request, circumstances, own);
  if (difference) return refuseCounted(difference);
  const ids = request.order_items.map((item) => item.product_id);
  const [products, slot, share] = await Promise.all([
    deps.catalogue.readStored(ids, transaction),
    nextConfirmationSlot(transaction, deps, request.customer_email),
    readMailShare(transaction, deps, address),
  ]);
  const priced = priceOrder(request, atOwnPrices(products, own), circumstances);
  if (!priced.ok) {
    deps.catalogue.expire();
    return refuseCounted(refuse('not_possible', priced.message));
  }
  const amount = { method: request.payment_method, grossCents: priced.totals.grossCents };
  const credit = await exceededCredit(transaction, firestore, amount, customer);
  const beyond = credit && creditExceeded(credit, amount.grossCents);
  if (beyond) return refuseCounted(refuse('not_possible', beyond));
  const facts = { orderNumber, userId, customer, site, prepayment, truck };
  const placed = newOrder(facts, request, priced, now());
  const order = customer
    ? placed
    : { ...placed, ...(await likelyCustomer(transaction, deps, placed, amount.grossCents)) };
  allowance.count();
  transaction.create(orderOf(firestore, orderNumber), order);
  if (userId !== undefined) saveProfile(transaction, firestore, userId, request);
  const laterSessionId = later && request.later?.session_id;
  if (laterSessionId) transaction.set(cartOf(firestore, laterSessionId), later);
  transaction.set(cartReference, {
    ...newCart([], now()),
    order_number: orderNumber,
    request_hash,
    ...(laterSessionId && { later_session_id: laterSessionId }),
  });
  const ordered = { ok: true as const, orderNumber, orderedAt: order.created_at.toDate() };
  const mails = putOrderMail(transaction, deps, order, slot, share);
  return { ...ordered, ...(laterSessionId && { laterSessionId }), mails };
}

/** The cart with later additions. Never replaces an existing one, least of all an ordered one. */
async function laterCart(
  transaction: Transaction,
  { firestore, now }: OrderDeps,
  { session_id, later }: OrderRequest,
  cart: StoredCart | undefined,
): Promise<StoredCart | undefined> {
  if (!later || later.session_id === session_id) return undefined;
  const added = addedSince(linesOf(cart, now()), later.seen);
  if (added.length === 0) return undefined;
  const { exists } = await transaction.get(cartOf(firestore, later.session_id));
  return exists ? undefined : newCart(added, now());
}

/**
 * Refuses an order that differs from the catalogue in memory. This costs one read, however many line items
 * there are: that of the differing product. If its price has changed, the transaction decides.
 */
async function findDifference(
  { catalogue }: OrderDeps,
  request: OrderRequest,
  circumstances: DeliveryCircumstances,
  own: OwnPricing,
): Promise<Refusal | undefined> {
  const remembered = await catalogue.remembered();
  const priced = priceOrder(request, atOwnPrices(remembered, own), circumstances);
  if (priced.ok) return undefined;
  const { productId, message } = priced;
  if (productId !== undefined) {
    const current = await catalogue.readStored([productId]);
    if (current.get(productId)?.price_cents !== remembered.get(productId)?.price_cents) {
      catalogue.expire();
      return undefined;
    }
  }
  return refuse('not_possible', message);
}

/** The account and the time for a prepayment. */
export async function readPrepayment(
  transaction: Transaction,
  { firestore, holidays }: Pick<OrderDeps, 'firestore' | 'holidays'>,
  { prepayment_days: days }: DeliveryOptions,
): Promise<Prepayment> {
  const bank = await readSetting(firestore, 'bank', transaction);
  return { bank, time: { days, holidays: await holidays() } };
}

function needsSmallTruck({ delivery }: OrderRequest): boolean {
  return delivery?.method === 'delivery' && delivery.truck_access === 'no';
}

function earlierOrder(cart: StoredCart | undefined, hash: string): Placed | undefined {
  if (cart?.order_number === undefined) return undefined;
  if (cart.request_hash === hash) {
    const { order_number: orderNumber, updated_at, later_session_id: later } = cart;
    const orderedAt = updated_at.toDate();
    return {
      ok: true,
      orderNumber,
      orderedAt,
      mails: undefined,
      ...(later && { laterSessionId: later }),
    };
  }
  return refuse(
    'conflict',
    `Dieser Warenkorb wurde bereits bestellt: Ihre Bestellung hat die Nummer ${cart.order_number}.`,
  );
}

/**
 * A hash that distinguishes a repeated order from another one of the same session. Amounts are compared in
 * cents, and the order of fields does not matter. The key prevents testing guesses of who ordered, as the
 * hash stays in the cart after the order has been anonymised.
 */
export function requestHash(key: string, { later: _, ...request }: OrderRequest): string {
  const content = {
    ...request,
    total_amount: toCents(request.total_amount),
    order_items: request.order_items.map((item) => [
      item.product_id,
      item.product_name,
      item.quantity,
      toCents(item.unit_price),
      toCents(item.total_price),
      ...(item.wished_day ? [item.wished_day, item.stage ?? ''] : []),
    ]),
  };
  const sorted = Object.entries(content).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHmac('sha256', key).update(sortedJson(sorted)).digest('hex');
}
