import { createHmac } from 'node:crypto';
import { ORDER_PARAM } from '@shop/domain/order/order-request';
import { isSameSecret } from '../accounts/pending-sign-in.ts';
import type { StoredOrder } from '../stored/order.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const LIFETIME_MS = 30 * DAY_MS;
const YEAR_MS = 365 * DAY_MS;

/**
 * The token of the link with which the recipient of an order's confirmation may cancel it for 30 days.
 * Derived from the order, so that nothing has to be stored, and impossible to make without the key.
 */
export const cancelToken = (key: string, orderNumber: string, orderedAt: Date): string =>
  tokenUntil(key, `cancel-order ${orderNumber}`, orderedAt.getTime() + LIFETIME_MS);

/** Token that shows the full order for a year, in mails and in the browser that placed it. */
export const orderToken = (key: string, orderNumber: string, orderedAt: Date): string =>
  tokenUntil(key, `order ${orderNumber}`, orderedAt.getTime() + YEAR_MS);

/** The URL of an order's page, for its mails. */
export function orderAddress(
  { siteOrigin, linkKey }: { siteOrigin: string; linkKey: string },
  { order_number, created_at }: Pick<StoredOrder, 'order_number' | 'created_at'>,
): string {
  const token = orderToken(linkKey, order_number, created_at.toDate());
  const fragment = new URLSearchParams({ [ORDER_PARAM]: token });
  return `${siteOrigin}/bestellung-bestaetigung/${order_number}#${fragment}`;
}

/** The token of a link that opens an invoice for a year. */
export const invoiceToken = (key: string, number: string, writtenAt: Date): string =>
  tokenUntil(key, `invoice ${number}`, writtenAt.getTime() + YEAR_MS);

/** The token of the links in a booking's mails, which cancel or extend it for a year. */
export const bookingToken = (key: string, number: string, bookedAt: Date): string =>
  tokenUntil(key, `booking ${number}`, bookedAt.getTime() + YEAR_MS);

/** The token of the link to a quote, for a year from when it was sent, until it goes to another address. */
export function quoteToken(
  key: string,
  { number, link }: { number: string; link: string },
  sentAt: Date,
): string {
  const token = tokenUntil(key, quotePurpose(number, link), sentAt.getTime() + YEAR_MS);
  return link === '' ? token : `${token}.${link}`;
}

const quotePurpose = (number: string, link: string): string =>
  link === '' ? `quote ${number}` : `quote ${number} ${link}`;

/** Which of a quote's links a token belongs to; see `StoredQuote`. */
export const linkOfToken = (token: string): string => token.split('.')[2] ?? '';

function tokenUntil(key: string, purpose: string, endMs: number): string {
  const end = endMs.toString(36);
  const signature = createHmac('sha256', key).update(`${purpose} ${end}`);
  return `${end}.${signature.digest('base64url')}`;
}

/** Whether a token belongs to this order and has not expired; takes equally long for every wrong one. */
export function isCancelToken(key: string, orderNumber: string, token: string, now: Date): boolean {
  return isTokenFor(key, `cancel-order ${orderNumber}`, token, now);
}

/** Whether a token shows the full order; so does the token that cancels it. */
export const isOrderToken = (key: string, orderNumber: string, token: string, now: Date): boolean =>
  [`order ${orderNumber}`, `cancel-order ${orderNumber}`].some((purpose) =>
    isTokenFor(key, purpose, token, now),
  );

export const isInvoiceToken = (key: string, number: string, token: string, now: Date): boolean =>
  isTokenFor(key, `invoice ${number}`, token, now);

export const isBookingToken = (key: string, number: string, token: string, now: Date): boolean =>
  isTokenFor(key, `booking ${number}`, token, now);

/** Whether a token was issued for this quote; `linkOfToken` tells if it is the current one. */
export function isQuoteToken(key: string, number: string, token: string, now: Date): boolean {
  const [end, signature] = token.split('.');
  return isTokenFor(key, quotePurpose(number, linkOfToken(token)), `${end}.${signature}`, now);
}

function isTokenFor(key: string, purpose: string, token: string, now: Date): boolean {
  const endMs = Number.parseInt(token.split('.', 1)[0] ?? '', 36);
  if (!Number.isSafeInteger(endMs)) return false;
  return isSameSecret(token, tokenUntil(key, purpose, endMs)) && endMs > now.getTime();
}
