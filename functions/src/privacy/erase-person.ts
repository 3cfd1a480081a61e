import { FieldPath } from 'firebase-admin/firestore';
import { readPages } from '../firestore/read-pages.ts';
import { emailKey } from '../stored/owner.ts';
import { userOf, usersOf } from '../stored/user.ts';
import { anonymiseCustomer } from './anonymise-customer.ts';
import { type FindDeps, type FoundPerson, findPerson, ownPathsOf } from './find-person.ts';
import {
  anonymiseBooking,
  anonymiseOrder,
  deleteContact,
  deleteMailed,
  deleteQuote,
  type RemoveDeps,
} from './remove-records.ts';

export interface EraseDeps extends FindDeps, RemoveDeps {}

export interface EraseOptions {
  /**
   * Also anonymises open orders, which can then no longer be delivered or, for private customers, invoiced.
   */
  evenOpen: boolean;
  dryRun: boolean;
}

/** `person` is what was found and, unless in a dry run, erased. */
export type Erasure =
  | { ok: true; person: FoundPerson }
  | { ok: false; reason: 'admin' }
  | { ok: false; reason: 'open_orders'; orderNumbers: string[] };

/**
 * Erases a person: anonymises their orders, bookings and customer's records and deletes their contact requests, quotes, profiles and
 * account. Each is removed only after everything that is found through it, so that an interrupted run can be
 * repeated. Refuses admins and people with open orders.
 */
export async function erasePerson(
  deps: EraseDeps,
  email: string,
  { evenOpen, dryRun }: EraseOptions,
): Promise<Erasure> {
  const person = await findPerson(deps, email);
  if (person.account?.isAdmin) return { ok: false, reason: 'admin' };
  if (person.openOrderNumbers.length > 0 && !evenOpen) {
    return { ok: false, reason: 'open_orders', orderNumbers: person.openOrderNumbers };
  }
  if (!dryRun) await erase(deps, person, emailKey(email));
  return { ok: true, person };
}

async function erase(deps: EraseDeps, person: FoundPerson, key: string): Promise<void> {
  const { firestore, accounts } = deps;
  const uid = person.account?.uid;
  // The profile of a deleted account can only be found through its orders.
  const orphaned = person.profileIds.filter((id) => id !== uid);
  for (const id of orphaned) await userOf(firestore, id).delete();
  for (const number of person.orderNumbers) await anonymiseOrder(deps, number);
  for (const number of person.bookingNumbers) await anonymiseBooking(deps, number);
  for (const id of person.contactIds) await deleteContact(deps, id);
  for (const id of person.customerIds) await anonymiseCustomer(deps, id, key);
  for (const number of person.quoteNumbers) await deleteQuote(deps, number);
  for (const path of person.ownPaths) await deleteMailed(deps, path);
  if (uid === undefined) return;
  await userOf(firestore, uid).delete();
  await accounts.remove(uid);
}

const PAGE_SIZE = 500;

/**
 * Deletes the profiles whose account is gone, or in a dry run counts them. Reads every profile once.
 * A profile is always younger than its account, so that none of a new account is caught.
 */
export async function eraseOrphans(
  deps: EraseDeps,
  { dryRun }: { dryRun: boolean },
): Promise<number> {
  const { firestore, accounts, onRead } = deps;
  const users = usersOf(firestore);
  const ids = users.withConverter(null).select().orderBy(FieldPath.documentId());
  let count = 0;
  for await (const page of readPages(ids, PAGE_SIZE)) {
    const orphans = await accounts.withoutAccount(page.map(({ id }) => id));
    for (const id of dryRun ? [] : orphans) {
      for (const path of await ownPathsOf(firestore, id)) await deleteMailed(deps, path);
      await users.doc(id).delete();
    }
    count += orphans.length;
    onRead?.(page.length);
  }
  return count;
}
