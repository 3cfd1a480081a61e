import type { Firestore } from 'firebase-admin/firestore';
import type { RunTransaction } from '../firestore/run-transaction.ts';
import { route } from '../http/route.ts';
import type { Log } from '../lib/log.ts';
import type { Accounts } from './accounts.ts';
import { isAdminStill } from './admins.ts';
import { forgetPlan, readPlans, savePlan } from './plans.ts';
import { findUser, notAdmin, requireAdmin, requireUser } from './session.ts';
import { type CookieWriter, sessionCookieOf } from './session-cookie.ts';
import type { SignInConfig } from './sign-in-config.ts';
import { forgetProfile, readCurrentUser, readProfile } from './users.ts';

interface UserRouteDeps {
  firestore: Firestore;
  accounts: Accounts;
  signIn: SignInConfig;
  cookies: CookieWriter;
  runTransaction: RunTransaction;
  log: Log;
  now: () => Date;
}

/** How long listening can continue after losing the role or the session. */
const LIVE_LIFETIME_MS = 15 * 60 * 1000;

export function userRoutes(deps: UserRouteDeps) {
  const { firestore, accounts, cookies } = deps;
  return [
    route('GET /api/users/me', async ({ req }) => {
      const account = await findUser(deps, req);
      const user = account && (await readCurrentUser(firestore, account));
      if (user) return { body: user };
      // Being a visitor is not an error. The cookie of a session that has ended is cleared.
      const isOver = sessionCookieOf(req) !== undefined;
      return { body: null, headers: isOver ? cookies.cleared() : {} };
    }),
    route('GET /api/users/profile', async ({ req }) => {
      const { uid } = await requireUser(deps, req);
      return { body: await readProfile(firestore, uid) };
    }),
    route('POST /api/users/profile/forget', async ({ req }) => {
      const { uid } = await requireUser(deps, req);
      return { body: await forgetProfile(deps, uid) };
    }),
    route('GET /api/users/plans', async ({ req }) => {
      const { uid } = await requireUser(deps, req);
      return { body: await readPlans(firestore, uid) };
    }),
    route('POST /api/users/plans', async ({ req, body }) =>
      savePlan(deps, (await requireUser(deps, req)).uid, body),
    ),
    route('POST /api/users/plans/forget', async ({ req, body }) =>
      forgetPlan(deps, (await requireUser(deps, req)).uid, body.address),
    ),
    route('GET /api/admin/live-token', async ({ req }) => {
      const account = await requireAdmin(deps, req);
      if (!(await isAdminStill(firestore, account))) throw notAdmin();
      const { projectId, webApiKey, authEmulator, firestoreEmulator } = deps.signIn;
      const endsAt = new Date(deps.now().getTime() + LIVE_LIFETIME_MS);
      const body = {
        token: await accounts.liveToken(account.uid, endsAt),
        valid_ms: LIVE_LIFETIME_MS,
        project_id: projectId,
        api_key: webApiKey,
      };
      if (!authEmulator || !firestoreEmulator) return { body };
      return { body: { ...body, emulators: { auth: authEmulator, firestore: firestoreEmulator } } };
    }),
  ];
}
