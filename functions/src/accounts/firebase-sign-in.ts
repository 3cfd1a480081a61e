import { HttpError, unavailable } from '../lib/http-error.ts';
import { type Refusal, refuse } from '../lib/refusal.ts';
import type { SignInConfig } from './sign-in-config.ts';

type FirebaseSignIn = { ok: true; uid: string; idToken: string } | Refusal;

interface IdpAnswer {
  localId?: string;
  idToken?: string;
  error?: { message?: string };
}

export const NOT_CONFIRMED = refuse(
  'invalid',
  'Google hat die Anmeldung nicht bestätigt. Bitte melden Sie sich erneut an.',
);

const OTHER_METHOD = refuse(
  'conflict',
  'Zu dieser E-Mail-Adresse gibt es bereits ein Konto mit einer anderen Anmeldeart.',
);

/** Signs a person in to Firebase Auth as a `google.com` user and creates the account if it is new. */
export async function signInToFirebase(
  { identityToolkitUrl, webApiKey }: SignInConfig,
  googleIdToken: string,
  origin: string,
): Promise<FirebaseSignIn> {
  const postBody = new URLSearchParams({ id_token: googleIdToken, providerId: 'google.com' });
  const url = `${identityToolkitUrl}/accounts:signInWithIdp?key=${encodeURIComponent(webApiKey)}`;
  const { status, answer } = await post(url, {
    postBody: postBody.toString(),
    requestUri: origin,
    returnSecureToken: true,
  });
  const { localId, idToken, error } = answer;
  if (status !== 200) return refusalOf(status, error?.message ?? '');
  if (!localId || !idToken) return OTHER_METHOD; // Firebase requires linking the accounts
  return { ok: true, uid: localId, idToken };
}

const TIMEOUT_MS = 4000;

async function post(url: string, body: object): Promise<{ status: number; answer: IdpAnswer }> {
  const headers = { 'content-type': 'application/json' };
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal,
    });
    return { status: response.status, answer: (await response.json()) as IdpAnswer };
  } catch {
    throw unavailable();
  }
}

/** Reads only the error's code, as the text after it may quote the token. */
function refusalOf(status: number, message: string): Refusal {
  const code = /^[A-Z_]+/.exec(message)?.[0];
  if (code === 'USER_DISABLED') throw new HttpError(403, 'Dieses Konto ist gesperrt.');
  if (code === 'INVALID_IDP_RESPONSE') return NOT_CONFIRMED;
  if (status >= 500) throw unavailable();
  throw new Error(`Firebase Auth refused a sign-in with Google: ${code}`);
}
