import type { LiveAccess } from '@shop/domain/live';
import type { Profile } from '@shop/domain/user';
import type { Request } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import type { Accounts } from '../accounts/accounts.ts';
import { currentUser } from '../accounts/current-user.ts';
import { findUser, requireUser } from '../accounts/session.ts';
import { type CookieWriter, sessionCookieOf } from '../accounts/session-cookie.ts';
import type { SignInConfig } from '../accounts/sign-in-config.ts';
import { userOf } from '../accounts/stored-user.ts';
import { type Answer, refusalAnswer } from '../http/answer.ts';
import { PERSONAL } from '../http/caching.ts';
import type { Endpoint } from '../http/endpoint.ts';
import { pageAnswer, readAfter } from '../http/page.ts';
import type { Log } from '../logging/log.ts';
import { listOwnOrders } from '../orders/list-own-orders.ts';

export interface UserEndpointDeps {
  firestore: Firestore;
  accounts: Accounts;
  signIn: SignInConfig;
  cookies: CookieWriter;
  log: Log;
}

export function userEndpoints(deps: UserEndpointDeps): Endpoint[] {
  return [
    { path: '/api/users/me', get: (req) => me(deps, req) },
    { path: '/api/users/orders', get: (req) => orders(deps, req) },
    { path: '/api/users/profile', get: (req) => profile(deps, req) },
    { path: '/api/users/live-token', get: (req) => liveAccess(deps, req) },
  ];
}

/** A visitor is no error: `null`. A session that is over also loses its cookie. */
async function me(deps: UserEndpointDeps, req: Request): Promise<Answer> {
  const account = await findUser(deps, req);
  const user = account && (await currentUser(deps.firestore, account));
  if (user) return { headers: PERSONAL, content: { json: user } };
  const isOver = sessionCookieOf(req) !== undefined;
  const headers = isOver ? { ...PERSONAL, ...deps.cookies.cleared() } : PERSONAL;
  return { headers, content: { json: null } };
}

async function orders(deps: UserEndpointDeps, req: Request): Promise<Answer> {
  const { uid } = await requireUser(deps, req);
  const position = readAfter(req.query.after);
  if (!position.ok) return refusalAnswer(position);
  return pageAnswer(await listOwnOrders(deps, uid, position.after));
}

async function profile(deps: UserEndpointDeps, req: Request): Promise<Answer> {
  const { uid } = await requireUser(deps, req);
  const { company_name, phone } = (await userOf(deps.firestore, uid).get()).data() ?? {};
  const known: Profile = { ...(company_name && { company_name }), ...(phone && { phone }) };
  return { headers: PERSONAL, content: { json: known } };
}

async function liveAccess(deps: UserEndpointDeps, req: Request): Promise<Answer> {
  const account = await requireUser(deps, req);
  const { projectId, webApiKey, authEmulator, firestoreEmulator } = deps.signIn;
  const access: LiveAccess = {
    token: await deps.accounts.liveToken(account),
    project_id: projectId,
    api_key: webApiKey,
    ...(authEmulator &&
      firestoreEmulator && { emulators: { auth: authEmulator, firestore: firestoreEmulator } }),
  };
  return { headers: PERSONAL, content: { json: access } };
}
