import type { Request } from 'express';
import { HttpError } from '../errors/http-error.ts';
import type { Log } from '../logging/log.ts';
import type { Account, Accounts } from './accounts.ts';
import { sessionCookieOf } from './session-cookie.ts';

export interface SessionDeps {
  accounts: Accounts;
}

/** The account that sends this request; undefined for a visitor, and for a session that is over. */
export async function findUser(
  { accounts }: SessionDeps,
  req: Pick<Request, 'headers'>,
): Promise<Account | undefined> {
  const cookie = sessionCookieOf(req);
  return cookie === undefined ? undefined : accounts.findBySession(cookie);
}

/**
 * The account that an order belongs to. The shop sells also while Firebase Auth is away: then a
 * cookie's signature is enough, as an order shows nothing of its account. Without Google's keys it
 * is taken as a guest's, which the office can put right; a customer turned away it cannot.
 */
export async function findCustomer(
  { accounts, log }: SessionDeps & { log: Log },
  req: Pick<Request, 'headers'>,
): Promise<Account | undefined> {
  const cookie = sessionCookieOf(req);
  if (cookie === undefined) return undefined;
  try {
    return await accounts.findBySession(cookie);
  } catch {
    const account = await accounts.findBySignature(cookie);
    const taken = account ? 'by its cookie’s signature' : 'as a guest’s';
    log({ severity: 'WARNING', message: `Firebase Auth is away: an order is taken ${taken}` });
    return account;
  }
}

/** The account that sends this request. Refuses everybody else with 401. */
export async function requireUser(
  deps: SessionDeps,
  req: Pick<Request, 'headers'>,
): Promise<Account> {
  const user = await findUser(deps, req);
  if (!user) throw new HttpError(401, 'Bitte melden Sie sich an.');
  return user;
}

/** The admin's account that sends this request. Refuses visitors with 401 and customers with 403. */
export async function requireAdmin(
  deps: SessionDeps,
  req: Pick<Request, 'headers'>,
): Promise<Account> {
  const user = await requireUser(deps, req);
  if (!user.isAdmin) {
    throw new HttpError(403, 'Sie haben keine Berechtigung für den Administrationsbereich.');
  }
  return user;
}
