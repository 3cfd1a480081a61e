import { toEuro } from '@shop/domain/money/money';
import type { AdminOrder } from '@shop/domain/order/order';
import { statusesThat } from '@shop/domain/order/order-status';
import { OPEN_STATES, type OpenPayments } from '@shop/domain/payment/order-payments';
import { berlinDay } from '@shop/domain/time/calendar';
import { AggregateField, type Query } from 'firebase-admin/firestore';
import type { AdminDeps } from '../accounts/admin-names.ts';
import { ordersOf, type StoredOrder } from '../stored/order.ts';
import { readable } from '../stored/readable.ts';
import { toAdminOrders } from './admin-order.ts';

/** Nobody has to pay for a cancelled order. */
const OWING_STATUSES = statusesThat(({ isOwed }) => isOwed);
const MAX_LISTED = 20;

type OpenDeps = Pick<AdminDeps, 'firestore' | 'now'>;

/** Open and overdue sums from two aggregations. */
export async function readOpenPayments(deps: OpenDeps): Promise<OpenPayments> {
  const [open, overdue] = await Promise.all([sumOf(openOrders(deps)), sumOf(overdueOrders(deps))]);
  return { open, overdue };
}

/** The orders that should have been paid, the longest overdue first. */
export async function listOverdue(deps: AdminDeps): Promise<AdminOrder[]> {
  const { docs } = await overdueOrders(deps).orderBy('due_day').limit(MAX_LISTED).get();
  const orders = readable(docs, deps.log).map(({ stored }) => stored);
  return toAdminOrders(orders, deps.adminNames);
}

/** Orders from before payments were known are not among them until they are indexed. */
function openOrders({ firestore }: OpenDeps): Query<StoredOrder> {
  return ordersOf(firestore)
    .where('payment_state', 'in', OPEN_STATES)
    .where('order_status', 'in', OWING_STATUSES);
}

function overdueOrders(deps: OpenDeps): Query<StoredOrder> {
  return openOrders(deps).where('due_day', '<', berlinDay(deps.now()));
}

async function sumOf(orders: Query<StoredOrder>): Promise<{ count: number; amount: number }> {
  const sums = { count: AggregateField.count(), cents: AggregateField.sum('open_cents') };
  const { count, cents } = (await orders.aggregate(sums).get()).data();
  return { count, amount: toEuro(cents) };
}
