import { isDeepStrictEqual } from 'node:util';
import type { AdminAccount, AdminRoleRequest } from '@shop/domain/office/admins';
import type { BareRequest } from '@shop/domain/office/office';
import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { fromAllFields } from '../firestore/all-fields.ts';
import type { StoreDeps } from '../firestore/run-transaction.ts';
import { type Outcome, type Refusal, refuse } from '../lib/refusal.ts';
import { adminsOf, type StoredAdmin } from '../stored/admins.ts';
import {
  BY_GRANT_COMMAND,
  changesOf,
  isSameChange,
  logChange,
  loggedChange,
  type StoredChange,
} from '../stored/change.ts';
import { ID_TAKEN } from '../stored/same-request.ts';
import type { Account, Accounts } from './accounts.ts';
import { requireFreshSignIn, unchecked } from './admin-guard.ts';
import { isOwnGoogle } from './users.ts';

export interface AdminsDeps extends StoreDeps {
  accounts: Accounts;
}

const MAX_ADMINS = 50;

const NO_ACCOUNT = refuse(
  'not_found',
  'Zu dieser E-Mail-Adresse gibt es kein Konto. Die Person meldet sich zuerst einmal mit Google im Shop an.',
);
const BLOCKED = refuse('not_possible', 'Dieses Konto ist gesperrt.');
const FULL = refuse('not_possible', `Es gibt höchstens ${MAX_ADMINS} Admins.`);
const NO_ADMIN = refuse('not_found', 'Dieses Konto ist kein Admin.');
const LAST_ADMIN = refuse(
  'not_possible',
  'Sie sind der letzte Admin. Bitte geben Sie die Rolle zuerst jemand anderem.',
);

/**
 * The admins, the longest-standing first. The claim in Firebase Auth decides; the registry lists the accounts
 * to look up. The caller is always included.
 */
export async function listAdmins(deps: AdminsDeps, self: Account): Promise<AdminAccount[]> {
  const registered = (await adminsOf(deps.firestore).get()).data()?.admins ?? [];
  const uids = [...new Set([...registered.map(({ uid }) => uid), self.uid])];
  const people = await deps.accounts.findPeople(uids);
  return uids.flatMap((uid) => {
    const person = people.find((each) => each.uid === uid);
    if (!person?.isAdmin) return [];
    const enrolled = registered.find((each) => each.uid === uid);
    return fromAllFields<AdminAccount>({
      uid,
      email: person.email,
      since: enrolled?.since.toDate().toISOString(),
      last_sign_in: person.lastSignIn,
      is_self: uid === self.uid,
      is_leaving: enrolled?.is_leaving ?? false,
    });
  });
}

/** Whether an account has the role and nobody is revoking it. */
export async function isAdminStill(
  firestore: Firestore,
  { uid, isAdmin }: Account,
): Promise<boolean> {
  if (!isAdmin) return false;
  const registry = (await adminsOf(firestore).get()).data();
  return !registry?.admins.some((enrolled) => enrolled.uid === uid && enrolled.is_leaving);
}

/**
 * Grants an account the role, from its next sign-in on. Refuses an address that has never signed in through
 * Google, as only Google vouches for it, and an account that a second Google account was linked to.
 */
export async function giveRole(
  deps: AdminsDeps,
  { request_id, email }: AdminRoleRequest,
  self: Account,
): Promise<Outcome<AdminAccount[]>> {
  const person = await deps.accounts.findPerson(email.toLowerCase());
  if (!person || !(await isOwnGoogle(deps.firestore, person.uid, person.googleId)))
    return NO_ACCOUNT;
  if (person.isDisabled) return BLOCKED;
  const { uid } = person;
  const given = await changeRegistry(deps, { request_id, uid, self, ...GIVEN }, (registry) => {
    if (person.isAdmin && isActiveIn(registry, uid)) return undefined;
    const others = registry.filter((enrolled) => enrolled.uid !== uid);
    return others.length < MAX_ADMINS ? [...others, newAdmin(uid, deps)] : FULL;
  });
  if (!given.ok) return given;
  if (isActiveIn(given.registry, uid)) await deps.accounts.setAdmin(uid, true);
  return { ok: true, value: await listAdmins(deps, self) };
}

