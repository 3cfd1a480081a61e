import type { Request, RequestHandler } from 'express';
import { withinDeadline } from '../http/deadline.ts';
import type { Account } from './accounts.ts';
import { requireAdmin, type SessionDeps } from './session.ts';

const admins = new WeakMap<Request, Account>();

/**
 * Lets only admins past. The app uses it for all paths and methods of `/api/admin`, existing or not,
 * so that no route can forget it, and before a body is read.
 */
export function adminGuard(deps: SessionDeps): RequestHandler {
  return async (req, res, next) => {
    res.locals.route = '/api/admin';
    admins.set(req, await withinDeadline(requireAdmin(deps, req)));
    next();
  };
}

/** The admin who sent a request that passed the guard. */
export function adminOf(req: Request): Account {
  const admin = admins.get(req);
  if (!admin) throw new Error('the request passed no admin guard');
  return admin;
}
