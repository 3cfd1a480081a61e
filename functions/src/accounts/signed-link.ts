import { createHmac } from 'node:crypto';
import { isSameSecret } from './pending-sign-in.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** What a token allows without signing in, and for how many days. */
const LINKS = {
  /** Cancels an order, and shows it. */
  'cancel-order': 30,
  /** Shows all of an order: in mails, and in the browser that placed it. */
  order: 365,
  invoice: 365,
  /** Shows, cancels and extends a booking. */
  booking: 365,
  quote: 365,
} as const;

export interface SignedLink {
  purpose: keyof typeof LINKS;
  /** The document's number. */
  number: string;
  /** A random value stored with the document; replacing it revokes earlier links. */
  nonce?: string | undefined;
}

/**
 * The token of a link to a document, valid from `since` on. Derived from the document, so that nothing else has to be
 * stored, and impossible to make without the key.
 */
export const signedLink = (key: string, link: SignedLink, since: Date): string =>
  signedUntil(key, link, since.getTime() + LINKS[link.purpose] * DAY_MS);

/** Whether a token has this purpose, belongs to this document and has not expired; equally slow for all wrong ones. */
export function isSignedLink(
  key: string,
  link: Omit<SignedLink, 'nonce'>,
  token: string,
  now: Date,
): boolean {
  const endMs = Number.parseInt(token.split('.', 1)[0] ?? '', 36);
  if (!Number.isSafeInteger(endMs)) return false;
  const signed = signedUntil(key, { ...link, nonce: nonceOf(token) }, endMs);
  return isSameSecret(token, signed) && endMs > now.getTime();
}

/** The document's random value when the token was made. */
export const nonceOf = (token: string): string | undefined => token.split('.')[2];

function signedUntil(key: string, { purpose, number, nonce }: SignedLink, endMs: number): string {
  const end = endMs.toString(36);
  const random = nonce === undefined ? [] : [nonce];
  const signature = createHmac('sha256', key).update([purpose, number, ...random, end].join(' '));
  return [end, signature.digest('base64url'), ...random].join('.');
}
