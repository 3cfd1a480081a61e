import { createHmac } from 'node:crypto';
import { isSameSecret } from '../accounts/pending-sign-in.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LIFETIME_MS = 30 * DAY_MS;

/**
 * The token of the link with which the recipient of an order's confirmation may cancel it for 30 days.
 * It follows from the order, so that nothing has to be stored, and cannot be made without the key.
 */
export function cancelToken(key: string, orderNumber: string, orderedAt: Date): string {
  return tokenUntil(key, orderNumber, (orderedAt.getTime() + LIFETIME_MS).toString(36));
}

function tokenUntil(key: string, orderNumber: string, end: string): string {
  const signature = createHmac('sha256', key).update(`cancel-order ${orderNumber} ${end}`);
  return `${end}.${signature.digest('base64url')}`;
}

/**
 * Whether a token belongs to this order and has not expired; takes the same time for every wrong one.
 */
export function isCancelToken(key: string, orderNumber: string, token: string, now: Date): boolean {
  const [end = ''] = token.split('.', 1);
  const isOurs = isSameSecret(token, tokenUntil(key, orderNumber, end));
  return isOurs && Number.parseInt(end, 36) > now.getTime();
}
