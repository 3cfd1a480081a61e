import {
  checkRateLimits,
  type RateLimit,
  type RateLimitDeps,
  usesBy,
} from '../firestore/rate-limit.ts';
import type { RunTransaction } from '../firestore/run-transaction.ts';
import type { Log } from '../lib/log.ts';
import { type Refusal, refuse } from '../lib/refusal.ts';
import { type Accounts, isLiveUid } from './accounts.ts';
import { registerAdmin } from './admins.ts';
import { NOT_CONFIRMED, signInToFirebase } from './firebase-sign-in.ts';
import { type CodeExchange, type GoogleSignIn, googlePerson } from './google-sign-in.ts';
import type { SignInConfig } from './sign-in-config.ts';
import { saveUser } from './users.ts';

export interface StartSessionDeps extends RateLimitDeps {
  signInLimits: SignInLimits;
  runTransaction: RunTransaction;
  accounts: Accounts;
  signIn: SignInConfig;
  log: Log;
}

export interface SignInLimits {
  address: RateLimit;
  pending: RateLimit;
}

/** An attempt to sign in: its address, and the state of the pending sign-in. */
export interface SignInAttempt {
  address: string;
  state: string;
}

const FOREIGN_ACCOUNT = refuse(
  'conflict',
  'Mit Ihrer E-Mail-Adresse war ein fremdes Konto angelegt. Wir haben es gelöscht. Bitte melden Sie sich noch einmal an.',
);

const OTHER_PERSON = refuse(
  'conflict',
  'Mit diesem Konto meldet sich schon jemand anders an. Bitte wenden Sie sich an uns.',
);

/**
 * Exchanges Google's code for a session: gets the person's id token from Google, signs them in to Firebase
 * Auth and stores their names; an admin is added to the registry. Refuses a code that Google refuses, such as
 * a used one, a sign-in that leads to an account of live tokens, which it deletes, or to one of another
 * Google account, and, without calling Google, attempts beyond the limits.
 */
export async function startSession(
  deps: StartSessionDeps,
  google: GoogleSignIn,
  exchange: CodeExchange,
  attempt: SignInAttempt,
): Promise<{ ok: true; cookie: string } | Refusal> {
  const { now, accounts, signIn, log } = deps;
  const refusal = await countAttempt(deps, attempt);
  if (refusal) return refusal;
  const googleIdToken = await google.idTokenFor(exchange);
  if (!googleIdToken) return NOT_CONFIRMED;
  const { origin } = new URL(exchange.redirectUri);
  const signedIn = await signInToFirebase(signIn, googleIdToken, origin);
  if (!signedIn.ok) return signedIn;
  if (isLiveUid(signedIn.uid)) {
    const message = `The live account ${signedIn.uid} had somebody’s address or sign-in: deleted`;
    log({ severity: 'WARNING', message });
    await accounts.remove(signedIn.uid);
    return FOREIGN_ACCOUNT;
  }
  if (!(await saveUser(deps, signedIn.uid, googlePerson(googleIdToken), now()))) {
    const message = `Two Google accounts sign in to ${signedIn.uid}: the second is refused`;
    log({ severity: 'WARNING', message });
    return OTHER_PERSON;
  }
  const cookie = await accounts.newSession(signedIn.idToken);
  if (isAdminToken(signedIn.idToken)) await registerAdmin(deps, signedIn.uid);
  return { ok: true, cookie };
}

/** The token comes from Firebase Auth itself: its claims need no check. */
function isAdminToken(idToken: string): boolean {
  const [, payload = ''] = idToken.split('.');
  return JSON.parse(Buffer.from(payload, 'base64url').toString()).admin === true;
}

/** Counted before Google is called, so that failed attempts count too. */
function countAttempt(deps: StartSessionDeps, { address, state }: SignInAttempt) {
  const { runTransaction, signInLimits } = deps;
  return runTransaction(async (transaction): Promise<Refusal | undefined> => {
    const allowance = await checkRateLimits(transaction, deps, [
      ...usesBy(address, signInLimits.address),
      { limit: signInLimits.pending, by: state },
    ]);
    if (!allowance.ok) return allowance;
    allowance.count();
    return undefined;
  });
}
