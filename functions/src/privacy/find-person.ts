import { bookingState, isBookingState } from '@shop/domain/booking/booking-state';
import { ADDRESS_FIELDS } from '@shop/domain/customer/customer-fields';
import { isFinal } from '@shop/domain/order/order-status';
import { isEmail } from '@shop/domain/text/validation';
import {
  FieldPath,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import { readPages } from '../firestore/read-pages.ts';
import { changesOf } from '../stored/change.ts';
import { contactsOf } from '../stored/contact.ts';
import { customersOf } from '../stored/entry.ts';
import { ordersOf } from '../stored/order.ts';
import { emailKey } from '../stored/owner.ts';
import { quotesOf } from '../stored/quote.ts';
import { rentalBookingsOf } from '../stored/rental-booking.ts';
import { standingOrdersOf } from '../stored/standing-order.ts';
import { userOf } from '../stored/user.ts';
import type { PersonAccount, PersonAccounts } from './person-accounts.ts';

export interface FindDeps {
  firestore: Firestore;
  accounts: PersonAccounts;
  /** Called with the number of documents just read. */
  onRead?: (documents: number) => void;
}

export interface FoundPerson {
  account: PersonAccount | undefined;
  /** Ids of the profile of the account, and of those of deleted accounts that placed the orders. */
  profileIds: string[];
  orderNumbers: string[];
  /** Invoices of those orders: must be kept until their retention period is over (§ 14b UStG). */
  invoiceNumbers: string[];
  bookingNumbers: string[];
  /**
   * Orders still to be delivered or invoiced, for which the address is needed (§ 14 (4) UStG), and bookings
   * that are not closed.
   */
  openOrderNumbers: string[];
  contactIds: string[];
  /** Customer records with the address, as their own or a member's, now or in the log. */
  customerIds: string[];
  quoteNumbers: string[];
  /** Documents that only they have: standing orders. */
  ownPaths: string[];
  /** Not certainly theirs: orders of those deleted accounts with another address. */
  otherOrderNumbers: string[];
  /** Not theirs: profiles of accounts with another address that placed some of the orders. */
  keptProfileIds: string[];
}

const PAGE_SIZE = 500;
/** The addresses in a customer's record. */
const CUSTOMER_EMAILS = [...ADDRESS_FIELDS, 'member_emails', 'invited_emails'];

/**
 * Finds everything that belongs to an e-mail address, however it was written, and to its account. Firestore cannot
 * compare like that, so this reads every order, booking, quote, standing order, contact request, customer and change once. A profile
 * contains no address: without its account, it is found through the orders placed with it.
 */
export async function findPerson(deps: FindDeps, email: string): Promise<FoundPerson> {
  const key = emailKey(email);
  const account = isEmail(key) ? await deps.accounts.find(key) : undefined;
  const theirs = (address: string, uid: string) => (document: QueryDocumentSnapshot) =>
    isSame(document.get(address), key) ||
    (account !== undefined && document.get(uid) === account.uid);
  const orders = await matching(
    deps,
    // Without the converter, as only these fields are read.
    ordersOf(deps.firestore)
      .withConverter(null)
      .select('customer_email', 'user_id', 'order_status', 'invoices', 'to_invoice'),
    theirs('customer_email', 'user_id'),
  );
  const bookings = await matching(
    deps,
    rentalBookingsOf(deps.firestore)
      .withConverter(null)
      .select('customer_email', 'user_id', 'state'),
    theirs('customer_email', 'user_id'),
  );
  const contacts = await matching(
    deps,
    contactsOf(deps.firestore).withConverter(null).select('email', 'user_id'),
    theirs('email', 'user_id'),
  );
  const customers = await matching(
    deps,
    customersOf(deps.firestore)
      .withConverter(null)
      .select(...CUSTOMER_EMAILS),
    (customer) =>
      CUSTOMER_EMAILS.flatMap((field) => customer.get(field)).some((email) => isSame(email, key)),
  );
  const logged = await matching(
    deps,
    changesOf(deps.firestore)
      .withConverter(null)
      .where('kind', '==', 'customer')
      .select('item_id', 'before', 'after'),
    (change) =>
      ['before', 'after']
        .flatMap((state) => CUSTOMER_EMAILS.flatMap((field) => change.get(`${state}.${field}`)))
        .some((email) => isSame(email, key)),
  );
  const formerIds = logged.map((change) => String(change.get('item_id')));
  const quotes = await matching(
    deps,
    quotesOf(deps.firestore).withConverter(null).select('content', 'offer'),
    (quote) =>
      ['content', 'offer.content'].some((said) => isSame(quote.get(`${said}.customer_email`), key)),
  );
  const repeated = await matching(
    deps,
    standingOrdersOf(deps.firestore).withConverter(null).select('email', 'uid'),
    theirs('email', 'uid'),
  );
  const open = [
    ...orders.filter(
      (order) => !isFinal(order.get('order_status')) || order.get('to_invoice') === true,
    ),
    ...bookings.filter((booking) => !isOver(booking.get('state'))),
  ];
  return {
    account,
    orderNumbers: orders.map(({ id }) => id),
    invoiceNumbers: orders.flatMap(invoiceNumbersOf),
    bookingNumbers: bookings.map(({ id }) => id),
    openOrderNumbers: open.map(({ id }) => id),
    contactIds: contacts.map(({ id }) => id),
    customerIds: [...new Set([...customers.map(({ id }) => id), ...formerIds])],
    quoteNumbers: quotes.map(({ id }) => id),
    ownPaths: repeated.map(({ ref }) => ref.path),
    ...(await findProfiles(deps, account, [...orders, ...bookings])),
  };
}

const isOver = (state: unknown): boolean =>
  isBookingState(state) && bookingState(state).next.length === 0;

function invoiceNumbersOf(order: QueryDocumentSnapshot): string[] {
  const invoices: unknown = order.get('invoices');
  return Array.isArray(invoices) ? invoices.flatMap(({ number }) => String(number)) : [];
}

async function findProfiles(
  { firestore, accounts }: FindDeps,
  account: PersonAccount | undefined,
  orders: readonly QueryDocumentSnapshot[],
): Promise<Pick<FoundPerson, 'profileIds' | 'otherOrderNumbers' | 'keptProfileIds'>> {
  const own = account ? [account.uid] : [];
  const uids = new Set(orders.map((order) => order.get('user_id')).filter(isUid));
  for (const uid of own) uids.delete(uid);
  const orphans = await accounts.withoutAccount([...uids]);
  const others = [...uids].filter((uid) => !orphans.includes(uid));
  const found = new Set(orders.map(({ id }) => id));
  return {
    profileIds: await existingProfiles(firestore, [...own, ...orphans]),
    otherOrderNumbers: (await ordersPlacedBy(firestore, orphans)).filter((id) => !found.has(id)),
    keptProfileIds: await existingProfiles(firestore, others),
  };
}

function isUid(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

async function existingProfiles(firestore: Firestore, uids: readonly string[]): Promise<string[]> {
  const profiles = await Promise.all(uids.map((uid) => userOf(firestore, uid).get()));
  return profiles.filter(({ exists }) => exists).map(({ id }) => id);
}

async function ordersPlacedBy(firestore: Firestore, uids: readonly string[]): Promise<string[]> {
  const placedBy = (uid: string) =>
    ordersOf(firestore).withConverter(null).where('user_id', '==', uid).select().get();
  const snapshots = await Promise.all(uids.map(placedBy));
  return snapshots.flatMap(({ docs }) => docs.map(({ id }) => id));
}

/** Documents of an account that nobody else uses. */
export async function ownPathsOf(firestore: Firestore, uid: string): Promise<string[]> {
  const own = standingOrdersOf(firestore).withConverter(null).where('uid', '==', uid);
  return (await own.select().get()).docs.map(({ ref }) => ref.path);
}

async function matching(
  { onRead }: FindDeps,
  query: Query,
  matches: (document: QueryDocumentSnapshot) => boolean,
): Promise<QueryDocumentSnapshot[]> {
  const found: QueryDocumentSnapshot[] = [];
  for await (const page of readPages(query.orderBy(FieldPath.documentId()), PAGE_SIZE)) {
    found.push(...page.filter(matches));
    onRead?.(page.length);
  }
  return found;
}

const isSame = (stored: unknown, key: string): boolean =>
  typeof stored === 'string' && emailKey(stored) === key;
