import { ORDER_STATUSES, type OrderStatus } from './order.ts';

/** Where an order may go from each status; what is delivered or cancelled stays so. */
const TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['processing', 'cancelled'],
  processing: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
};

/** The statuses that an order may be moved to; none for a status that we do not know. */
export function nextStatuses(status: string): readonly OrderStatus[] {
  return isOrderStatus(status) ? TRANSITIONS[status] : [];
}

/** Whether the office may move an order so. */
export function canMoveOrder(from: string, to: string): boolean {
  return (nextStatuses(from) as readonly string[]).includes(to);
}

/** Narrows any value, such as a body's field, to a status. */
export function isOrderStatus(value: unknown): value is OrderStatus {
  return (ORDER_STATUSES as readonly unknown[]).includes(value);
}
