import { createHash, timingSafeEqual } from 'node:crypto';

/** A sign-in in progress, kept in the browser's cookie until Google redirects back. */
export interface PendingSignIn {
  state: string;
  /** PKCE's secret, without which Google's code is useless. */
  verifier: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export const PENDING_LIFETIME_MS = 10 * 60 * 1000;

/** Distinguishes it from a session cookie, which is a JWT. */
const PREFIX = 'sign-in.';

export function newPendingSignIn(
  randomBytes: (count: number) => Uint8Array,
  now: Date,
): PendingSignIn {
  const random = (bytes: number) => Buffer.from(randomBytes(bytes)).toString('base64url');
  const expiresAt = now.getTime() + PENDING_LIFETIME_MS;
  return { state: random(16), verifier: random(32), expiresAt };
}

/** PKCE's S256 challenge of a verifier. */
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url');

/** Compares two secrets in a time that does not depend on where they differ. */
export function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

export const isPendingSignIn = (cookie: string): boolean => cookie.startsWith(PREFIX);

/**
 * The cookie's value. It needs no signature: it protects only the browser it is in, whose owner may know it,
 * and an attacker able to set it in another browser could just as well set a whole session there.
 */
export const writePendingSignIn = ({ state, verifier, expiresAt }: PendingSignIn): string =>
  `${PREFIX}${state}.${verifier}.${expiresAt}`;

/** Parses the cookie's value; undefined for anything else and after it has expired. */
export function readPendingSignIn(cookie: string, now: Date): PendingSignIn | undefined {
  if (!isPendingSignIn(cookie)) return undefined;
  const [state, verifier, expires] = cookie.slice(PREFIX.length).split('.');
  const expiresAt = Number(expires);
  if (!state || !verifier || !(expiresAt > now.getTime())) return undefined;
  return { state, verifier, expiresAt };
}
