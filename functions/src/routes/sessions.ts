import type { Request } from 'express';
import type { Accounts } from '../accounts/accounts.ts';
import type { GoogleSignIn } from '../accounts/google-sign-in.ts';
import { challengeOf, newPendingSignIn } from '../accounts/pending-sign-in.ts';
import { isSameSecret } from '../accounts/same-secret.ts';
import { findUser } from '../accounts/session.ts';
import { type CookieWriter, pendingSignInOf } from '../accounts/session-cookie.ts';
import { type StartSessionDeps, startSession } from '../accounts/start-session.ts';
import { unavailable } from '../errors/http-error.ts';
import { refuse } from '../errors/refusal.ts';
import { type Answer, errorAnswer, refusalAnswer } from '../http/answer.ts';
import { PERSONAL } from '../http/caching.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { callbackOf, requestOrigin } from '../http/site.ts';

export interface SessionEndpointDeps extends StartSessionDeps {
  /** Undefined as long as nobody has configured it. */
  google: GoogleSignIn | undefined;
  cookies: CookieWriter;
  randomBytes: (count: number) => Uint8Array;
}

const NO_CODE = refuse('invalid', 'Der Anmeldecode fehlt oder ist ungültig.');
const NOT_PENDING = refuse(
  'invalid',
  'Die Anmeldung ist abgelaufen. Bitte melden Sie sich erneut an.',
);
const NOT_CONFIGURED = 'Die Anmeldung ist noch nicht eingerichtet.';
const MAX_CODE_LENGTH = 2048;

export function sessionEndpoints(deps: SessionEndpointDeps): Endpoint[] {
  return [
    {
      path: '/api/oauth/google/redirect_url',
      get: (req) => begin(deps, req),
      isGetGuarded: true, // it replaces the cookie, and with it a session
    },
    { path: '/api/sessions', post: (req) => start(deps, req) },
    { path: '/api/logout', get: (req) => end(deps, req), isGetGuarded: true },
  ];
}

async function begin(deps: SessionEndpointDeps, req: Request): Promise<Answer> {
  if (!deps.google) return errorAnswer(503, NOT_CONFIGURED);
  const pending = newPendingSignIn(deps.randomBytes, deps.now());
  const redirectUrl = deps.google.consentUrl({
    redirectUri: redirectUriOf(deps, req),
    state: pending.state,
    challenge: challengeOf(pending.verifier),
  });
  const headers = { ...PERSONAL, ...deps.cookies.pendingSignIn(pending) };
  return { headers, content: { json: { redirectUrl } } };
}

async function start(deps: SessionEndpointDeps, req: Request): Promise<Answer> {
  if (!deps.google) return errorAnswer(503, NOT_CONFIGURED);
  const body = readBody(req.body);
  if (!body) return refusalAnswer(NO_CODE);
  const pending = pendingSignInOf(req, deps.now());
  if (!pending) return refusalAnswer(NOT_PENDING);
  const { code, state = pending.state } = body;
  if (!isSameSecret(state, pending.state)) return refusalAnswer(NOT_PENDING);
  const exchange = {
    code,
    verifier: pending.verifier,
    redirectUri: redirectUriOf(deps, req),
  };
  const started = await startSession(deps, deps.google, exchange, {
    address: clientAddress(req),
    state: pending.state,
  });
  if (!started.ok) return refusalAnswer(started);
  const headers = { ...PERSONAL, ...deps.cookies.session(started.cookie) };
  return { headers, content: { json: { success: true } } };
}

/** Ends the session everywhere. Should Firebase not answer, this browser is signed out all the same. */
async function end(deps: SessionEndpointDeps, req: Request): Promise<Answer> {
  const headers = { ...PERSONAL, ...deps.cookies.cleared() };
  try {
    await endSessions(deps, req);
    return { headers, content: { json: null } };
  } catch {
    const { status, message } = unavailable();
    return { status, headers, content: { json: { message } } };
  }
}

async function endSessions(deps: { accounts: Accounts }, req: Request): Promise<void> {
  const user = await findUser(deps, req);
  if (user) await deps.accounts.endSessions(user.uid);
}

/** Of several addresses the one that the browser is on; Google refuses any that it does not know. */
function redirectUriOf({ signIn }: SessionEndpointDeps, req: Request): string {
  const asked = requestOrigin(req);
  const { siteOrigins } = signIn;
  return callbackOf(siteOrigins.includes(asked) ? asked : (siteOrigins[0] ?? asked));
}

function readBody(body: unknown): { code: string; state?: string } | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const { code, state, ...others } = body as Record<string, unknown>;
  if (!isCode(code) || Object.keys(others).length > 0) return undefined;
  if (state === undefined) return { code };
  return typeof state === 'string' ? { code, state } : undefined;
}

function isCode(code: unknown): code is string {
  return typeof code === 'string' && code !== '' && code.length <= MAX_CODE_LENGTH;
}
