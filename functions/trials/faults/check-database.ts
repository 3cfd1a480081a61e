import type { Firestore } from 'firebase-admin/firestore';
import type { StoredCart } from '../../src/cart/stored-cart.ts';
import type { StoredOutboxEntry } from '../../src/mail/stored-outbox-entry.ts';
import type { StoredOrder } from '../../src/orders/stored-order.ts';
import { checkCart } from './check-cart.ts';
import { checkStoredOrder } from './check-order.ts';
import { type SessionRecord, Violation } from './records.ts';

/** Compares all that is stored with all that the clients did; gives what is wrong. */
export async function checkDatabase(
  firestore: Firestore,
  sessions: readonly SessionRecord[],
): Promise<string[]> {
  const orders = await readAll<StoredOrder>(firestore, 'orders');
  const carts = await readAll<StoredCart>(firestore, 'carts');
  const outbox = await readAll<StoredOutboxEntry>(firestore, 'outbox');
  const known = new Set(sessions.map((session) => session.id));
  const strangers = [...orders.values()].filter((order) => !known.has(order.notes));
  return [
    ...strangers.map((order) => `${order.order_number} was ordered by no client.`),
    ...sessions.flatMap((session) =>
      problemsOf(() => {
        checkOrdersOf(session, orders);
        checkMail(session, outbox);
        checkStoredCart(session, carts.get(session.id));
      }),
    ),
  ];
}

async function readAll<T>(firestore: Firestore, collection: string): Promise<Map<string, T>> {
  const { docs } = await firestore.collection(collection).get();
  return new Map(docs.map((document) => [document.id, document.data() as T]));
}

/** One order for a session that ordered, under the number that the client was told; else none. */
function checkOrdersOf(session: SessionRecord, orders: ReadonlyMap<string, StoredOrder>): void {
  const own = [...orders.values()].filter((order) => order.notes === session.id);
  const numbers = own.map((order) => order.order_number);
  const expected = session.order ? [session.orderNumber ?? 'a number'] : [];
  if (numbers.join() !== expected.join()) {
    const stored = numbers.join(' and ') || 'no order';
    throw new Violation(
      `${session.id} was told ${expected.join() || 'nothing'}; stored is ${stored}.`,
    );
  }
  for (const order of own) checkStoredOrder(session, order);
}

/** A confirmation for the customer and a notice for the office, sent or still to be sent. */
function checkMail(
  { orderNumber }: SessionRecord,
  outbox: ReadonlyMap<string, StoredOutboxEntry>,
): void {
  if (orderNumber === undefined) return;
  const missing = ['confirmation', 'notice'].filter((kind) => {
    const state = outbox.get(`${orderNumber}-${kind}`)?.state;
    return state !== 'sent' && state !== 'waiting';
  });
  if (missing.length > 0) throw new Violation(`${orderNumber} lacks its ${missing.join(' and ')}.`);
}

/** What was put into a cart is in it, or in the order that was made of it. */
function checkStoredCart(session: SessionRecord, cart: StoredCart | undefined): void {
  if (session.orderNumber === undefined) checkCart(session, cart?.items ?? []);
  else if (cart?.order_number !== session.orderNumber) {
    throw new Violation(`The cart ${session.id} does not know its order ${session.orderNumber}.`);
  }
}

function problemsOf(check: () => void): string[] {
  try {
    check();
    return [];
  } catch (error) {
    if (error instanceof Violation) return [error.message];
    throw error;
  }
}
