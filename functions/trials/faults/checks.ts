import { isDeepStrictEqual } from 'node:util';
import type { CartAddRequest } from '@shop/domain/cart/cart';
import type { Order } from '@shop/domain/order/order';
import type { OrderRequest } from '@shop/domain/order/order-request';
import type { Firestore } from 'firebase-admin/firestore';
import type { StoredOrder } from '../../src/stored/order.ts';

/**
 * One `POST /api/cart`. Unless it was acknowledged, its outcome is unknown: the units are in the
 * cart once or not at all.
 */
export interface AddRecord extends CartAddRequest {
  isAcknowledged: boolean;
}

/** What a client sent and was answered in one session. */
export interface SessionRecord {
  id: string;
  adds: AddRecord[];
  /** Missing for an abandoned cart. */
  order?: OrderRequest;
  /** The number in the acknowledgement. */
  orderNumber?: string;
}

/** The shop broke a promise. */
export class Violation extends Error {
  override name = 'Violation';
}

interface StoredCart {
  items: readonly { product_id: number; quantity: number }[];
  order_number?: string;
}

/**
 * Requires every acknowledged add in the cart exactly once, each unknown one once or not at all, and
 * nothing else.
 */
export function checkCart(session: SessionRecord, items: StoredCart['items']): void {
  const ids = new Set([...session.adds, ...items].map((entry) => entry.product_id));
  for (const id of ids) {
    const found = sumQuantities(items.filter((item) => item.product_id === id));
    const adds = session.adds.filter((add) => add.product_id === id);
    if (possibleQuantities(adds).has(found)) continue;
    const sent = adds.map((add) => `${add.quantity}${add.isAcknowledged ? '' : ' (unknown)'}`);
    throw new Violation(
      `Cart ${session.id} holds ${found} units of product ${id}; sent were ${sent.join(', ')}.`,
    );
  }
}

function possibleQuantities(adds: readonly AddRecord[]): Set<number> {
  let possible = new Set([sumQuantities(adds.filter((add) => add.isAcknowledged))]);
  for (const { isAcknowledged, quantity } of adds) {
    if (isAcknowledged) continue;
    possible = new Set([...possible].flatMap((units) => [units, units + quantity]));
  }
  return possible;
}

const sumQuantities = (entries: readonly { quantity: number }[]): number =>
  entries.reduce((units, { quantity }) => units + quantity, 0);

/** Requires the confirmation page to show what was ordered. */
export function checkShownOrder({ id, order }: SessionRecord, shown: Order): void {
  const expected = {
    total_amount: order?.total_amount,
    order_items: order?.order_items.map(({ product_id: _, ...item }) => item),
  };
  const { total_amount } = shown;
  // The order's other fields come from the catalogue.
  const order_items = shown.order_items.map(
    ({ product_name, quantity, unit_price, total_price }) => {
      return { product_name, quantity, unit_price, total_price };
    },
  );
  if (!isDeepStrictEqual({ total_amount, order_items }, expected)) {
    throw new Violation(`${shown.order_number} does not show what ${id} ordered.`);
  }
}

/** Notes of the orders that the trial itself stores for invoicing. */
export const OF_THE_TRIAL = 'of the trial';

/** Compares the stored orders and carts with what the clients recorded; returns the violations. */
export async function checkSessions(
  firestore: Firestore,
  sessions: readonly SessionRecord[],
): Promise<string[]> {
  const { docs } = await firestore.collection('orders').get();
  const orders = docs.map((document) => document.data() as StoredOrder);
  const ids = new Set(sessions.map((session) => session.id));
  const unexpected = orders.filter(({ notes }) => notes !== OF_THE_TRIAL && !ids.has(notes));
  const told = sessions.map(async (session) => {
    const cart = (await firestore.doc(`carts/${session.id}`).get()).data() as StoredCart;
    try {
      checkOrder(session, orders);
      checkStoredCart(session, cart);
      return [];
    } catch (error) {
      if (error instanceof Violation) return [error.message];
      throw error;
    }
  });
  return [
    ...unexpected.map((order) => `${order.order_number} was ordered by no client.`),
    ...(await Promise.all(told)).flat(),
  ];
}

/** Requires one order per session that ordered, with the acknowledged number. */
function checkOrder(session: SessionRecord, orders: readonly StoredOrder[]): void {
  const own = orders.filter((order) => order.notes === session.id);
  const stored = own.map((order) => order.order_number).join(' and ') || 'none';
  const expected = session.order ? session.orderNumber : 'none';
  if (stored !== expected) {
    throw new Violation(`${session.id} should have the order ${expected}; stored is ${stored}.`);
  }
}

/** Requires each added unit to be in the cart still, or the cart to be marked as ordered. */
function checkStoredCart(session: SessionRecord, cart: StoredCart | undefined): void {
  if (session.orderNumber === undefined) checkCart(session, cart?.items ?? []);
  else if (cart?.order_number !== session.orderNumber) {
    throw new Violation(`Cart ${session.id} is not marked as order ${session.orderNumber}.`);
  }
}
