import { AsyncLocalStorage } from 'node:async_hooks';
import type { ChangeCall } from '@shop/domain/contract/api';
import type { ApiRequest, ApiResponse } from '@shop/domain/contract/call';
import type { Request, RequestHandler } from 'express';
import type { Transaction } from 'firebase-admin/firestore';
import type { RunTransaction, StoreDeps } from '../firestore/run-transaction.ts';
import { type CallRequest, route } from '../http/route.ts';
import { withinDeadline } from '../lib/deadline.ts';
import { HttpError } from '../lib/http-error.ts';
import type { Outcome } from '../lib/refusal.ts';
import { adminsOf } from '../stored/admins.ts';
import type { Accounts, SignedInAccount } from './accounts.ts';
import { type Act, type Acting, acting } from './act.ts';
import { requireAdmin, type SessionDeps } from './session.ts';

const admins = new WeakMap<Request, SignedInAccount>();

/** The admin whose request is being served. */
const currentAdmin = new AsyncLocalStorage<SignedInAccount>();

/**
 * Lets only admins past. The app uses it for all paths and methods of `/api/admin`, existing or not,
 * so that no route can forget it: before a body is read, and again after it.
 */
export function adminGuard(deps: SessionDeps): RequestHandler {
  return async (req, res, next) => {
    res.locals.route = '/api/admin';
    const admin = await withinDeadline(requireAdmin(deps, req));
    admins.set(req, admin);
    currentAdmin.run(admin, next);
  };
}

/** The admin who sent a request that passed the guard. */
export function adminOf(req: Request): SignedInAccount {
  const admin = admins.get(req);
  if (!admin) throw new Error('the request passed no admin guard');
  return admin;
}

/** Age of a sign-in up to which sensitive changes are allowed. */
const FRESH_MS = 10 * 60 * 1000;

/** Throws 403 unless the admin whose request is being answered has just signed in. */
export function requireFreshSignIn(now: Date): void {
  const admin = currentAdmin.getStore();
  if (!admin || now.getTime() - admin.signedInAt.getTime() <= FRESH_MS) return;
  const message =
    'Das geht nur in den ersten zehn Minuten nach der Anmeldung. Bitte melden Sie sich neu an.';
  throw new HttpError(403, message, {}, 'fresh_sign_in');
}

/** Runs the rest of an admin's request after it has revoked their own role. */
export const unchecked = <T>(work: () => T): T => currentAdmin.exit(work);

type WriteDeps = Pick<StoreDeps, 'firestore' | 'runTransaction'> & { accounts: Accounts };

/**
 * Transactions that commit nothing for an admin whose role is being revoked at the same time, in any use
 * case. Each reads the registry, where revoking a role begins, so that Firestore orders the two.
 */
export function checkedTransactions(deps: WriteDeps): RunTransaction {
  return (update) => {
    const admin = currentAdmin.getStore();
    if (!admin) return deps.runTransaction(update);
    return deps.runTransaction(async (transaction) => {
      await requireRole(transaction, deps, admin.uid);
      return update(transaction);
    });
  };
}

async function requireRole(
  transaction: Transaction,
  { firestore, accounts }: WriteDeps,
  uid: string,
): Promise<void> {
  const registry = (await transaction.get(adminsOf(firestore))).data();
  const entry = registry?.admins.find((each) => each.uid === uid);
  if (entry && !entry.is_leaving) return;
  // Not in the registry yet, or no longer: an entry is only removed after the claim.
  const [person] = entry ? [] : await accounts.findPeople([uid]);
  if (!person?.isAdmin) throw new HttpError(403, 'Ihnen wurde die Admin-Rolle gerade entzogen.');
}

type AdminChange = Extract<ChangeCall, `POST /api/admin/${string}`>;
type NamedChange = Extract<AdminChange, `${string}{${string}`>;
type ChangeOf<Deps, Call extends NamedChange> = (
  deps: Deps & Acting,
  name: string,
  body: ApiRequest<Call>,
  uid: string,
) => Promise<Outcome<ApiResponse<Call>>>;

/** Routes of an admin's changes to the entry in the path. */
export function changesBy<Deps extends { rateLimitKey: string }>(deps: Deps) {
  return <Call extends NamedChange>(call: Call, change: ChangeOf<Deps, Call>) =>
    route(call, (request) => {
      const [name = ''] = Object.values<string>(request.params);
      const { uid } = adminOf(request.req);
      return change(byAdmin(deps, call, request), name, request.body, uid);
    });
}

/** The dependencies with what an admin does by this call; the office's ids are one admin's as another's. */
export const byAdmin = <Deps extends { rateLimitKey: string }, Call extends AdminChange>(
  deps: Deps,
  call: Call,
  request: CallRequest<Call>,
): Deps & { act: Act } =>
  acting(deps, call, request, { uid: adminOf(request.req).uid, scope: 'office' });
