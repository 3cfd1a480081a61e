import type { AdminOrder } from '@shop/domain/order/order';
import { isOrderNumber } from '@shop/domain/order/order-number';
import { TAKE_BACK_MS } from '@shop/domain/order/order-status';
import type { Transaction } from 'firebase-admin/firestore';
import type { Outcome, Refusal } from '../errors/refusal.ts';
import { nextConfirmationSlot, readMailShare, type SlotDeps } from '../mail/confirmation-slots.ts';
import { type OutboxDeps, type OutboxEntry, putStepMail } from '../mail/outbox.ts';
import { sendNow } from '../mail/send-entry.ts';
import {
  BY_CUSTOMER,
  needsInvoice,
  orderOf,
  type StoredOrder,
  type StoredStatusChange,
} from '../stored/order.ts';
import { toAdminOrder, UNKNOWN_ORDER } from './admin-order.ts';

/** Result of changing an order, with the mails about it; the stored order if nothing changes. */
export type OrderChange =
  | { ok: true; order: StoredOrder; mails?: readonly OutboxEntry[] }
  | Refusal;

/**
 * Changes an order in a transaction and then sends the mails about it. `change` may read more and write
 * whatever else belongs to the change, except the order itself. Firestore calls it again if the answer to its
 * commit was lost. Refuses an unknown order.
 */
export async function changeOrder(
  deps: OutboxDeps,
  orderNumber: string,
  change: (order: StoredOrder, transaction: Transaction) => OrderChange | Promise<OrderChange>,
): Promise<OrderChange> {
  if (!isOrderNumber(orderNumber)) return UNKNOWN_ORDER;
  const reference = orderOf(deps.firestore, orderNumber);
  const changed = await deps.runTransaction<OrderChange>(async (transaction) => {
    const stored = (await transaction.get(reference)).data();
    if (!stored) return UNKNOWN_ORDER;
    const result = await change(stored, transaction);
    if (result.ok && result.order !== stored) transaction.set(reference, result.order);
    return result;
  });
  if (changed.ok && changed.mails) await sendNow(deps, changed.mails);
  return changed;
}

/** `changeOrder` for an admin, who gets the whole changed order. */
export async function changeOrderAsAdmin(
  ...given: Parameters<typeof changeOrder>
): Promise<Outcome<AdminOrder>> {
  const changed = await changeOrder(...given);
  if (!changed.ok) return changed;
  return { ok: true, value: await toAdminOrder(changed.order, given[0].adminNames) };
}

export type StepDeps = OutboxDeps & SlotDeps;

/**
 * Changes an order's status and history within the transaction that has read it, and writes the mails about
 * it: one each time a status is reached, held back while the office can still undo the step. A customer's,
 * who has an address, count towards its network's share of mails.
 */
export async function takeStep(
  transaction: Transaction,
  deps: StepDeps,
  order: StoredOrder,
  change: StoredStatusChange,
  address?: string,
): Promise<OrderChange> {
  const status_changes = [...(order.status_changes ?? []), change];
  const moved = { ...order, order_status: change.to, status_changes };
  const changed = needsInvoice(moved) ? { ...moved, to_invoice: true } : moved;
  // Erased customers have no address.
  const slot = order.customer_email
    ? await nextConfirmationSlot(transaction, deps, order.customer_email, mailAt(change))
    : undefined;
  const share = await readMailShare(transaction, deps, address);
  return { ok: true, order: changed, mails: putStepMail(transaction, deps, changed, slot, share) };
}

function mailAt({ by_uid, at }: StoredStatusChange): Date {
  return new Date(at.toMillis() + (by_uid === BY_CUSTOMER ? 0 : TAKE_BACK_MS));
}
