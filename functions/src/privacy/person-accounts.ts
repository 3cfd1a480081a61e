import type { Auth } from 'firebase-admin/auth';
import { liveUidOf, unlessUnknown } from '../accounts/accounts.ts';

export interface PersonAccount {
  uid: string;
  isAdmin: boolean;
}

/** Maximum number of accounts per call of Firebase Auth. */
const BATCH = 100;

export type PersonAccounts = ReturnType<typeof openPersonAccounts>;

export function openPersonAccounts(auth: Pick<Auth, 'getUserByEmail' | 'getUsers' | 'deleteUser'>) {
  return {
    find: async (email: string): Promise<PersonAccount | undefined> => {
      const user = await auth.getUserByEmail(email).catch(unlessUnknown);
      return user && { uid: user.uid, isAdmin: user.customClaims?.admin === true };
    },
    /** The ids whose account is gone. */
    withoutAccount: async (uids: readonly string[]) => {
      const existing = new Set<string>();
      for (let start = 0; start < uids.length; start += BATCH) {
        const batch = uids.slice(start, start + BATCH).map((uid) => ({ uid }));
        for (const { uid } of (await auth.getUsers(batch)).users) existing.add(uid);
      }
      return uids.filter((uid) => !existing.has(uid));
    },
    /** Deletes the account with its sessions. A missing account is not an error. */
    remove: async (uid: string) => {
      for (const each of [liveUidOf(uid), uid]) await auth.deleteUser(each).catch(unlessUnknown);
    },
  };
}
