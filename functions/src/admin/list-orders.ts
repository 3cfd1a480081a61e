import type { AdminOrder, OrderStatus } from '@shop/domain/order';
import type { Firestore } from 'firebase-admin/firestore';
import { ordersOf, toAdminOrder } from '../orders/stored-order.ts';
import { type ListPage, listPage } from '../paging/list-page.ts';
import type { Position } from '../paging/position.ts';

/** A page of all orders, or of those of one status, newest first. */
export function listOrders(
  firestore: Firestore,
  status: OrderStatus | undefined,
  after: Position | undefined,
): Promise<ListPage<AdminOrder>> {
  const orders = ordersOf(firestore);
  const wanted = status === undefined ? orders : orders.where('order_status', '==', status);
  return listPage(wanted, after, (document) => toAdminOrder(document.data()));
}
