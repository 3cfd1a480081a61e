import type { Auth, DecodedIdToken, GetUsersResult, UserRecord } from 'firebase-admin/auth';
import { withTimeout } from '../lib/deadline.ts';
import { unavailable } from '../lib/http-error.ts';

/** Firebase's maximum. */
export const SESSION_LIFETIME_MS = 14 * 24 * 60 * 60 * 1000;

export interface Account {
  uid: string;
  email: string;
  /** Whether the account carries the claim `admin: true`. */
  isAdmin: boolean;
}

/** An account with a session, from the claims of its cookie. */
export interface SignedInAccount extends Account {
  signedInAt: Date;
  /** In lower case; missing if nobody has confirmed that it is the account's. */
  verifiedEmail?: string | undefined;
}

export interface AuthPerson extends Account {
  isDisabled: boolean;
  /** Google's id, if Google vouches for the address: anybody can open an account for it with a password. */
  googleId: string | undefined;
  /** An ISO instant. */
  lastSignIn: string | undefined;
}

export type Accounts = ReturnType<typeof openAccounts>;

/** Leaves time for the rest of the request. */
const CALL_TIMEOUT_MS = 3000;
/** Google's keys are cached for hours, so that this is rarely needed. */
const KEYS_TIMEOUT_MS = 1000;

/**
 * Opens Firebase Auth or its emulator. All functions except `findBySignature` throw 503 while it is failing.
 */
export function openAccounts(auth: Auth) {
  const call = <T>(work: Promise<T>) => withTimeout(work, CALL_TIMEOUT_MS).catch(fail);
  return {
    /**
     * The account of a session cookie; an admin's only while it still has the claim. Undefined for a
     * cookie that is forged, expired, revoked or of another project, and for a disabled or deleted
     * account.
     */
    findBySession: (cookie: string) =>
      findBySession(() => withTimeout(findCurrent(auth, cookie), CALL_TIMEOUT_MS), cookie),
    /**
     * The account of a cookie with a valid signature and age, which may have been revoked since.
     * Undefined for an invalid cookie, and if Google's keys cannot be loaded. Does not call Firebase Auth.
     */
    findBySignature: (cookie: string) =>
      findBySession(async () => {
        return toAccount(await withTimeout(auth.verifySessionCookie(cookie), KEYS_TIMEOUT_MS));
      }, cookie).catch(() => undefined),
    /** A session cookie, valid for 14 days, for an id token that Firebase Auth has just issued. */
    newSession: (idToken: string) =>
      call(auth.createSessionCookie(idToken, { expiresIn: SESSION_LIFETIME_MS })),
    /** Ends all sessions of an account on every device, including one that began within the same second. */
    endSessions: (uid: string) => call(endSessions(auth, uid)),
    /** The person's account with an e-mail address; undefined if there is none. */
    findPerson: async (email: string) => {
      return toPeople(await call(auth.getUsers([{ email }])))[0];
    },
    /** The people's accounts of up to 100 ids; those that are gone are left out. */
    findPeople: async (uids: readonly string[]) =>
      toPeople(await call(auth.getUsers(uids.map((uid) => ({ uid }))))),
    /** Deletes an account, which frees its address and its Google account. */
    remove: (uid: string) => call(auth.deleteUser(uid).catch(unlessUnknown)),
    /** Grants or revokes the claim `admin: true`; granted claims apply from the next sign-in. */
    setAdmin: async (uid: string, isAdmin: boolean) => {
      const { admin: _, ...others } = (await call(auth.getUser(uid))).customClaims ?? {};
      await call(auth.setCustomUserClaims(uid, { ...others, ...(isAdmin && { admin: true }) }));
    },
    /**
     * A custom token with which an admin's browser can listen to Firestore. Its claims state the role and the
     * expiry: its holder can exchange and refresh the token, but the claims stay.
     */
    liveToken: (uid: string, endsAt: Date) =>
      call(auth.createCustomToken(liveUidOf(uid), { ends_at: endsAt.getTime(), role: 'admin' })),
  };
}

const LIVE = 'live-';

/**
 * The separate account that an account's live tokens sign in to. With a token of the account itself, the
 * holder could change its e-mail address and password.
 */
export const liveUidOf = (uid: string): string => LIVE + uid;

/**
 * Whether an account is one of live tokens, whose holder may have given it somebody's address or linked
 * another Google account: it is nobody's, and has no session, role or profile.
 */
export const isLiveUid = (uid: string): boolean => uid.startsWith(LIVE);

/** Ends all sessions of an account; see `isRevoked`. */
export async function endSessions(auth: Auth, uid: string): Promise<void> {
  await auth.revokeRefreshTokens(uid);
  const user = await auth.getUser(uid);
  if (!isNew(user)) return;
  await auth.setCustomUserClaims(uid, { ...user.customClaims, [SIGNED_OUT]: true });
}

