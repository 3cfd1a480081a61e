import type { ApiCall, ApiCalls } from './api.ts';

export type ApiResponse<Call extends ApiCall> = ApiCalls[Call]['response'];

/** The body of a call; `undefined` for a call without one. */
export type ApiRequest<Call extends ApiCall> = ApiCalls[Call] extends { request: infer Body }
  ? Body
  : undefined;

/** The calls that send a body; `request-bodies.ts` has a schema for each. */
export type CallWithBody = {
  [Call in ApiCall]: ApiCalls[Call] extends { request: unknown } ? Call : never;
}[ApiCall];

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
   * The call needs a fresh sign-in, or a reason why a weighing slip counts again, or that a payment is meant to
   * be more than is open, or an order on account beyond the customer's credit, or that a list takes the place of another,
   * or an earlier request with the same id has stored something else, or the record was changed since the sender saw it.
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
 * Optional header of the office's changes of an order, a booking, a quote or a request: the `revision` that was seen.
 * Another one is refused with 409, unless the same request has been stored. No part of the body, which tells whether it is
 * the same: a request repeated after a lost answer may have seen what it did itself.
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

/** The value of `everywhere` that signs out all devices. */
export const EVERYWHERE = 'yes';
