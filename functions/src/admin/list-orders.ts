import type { AdminOrder, OrderStatus } from '@shop/domain/order';
import { ordersOf } from '../orders/stored-order.ts';
import { type ListPage, listPage } from '../paging/list-page.ts';
import type { Position } from '../paging/position.ts';
import type { OfficeDeps } from './office-deps.ts';
import { toAdminOrders } from './to-admin-order.ts';

/** A page of all orders, or of those of one status, newest first. */
export async function listOrders(
  { firestore, log, adminNames }: OfficeDeps,
  status: OrderStatus | undefined,
  after: Position | undefined,
): Promise<ListPage<AdminOrder>> {
  const orders = ordersOf(firestore);
  const wanted = status === undefined ? orders : orders.where('order_status', '==', status);
  const page = await listPage(wanted, after, log, ({ stored }) => stored);
  return { ...page, entries: await toAdminOrders(page.entries, adminNames) };
}
