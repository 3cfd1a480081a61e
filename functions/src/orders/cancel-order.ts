import { COMPANY } from '@shop/domain/company';
import type { Order } from '@shop/domain/order/order';
import { isOrderNumber } from '@shop/domain/order/order-number';
import { canCustomerCancel, isCancelled, orderStatus } from '@shop/domain/order/order-status';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import { type Refusal, refuse } from '../errors/refusal.ts';
import { isCancelToken } from '../mail/cancel-token.ts';
import { sendNow } from '../mail/send-entry.ts';
import { BY_CUSTOMER, orderOf, type StoredOrder } from '../stored/order.ts';
import { toOrder } from '../stored/order-view.ts';
import { type Step, type StepDeps, takeStep } from './take-step.ts';

/** What a caller has to show: the token of the mail's link, or their account. */
export interface Canceller {
  token?: string | undefined;
  /** Asked only if the token does not fit. */
  findUserId(): Promise<string | undefined>;
}

/** Each the same for an order of somebody else and for none. */
const UNKNOWN = refuse('not_found', 'Diese Bestellung gibt es nicht.');
const INVALID_LINK = refuse(
  'not_found',
  `Dieser Link ist nicht mehr gültig. Bitte rufen Sie uns an: ${COMPANY.phone.display}.`,
);

/**
 * Cancels an order for its customer while it is pending, with mails to customer and company. Sent
 * again, it changes nothing and succeeds. Refuses everybody else, and an order that is being processed.
 */
export async function cancelOrder(
  deps: StepDeps,
  orderNumber: string,
  { token, findUserId }: Canceller,
): Promise<{ ok: true; order: Order } | Refusal> {
  const requestedAtMs = performance.now();
  if (!isOrderNumber(orderNumber)) return UNKNOWN;
  const hasToken =
    token !== undefined && isCancelToken(deps.linkKey, orderNumber, token, deps.now());
  const userId = hasToken ? undefined : await findUserId();
  if (!hasToken && userId === undefined) return token === undefined ? UNKNOWN : INVALID_LINK;
  const mayCancel = ({ user_id }: StoredOrder) => hasToken || user_id === userId;
  const cancelled = await deps.runTransaction((transaction) =>
    cancelWithin(transaction, deps, orderNumber, mayCancel),
  );
  if (!cancelled.ok) return cancelled;
  await sendNow(deps, cancelled.entries, requestedAtMs);
  return { ok: true, order: toOrder(cancelled.order) };
}

async function cancelWithin(
  transaction: Transaction,
  deps: StepDeps,
  orderNumber: string,
  mayCancel: (order: StoredOrder) => boolean,
): Promise<Step | Refusal> {
  const order = (await transaction.get(orderOf(deps.firestore, orderNumber))).data();
  if (!order || !mayCancel(order)) return UNKNOWN;
  const { order_status: from } = order;
  if (isCancelled(from)) return { ok: true, order, entries: [] };
  if (!canCustomerCancel(from)) return tooLate(from);
  const at = Timestamp.fromDate(deps.now());
  return takeStep(transaction, deps, order, { from, to: 'cancelled', by_uid: BY_CUSTOMER, at });
}

function tooLate(status: string): Refusal {
  const { label } = orderStatus(status);
  const message = `Ihre Bestellung hat jetzt den Status „${label}“ und lässt sich hier nicht mehr stornieren. Bitte rufen Sie uns an: ${COMPANY.phone.display}.`;
  return refuse('conflict', message);
}
