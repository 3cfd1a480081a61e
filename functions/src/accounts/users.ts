import type {
  CurrentUser,
  Profile,
  RememberedDetails,
  RememberedSite,
} from '@shop/domain/contract/user';
import { TEXTS, textsOf } from '@shop/domain/order/order-fields';
import type { OrderRequest } from '@shop/domain/order/order-request';
import { type Firestore, Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { RunTransaction } from '../firestore/run-transaction.ts';
import { type GoogleNames, userOf } from '../stored/user.ts';
import type { Account } from './accounts.ts';

/**
 * The account as shown in the browser. Undefined once the person's data were erased: they are
 * signed out and can sign in again.
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

/** Profile from the latest orders, which prefills the checkout form. */
export async function readProfile(firestore: Firestore, uid: string): Promise<Profile> {
  const { company_name, phone, remembered } = (await userOf(firestore, uid).get()).data() ?? {};
  return {
    ...(company_name && { company_name }),
    ...(phone && { phone }),
    ...(remembered && { remembered }),
  };
}

/** Deletes the profile; the account and its orders stay. */
export async function forgetProfile(
  { firestore, runTransaction }: { firestore: Firestore; runTransaction: RunTransaction },
  uid: string,
): Promise<Profile> {
  const reference = userOf(firestore, uid);
  await runTransaction(async (transaction) => {
    const stored = (await transaction.get(reference)).data();
    if (!stored) return;
    const { company_name, phone, remembered, ...account } = stored;
    if (company_name || phone || remembered) transaction.set(reference, account);
  });
  return {};
}

/**
 * Stores the account's current names; an existing account keeps its date of creation. False, without a
 * change, if another Google account signed in to it first: whoever holds an id token of an account can give
 * it somebody's address or link a second Google account.
 */
export function saveUser(
  { firestore, runTransaction }: { firestore: Firestore; runTransaction: RunTransaction },
  uid: string,
  person: GoogleNames & { google_id: string },
  now: Date,
): Promise<boolean> {
  const reference = userOf(firestore, uid);
  return runTransaction(async (transaction) => {
    const existing = (await transaction.get(reference)).data();
    if ((existing?.google_id ?? person.google_id) !== person.google_id) return false;
    const created_at = existing?.created_at ?? Timestamp.fromDate(now);
    transaction.set(reference, { ...person, created_at, schema_version: 1 }, { merge: true });
    return true;
  });
}

/** Whether an account still has the Google account that first signed in with it. */
export async function isOwnGoogle(
  firestore: Firestore,
  uid: string,
  googleId: string | undefined,
): Promise<boolean> {
  const { google_id = googleId } = (await userOf(firestore, uid).get()).data() ?? {};
  return googleId !== undefined && google_id === googleId;
}

/**
 * Updates the profile from an order; fields that the order leaves empty stay unchanged. Address,
 * tax number, Leitweg-ID and site are stored only if the customer asked for it.
 */
export function saveProfile(
  transaction: Transaction,
  firestore: Firestore,
  uid: string,
  order: OrderRequest,
): void {
  // What is the company's stays in its record.
  const isOwn = order.customer_number === undefined;
  const profile = {
    phone: order.customer_phone,
    ...(isOwn && order.company_name && { company_name: order.company_name }),
    ...(isOwn && order.remember && { remembered: detailsOf(order) }),
  };
  transaction.set(userOf(firestore, uid), profile, { merge: true });
}

function detailsOf(order: OrderRequest): RememberedDetails {
  const { method, wished_day, express, ...site } = order.delivery ?? {};
  const hasSite = Object.values(site).some(Boolean);
  return {
    is_business: order.company_name !== '',
    ...textsOf(
      order,
      TEXTS.remembered.filter((name) => order[name]),
    ),
    ...(hasSite && { site: site as RememberedSite }),
  };
}
