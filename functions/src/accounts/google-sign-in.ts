import { CodeChallengeMethod, OAuth2Client } from 'google-auth-library';
import { unavailable } from '../errors/http-error.ts';
import type { SignInConfig } from './sign-in-config.ts';

export interface ConsentRequest {
  redirectUri: string;
  state: string;
  /** SHA-256 of the verifier, which only the browser that asks has: PKCE's S256. */
  challenge: string;
}

export interface CodeExchange {
  redirectUri: string;
  code: string;
  verifier: string;
}

/** Google's authorization code flow, or what stands in for it beside the Auth emulator. */
export interface GoogleSignIn {
  /** The page on which a person says that they want to sign in. */
  consentUrl(request: ConsentRequest): string;
  /** Google's id token for a code; undefined when Google does not take the code. */
  idTokenFor(exchange: CodeExchange): Promise<string | undefined>;
}

const GOOGLE_MS = 4000;

/** Google itself; undefined as long as the project's OAuth client is not configured. */
export function openGoogleSignIn(config: SignInConfig): GoogleSignIn | undefined {
  const { googleClientId, googleClientSecret, webApiKey, siteOrigins } = config;
  const needed = [googleClientId, googleClientSecret, webApiKey, siteOrigins[0]];
  if (needed.some((value) => !value)) return undefined;
  const client = new OAuth2Client({
    clientId: googleClientId,
    clientSecret: googleClientSecret,
    endpoints: { oauth2TokenUrl: config.googleTokenUrl },
    transporterOptions: { timeout: GOOGLE_MS },
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

/** What Google answered: `{ error }` with a status; no status when it did not answer at all. */
function readFailure(error: unknown): { status: number | undefined; code: string } {
  const { response } = error as { response?: { status?: number; data?: { error?: unknown } } };
  return { status: response?.status, code: String(response?.data?.error) };
}
