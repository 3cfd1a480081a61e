import { type Deed, type OrderFacts, refusalOf, refusedDeeds } from '@shop/domain/order/deeds';
import { kindName } from '@shop/domain/order/order-kinds';
import { isEditable, isOrderStatus, orderStatus } from '@shop/domain/order/order-status';
import { paymentMethodOf } from '@shop/domain/payment/payment-methods';
import { type Refusal, refuse } from '../lib/refusal.ts';
import { isErased, type StoredOrder } from './order.ts';
import { standingParts } from './order-events.ts';
import { heldByWithdrawal, invoiceOfOrder, isCreditedWhole } from './order-invoices.ts';

/** The facts that decide what may be done to an order. */
export function orderFacts(order: StoredOrder): OrderFacts {
  const { order_status, delivery, collected_by } = order;
  return {
    kind: factOf(order),
    invoicing: invoicingOf(order),
    // An unknown status is as final as this one.
    status: isOrderStatus(order_status) ? order_status : 'cancelled',
    withdrawal: heldByWithdrawal(order) ?? 'none',
    customer: isErased(order) ? 'erased' : isHeld(order) ? 'held' : 'known',
    label: orderStatus(order_status, delivery?.method).label,
    invoice: invoiceOfOrder(order)?.number,
    collected_by,
  };
}

function factOf(order: StoredOrder): OrderFacts['kind'] {
  const kind = kindName(order);
  if (kind !== 'order') return kind;
  if (order.part_of) return 'part';
  const isDivided = isEditable(order.order_status) && standingParts(order).length > 0;
  return isDivided ? 'divided' : 'single';
}

function invoicingOf(order: StoredOrder): OrderFacts['invoicing'] {
  const hasInvoice = invoiceOfOrder(order) !== undefined;
  if (hasInvoice && !isCreditedWhole(order)) return 'invoiced';
  if (order.collected_by) return 'collected';
  return hasInvoice ? 'credited' : 'uninvoiced';
}

/** Whether an order is held for the office's approval. */
export const isHeld = (order: Pick<StoredOrder, 'is_held' | 'payment_method'>): boolean =>
  order.is_held === true && paymentMethodOf(order.payment_method).isOnAccount;

/** Refuses what may not be done to an order. */
export function mayDo(order: StoredOrder, deed: Deed): Refusal | undefined {
  const refusal = refusalOf(deed, orderFacts(order));
  return refusal === undefined ? undefined : refuse('not_possible', refusal);
}

export const refusedOf = (order: StoredOrder) => refusedDeeds(orderFacts(order));
