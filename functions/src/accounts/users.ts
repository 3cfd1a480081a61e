import type { CurrentUser, Profile } from '@shop/domain/contract/user';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { RunTransaction } from '../firestore/run-transaction.ts';
import { type GoogleNames, userOf } from '../stored/user.ts';
import type { Account } from './accounts.ts';

/**
 * The account as the browser knows it. Undefined once the person was erased: they are signed out and
 * can sign in again.
 */
export async function readCurrentUser(
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

/** Profile from the latest orders, to prefill the checkout form. */
export async function readProfile(firestore: Firestore, uid: string): Promise<Profile> {
  const { company_name, phone } = (await userOf(firestore, uid).get()).data() ?? {};
  return { ...(company_name && { company_name }), ...(phone && { phone }) };
}

/** Stores the account's current names; an existing account keeps its date of creation. */
export async function saveUser(
  { firestore, runTransaction }: { firestore: Firestore; runTransaction: RunTransaction },
  uid: string,
  names: GoogleNames,
  now: Date,
): Promise<void> {
  const reference = userOf(firestore, uid);
  await runTransaction(async (transaction) => {
    const existing = (await transaction.get(reference)).data();
    const created_at = existing?.created_at ?? Timestamp.fromDate(now);
    transaction.set(reference, { ...names, created_at, schema_version: 1 }, { merge: true });
  });
}

/** Updates the profile from an order; what the order left empty stays as it was. */
export function saveProfile(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  order: { company_name: string; customer_phone: string },
): void {
  const profile = {
    phone: order.customer_phone,
    ...(order.company_name && { company_name: order.company_name }),
  };
  transaction.set(userOf(firestore, uid), profile, { merge: true });
}
