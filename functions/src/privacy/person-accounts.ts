import type { Auth } from 'firebase-admin/auth';
import { liveUidOf } from '../accounts/accounts.ts';

export interface PersonAccount {
  uid: string;
  isAdmin: boolean;
}

/** The most that one call of Firebase Auth takes. */
const BATCH = 100;

export interface PersonAccounts {
  find(email: string): Promise<PersonAccount | undefined>;
  /** Filters the ids whose account is gone. */
  withoutAccount(uids: readonly string[]): Promise<string[]>;
  /** Deletes the account with its sessions. A missing account is not an error. */
  remove(uid: string): Promise<void>;
}

export function openPersonAccounts(
  auth: Pick<Auth, 'getUserByEmail' | 'getUsers' | 'deleteUser'>,
): PersonAccounts {
  return {
    find: async (email) => {
      const user = await auth.getUserByEmail(email).catch(unlessUnknown);
      return user && { uid: user.uid, isAdmin: user.customClaims?.admin === true };
    },
    withoutAccount: async (uids) => {
      const existing = new Set<string>();
      for (let start = 0; start < uids.length; start += BATCH) {
        const batch = uids.slice(start, start + BATCH).map((uid) => ({ uid }));
        for (const { uid } of (await auth.getUsers(batch)).users) existing.add(uid);
      }
      return uids.filter((uid) => !existing.has(uid));
    },
    remove: async (uid) => {
      for (const each of [liveUidOf(uid), uid]) await auth.deleteUser(each).catch(unlessUnknown);
    },
  };
}

function unlessUnknown(error: unknown): undefined {
  if ((error as { code?: unknown }).code === 'auth/user-not-found') return undefined;
  throw error;
}
