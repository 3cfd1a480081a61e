import { ORDER_STATUSES, type OrderStatus } from './order.ts';

/** Allowed status changes; `delivered` and `cancelled` are final. */
const TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['processing', 'cancelled'],
  processing: ['on_the_way', 'delivered', 'cancelled'],
  on_the_way: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
};

/** The statuses an order may change to; none for an unknown status. */
export function nextStatuses(status: string): readonly OrderStatus[] {
  return isOrderStatus(status) ? TRANSITIONS[status] : [];
}

/** Whether a status change is allowed. */
export function canMoveOrder(from: string, to: string): boolean {
  return (nextStatuses(from) as readonly string[]).includes(to);
}

/** Whether customers may still cancel their order themselves. */
export function canCustomerCancel(status: string): boolean {
  return status === 'pending';
}

/** What page and mail say of a cancelled order's payment. */
export const REFUND = 'Was Sie dafür schon bezahlt haben, erstatten wir Ihnen.';

/** Narrows any value to a status. */
export function isOrderStatus(value: unknown): value is OrderStatus {
  return (ORDER_STATUSES as readonly unknown[]).includes(value);
}
