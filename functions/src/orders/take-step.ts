import type { Transaction } from 'firebase-admin/firestore';
import { nextConfirmationSlot, type SlotDeps } from '../mail/confirmation-slots.ts';
import { type OutboxDeps, type OutboxEntry, putStepMail } from '../mail/outbox.ts';
import { orderOf, type StoredOrder, type StoredStatusChange } from '../stored/order.ts';

export type StepDeps = OutboxDeps & SlotDeps;

/** The changed order and its mails, which are to be sent once the transaction is committed. */
export interface Step {
  ok: true;
  order: StoredOrder;
  entries: readonly OutboxEntry[];
}

/**
 * Changes an order's status within the transaction that has read it: writes the order with its
 * history, and the mails about it: one for each time that a status is reached.
 */
export async function takeStep(
  transaction: Transaction,
  deps: StepDeps,
  order: StoredOrder,
  change: StoredStatusChange,
): Promise<Step> {
  const status_changes = [...(order.status_changes ?? []), change];
  const changed = { ...order, order_status: change.to, status_changes };
  // An erased customer has no address.
  const slot = order.customer_email
    ? await nextConfirmationSlot(transaction, deps, order.customer_email)
    : undefined;
  transaction.set(orderOf(deps.firestore, order.order_number), changed);
  return { ok: true, order: changed, entries: putStepMail(transaction, deps, changed, slot) };
}
