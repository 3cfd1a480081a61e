import { ORDER_STATUSES, type OrderStatus, type StatusChangeRequest } from './order.ts';

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

/** Narrows a request body to a wanted move; whether the move is allowed is another question. */
export function isStatusChangeRequest(value: unknown): value is StatusChangeRequest {
  if (typeof value !== 'object' || value === null) return false;
  const { from, to, ...rest } = value as Record<string, unknown>;
  return isOrderStatus(from) && isOrderStatus(to) && Object.keys(rest).length === 0;
}
