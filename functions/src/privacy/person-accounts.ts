import type { Auth } from 'firebase-admin/auth';

export interface PersonAccount {
  uid: string;
  isAdmin: boolean;
}

/** The accounts of Firebase Auth. */
export interface PersonAccounts {
  find(email: string): Promise<PersonAccount | undefined>;
  /** Deletes the account with its sessions. A missing account is not an error. */
  remove(uid: string): Promise<void>;
}

export function openPersonAccounts(
  auth: Pick<Auth, 'getUserByEmail' | 'deleteUser'>,
): PersonAccounts {
  return {
    find: async (email) => {
      const user = await auth.getUserByEmail(email).catch(unlessUnknown);
      return user && { uid: user.uid, isAdmin: user.customClaims?.admin === true };
    },
    remove: async (uid) => {
      await auth.deleteUser(uid).catch(unlessUnknown);
    },
  };
}

function unlessUnknown(error: unknown): undefined {
  if ((error as { code?: unknown }).code === 'auth/user-not-found') return undefined;
  throw error;
}
