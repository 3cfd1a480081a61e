import { randomUUID } from 'node:crypto';
import { type CartItem, lineTotalCents } from '@shop/domain/cart/cart';
import { ORDER_NUMBER_HEADER, SESSION_ID_HEADER } from '@shop/domain/contract/call';
import { zoneOfPostalCode } from '@shop/domain/delivery/delivery-areas';
import { FLAT_RATE } from '@shop/domain/delivery/delivery-terms';
import { toEuro } from '@shop/domain/money/money';
import type { Order } from '@shop/domain/order/order';
import type { OrderRequest } from '@shop/domain/order/order-request';
import { cartTotals } from '@shop/domain/order/order-sums';
import { deliveryWish, orderRequest } from '@shop/domain/testing/sent';
import { AREAS, PRICED_PRODUCTS } from '../stack/catalogue.ts';
import { checkCart, checkShownOrder, type SessionRecord, Violation } from './checks.ts';
import type { Random } from './random.ts';
import {
  type CallShop,
  getUntilAnswered,
  isSuccess,
  type ShopResponse,
  waitToRetry,
} from './shop-client.ts';

/** A client that behaves like the web app, but retries sooner than `Retry-After` asks. */
export interface Shopper {
  call: CallShop;
  random: Random;
  /** Collects the sessions of all shoppers. */
  sessions: SessionRecord[];
}

/** Fills a cart, orders its content and opens the confirmation, with as many retries as needed. */
export async function placeOrder(shopper: Shopper): Promise<void> {
  const { random } = shopper;
  const session = await fillCart(shopper);
  const { items } = await readCart(shopper, session);
  if (!items) throw new Violation(`${session.id} was ordered by nobody.`);
  session.order = toOrder(session.id, items, random.pick(POSTAL_CODES));
  session.orderNumber = await submitOrder(shopper, session);
  const { body } = await getUntilAnswered(shopper, `/api/orders/${session.orderNumber}`);
  checkShownOrder(session, body as Order);
}

/** Fills a cart and reads it, but does not order. */
export async function abandonCart(shopper: Shopper): Promise<void> {
  const session = await fillCart(shopper);
  await readCart(shopper, session);
}

async function fillCart(shopper: Shopper): Promise<SessionRecord> {
  await getUntilAnswered(shopper, '/api/products');
  let session = await addToCart(shopper);
  for (let more = shopper.random.integer(0, 3); more > 0; more -= 1) {
    session = await addToCart(shopper, session);
  }
  return session;
}

/** Keeps a new session id only once an add under it was acknowledged, as the web app does. */
async function addToCart(shopper: Shopper, current?: SessionRecord): Promise<SessionRecord> {
  const { random, call, sessions } = shopper;
  const body = { product_id: random.pick(PRICED_PRODUCTS).id, quantity: random.integer(1, 40) };
  for (;;) {
    const session = current ?? { id: randomUUID(), adds: [] };
    if (session !== current) sessions.push(session);
    const record = { ...body, isAcknowledged: false };
    session.adds.push(record);
    const headers = { [SESSION_ID_HEADER]: session.id };
    const response = await call('POST', '/api/cart', { body, headers });
    if (isSuccess(response, 'POST /api/cart')) {
      record.isAcknowledged = true;
      checkCart(session, response.body as CartItem[]);
      return session;
    }
    await waitToRetry(random);
  }
}

/** The cart's items, or the number of the order placed from it. */
async function readCart(
  shopper: Shopper,
  session: SessionRecord,
): Promise<{ items?: CartItem[]; orderNumber?: string }> {
  const { body, headers } = await getUntilAnswered(shopper, `/api/cart/${session.id}`);
  const orderNumber = headers.get(ORDER_NUMBER_HEADER);
  if (orderNumber) return { orderNumber };
  const items = body as CartItem[];
  checkCart(session, items);
  return { items };
}

/** Retries until acknowledged; some shoppers send twice at once, some check the cart first. */
async function submitOrder(shopper: Shopper, session: SessionRecord): Promise<string> {
  const { random, call } = shopper;
  for (;;) {
    const post = () => call('POST', '/api/orders', { body: session.order });
    const responses = await Promise.all(random.chance(0.25) ? [post(), post()] : [post()]);
    const numbers = new Set(responses.flatMap((response) => orderNumberIn(response) ?? []));
    if (numbers.size > 1) throw new Violation(`${session.id} got ${[...numbers].join(' and ')}.`);
    for (const number of numbers) return number;
    await waitToRetry(random);
    if (random.chance(0.5)) {
      const { orderNumber } = await readCart(shopper, session);
      if (orderNumber) return orderNumber;
    }
  }
}

function orderNumberIn(response: ShopResponse | undefined): string | undefined {
  if (!isSuccess(response, 'POST /api/orders')) return undefined;
  return (response.body as { order_number: string }).order_number;
}

/** One postcode for each zone, and none for the flat rate. */
const POSTAL_CODES = ['', '', '12340', '12369', '12301'];

/** The checkout's request; its notes hold the session id, which no other stored field names. */
function toOrder(sessionId: string, items: readonly CartItem[], postalCode: string): OrderRequest {
  const terms = { ...FLAT_RATE, zone: zoneOfPostalCode(AREAS, postalCode) };
  return orderRequest({
    session_id: sessionId,
    customer_email: `${sessionId}@example.de`,
    notes: sessionId,
    total_amount: toEuro(cartTotals(items, terms).totalCents),
    order_items: items.map((item) => ({
      product_id: item.product_id,
      product_name: item.name,
      quantity: item.quantity,
      unit_price: item.price,
      total_price: toEuro(lineTotalCents(item)),
    })),
    ...(postalCode && { delivery: deliveryWish({ postal_code: postalCode }) }),
  });
}
