import { nextStatuses } from '@shop/domain/order-status';
import {
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { userOf } from '../accounts/stored-user.ts';
import { contactsOf } from '../contacts/stored-contact.ts';
import { ordersOf } from '../orders/stored-order.ts';
import type { PersonAccount, PersonAccounts } from './person-accounts.ts';
import { emailKey } from './same-email.ts';

export interface FindDeps {
  firestore: Firestore;
  accounts: PersonAccounts;
  /** Hears of every document that was looked at. */
  onRead?: (documents: number) => void;
}

/** What the shop keeps of a person. */
export interface FoundPerson {
  account: PersonAccount | undefined;
  hasProfile: boolean;
  orderNumbers: string[];
  /** Those of the orders that the office has not brought to an end. */
  openOrderNumbers: string[];
  contactIds: string[];
}

const PAGE = 500;

/**
 * Finds what belongs to an e-mail address, however it was written, and to the account that has it.
 * Firestore cannot compare without regard to case, so this looks at every order and every contact
 * request: one read each, of the few fields that tell.
 */
export async function findPerson(deps: FindDeps, email: string): Promise<FoundPerson> {
  const key = emailKey(email);
  const account = await deps.accounts.find(key);
  const profile = account && (await userOf(deps.firestore, account.uid).get());
  const orders = await matching(
    deps,
    // As they are stored, whatever their version: these fields are in all of them.
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
  fits: (document: QueryDocumentSnapshot) => boolean,
): Promise<QueryDocumentSnapshot[]> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(PAGE);
  const found: QueryDocumentSnapshot[] = [];
  let page = await ordered.get();
  while (page.size > 0) {
    found.push(...page.docs.filter(fits));
    onRead?.(page.size);
    page = await ordered.startAfter(page.docs.at(-1)).get();
  }
  return found;
}

function isSame(stored: unknown, key: string): boolean {
  return typeof stored === 'string' && emailKey(stored) === key;
}
