import type { CartAddRequest } from '@shop/domain/cart';
import type { OrderRequest } from '@shop/domain/order';

/**
 * One `POST /api/cart`. `unknown`: no answer came, or one that says nothing about what happened;
 * the units are in the cart once or not at all.
 */
export interface AddRecord extends CartAddRequest {
  outcome: 'acknowledged' | 'unknown';
}

/** What a client did and was told in one session. */
export interface SessionRecord {
  id: string;
  adds: AddRecord[];
  /** What it ordered; missing for a cart that was left. */
  order?: OrderRequest;
  /** The number that it was told. */
  orderNumber?: string;
}

/** A promise that the shop broke. */
export class Violation extends Error {
  override name = 'Violation';
}
