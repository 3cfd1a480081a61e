import {
  type DeliveredLine,
  type DeliveredRequest,
  deliveredProblem,
} from '@shop/domain/order/delivered';
import type { AdminOrder } from '@shop/domain/order/order';
import { isCancelled, orderStatus } from '@shop/domain/order/order-status';
import { type Outcome, type Refusal, refuse } from '../errors/refusal.ts';
import type { StoredDelivered, StoredOrder } from '../stored/order.ts';
import { alreadyInvoiced } from './change-billing.ts';
import { changeOrderAsAdmin, type StepDeps } from './change-order.ts';

const UNKNOWN_LINE = refuse('invalid', 'Diese Position hat die Bestellung nicht.');

/**
 * Records the quantities handed over per order line, with the weighing slips, without changing what was
 * ordered. Lines that are not named keep their previous record. Refuses an order that has not left yet or has
 * an invoice, and impossible quantities.
 */
export function recordDelivered(
  deps: StepDeps,
  orderNumber: string,
  { lines }: DeliveredRequest,
): Promise<Outcome<AdminOrder>> {
  return changeOrderAsAdmin(deps, orderNumber, (order) => {
    const { isHandedOver, label } = orderStatus(order.order_status);
    if (!isHandedOver || isCancelled(order.order_status)) {
      const message = `Bei einer Bestellung mit dem Status „${label}“ gibt es noch keine gelieferte Menge.`;
      return refuse('not_possible', message);
    }
    const delivered = withDelivered(order, lines);
    return 'code' in delivered ? delivered : { ok: true, order: delivered };
  });
}

/** The order with what was handed over of its lines, or why that cannot be. */
export function withDelivered(
  order: StoredOrder,
  lines: readonly DeliveredLine[] = [],
): StoredOrder | Refusal {
  if (lines.length === 0) return order;
  const invoiced = alreadyInvoiced(order);
  if (invoiced) return invoiced;
  const order_items = [...order.order_items];
  for (const { line, ...said } of lines) {
    const item = order_items[line];
    if (!item) return UNKNOWN_LINE;
    const problem = deliveredProblem(item, said);
    if (problem) return refuse('invalid', problem);
    const { delivered: _, ...ordered } = item;
    order_items[line] = isAsOrdered(item.quantity, said)
      ? ordered
      : { ...ordered, delivered: storedDelivered(said) };
  }
  return { ...order, order_items };
}

type Said = Omit<DeliveredLine, 'line'>;

const isAsOrdered = (ordered: number, { quantity, reason, slips = [] }: Said) =>
  quantity === ordered && !reason && slips.length === 0;

function storedDelivered({ quantity, reason, slips = [] }: Said): StoredDelivered {
  return { quantity, ...(reason && { reason }), ...(slips.length > 0 && { slips }) };
}
