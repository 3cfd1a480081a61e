import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import { unavailable } from '../errors/http-error.ts';
import { withTimeout } from '../http/deadline.ts';

/** The longest that Firebase allows. */
export const SESSION_LIFETIME_MS = 14 * 24 * 60 * 60 * 1000;

/** Who is signed in, as the session cookie says it. */
export interface Account {
  uid: string;
  email: string;
  /** Whether the account carries the claim `admin: true`. */
  isAdmin: boolean;
}

/** The accounts of Firebase Auth, as far as the shop needs them. */
export interface Accounts {
  /**
   * The account of a session cookie; undefined for one that is forged, expired, revoked, of another
   * project, or of an account that is disabled or gone. Throws 503 when that cannot be found out.
   */
  findBySession(cookie: string): Promise<Account | undefined>;
  /**
   * The account that a cookie's signature and age speak for, whatever became of it since; undefined
   * for a cookie that is not good, and when Google's keys are not at hand. Asks nobody else.
   */
  findBySignature(cookie: string): Promise<Account | undefined>;
  /** A session cookie for who has just signed in to Firebase Auth, good for 14 days. */
  newSession(firebaseIdToken: string): Promise<string>;
  /** Ends all sessions of an account that were begun before this second, on every device. */
  endSessions(uid: string): Promise<void>;
  /** A token with which the account's browser signs in to Firestore; admins carry their claim. */
  liveToken(account: Account): Promise<string>;
}

/** So long Google may take for one call: what waits for it has other things to do as well. */
const GOOGLE_MS = 3000;
/** The keys are in memory for hours; fetching them is not worth much waiting. */
const KEYS_MS = 1000;

/** The accounts of a Firebase project, or of the Auth emulator. All throw 503 while Google is away. */
export function openAccounts(auth: Auth): Accounts {
  const ask = <T>(work: Promise<T>) => withTimeout(work, GOOGLE_MS).catch(fail);
  return {
    findBySession: (cookie) =>
      findBySession(() => withTimeout(auth.verifySessionCookie(cookie, true), GOOGLE_MS), cookie),
    findBySignature: (cookie) =>
      findBySession(
        () => withTimeout(auth.verifySessionCookie(cookie, false), KEYS_MS),
        cookie,
      ).catch(() => undefined),
    newSession: (idToken) =>
      ask(auth.createSessionCookie(idToken, { expiresIn: SESSION_LIFETIME_MS })),
    endSessions: (uid) => ask(auth.revokeRefreshTokens(uid)),
    liveToken: ({ uid, isAdmin }) =>
      ask(auth.createCustomToken(uid, isAdmin ? { admin: true } : {})),
  };
}

async function findBySession(
  verify: () => Promise<DecodedIdToken>,
  cookie: string,
): Promise<Account | undefined> {
  if (!hasClaims(cookie)) return undefined;
  try {
    return toAccount(await verify());
  } catch (error) {
    return isRefusal(error) ? undefined : fail(error);
  }
}

/** Whether a cookie's claims can be read. Where they can't, firebase-admin fails as if by our fault. */
function hasClaims(cookie: string): boolean {
  try {
    const claims: unknown = JSON.parse(
      Buffer.from(cookie.split('.')[1] ?? '', 'base64url').toString(),
    );
    return typeof claims === 'object' && claims !== null;
  } catch {
    return false;
  }
}

function toAccount({ uid, email, admin }: DecodedIdToken): Account {
  return { uid, email: email ?? '', isAdmin: admin === true };
}

const REFUSALS: ReadonlySet<unknown> = new Set([
  'auth/session-cookie-expired',
  'auth/session-cookie-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** A cookie that is not good, unlike Google not answering: both come as argument errors. */
function isRefusal(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (code === 'auth/argument-error') return /session cookie/i.test(String(message));
  return REFUSALS.has(code);
}

const PASSING: ReadonlySet<unknown> = new Set([
  'app/network-error',
  'app/network-timeout',
  'app/unable-to-parse-response',
  'auth/argument-error', // Google's keys cannot be fetched
  'auth/internal-error',
]);

/** Google's silence passes; a missing permission does not, and has to be seen in the log. */
function fail(error: unknown): never {
  throw PASSING.has((error as { code?: unknown }).code) ? unavailable() : error;
}
