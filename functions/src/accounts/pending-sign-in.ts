import { createHash, timingSafeEqual } from 'node:crypto';

/** A sign-in that waits for Google's answer, in the browser that asked for it. */
export interface PendingSignIn {
  state: string;
  /** PKCE's secret: without it nobody can do anything with Google's code. */
  verifier: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export const PENDING_LIFETIME_MS = 10 * 60 * 1000;

/** Session cookies are tokens of Firebase and begin otherwise. */
const PREFIX = 'sign-in.';

export function newPendingSignIn(
  randomBytes: (count: number) => Uint8Array,
  now: Date,
): PendingSignIn {
  const random = (bytes: number) => Buffer.from(randomBytes(bytes)).toString('base64url');
  const expiresAt = now.getTime() + PENDING_LIFETIME_MS;
  return { state: random(16), verifier: random(32), expiresAt };
}

/** PKCE's S256 of a verifier. */
export function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

/** Compares two secrets in a time that does not depend on where they differ. */
export function isSameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

export function isPendingSignIn(cookie: string): boolean {
  return cookie.startsWith(PREFIX);
}

/**
 * The cookie's text. It needs no seal: it guards its own browser, whose owner may know it, and
 * who could plant one in a foreign browser could as well plant a whole session.
 */
export function writePendingSignIn({ state, verifier, expiresAt }: PendingSignIn): string {
  return `${PREFIX}${state}.${verifier}.${expiresAt}`;
}

/** The sign-in that a cookie holds; undefined for any other text, and when it is too old. */
export function readPendingSignIn(cookie: string, now: Date): PendingSignIn | undefined {
  if (!isPendingSignIn(cookie)) return undefined;
  const [state, verifier, expires] = cookie.slice(PREFIX.length).split('.');
  const expiresAt = Number(expires);
  if (!state || !verifier || !(expiresAt > now.getTime())) return undefined;
  return { state, verifier, expiresAt };
}
