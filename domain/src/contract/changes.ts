import { ENTRY_KINDS } from '../office/entry-kinds.ts';
import type { ApiCall } from './api.ts';
import type { SaveCalls } from './entry-calls.ts';

/** A call that may change what is stored. */
export type ChangeCall = Extract<ApiCall, `POST ${string}`>;

/** Records with a revision, which a change names in `SEEN_REVISION_HEADER`. */
export type RevisedRecord =
  | 'order'
  | 'booking'
  | 'quote'
  | 'standing_order'
  | 'request'
  | 'tour'
  | 'customer';

/**
 * The state that a change is based on: the revision of a record; `versions`, which the body or the log has for each
 * entry; `specified`, if the specification fixes the call; or why it does not matter.
 */
type Basis = RevisedRecord | 'versions' | 'specified' | { anyway: string };

const ADDED = { anyway: 'adds something, once by its own id' } as const;
const CHECKED = {
  anyway: 'is checked against what is stored, and means the same for any of it',
} as const;
const SET = { anyway: 'something is so or not, and the rest stays' } as const;
const SAVES = Object.fromEntries(
  Object.values(ENTRY_KINDS).map(({ path }) => [`POST /api/admin/${path}`, 'versions']),
) as Record<keyof SaveCalls, 'versions'>;

/** What each change is based on. The server refuses one based on another revision, and says who changed what. */
export const BASED_ON = {
  ...SAVES,
  'POST /api/cart': 'specified',
  'POST /api/cart/plan': ADDED,
  'POST /api/rental-bookings': ADDED,
  'POST /api/rental-bookings/{bookingNumber}/cancel': CHECKED,
  'POST /api/rental-bookings/{bookingNumber}/extend': CHECKED,
  'POST /api/contact': 'specified',
  'POST /api/callbacks': ADDED,
  'POST /api/withdrawals': ADDED,
  'POST /api/orders': 'specified',
  'POST /api/orders/{orderNumber}/cancel': CHECKED,
  'POST /api/quotes/{number}/open': SET,
  'POST /api/quotes/{number}/ask': ADDED,
  'POST /api/quotes/{number}/decline': ADDED,
  'POST /api/quotes/{number}/order': 'versions',
  'POST /api/users/companies/{number}/members': SET,
  'POST /api/users/companies/{number}/membership': SET,
  'POST /api/users/profile/forget': SET,
  'POST /api/users/plans': ADDED,
  'POST /api/users/plans/forget': SET,
  'POST /api/users/standing-orders': ADDED,
  'POST /api/users/standing-orders/{id}': 'standing_order',
  'POST /api/sessions': 'specified',
  'POST /api/admin/orders': 'quote',
  'POST /api/admin/orders/{orderNumber}/status': 'order',
  'POST /api/admin/orders/{orderNumber}/take-back': 'order',
  'POST /api/admin/orders/{orderNumber}/edit': 'order',
  'POST /api/admin/orders/{orderNumber}/events': 'order',
  'POST /api/admin/orders/{orderNumber}/notes': ADDED,
  'POST /api/admin/orders/{orderNumber}/billing': 'order',
  'POST /api/admin/orders/{orderNumber}/delivered': 'order',
  'POST /api/admin/orders/{orderNumber}/withdrawal': 'order',
  'POST /api/admin/orders/{orderNumber}/payments': ADDED,
  'POST /api/admin/orders/{orderNumber}/write-off': 'order',
  'POST /api/admin/orders/{orderNumber}/reminder': 'order',
  'POST /api/admin/orders/{orderNumber}/advance-invoice': 'order',
  'POST /api/admin/quotes': ADDED,
  'POST /api/admin/quotes/{number}/save': 'quote',
  'POST /api/admin/quotes/{number}/send': 'quote',
  'POST /api/admin/quotes/{number}/withdraw': 'quote',
  'POST /api/admin/standing-orders/{id}': 'standing_order',
  'POST /api/admin/deliveries/{day}/stops': 'tour',
  'POST /api/admin/customers/{id}/orders': 'order',
  'POST /api/admin/customers/{id}/merge': 'customer',
  // Several orders, each as it is when its turn comes.
  'POST /api/admin/reminder-run': CHECKED,
  'POST /api/admin/reminder-letters': SET,
  'POST /api/admin/invoices': CHECKED,
  'POST /api/admin/collective-invoices': CHECKED,
  'POST /api/admin/draft-paper': { anyway: 'writes nothing' },
  'POST /api/admin/invoices/{number}/cancel': 'order',
  'POST /api/admin/invoices/{number}/credit': 'order',
  'POST /api/admin/datev': ADDED,
  'POST /api/admin/rental-bookings': ADDED,
  'POST /api/admin/rental-bookings/{bookingNumber}/move': 'booking',
  'POST /api/admin/rental-bookings/{bookingNumber}/step': 'booking',
  'POST /api/admin/rental-bookings/{bookingNumber}/take-back': 'booking',
  'POST /api/admin/rental-bookings/{bookingNumber}/withdrawal': 'booking',
  'POST /api/admin/rental-bookings/{bookingNumber}/notes': ADDED,
  'POST /api/admin/claims/{id}/entries': ADDED,
  'POST /api/admin/rental-pictures': ADDED,
  'POST /api/admin/contacts/{id}/status': 'request',
  'POST /api/admin/contacts/{id}/notes': ADDED,
  'POST /api/admin/contacts/{id}/reply': 'request',
  'POST /api/admin/undelivered-mail/{id}/retry': SET,
  'POST /api/admin/pictures': ADDED,
  'POST /api/admin/settings/{name}': 'versions',
  'POST /api/admin/changes/{id}/undo': 'versions',
  'POST /api/admin/batches/{id}/undo': 'versions',
  'POST /api/admin/admins': SET,
  'POST /api/admin/admins/{id}/take': SET,
  'POST /api/admin/admins/{id}/end-sessions': SET,
} as const satisfies Record<ChangeCall, Basis>;

/** A change that names a record's revision. */
export type RevisionCall = {
  [Call in ChangeCall]: (typeof BASED_ON)[Call] extends RevisedRecord ? Call : never;
}[ChangeCall];

/** Whether a change names a record's revision. */
export const namesRevision = (call: ChangeCall): call is RevisionCall => {
  const basis: Basis = BASED_ON[call];
  return typeof basis === 'string' && basis !== 'versions' && basis !== 'specified';
};
