import type { Order } from '@shop/domain/order';
import type { Firestore } from 'firebase-admin/firestore';
import { type ListPage, listPage } from '../paging/list-page.ts';
import type { Position } from '../paging/position.ts';
import { ordersOf, toOrder } from './stored-order.ts';

/** A page of what an account has ordered while signed in, newest first. */
export function listOwnOrders(
  firestore: Firestore,
  uid: string,
  after: Position | undefined,
): Promise<ListPage<Order>> {
  const own = ordersOf(firestore).where('user_id', '==', uid);
  return listPage(own, after, (document) => toOrder(document.data()));
}
