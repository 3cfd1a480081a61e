import type { AdminOrder, StatusChangeRequest } from '@shop/domain/order/order';
import { isOrderNumber } from '@shop/domain/order/order-number';
import { canMoveOrder, orderStatus } from '@shop/domain/order/order-status';
import { isUnpaidHandover } from '@shop/domain/order/unpaid-order';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { type Refusal, refuse } from '../errors/refusal.ts';
import { sendNow } from '../mail/send-entry.ts';
import { orderOf, type StoredStatusChange } from '../stored/order.ts';
import { type AdminDeps, toAdminOrder, UNKNOWN_ORDER } from './admin-order.ts';
import { type Step, type StepDeps, takeStep } from './take-step.ts';

export type ChangeDeps = AdminDeps & StepDeps;

/**
 * Changes the status of an order, records which admin did it and when, and tells the customer by mail.
 * Refuses an unknown order, one that has left the status which the admin saw, a change that the rules
 * forbid, and handing over what is prepaid but not paid unless the admin confirms it.
 */
export async function changeStatus(
  deps: ChangeDeps,
  orderNumber: string,
  { from, to, reason, despite_open_payment = false }: StatusChangeRequest,
  uid: string,
): Promise<{ ok: true; order: AdminOrder } | Refusal> {
  const requestedAtMs = performance.now();
  if (!isOrderNumber(orderNumber)) return UNKNOWN_ORDER;
  const at = Timestamp.fromDate(deps.now());
  const change = { from, to, by_uid: uid, at, ...(reason && { reason }) };
  const changed = await deps.runTransaction((transaction) =>
    changeWithin(transaction, deps, orderNumber, {
      change,
      isUnpaidConfirmed: despite_open_payment,
    }),
  );
  if (!changed.ok) return changed;
  await sendNow(deps, changed.entries, requestedAtMs);
  return { ok: true, order: await toAdminOrder(changed.order, deps.adminNames) };
}

async function changeWithin(
  transaction: Transaction,
  deps: ChangeDeps,
  orderNumber: string,
  { change, isUnpaidConfirmed }: { change: StoredStatusChange; isUnpaidConfirmed: boolean },
): Promise<Step | Refusal> {
  const order = (await transaction.get(orderOf(deps.firestore, orderNumber))).data();
  if (!order) return UNKNOWN_ORDER;
  // Firestore retries a transaction whose answer got lost: it may have been committed already. The
  // sweep sends its mail then.
  if (isSame(order.status_changes?.at(-1), change)) return { ok: true, order, entries: [] };
  const refusal =
    refusalOf(order.order_status, change) ??
    (!isUnpaidConfirmed && isUnpaidHandover(order, change.to) ? NOT_PAID : undefined);
  return refusal ?? (await takeStep(transaction, deps, order, change));
}

const NOT_PAID = refuse(
  'not_possible',
  'Die Vorkasse zu dieser Bestellung ist noch nicht vollständig eingegangen. Bitte bestätigen Sie, dass die Ware trotzdem herausgeht.',
);

function refusalOf(status: string, { from, to }: StoredStatusChange): Refusal | undefined {
  const label = (value: string) => `„${orderStatus(value).label}“`;
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
