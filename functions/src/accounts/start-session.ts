import type { Refusal } from '../errors/refusal.ts';
import type { RunTransaction } from '../firestore/run-transaction.ts';
import { checkRateLimits, type RateLimit, type RateLimitDeps } from '../rate-limit/rate-limit.ts';
import type { Accounts } from './accounts.ts';
import { NOT_CONFIRMED, signInToFirebase } from './firebase-sign-in.ts';
import { googleNames } from './google-names.ts';
import type { CodeExchange, GoogleSignIn } from './google-sign-in.ts';
import type { SignInConfig } from './sign-in-config.ts';
import { keepUser } from './stored-user.ts';

export interface StartSessionDeps extends RateLimitDeps {
  signInLimits: SignInLimits;
  runTransaction: RunTransaction;
  accounts: Accounts;
  signIn: SignInConfig;
}

export interface SignInLimits {
  /** How often one address may try. */
  address: RateLimit;
  /** How often one sign-in that was begun may be tried to be ended. */
  pending: RateLimit;
}

/** Who tries to sign in: the address, and the state of the sign-in that was begun. */
export interface SignInTry {
  address: string;
  state: string;
}

/**
 * Exchanges Google's code for a session: asks Google who it is, signs them in to Firebase Auth and
 * keeps their name. Refuses a code that Google does not take, such as one that was used before,
 * and more tries than the limits, which Google then does not hear of.
 */
export async function startSession(
  deps: StartSessionDeps,
  google: GoogleSignIn,
  exchange: CodeExchange,
  by: SignInTry,
): Promise<{ ok: true; cookie: string } | Refusal> {
  const { now, accounts, signIn } = deps;
  const refusal = await countTry(deps, by);
  if (refusal) return refusal;
  const googleIdToken = await google.idTokenFor(exchange);
  if (!googleIdToken) return NOT_CONFIRMED;
  const { origin } = new URL(exchange.redirectUri);
  const signedIn = await signInToFirebase(signIn, googleIdToken, origin);
  if (!signedIn.ok) return signedIn;
  const cookie = await accounts.newSession(signedIn.idToken);
  await keepUser(deps, signedIn.uid, googleNames(googleIdToken), now());
  return { ok: true, cookie };
}

/** Counts before Google is asked, so that tries which fail count as well. */
function countTry(deps: StartSessionDeps, { address, state }: SignInTry) {
  const { runTransaction, signInLimits } = deps;
  return runTransaction(async (transaction): Promise<Refusal | undefined> => {
    const allowance = await checkRateLimits(transaction, deps, [
      { limit: signInLimits.address, by: address },
      { limit: signInLimits.pending, by: state },
    ]);
    if (!allowance.ok) return allowance;
    allowance.count();
    return undefined;
  });
}
