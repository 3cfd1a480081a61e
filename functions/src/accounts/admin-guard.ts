import type { Request, RequestHandler } from 'express';
import { withinDeadline } from '../http/deadline.ts';
import type { Account } from './accounts.ts';
import { requireAdmin, type SessionDeps } from './session.ts';

const admins = new WeakMap<Request, Account>();

/**
 * Lets nobody but admins past, not even to addresses and methods that do not exist, and before
 * anything of the request is read. It stands in front of all paths, so that none can forget it.
 */
export function guardOffice(deps: SessionDeps): RequestHandler {
  return async (req, res, next) => {
    res.locals.route = '/api/admin';
    admins.set(req, await withinDeadline(res, requireAdmin(deps, req)));
    next();
  };
}

/** The admin who sends a request that passed the guard. */
export function adminOf(req: Request): Account {
  const admin = admins.get(req);
  if (!admin) throw new Error('the request passed no guard');
  return admin;
}
