import type { UserImportRecord } from 'firebase-admin/auth';
import { withAuth } from './open-auth.ts';

interface DemoAccount {
  uid: string;
  /** The account's Google id. */
  sub: string;
  email: string;
  name: string;
  isAdmin: boolean;
}

/** The accounts of a freshly started Auth emulator: an admin and a customer. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    uid: 'demo-office',
    sub: '100000000000000000001',
    email: 'buero@muster-tiefbau.example',
    name: 'Birgit Bürger',
    isAdmin: true,
  },
  {
    uid: 'demo-customer',
    sub: '100000000000000000002',
    email: 'kunde@muster-bau.example',
    name: 'Karl Kunde',
    isAdmin: false,
  },
];

/** Creates the missing demo accounts in the Auth emulator, as signing in with Google would. */
export function createDemoAccounts(projectId: string, emulator: string): Promise<void> {
  return withAuth(projectId, emulator, async (auth) => {
    const { users } = await auth.getUsers(DEMO_ACCOUNTS.map(({ uid }) => ({ uid })));
    const known = new Set(users.map(({ uid }) => uid));
    const missing = DEMO_ACCOUNTS.filter(({ uid }) => !known.has(uid));
    if (missing.length === 0) return;
    const [failure] = (await auth.importUsers(missing.map(toRecord))).errors;
    if (failure) throw new Error(`The Auth emulator refused an account: ${failure.error.message}`);
  });
}

function toRecord({ uid, sub, email, name, isAdmin }: DemoAccount): UserImportRecord {
  return {
    uid,
    email,
    emailVerified: true,
    displayName: name,
    providerData: [{ uid: sub, providerId: 'google.com', email, displayName: name }],
    ...(isAdmin && { customClaims: { admin: true } }),
  };
}
