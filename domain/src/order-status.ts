import { ORDER_STATUSES, type OrderStatus, type StatusChangeRequest } from './order.ts';

/** Allowed status changes; `delivered` and `cancelled` are final. */
const TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  pending: ['processing', 'cancelled'],
  processing: ['delivered', 'cancelled'],
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

/** Narrows any value to a status. */
export function isOrderStatus(value: unknown): value is OrderStatus {
  return (ORDER_STATUSES as readonly unknown[]).includes(value);
}

/** Narrows a request body to a wanted move; whether the move is allowed is another question. */
export function isStatusChangeRequest(value: unknown): value is StatusChangeRequest {
  if (typeof value !== 'object' || value === null) return false;
  const { from, to, ...rest } = value as Record<string, unknown>;
  return isOrderStatus(from) && isOrderStatus(to) && Object.keys(rest).length === 0;
}
