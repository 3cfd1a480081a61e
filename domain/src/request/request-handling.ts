import type { StatusColor } from '../order/order-status.ts';

export const REQUEST_STATUSES = ['open', 'in_progress', 'done'] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

const REQUEST_STATUS_BADGES: Record<RequestStatus, { label: string; color: StatusColor }> = {
  open: { label: 'Offen', color: 'yellow' },
  in_progress: { label: 'In Arbeit', color: 'blue' },
  done: { label: 'Erledigt', color: 'green' },
};

/** German label and colour of a contact request's status. */
export function requestStatusBadge(status: RequestStatus): { label: string; color: StatusColor } {
  return REQUEST_STATUS_BADGES[status];
}

/** Narrows any value, such as a query parameter, to a status. */
export const isRequestStatus = (value: unknown): value is RequestStatus =>
  (REQUEST_STATUSES as readonly unknown[]).includes(value);

/** Body of `POST /api/admin/contacts/{id}/status`. */
export interface RequestStatusChange {
  to: RequestStatus;
}

/** In characters. */
export const MAX_ENTRY_LENGTH = 4000;

/** These limits keep a request's document within Firestore's 1 MB. */
export const MAX_REQUEST_NOTES = 50;
export const MAX_REPLIES = 20;

export type RequestCounts = Record<RequestStatus, number>;
