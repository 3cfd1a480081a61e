import type { Auth } from 'firebase-admin/auth';
import type { StoreDeps } from '../firestore/run-transaction.ts';
import { withTimeout } from '../lib/deadline.ts';
import type { Log } from '../lib/log.ts';

/** Label for an id without an account. */
const FORMER_ACCOUNT = 'ehemaliges Konto';
/** Label while Firebase Auth does not answer. */
const UNAVAILABLE = 'Name gerade nicht abrufbar';

/** The names of the admins who changed orders, in which only their ids are stored. */
export interface AdminNames {
  /**
   * The e-mail address of each id. Never throws: without Firebase Auth, lists are still shown, without names.
   */
  namesOf(uids: readonly string[]): Promise<(uid: string) => string>;
}

/** Dependencies of everything admins see and do. */
export interface AdminDeps extends StoreDeps {
  log: Log;
  adminNames: AdminNames;
}

/** Maximum number of accounts per call of Firebase Auth. */
const BATCH = 100;
const TTL_MS = 10 * 60 * 1000;
const TIMEOUT_MS = 3000;

interface CachedName {
  name: string;
  expiresAtMs: number;
}

/** Looks names up in Firebase Auth; a process caches each for ten minutes. */
export function openAdminNames(auth: Pick<Auth, 'getUsers'>, now: () => Date): AdminNames {
  const cache = new Map<string, CachedName>();
  return {
    namesOf: async (uids) => {
      const nowMs = now().getTime();
      for (const [uid, { expiresAtMs }] of cache) if (expiresAtMs <= nowMs) cache.delete(uid);
      const missing = [...new Set(uids)].filter((uid) => !cache.has(uid));
      const emails = await findEmails(auth, missing).catch(() => undefined);
      if (emails) {
        const expiresAtMs = now().getTime() + TTL_MS;
        for (const uid of missing) {
          cache.set(uid, { name: emails.get(uid) ?? FORMER_ACCOUNT, expiresAtMs });
        }
      }
      return (uid) => cache.get(uid)?.name ?? UNAVAILABLE;
    },
  };
}

async function findEmails(
  auth: Pick<Auth, 'getUsers'>,
  uids: readonly string[],
): Promise<ReadonlyMap<string, string | undefined>> {
  const emails = new Map<string, string | undefined>();
  for (let start = 0; start < uids.length; start += BATCH) {
    const batch = uids.slice(start, start + BATCH).map((uid) => ({ uid }));
    const { users } = await withTimeout(auth.getUsers(batch), TIMEOUT_MS);
    for (const { uid, email } of users) emails.set(uid, email);
  }
  return emails;
}
