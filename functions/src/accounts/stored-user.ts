import type { Profile } from '@shop/domain/user';
import {
  type DocumentReference,
  type Firestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import type { RunTransaction } from '../firestore/run-transaction.ts';
import { isInstant, isText, optional } from '../stored/checks.ts';
import { collectionOf, type StoredType } from '../stored/stored-type.ts';
import type { GoogleNames } from './google-names.ts';

/** A document of `users/{uid}`: written at sign-in, and its profile by orders. */
export interface StoredUser extends GoogleNames, Profile {
  /** Missing if an order recreated the document after it had been erased. */
  created_at?: Timestamp;
  schema_version: 1;
}

export const USERS: StoredType<StoredUser> = {
  collection: 'users',
  version: 1,
  checks: {
    created_at: optional(isInstant),
    name: optional(isText),
    given_name: optional(isText),
    company_name: optional(isText),
    phone: optional(isText),
  },
};

export function userOf(firestore: Firestore, uid: string): DocumentReference<StoredUser> {
  return collectionOf(firestore, USERS).doc(uid);
}

/** Keeps the account and its names of today; who was known before stays a member since then. */
export async function keepUser(
  { firestore, runTransaction }: { firestore: Firestore; runTransaction: RunTransaction },
  uid: string,
  names: GoogleNames,
  now: Date,
): Promise<void> {
  const reference = userOf(firestore, uid);
  await runTransaction(async (transaction) => {
    const known = (await transaction.get(reference)).data();
    const created_at = known?.created_at ?? Timestamp.fromDate(now);
    transaction.set(reference, { ...names, created_at, schema_version: 1 }, { merge: true });
  });
}

/** Keeps what an order told of its customer; what the order left empty stays as it was. */
export function keepProfile(
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