/** Resolves a failed call to undefined if there is no such account. */
export function unlessUnknown(error: unknown): undefined {
  if ((error as { code?: unknown }).code === 'auth/user-not-found') return undefined;
  throw error;
}

async function findBySession(
  find: () => Promise<SignedInAccount | undefined>,
  cookie: string,
): Promise<SignedInAccount | undefined> {
  if (!hasReadableClaims(cookie)) return undefined;
  try {
    const account = await find();
    return account && isLiveUid(account.uid) ? undefined : account;
  } catch (error) {
    return isInvalidCookie(error) ? undefined : fail(error);
  }
}

/** Account of the cookie, if Firebase Auth still confirms it. */
async function findCurrent(auth: Auth, cookie: string): Promise<SignedInAccount | undefined> {
  const account = toAccount(await auth.verifySessionCookie(cookie));
  const user = await auth.getUser(account.uid);
  if (user.disabled || isRevoked(user, account.signedInAt)) return undefined;
  return { ...account, isAdmin: account.isAdmin && user.customClaims?.admin === true };
}

/** The claim that distinguishes ending a new account's first sessions from its creation. */
const SIGNED_OUT = 'signed_out';

/**
 * Firebase revokes sessions that began before a certain second; firebase-admin spares those that began within
 * it. For a new account, that is the second of its creation or the next one, in which its first session may
 * begin: there, only this claim shows that sessions were ended. A claim, because it comes with the account.
 */
function isRevoked(user: UserRecord, signedInAt: Date): boolean {
  const validSince = validSinceOf(user);
  const began = signedInAt.getTime();
  const isUntouched = isNew(user) && user.customClaims?.[SIGNED_OUT] !== true;
  return isUntouched ? began < validSince : began <= validSince;
}

/** Whether no session was ended since the second after the account's creation. */
const isNew = (user: UserRecord): boolean =>
  validSinceOf(user) - Date.parse(user.metadata.creationTime) <= 1000;

const validSinceOf = ({ tokensValidAfterTime }: UserRecord): number =>
  Date.parse(tokensValidAfterTime ?? '');

/** Whether the claims are a JSON object; otherwise firebase-admin throws an internal error. */
function hasReadableClaims(cookie: string): boolean {
  try {
    const claims: unknown = JSON.parse(
      Buffer.from(cookie.split('.')[1] ?? '', 'base64url').toString(),
    );
    return typeof claims === 'object' && claims !== null;
  } catch {
    return false;
  }
}

function toAccount(token: DecodedIdToken): SignedInAccount {
  const { uid, email, email_verified, admin, auth_time } = token;
  const signedInAt = new Date(auth_time * 1000);
  const verified = email_verified === true ? { verifiedEmail: email?.toLowerCase() } : {};
  return { uid, email: email ?? '', ...verified, isAdmin: admin === true, signedInAt };
}

const toPeople = ({ users }: GetUsersResult): AuthPerson[] =>
  users.filter(({ uid }) => !isLiveUid(uid)).map(toPerson);

function toPerson(user: UserRecord): AuthPerson {
  const { uid, email, emailVerified, disabled, customClaims, metadata } = user;
  const { lastSignInTime } = metadata;
  return {
    uid,
    email: email ?? '',
    isAdmin: customClaims?.admin === true,
    isDisabled: disabled,
    googleId: emailVerified ? googleIdOf(user) : undefined,
    lastSignIn: lastSignInTime ? new Date(lastSignInTime).toISOString() : undefined,
  };
}

/** Google's id of the person; undefined if they sign in otherwise, or if their address is another one there. */
export const googleIdOf = ({ email, providerData }: UserRecord): string | undefined =>
  providerData.find((each) => each.providerId === 'google.com' && each.email === email)?.uid;

const INVALID_COOKIE_CODES: ReadonlySet<unknown> = new Set([
  'auth/session-cookie-expired',
  'auth/session-cookie-revoked',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** Both an invalid cookie and a failure to reach Google are argument errors: the message tells them apart. */
function isInvalidCookie(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (code === 'auth/argument-error') return /session cookie/i.test(String(message));
  return INVALID_COOKIE_CODES.has(code);
}

const TRANSIENT_CODES: ReadonlySet<unknown> = new Set([
  'app/network-error',
  'app/network-timeout',
  'app/unable-to-parse-response',
  'auth/argument-error', // Google's keys cannot be fetched
  'auth/internal-error',
]);

/** 503 for transient errors; others, such as a missing permission, are faults for the log. */
function fail(error: unknown): never {
  throw TRANSIENT_CODES.has((error as { code?: unknown }).code) ? unavailable() : error;
}
