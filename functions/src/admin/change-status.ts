import { type AdminOrder, orderStatusBadge, type StatusChangeRequest } from '@shop/domain/order';
import { isOrderNumber } from '@shop/domain/order-number';
import { canMoveOrder } from '@shop/domain/order-status';
import { Timestamp } from 'firebase-admin/firestore';
import { type Refusal, refuse } from '../errors/refusal.ts';
import { orderOf, type StoredOrder, type StoredStatusChange } from '../stored/order.ts';
import { type AdminDeps, toAdminOrder, UNKNOWN_ORDER } from './lists.ts';

type ChangedOrder = { ok: true; order: StoredOrder } | Refusal;

/**
 * Changes the status of an order, and records which admin did it and when. Refuses an unknown
 * order, one that has left the status which the admin saw, and a change that the rules forbid.
 */
export async function changeStatus(
  deps: AdminDeps,
  orderNumber: string,
  { from, to }: StatusChangeRequest,
  uid: string,
): Promise<{ ok: true; order: AdminOrder } | Refusal> {
  if (!isOrderNumber(orderNumber)) return UNKNOWN_ORDER;
  const change = { from, to, by_uid: uid, at: Timestamp.fromDate(deps.now()) };
  const changed = await changeStored(deps, orderNumber, change);
  if (!changed.ok) return changed;
  return { ok: true, order: await toAdminOrder(changed.order, deps.adminNames) };
}

function changeStored(
  { firestore, runTransaction }: AdminDeps,
  orderNumber: string,
  change: StoredStatusChange,
): Promise<ChangedOrder> {
  const reference = orderOf(firestore, orderNumber);
  return runTransaction(async (transaction) => {
    const stored = (await transaction.get(reference)).data();
    const changed = stored ? withChange(stored, change) : UNKNOWN_ORDER;
    if (changed.ok) transaction.set(reference, changed.order);
    return changed;
  });
}

function withChange(order: StoredOrder, change: StoredStatusChange): ChangedOrder {
  const changes = order.status_changes ?? [];
  // Firestore retries a transaction whose answer got lost: it may have been committed already.
  if (isSame(changes.at(-1), change)) return { ok: true, order };
  const refusal = refusalOf(order.order_status, change);
  if (refusal) return refusal;
  const status_changes = [...changes, change];
  return { ok: true, order: { ...order, order_status: change.to, status_changes } };
}

function refusalOf(status: string, { from, to }: StoredStatusChange): Refusal | undefined {
  const label = (value: string) => `„${orderStatusBadge(value).label}“`;
  if (status !== from) {
    const message = `Die Bestellung wurde inzwischen geändert und hat jetzt den Status ${label(status)}.`;
    return refuse('conflict', message);
  }
  if (canMoveOrder(from, to)) return undefined;
  const message = `Eine Bestellung mit dem Status ${label(from)} kann nicht auf ${label(to)} gesetzt werden.`;
  return refuse('not_possible', message);
}

function isSame(last: StoredStatusChange | undefined, change: StoredStatusChange): boolean {
  if (!last?.at.isEqual(change.at)) return false;
  return last.from === change.from && last.to === change.to && last.by_uid === change.by_uid;
}
