import type { Firestore } from 'firebase-admin/firestore';
import type { Refusal } from '../refusal.ts';
import type { Accounts } from './accounts.ts';
import { NOT_CONFIRMED, signInToFirebase } from './firebase-sign-in.ts';
import { googleNames } from './google-names.ts';
import type { CodeExchange, GoogleSignIn } from './google-sign-in.ts';
import type { SignInConfig } from './sign-in-config.ts';
import { keepUser } from './stored-user.ts';

export interface StartSessionDeps {
  firestore: Firestore;
  now: () => Date;
  accounts: Accounts;
  signIn: SignInConfig;
}

/**
 * Exchanges Google's code for a session: asks Google who it is, signs them in to Firebase Auth and
 * keeps their name. Refuses a code that Google does not take, such as one that was used before.
 */
export async function startSession(
  { firestore, now, accounts, signIn }: StartSessionDeps,
  google: GoogleSignIn,
  exchange: CodeExchange,
): Promise<{ ok: true; cookie: string } | Refusal> {
  const googleIdToken = await google.idTokenFor(exchange);
  if (!googleIdToken) return NOT_CONFIRMED;
  const { origin } = new URL(exchange.redirectUri);
  const signedIn = await signInToFirebase(signIn, googleIdToken, origin);
  if (!signedIn.ok) return signedIn;
  const cookie = await accounts.newSession(signedIn.idToken);
  await keepUser(firestore, signedIn.uid, googleNames(googleIdToken), now());
  return { ok: true, cookie };
}
