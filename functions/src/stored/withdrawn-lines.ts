import { joinItems } from '@shop/domain/handover/deliveries';
import { isEditable, orderStatus } from '@shop/domain/order/order-status';
import { invoicedAlready } from './claim.ts';
import type { StoredOrder, StoredOrderItem, StoredTakenOff } from './order.ts';

const SAME = ['product_id', 'product_name', 'unit', 'unit_price_cents', 'vat_rate'] as const;

/** Whether two lines have the same goods at the same price. */
export const isSameGoods = (a: StoredOrderItem, b: StoredOrderItem): boolean =>
  SAME.every((field) => a[field] === b[field]);

/** What the last decision on an order's withdrawal deducted, as long as it can be restored. */
export function takenOff(order: StoredOrder): StoredTakenOff | undefined {
  const { taken } = order.withdrawal?.decisions?.at(-1) ?? {};
  if (!taken || invoicedAlready(order)) return undefined;
  const { isHandedOver } = orderStatus(order.order_status);
  return (taken.delivered ? isHandedOver : isEditable(order.order_status)) ? taken : undefined;
}

/** The lines that a withdrawal can cover: as they were before the last decision. */
export function withdrawableItems(order: StoredOrder): StoredOrderItem[] {
  const taken = takenOff(order);
  if (!taken || taken.delivered) return order.order_items;
  return joinItems(order.order_items, taken.items, taken.positions, isSameGoods);
}
