import { EVERYWHERE } from '@shop/domain/contract/call';
import type { Request } from 'express';
import { PRIVATE } from '../http/caching.ts';
import { clientAddress } from '../http/client-address.ts';
import { route } from '../http/route.ts';
import { siteOriginOf } from '../http/same-site.ts';
import { HttpError, unavailable } from '../lib/http-error.ts';
import { refuse } from '../lib/refusal.ts';
import type { GoogleSignIn } from './google-sign-in.ts';
import { challengeOf, isSameSecret, newPendingSignIn } from './pending-sign-in.ts';
import { findUser } from './session.ts';
import { type CookieWriter, pendingSignInOf } from './session-cookie.ts';
import { type StartSessionDeps, startSession } from './start-session.ts';

interface SessionRouteDeps extends StartSessionDeps {
  /** Undefined while the project's OAuth client is not configured. */
  google: GoogleSignIn | undefined;
  cookies: CookieWriter;
  randomBytes: (count: number) => Uint8Array;
}

const NOT_PENDING = refuse(
  'invalid',
  'Die Anmeldung ist abgelaufen. Bitte melden Sie sich erneut an.',
);

/** Signing in with Google, and signing out. */
export function sessionRoutes(deps: SessionRouteDeps) {
  const { accounts, cookies } = deps;
  return [
    route('GET /api/oauth/google/redirect_url', async ({ req }) => {
      const google = requireGoogle(deps);
      const pending = newPendingSignIn(deps.randomBytes, deps.now());
      const redirectUrl = google.consentUrl({
        redirectUri: redirectUriOf(deps, req),
        state: pending.state,
        challenge: challengeOf(pending.verifier),
      });
      return { body: { redirectUrl }, headers: cookies.pendingSignIn(pending) };
    }),
    route('POST /api/sessions', async ({ body: { code, state }, req }) => {
      const google = requireGoogle(deps);
      const pending = pendingSignInOf(req, deps.now());
      if (!pending) return NOT_PENDING;
      // Optional for other callers; the shop's page sends it. PKCE binds the code to the browser in any case.
      if (!isSameSecret(state ?? pending.state, pending.state)) return NOT_PENDING;
      const exchange = {
        code,
        verifier: pending.verifier,
        redirectUri: redirectUriOf(deps, req),
      };
      const started = await startSession(deps, google, exchange, {
        address: clientAddress(req),
        state: pending.state,
      });
      if (!started.ok) return started;
      return { body: { success: true }, headers: cookies.session(started.cookie) };
    }),
    route('GET /api/logout', async ({ req }) => {
      // This browser is signed out even if Firebase Auth cannot end the account's sessions now.
      const headers = cookies.cleared();
      // Signing out here must not affect the account's other devices.
      if (req.query.everywhere !== EVERYWHERE) return { body: null, headers };
      try {
        const user = await findUser(deps, req);
        if (user) await accounts.endSessions(user.uid);
        return { body: null, headers };
      } catch {
        throw unavailable({ ...PRIVATE, ...headers });
      }
    }),
  ];
}

function requireGoogle({ google }: SessionRouteDeps): GoogleSignIn {
  if (!google) throw new HttpError(503, 'Die Anmeldung ist noch nicht eingerichtet.');
  return google;
}

/** Has to be identical at the start and end of a sign-in, as Google compares it. */
const redirectUriOf = ({ signIn }: SessionRouteDeps, req: Request): string =>
  callbackUrl(siteOriginOf(req, signIn.siteOrigins));

/** The page to which Google returns people. */
export const callbackUrl = (siteOrigin: string): string => `${siteOrigin}/auth/callback`;
