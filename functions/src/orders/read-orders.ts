import type { Order } from '@shop/domain/order/order';
import { isOrderNumber } from '@shop/domain/order/order-number';
import type { Firestore } from 'firebase-admin/firestore';
import type { Log } from '../logging/log.ts';
import { type ListPage, listPage } from '../paging/list-page.ts';
import type { Position } from '../paging/position.ts';
import { orderOf, ordersOf } from '../stored/order.ts';
import { toOrder } from '../stored/order-view.ts';

/** The order with this number. No sign-in is needed, because the number cannot be guessed. */
export async function findOrder(
  firestore: Firestore,
  orderNumber: string,
): Promise<Order | undefined> {
  if (!isOrderNumber(orderNumber)) return undefined;
  const stored = (await orderOf(firestore, orderNumber).get()).data();
  return stored && toOrder(stored);
}

/** A page of the orders that an account placed while signed in, newest first. */
export function listOwnOrders(
  { firestore, log }: { firestore: Firestore; log: Log },
  uid: string,
  after: Position | undefined,
): Promise<ListPage<Order>> {
  const own = ordersOf(firestore).where('user_id', '==', uid);
  return listPage(own, after, log, ({ stored }) => toOrder(stored));
}
