import { ORDER_NUMBER_HEADER, SESSION_ID_HEADER } from '@shop/domain/api';
import type { CartItem } from '@shop/domain/cart';
import type { Order } from '@shop/domain/order';
import { PRICED_PRODUCTS } from '../stack/catalogue.ts';
import { checkCart } from './check-cart.ts';
import { checkShownOrder } from './check-order.ts';
import { orderOfCart } from './order-of-cart.ts';
import type { Random } from './random.ts';
import { type SessionRecord, Violation } from './records.ts';
import type { ShopAnswer, ShopClient } from './shop-client.ts';

export interface Shopper {
  client: ShopClient;
  random: Random;
  /** All sessions of all clients. */
  sessions: SessionRecord[];
  newSessionId: () => string;
  /** Between two tries, in milliseconds. */
  pause: (ms: number) => Promise<void>;
}

/** Fills a cart, orders what it shows and opens the confirmation, however often that takes. */
export async function buy(shopper: Shopper): Promise<void> {
  const session = await fillCart(shopper);
  const items = await seeCart(shopper, session);
  if ('orderNumber' in items) throw new Violation(`${session.id} was ordered by nobody.`);
  session.order = orderOfCart(session.id, items.items);
  session.orderNumber = await order(shopper, session);
  await openConfirmation(shopper, session);
}

/** Fills a cart and looks at it, but does not order. */
export async function leaveCart(shopper: Shopper): Promise<void> {
  const session = await fillCart(shopper);
  await seeCart(shopper, session);
}

/** As the web app: a session id is kept once the server has answered an add under it. */
async function fillCart(shopper: Shopper): Promise<SessionRecord> {
  await untilAnswered(shopper, '/api/products');
  let kept: SessionRecord | undefined;
  for (let left = shopper.random.whole(1, 4); left > 0; left -= 1) {
    kept = await addOne(shopper, kept);
  }
  if (!kept) throw new Error('no line was added');
  return kept;
}

async function addOne(shopper: Shopper, kept?: SessionRecord): Promise<SessionRecord> {
  const { random, client } = shopper;
  const product_id = random.pick(PRICED_PRODUCTS).id;
  const quantity = random.whole(1, 40);
  for (;;) {
    const session = kept ?? newSession(shopper);
    const body = { product_id, quantity };
    const record = { ...body, outcome: 'unknown' as 'unknown' | 'acknowledged' };
    session.adds.push(record);
    const headers = { [SESSION_ID_HEADER]: session.id };
    const answer = await client.call('POST', '/api/cart', { body, headers });
    if (succeeded(answer, 'POST /api/cart')) {
      record.outcome = 'acknowledged';
      checkCart(session, answer.body as CartItem[]);
      return session;
    }
    await pauseABit(shopper);
  }
}

function newSession({ sessions, newSessionId }: Shopper): SessionRecord {
  const session: SessionRecord = { id: newSessionId(), adds: [] };
  sessions.push(session);
  return session;
}

/** The cart as the server shows it, or the number under which it was ordered. */
async function seeCart(shopper: Shopper, session: SessionRecord) {
  const { body, headers } = await untilAnswered(shopper, `/api/cart/${session.id}`);
  const orderNumber = headers.get(ORDER_NUMBER_HEADER);
  if (orderNumber) return { orderNumber };
  const items = body as CartItem[];
  checkCart(session, items);
  return { items };
}

/** Sends the same order until it is acknowledged; some send it twice at once, some look first. */
async function order(shopper: Shopper, session: SessionRecord): Promise<string> {
  const { random, client } = shopper;
  for (;;) {
    const post = () => client.call('POST', '/api/orders', { body: session.order });
    const answers = await Promise.all(random.chance(0.25) ? [post(), post()] : [post()]);
    const numbers = new Set(answers.flatMap((answer) => numberIn(answer) ?? []));
    if (numbers.size > 1) throw new Violation(`${session.id} got ${[...numbers].join(' and ')}.`);
    for (const number of numbers) return number;
    await pauseABit(shopper);
    if (random.chance(0.5)) {
      const seen = await seeCart(shopper, session);
      if (seen.orderNumber) return seen.orderNumber;
    }
  }
}

function numberIn(answer: ShopAnswer | undefined): string | undefined {
  if (!succeeded(answer, 'POST /api/orders')) return undefined;
  return (answer.body as { order_number: string }).order_number;
}

async function openConfirmation(shopper: Shopper, session: SessionRecord): Promise<void> {
  const { body } = await untilAnswered(shopper, `/api/orders/${session.orderNumber}`);
  checkShownOrder(session, body as Order);
}

async function untilAnswered(shopper: Shopper, path: string): Promise<ShopAnswer> {
  for (;;) {
    const answer = await shopper.client.call('GET', path);
    if (succeeded(answer, `GET ${path}`)) return answer;
    await pauseABit(shopper);
  }
}

/** No answer, 503 and 429 are worth another try; any other refusal of these calls is a violation. */
function succeeded(answer: ShopAnswer | undefined, call: string): answer is ShopAnswer {
  if (!answer || answer.status === 503 || answer.status === 429) return false;
  if (answer.status < 300) return true;
  throw new Violation(`${call} was refused with ${answer.status}: ${JSON.stringify(answer.body)}`);
}

/** A person takes longer and `Retry-After` asks for more; sooner is harder for the shop. */
function pauseABit({ random, pause }: Shopper): Promise<void> {
  return pause(random.whole(30, 250));
}
