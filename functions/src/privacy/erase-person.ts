import { type DocumentReference, FieldValue, type Transaction } from 'firebase-admin/firestore';
import type { RunTransaction } from '../firestore/run-transaction.ts';
import { cartsOf } from '../stored/cart.ts';
import { contactsOf } from '../stored/contact.ts';
import { orderOf, type StoredOrder } from '../stored/order.ts';
import { outboxOf } from '../stored/outbox-entry.ts';
import { userOf } from '../stored/user.ts';
import { type FindDeps, type FoundPerson, findPerson } from './find-person.ts';

export interface EraseDeps extends FindDeps {
  runTransaction: RunTransaction;
}

export interface EraseOptions {
  /** Also anonymises open orders, which then cannot be delivered. */
  evenOpen: boolean;
  /** Finds, but changes nothing. */
  dryRun: boolean;
}

/** `person` is what was found and, unless in a dry run, erased. */
export type Erasure =
  | { ok: true; person: FoundPerson }
  | { ok: false; reason: 'admin' }
  | { ok: false; reason: 'open_orders'; orderNumbers: string[] };

/**
 * Erases a person: anonymises their orders and deletes their contact requests, profile and account,
 * the account last so that an interrupted run can be repeated. Refuses admins and people with open
 * orders.
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
  if (!dryRun) await erase(deps, person);
  return { ok: true, person };
}

async function erase(deps: EraseDeps, person: FoundPerson): Promise<void> {
  const { firestore, accounts } = deps;
  for (const number of person.orderNumbers) await anonymise(deps, number);
  for (const id of person.contactIds) await deleteContact(deps, id);
  if (!person.account) return;
  await userOf(firestore, person.account.uid).delete();
  await accounts.remove(person.account.uid);
}

function anonymise({ firestore, runTransaction }: EraseDeps, orderNumber: string): Promise<void> {
  const reference = orderOf(firestore, orderNumber);
  const orderedCarts = cartsOf(firestore)
    .withConverter(null)
    .where('order_number', '==', orderNumber);
  return runTransaction(async (transaction) => {
    const order = (await transaction.get(reference)).data();
    const [entries, carts] = await Promise.all([
      entriesAbout(transaction, firestore, orderNumber),
      transaction.get(orderedCarts.select()),
    ]);
    if (!order) return;
    transaction.set(reference, anonymisedOrder(order));
    for (const entry of entries) transaction.delete(entry);
    // Whoever has the key could test guesses of who ordered against the hash.
    for (const { ref } of carts.docs) {
      transaction.update(ref, { request_hash: FieldValue.delete() });
    }
  });
}

function deleteContact({ firestore, runTransaction }: EraseDeps, id: string): Promise<void> {
  return runTransaction(async (transaction) => {
    const entries = await entriesAbout(transaction, firestore, id);
    for (const entry of entries) transaction.delete(entry);
    transaction.delete(contactsOf(firestore).doc(id));
  });
}

async function entriesAbout(
  transaction: Transaction,
  firestore: FindDeps['firestore'],
  subjectId: string,
): Promise<DocumentReference[]> {
  const about = outboxOf(firestore).withConverter(null).where('subject_id', '==', subjectId);
  return (await transaction.get(about.select())).docs.map(({ ref }) => ref);
}

/** Replaces the name in lists and on the order's page. */
const ERASED_NAME = 'Gelöscht';

/**
 * The order reduced to what must be kept for the tax office (§ 147 AO, § 14b UStG, § 257 HGB): number,
 * date, items, amounts, payment, status, and a company as the recipient of its invoice.
 */
function anonymisedOrder(order: StoredOrder): StoredOrder {
  const isCompany = order.company_name !== '';
  return {
    order_number: order.order_number,
    created_at: order.created_at,
    payment_method: order.payment_method,
    order_status: order.order_status,
    subtotal_cents: order.subtotal_cents,
    delivery_cents: order.delivery_cents,
    total_cents: order.total_cents,
    order_items: order.order_items,
    ...(order.status_changes && { status_changes: order.status_changes }),
    company_name: order.company_name,
    company_address: isCompany ? order.company_address : '',
    tax_number: isCompany ? order.tax_number : '',
    customer_name: ERASED_NAME,
    customer_email: '',
    customer_phone: '',
    notes: '',
    user_id: null,
    schema_version: order.schema_version,
  };
}
