import type { Request } from 'express';
import { HttpError } from '../lib/http-error.ts';
import type { Log } from '../lib/log.ts';
import type { Accounts, SignedInAccount } from './accounts.ts';
import { sessionCookieOf } from './session-cookie.ts';

export interface SessionDeps {
  accounts: Accounts;
}

/** The account sending this request; undefined for a visitor or an ended session. */
export async function findUser(
  { accounts }: SessionDeps,
  req: Pick<Request, 'headers'>,
): Promise<SignedInAccount | undefined> {
  const cookie = sessionCookieOf(req);
  return cookie === undefined ? undefined : accounts.findBySession(cookie);
}

/**
 * The account that an order or a request belongs to. While Firebase Auth fails, the shop keeps selling: the
 * cookie's signature is then enough, as placing an order reveals nothing about the account. If Google's keys
 * are missing, too, the order or request is treated as a guest's.
 */
export async function findCustomer(
  { accounts, log }: SessionDeps & { log: Log },
  req: Pick<Request, 'headers'>,
): Promise<SignedInAccount | undefined> {
  const cookie = sessionCookieOf(req);
  if (cookie === undefined) return undefined;
  try {
    return await accounts.findBySession(cookie);
  } catch {
    const account = await accounts.findBySignature(cookie);
    const taken = account ? 'by its cookie’s signature' : 'as a guest’s';
    log({ severity: 'WARNING', message: `Firebase Auth is away: what was sent is taken ${taken}` });
    return account;
  }
}

/** The confirmed address of an account as its owner may have typed it without signing in; none without one. */
export function typedAddresses({
  verifiedEmail,
  email = '',
}: Pick<SignedInAccount, 'verifiedEmail' | 'email'>): string[] {
  if (!verifiedEmail) return [];
  // As a phone writes the first letter of a field.
  const capital = verifiedEmail.slice(0, 1).toUpperCase() + verifiedEmail.slice(1);
  return [...new Set([verifiedEmail, email, capital])].filter(Boolean);
}

/** The account sending this request. Throws 401 for visitors. */
export async function requireUser(
  deps: SessionDeps,
  req: Pick<Request, 'headers'>,
): Promise<SignedInAccount> {
  const user = await findUser(deps, req);
  if (!user) throw new HttpError(401, 'Bitte melden Sie sich an.');
  return user;
}

/** The admin's account sending this request. Throws 401 for visitors and 403 for customers. */
export async function requireAdmin(
  deps: SessionDeps,
  req: Pick<Request, 'headers'>,
): Promise<SignedInAccount> {
  const user = await requireUser(deps, req);
  if (!user.isAdmin) throw notAdmin();
  return user;
}

export const notAdmin = () =>
  new HttpError(403, 'Sie haben keine Berechtigung für den Administrationsbereich.');