/**
 * Revokes an account's role and ends its sessions. Refuses to revoke the last admin's, even if two admins
 * revoke each other's at the same time. If Firebase Auth failed, repeating the request completes it.
 */
export async function takeRole(
  deps: AdminsDeps,
  uid: string,
  { request_id }: BareRequest,
  self: Account,
): Promise<Outcome<AdminAccount[]>> {
  const change = { request_id, uid, self, ...TAKEN };
  const taken = await changeRegistry(deps, change, (registry, isActive) => {
    const enrolled = registry.find((each) => each.uid === uid);
    if (!enrolled) return NO_ADMIN;
    const others = registry.filter((each) => each !== enrolled && !each.is_leaving);
    if (!others.some((each) => isActive(each.uid))) return LAST_ADMIN;
    return [...registry.filter((each) => each !== enrolled), leaving(enrolled)];
  });
  if (!taken.ok) return taken;
  // Granted again since the first of these requests was completed.
  if (isActiveIn(taken.registry, uid)) return { ok: true, value: await listAdmins(deps, self) };
  await deps.accounts.setAdmin(uid, false);
  await deps.accounts.endSessions(uid);
  await unchecked(() => removeFromRegistry(deps, uid));
  return { ok: true, value: await listAdmins(deps, self) };
}

/** Ends all sessions of an admin on every device, the caller's own too. */
export async function endSessionsOf(
  deps: AdminsDeps,
  uid: string,
  { request_id }: BareRequest,
  self: Account,
): Promise<Outcome<AdminAccount[]>> {
  const change = { request_id, uid, self, ...SIGNED_OUT };
  const ended = await changeRegistry(deps, change, (registry) =>
    registry.some((enrolled) => enrolled.uid === uid) ? registry : NO_ADMIN,
  );
  if (!ended.ok) return ended;
  await deps.accounts.endSessions(uid);
  return { ok: true, value: await listAdmins(deps, self) };
}

/**
 * Adds an admin missing in the registry, such as one older than the registry, but nobody whose role
 * has been revoked in the meantime.
 */
export async function registerAdmin(
  { firestore, runTransaction, accounts, now }: AdminsDeps,
  uid: string,
): Promise<void> {
  const reference = adminsOf(firestore);
  await runTransaction(async (transaction) => {
    const admins = (await transaction.get(reference)).data()?.admins ?? [];
    if (admins.length >= MAX_ADMINS || admins.some((enrolled) => enrolled.uid === uid)) return;
    const [person] = await accounts.findPeople([uid]);
    if (!person?.isAdmin) return;
    transaction.set(reference, { admins: [...admins, newAdmin(uid, { now })], schema_version: 1 });
  });
}

function newAdmin(uid: string, { now }: Pick<AdminsDeps, 'now'>): StoredAdmin {
  return { uid, since: Timestamp.fromDate(now()) };
}

function leaving(enrolled: StoredAdmin): StoredAdmin {
  return { ...enrolled, is_leaving: true };
}

/** Leaves out an admin once Firebase Auth has confirmed the revocation. */
export async function removeFromRegistry(
  { firestore, runTransaction }: Pick<AdminsDeps, 'firestore' | 'runTransaction'>,
  uid: string,
): Promise<void> {
  const reference = adminsOf(firestore);
  await runTransaction(async (transaction) => {
    const stored = (await transaction.get(reference)).data();
    if (!stored) return;
    const admins = stored.admins.filter((enrolled) => enrolled.uid !== uid || !enrolled.is_leaving);
    transaction.set(reference, { ...stored, admins });
  });
}

/** A logged change of somebody's role. */
export interface RoleChange {
  before: { is_admin?: boolean };
  after: { is_admin?: boolean; sessions_ended?: true };
}

export const GIVEN: RoleChange = { before: { is_admin: false }, after: { is_admin: true } };
export const TAKEN: RoleChange = { before: { is_admin: true }, after: { is_admin: false } };
export const SIGNED_OUT: RoleChange = { before: {}, after: { sessions_ended: true } };

interface LoggedRoleChange extends RoleChange {
  request_id: string;
  /** Account whose role changed. */
  uid: string;
}

interface RegistryChange extends LoggedRoleChange {
  /** Who requests it. */
  self: Account;
}

