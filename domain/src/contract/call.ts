import type { ApiCall, ApiCalls } from './api.ts';

export type ApiResponse<Call extends ApiCall> = ApiCalls[Call]['response'];

/** The body of a call; `undefined` for a call without one. */
export type ApiRequest<Call extends ApiCall> = ApiCalls[Call] extends { request: infer Body }
  ? Body
  : undefined;

/** The names in braces of a path: `'id'` for `GET /api/products/{id}`. */
export type PathParam<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PathParam<Rest>
  : never;

/** The values of a call's path parameters, by name. */
export type CallParams<Call extends ApiCall, Value = string> = Record<PathParam<Call>, Value>;

/** Body of every failed answer: one German sentence for the user. */
export interface ApiError {
  message: string;
  /**
   * What stopped the call: it needs a fresh sign-in, a reason to count a weighing slip again, confirmation of a
   * payment beyond the open amount, a reason to exceed the customer's credit, or confirmation that a list is
   * overwritten; an earlier request with this id stored something else; or the record changed since the sender saw it.
   */
  code?:
    | 'fresh_sign_in'
    | 'repeated_slip'
    | 'beyond_open'
    | 'beyond_credit'
    | 'replaces'
    | 'id_taken'
    | 'changed';
}

/**
 * Header with the visitor's session id on `POST /api/cart`, and on `POST /api/contact` and `POST
 * /api/withdrawals` if the browser has one. Requests are limited per session as well.
 */
export const SESSION_ID_HEADER = 'session-id';

/**
 * Optional header of `POST /api/contact` and `POST /api/withdrawals`: a random text, the same for each
 * attempt to send one form. A request repeated with the same content because its answer was lost is stored
 * once.
 */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';

/**
 * Optional header on the office's changes to an order, a booking, a quote or a request: the `revision` they are based
 * on. A stale one is refused with 409, unless the same request is already stored. Not in the body, which identifies a
 * request: a retry after a lost answer may have seen the result of its first attempt.
 */
export const SEEN_REVISION_HEADER = 'seen-revision';

/**
 * Header on the answer of `GET /api/cart/{sessionId}` once the cart has been ordered. It leads
 * shoppers to an accepted order whose answer got lost.
 */
export const ORDER_NUMBER_HEADER = 'order-number';
/** Sent along with it: the session id of the cart with later additions; missing if there are none. */
export const LATER_SESSION_HEADER = 'later-session-id';

/**
 * Headers of a list that comes in pages of 50: `users/orders`, `users/contacts`, `admin/orders`,
 * `admin/contacts`, `admin/products` and `admin/rental-tools`. The first holds the value of the query
 * parameter `after` for the next page, and is missing on the last page. The second counts all entries that
 * fit the query.
 */
export const NEXT_PAGE_HEADER = 'next-page';
export const TOTAL_COUNT_HEADER = 'total-count';

/** Value of `everywhere` that signs out all devices. */
export const EVERYWHERE = 'yes';
