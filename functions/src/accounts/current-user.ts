import type { CurrentUser } from '@shop/domain/user';
import type { Firestore } from 'firebase-admin/firestore';
import type { Account } from './accounts.ts';
import { userOf } from './stored-user.ts';

/**
 * The account as the browser knows it. Undefined when the office has deleted what was kept of the
 * person: signing in again begins anew.
 */
export async function currentUser(
  firestore: Firestore,
  { uid, email, isAdmin }: Account,
): Promise<CurrentUser | undefined> {
  const stored = (await userOf(firestore, uid).get()).data();
  if (!stored?.created_at) return undefined;
  const { created_at, name, given_name } = stored;
  return {
    email,
    created_at: created_at.toDate().toISOString(),
    google_user_data: { ...(name && { name }), ...(given_name && { given_name }) },
    is_admin: isAdmin,
  };
}
