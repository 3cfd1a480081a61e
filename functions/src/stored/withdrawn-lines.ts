import { joinItems, splitItems } from '@shop/domain/handover/deliveries';
import { milli } from '@shop/domain/money/money';
import { kindOf } from '@shop/domain/order/order-kinds';
import { isEditable, orderStatus } from '@shop/domain/order/order-status';
import type { StoredOrder, StoredOrderItem, StoredTakenOff, StoredWithdrawal } from './order.ts';
import { isInvoiced } from './order-invoices.ts';

const SAME = ['product_id', 'product_name', 'unit', 'unit_price_cents', 'vat_rate'] as const;

/** Whether two lines have the same goods at the same price. */
export const isSameGoods = (a: StoredOrderItem, b: StoredOrderItem): boolean =>
  SAME.every((field) => a[field] === b[field]);

/** What the last decision on an order's withdrawal deducted, as long as it can be restored. */
export function takenOff(order: StoredOrder): StoredTakenOff | undefined {
  const { taken } = order.withdrawal?.decisions?.at(-1) ?? {};
  if (!taken || isInvoiced(order)) return undefined;
  const { isHandedOver } = orderStatus(order.order_status);
  return (taken.delivered ? isHandedOver : isEditable(order.order_status)) ? taken : undefined;
}

/** The lines that a withdrawal can cover: as they were before the last decision. */
export function withdrawableItems(order: StoredOrder): StoredOrderItem[] {
  const taken = takenOff(order);
  if (!taken || taken.delivered) return order.order_items;
  return joinItems(order.order_items, taken.items, taken.positions, isSameGoods);
}

/** Takes withdrawn goods that were handed over off the delivered quantities, which are billed. */
export function withoutDelivered(
  order: StoredOrder,
  lines: readonly { line: number; quantity: number }[],
): { order: StoredOrder; taken: StoredTakenOff } {
  const { order_items } = order;
  const { part, positions } = splitItems(order_items, lines);
  const items = part.map((item, index) => ({
    ...item,
    // More may have been handed over than was ordered.
    quantity: lines.find(({ line }) => line === positions[index])?.quantity ?? item.quantity,
  }));
  const taken = { items, positions, net_cents: 0, delivered: true };
  return { order: withKept(order, taken, -1), taken };
}

/**
 * Takes goods off that were withdrawn after their invoice, as soon as that was cancelled or credited as a whole: the
 * next one bills what the customer keeps.
 */
export function withoutInvoicedGoods(order: StoredOrder): StoredOrder {
  const { withdrawal, order_status } = order;
  const { outcome, lines = [], taken: before } = withdrawal?.decisions?.at(-1) ?? {};
  const isToTake = outcome === 'part' && lines.length > 0 && !before && !kindOf(order).isRental;
  if (!withdrawal || !isToTake || isInvoiced(order)) return order;
  if (!orderStatus(order_status).isHandedOver) return order;
  const { order: kept, taken } = withoutDelivered(order, lines);
  return { ...kept, withdrawal: withTaken(withdrawal, taken) };
}

export const withTaken = (
  { decisions = [], ...declared }: StoredWithdrawal,
  taken: StoredTakenOff,
): StoredWithdrawal => {
  const last = decisions.length - 1;
  return {
    ...declared,
    decisions: decisions.map((each, index) => (index === last ? { ...each, taken } : each)),
  };
};

/** Adjusts the delivered quantities to what the customer keeps and pays for. */
export function withKept(
  order: StoredOrder,
  { items, positions }: StoredTakenOff,
  sign: 1 | -1,
): StoredOrder {
  const order_items = order.order_items.map((item, at): StoredOrderItem => {
    const withdrawn = items[positions.indexOf(at)];
    if (!withdrawn || !isSameGoods(item, withdrawn)) return item;
    const { quantity: out, ...delivered } = item.delivered ?? { quantity: item.quantity };
    const quantity = (milli(out) + sign * milli(withdrawn.quantity)) / 1000;
    return { ...item, delivered: { reason: WITHDRAWN, ...delivered, quantity } };
  });
  return { ...order, order_items };
}

const WITHDRAWN = 'Widerrufen';
