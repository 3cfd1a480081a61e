import type { Order } from '@shop/domain/order';
import type { Firestore } from 'firebase-admin/firestore';
import type { Log } from '../logging/log.ts';
import { type ListPage, listPage } from '../paging/list-page.ts';
import type { Position } from '../paging/position.ts';
import { ordersOf } from './stored-order.ts';
import { toOrder } from './to-order.ts';

/** A page of what an account has ordered while signed in, newest first. */
export function listOwnOrders(
  { firestore, log }: { firestore: Firestore; log: Log },
  uid: string,
  after: Position | undefined,
): Promise<ListPage<Order>> {
  const own = ordersOf(firestore).where('user_id', '==', uid);
  return listPage(own, after, log, ({ stored }) => toOrder(stored));
}
