import { CodeChallengeMethod, OAuth2Client } from 'google-auth-library';
import { unavailable } from '../lib/http-error.ts';
import type { GoogleNames } from '../stored/user.ts';
import type { SignInConfig } from './sign-in-config.ts';

export interface ConsentRequest {
  redirectUri: string;
  state: string;
  /** PKCE's S256 challenge: the SHA-256 of the verifier, which only this browser has. */
  challenge: string;
}

export interface CodeExchange {
  redirectUri: string;
  code: string;
  verifier: string;
}

/** Google's authorization code flow, or its replacement with the Auth emulator. */
export interface GoogleSignIn {
  consentUrl(request: ConsentRequest): string;
  /** The id token for a code; undefined if Google refuses the code. */
  idTokenFor(exchange: CodeExchange): Promise<string | undefined>;
}

const TIMEOUT_MS = 4000;

/** Google's sign-in; undefined while the project's OAuth client is not configured. */
export function openGoogleSignIn(config: SignInConfig): GoogleSignIn | undefined {
  const { googleClientId, googleClientSecret, webApiKey, siteOrigins } = config;
  const required = [googleClientId, googleClientSecret, webApiKey, siteOrigins[0]];
  if (required.some((value) => !value)) return undefined;
  const client = new OAuth2Client({
    clientId: googleClientId,
    clientSecret: googleClientSecret,
    endpoints: { oauth2TokenUrl: config.googleTokenUrl },
    transporterOptions: { timeout: TIMEOUT_MS },
  });
  return {
    consentUrl: ({ redirectUri, state, challenge }) =>
      client.generateAuthUrl({
        redirect_uri: redirectUri,
        scope: ['openid', 'email', 'profile'],
        prompt: 'select_account',
        state,
        code_challenge: challenge,
        code_challenge_method: CodeChallengeMethod.S256,
      }),
    idTokenFor: (exchange) => exchangeCode(client, exchange),
  };
}

async function exchangeCode(
  client: OAuth2Client,
  { code, verifier, redirectUri }: CodeExchange,
): Promise<string | undefined> {
  try {
    const options = { code, codeVerifier: verifier, redirect_uri: redirectUri };
    return (await client.getToken(options)).tokens.id_token ?? undefined;
  } catch (error) {
    const { status, code: reason } = readFailure(error);
    if (reason === 'invalid_grant') return undefined;
    if (status === undefined || status >= 500) throw unavailable();
    throw new Error(`Google refused the OAuth client: ${reason}`);
  }
}

/** Status and error code of Google's answer; no status if there was no answer. */
function readFailure(error: unknown): { status: number | undefined; code: string } {
  const { response } = error as { response?: { status?: number; data?: { error?: unknown } } };
  return { status: response?.status, code: String(response?.data?.error) };
}

/** The person of an id token, which must have been verified already. */
export function googlePerson(idToken: string): GoogleNames & { google_id: string } {
  const [, payload = ''] = idToken.split('.');
  const { sub, name, given_name } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const names = { ...(isName(name) && { name }), ...(isName(given_name) && { given_name }) };
  return { google_id: String(sub), ...names };
}

const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';
