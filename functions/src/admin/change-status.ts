import { type AdminOrder, orderStatusBadge, type StatusChangeRequest } from '@shop/domain/order';
import { isOrderNumber } from '@shop/domain/order-number';
import { canMoveOrder } from '@shop/domain/order-status';
import { Timestamp } from 'firebase-admin/firestore';
import { type Refusal, refuse } from '../errors/refusal.ts';
import { orderOf, type StoredOrder, type StoredStatusChange } from '../orders/stored-order.ts';
import { withoutEmails } from '../orders/without-emails.ts';
import type { OfficeDeps } from './office-deps.ts';
import { toAdminOrder } from './to-admin-order.ts';

const UNKNOWN = refuse('not_found', 'Diese Bestellung gibt es nicht.');

type MovedOrder = { ok: true; order: StoredOrder } | Refusal;

/**
 * Moves an order to another status and keeps which admin did it and when. Refuses an unknown order, one
 * that is no longer in the status that the office saw, and a move that the rules do not have.
 */
export async function moveOrder(
  deps: OfficeDeps,
  orderNumber: string,
  { from, to }: StatusChangeRequest,
  uid: string,
): Promise<{ ok: true; order: AdminOrder } | Refusal> {
  if (!isOrderNumber(orderNumber)) return UNKNOWN;
  const change = { from, to, by_uid: uid, at: Timestamp.fromDate(deps.now()) };
  const moved = await moveWithin(deps, orderNumber, change);
  if (!moved.ok) return moved;
  return { ok: true, order: await toAdminOrder(moved.order, deps.adminNames) };
}

function moveWithin(
  { firestore, adminNames }: OfficeDeps,
  orderNumber: string,
  change: StoredStatusChange,
): Promise<MovedOrder> {
  const reference = orderOf(firestore, orderNumber);
  return firestore.runTransaction(async (transaction) => {
    const stored = (await transaction.get(reference)).data();
    const moved = stored ? withChange(stored, change) : UNKNOWN;
    if (!moved.ok) return moved;
    const order = await withoutEmails(moved.order, adminNames);
    transaction.set(reference, order);
    return { ok: true, order };
  });
}

function withChange(order: StoredOrder, change: StoredStatusChange): MovedOrder {
  const changes = order.status_changes ?? [];
  // Firestore repeats a transaction whose answer got lost: it must not trip over its own change.
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

function isSame(made: StoredStatusChange | undefined, change: StoredStatusChange): boolean {
  if (!made?.at.isEqual(change.at)) return false;
  return made.from === change.from && made.to === change.to && made.by_uid === change.by_uid;
}
