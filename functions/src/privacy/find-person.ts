import { nextStatuses } from '@shop/domain/order-status';
import {
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { contactsOf } from '../stored/contact.ts';
import { ordersOf } from '../stored/order.ts';
import { userOf } from '../stored/user.ts';
import type { PersonAccount, PersonAccounts } from './person-accounts.ts';

export interface FindDeps {
  firestore: Firestore;
  accounts: PersonAccounts;
  /** Called with the number of documents that were just read. */
  onRead?: (documents: number) => void;
}

/** What the shop stores about a person. */
export interface FoundPerson {
  account: PersonAccount | undefined;
  hasProfile: boolean;
  orderNumbers: string[];
  /** The orders that are neither delivered nor cancelled. */
  openOrderNumbers: string[];
  contactIds: string[];
}

const PAGE_SIZE = 500;

/**
 * Finds what belongs to an e-mail address, ignoring case, and to its account. Firestore cannot compare
 * case-insensitively, so this reads every order and contact request once.
 */
export async function findPerson(deps: FindDeps, email: string): Promise<FoundPerson> {
  const key = emailKey(email);
  const account = await deps.accounts.find(key);
  const profile = account && (await userOf(deps.firestore, account.uid).get());
  const orders = await matching(
    deps,
    // Without the converter, as only these fields are read.
    ordersOf(deps.firestore)
      .withConverter(null)
      .select('customer_email', 'user_id', 'order_status'),
    (order) =>
      isSame(order.get('customer_email'), key) ||
      (account !== undefined && order.get('user_id') === account.uid),
  );
  const contacts = await matching(
    deps,
    contactsOf(deps.firestore).withConverter(null).select('email'),
    (contact) => isSame(contact.get('email'), key),
  );
  const open = orders.filter((order) => nextStatuses(order.get('order_status')).length > 0);
  return {
    account,
    hasProfile: profile?.exists ?? false,
    orderNumbers: orders.map(({ id }) => id),
    openOrderNumbers: open.map(({ id }) => id),
    contactIds: contacts.map(({ id }) => id),
  };
}

async function matching(
  { onRead }: FindDeps,
  query: Query,
  matches: (document: QueryDocumentSnapshot) => boolean,
): Promise<QueryDocumentSnapshot[]> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(PAGE_SIZE);
  const found: QueryDocumentSnapshot[] = [];
  let page = await ordered.get();
  while (page.size > 0) {
    found.push(...page.docs.filter(matches));
    onRead?.(page.size);
    page = await ordered.startAfter(page.docs.at(-1)).get();
  }
  return found;
}

function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

function isSame(stored: unknown, key: string): boolean {
  return typeof stored === 'string' && emailKey(stored) === key;
}
