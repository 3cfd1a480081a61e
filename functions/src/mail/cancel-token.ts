import { createHmac } from 'node:crypto';
import { isSameSecret } from '../accounts/pending-sign-in.ts';

/**
 * The token of the link with which the recipient of an order's confirmation may cancel it. It follows
 * from the order number, so that nothing has to be stored, and cannot be made without the key.
 */
export function cancelToken(key: string, orderNumber: string): string {
  return createHmac('sha256', key).update(`cancel-order ${orderNumber}`).digest('base64url');
}

/** Whether a token belongs to this order; takes the same time for every wrong one. */
export function isCancelToken(key: string, orderNumber: string, token: string): boolean {
  return isSameSecret(token, cancelToken(key, orderNumber));
}