/**
 * Records in registry, log and outbox, in one transaction, what `npm run grant-admin` is about to do. It may
 * even revoke the last admin's role, as it can grant it again.
 */
export async function logByCommand(
  { firestore, runTransaction, now }: StoreDeps,
  change: LoggedRoleChange,
): Promise<void> {
  const { uid } = change;
  const reference = adminsOf(firestore);
  const { logged, record } = roleRecord({ firestore, now }, BY_GRANT_COMMAND, change);
  await runTransaction(async (transaction) => {
    // Firestore repeats a transaction whose answer was lost.
    if ((await transaction.get(logged)).exists) return;
    const admins = (await transaction.get(reference)).data()?.admins ?? [];
    const isOwn = (enrolled: StoredAdmin) => enrolled.uid === uid;
    const others = admins.filter((enrolled) => !isOwn(enrolled));
    const own = change.after.is_admin
      ? [newAdmin(uid, { now })]
      : admins.filter(isOwn).map(leaving);
    const entered = [...others, ...own].slice(0, MAX_ADMINS);
    transaction.set(reference, { admins: entered, schema_version: 1 });
    logChange(transaction, logged, record);
  });
}

/**
 * Changes registry and log in one transaction, so that two admins cannot revoke each other's role. The caller
 * is added first, and accounts that lost the claim elsewhere are removed. Writes nothing if nothing changes,
 * or for a request that is already in the log, and refuses one whose id belongs to another request. Resolves to the resulting
 * registry.
 */
async function changeRegistry(
  deps: AdminsDeps,
  { request_id, uid, self, before, after }: RegistryChange,
  change: (
    registry: readonly StoredAdmin[],
    isActive: (uid: string) => boolean,
  ) => readonly StoredAdmin[] | Refusal | undefined,
): Promise<{ ok: true; registry: readonly StoredAdmin[] } | Refusal> {
  const { firestore, runTransaction, accounts, now } = deps;
  requireFreshSignIn(now());
  const reference = adminsOf(firestore);
  const { logged, record } = roleRecord(deps, self.uid, { request_id, uid, before, after });
  const known = (await reference.get()).data()?.admins ?? [];
  const uids = new Set([...known.map((enrolled) => enrolled.uid), self.uid]);
  const people = new Map((await accounts.findPeople([...uids])).map((each) => [each.uid, each]));
  return runTransaction(async (transaction) => {
    const [registry, earlier] = await Promise.all([
      transaction.get(reference),
      transaction.get(logged),
    ]);
    const stored = registry.data()?.admins ?? [];
    const logs = earlier.data();
    if (logs) {
      const isSame = isSameChange(logs, record) && isDeepStrictEqual(logs.after, record.after);
      return isSame ? { ok: true as const, registry: stored } : ID_TAKEN;
    }
    const own = stored.find((each) => each.uid === self.uid) ?? newAdmin(self.uid, deps);
    const others = stored.filter((each) => {
      const isGone = uids.has(each.uid) && !people.get(each.uid)?.isAdmin;
      return each.uid !== self.uid && !isGone;
    });
    const changed = change([own, ...others], (each) => people.get(each)?.isDisabled === false);
    if (!changed) return { ok: true as const, registry: stored };
    if ('code' in changed) return changed;
    transaction.set(reference, { admins: [...changed], schema_version: 1 });
    logChange(transaction, logged, record);
    return { ok: true as const, registry: changed };
  });
}

function isActiveIn(registry: readonly StoredAdmin[], uid: string): boolean {
  return registry.some((enrolled) => enrolled.uid === uid && !enrolled.is_leaving);
}

/** A change of somebody's role as an entry of the log, with its reference. */
function roleRecord(
  { firestore, now }: Pick<AdminsDeps, 'firestore' | 'now'>,
  by: string,
  { request_id, uid, before, after }: LoggedRoleChange,
): { logged: DocumentReference<StoredChange>; record: StoredChange } {
  const record = loggedChange({ batchId: request_id, uid: by }, now(), {
    kind: 'admin',
    item_id: uid,
    item_name: '',
    version: 0,
    before,
    after,
  });
  const logged = changesOf(firestore).doc(`${request_id}-0`);
  return { logged, record: { ...record, listed_at: record.at, count: 1 } };
}
