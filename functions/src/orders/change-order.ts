import { isDeepStrictEqual } from 'node:util';
import type { AdminOrder } from '@shop/domain/order/order';
import { isOrderNumber } from '@shop/domain/order/order-number';
import { isCancelled, TAKE_BACK_MS } from '@shop/domain/order/order-status';
import type { Transaction } from 'firebase-admin/firestore';
import { type Changed, changeOne } from '../changes/change-one.ts';
import { updateBook } from '../invoices/invoice-chain.ts';
import type { Outcome } from '../lib/refusal.ts';
import { nextConfirmationSlot, readMailShare, type SlotDeps } from '../mail/confirmation-slots.ts';
import { type OutboxDeps, putMail, putStepMail } from '../mail/outbox.ts';
import { eventSubject } from '../mail/subject.ts';
import type { PublicSettings } from '../settings/public-settings.ts';
import { orderBalance } from '../stored/balance.ts';
import { storedOrder } from '../stored/ledger.ts';
import { BY_CUSTOMER, orderOf, type StoredOrder } from '../stored/order.ts';
import { type StoredOrderEvent, withEvent } from '../stored/order-events.ts';
import { toAdminOrder, UNKNOWN_ORDER } from './admin-order.ts';

/** `changeOne` for an order, which keeps what is owed of it, as does the book of its invoice. */
export async function changeOrder(
  deps: OutboxDeps,
  orderNumber: string,
  change: Parameters<typeof changeOne<StoredOrder>>[3],
): Promise<Changed<StoredOrder>> {
  if (!isOrderNumber(orderNumber)) return UNKNOWN_ORDER;
  const reference = orderOf(deps.firestore, orderNumber);
  return changeOne<StoredOrder>(deps, reference, UNKNOWN_ORDER, async (order, transaction) => {
    const changed = await change(order, transaction);
    if (!changed?.ok || changed.value === order) return changed;
    return { ...changed, value: keepSums(transaction, deps, order, changed.value) };
  });
}

/** The changed order with what is owed of it, which the book of its invoice keeps as well. */
export function keepSums(
  transaction: Transaction,
  deps: Pick<OutboxDeps, 'firestore'>,
  before: StoredOrder,
  after: StoredOrder,
): StoredOrder {
  const value = storedOrder(after, before);
  if (!isDeepStrictEqual(orderBalance(value), orderBalance(before))) {
    updateBook(transaction, deps, value);
  }
  return value;
}

/** `changeOrder` for an admin, who gets the whole changed order. */
export async function changeOrderAsAdmin(
  ...given: Parameters<typeof changeOrder>
): Promise<Outcome<AdminOrder>> {
  const changed = await changeOrder(...given);
  if (!changed.ok) return changed;
  return { ok: true, value: await toAdminOrder(changed.value, given[0].adminNames) };
}

export type StepDeps = OutboxDeps & SlotDeps & Pick<PublicSettings, 'freshOptions' | 'holidays'>;

/**
 * Changes an order's status and history within the transaction that has read it, and writes the mails about
 * it: one each time a status is reached, held back while the office can still undo the step. A customer's,
 * who has an address, count towards its network's share of mails.
 */
export async function takeStep(
  transaction: Transaction,
  deps: StepDeps,
  order: StoredOrder,
  change: StoredOrderEvent<'status'>,
  address?: string,
): Promise<Changed<StoredOrder>> {
  const { is_to_assign, ...kept } = order;
  const isOff = isCancelled(change.to);
  const moved = withEvent({ ...(isOff ? kept : order), order_status: change.to }, change);
  const isByOffice = change.by_uid !== BY_CUSTOMER;
  // Erased customers have no address.
  const slot = order.customer_email
    ? await nextConfirmationSlot(transaction, deps, order.customer_email, {
        notBefore: new Date(change.at.toMillis() + (isByOffice ? TAKE_BACK_MS : 0)),
        isByOffice,
      })
    : undefined;
  const share = await readMailShare(transaction, deps, address);
  return { ok: true, value: moved, mails: putStepMail(transaction, deps, moved, slot, share) };
}

/** Creates the mail about the last event of an order, caused by the office, if it has one and a recipient. */
export async function putEventMail(transaction: Transaction, deps: StepDeps, order: StoredOrder) {
  const { customer_email: to, history = [], order_number } = order;
  const subject = to && eventSubject(order, history.length - 1);
  if (!subject) return [];
  const slot = await nextConfirmationSlot(transaction, deps, to, { isByOffice: true });
  return [putMail(transaction, deps, order_number, subject, slot)];
}
