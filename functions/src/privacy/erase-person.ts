import { type DocumentReference, FieldValue, type Transaction } from 'firebase-admin/firestore';
import { userOf } from '../accounts/stored-user.ts';
import { cartsOf } from '../cart/stored-cart.ts';
import { contactsOf } from '../contacts/stored-contact.ts';
import type { RunTransaction } from '../firestore/run-transaction.ts';
import { outboxOf } from '../mail/stored-outbox-entry.ts';
import { orderOf } from '../orders/stored-order.ts';
import { anonymisedOrder } from './anonymised-order.ts';
import { type FindDeps, type FoundPerson, findPerson } from './find-person.ts';

export interface EraseDeps extends FindDeps {
  runTransaction: RunTransaction;
}

export interface EraseOptions {
  /** Anonymises orders too that are still to be delivered: nobody can deliver them then. */
  evenOpen: boolean;
  /** Finds, but changes nothing. */
  dryRun: boolean;
}

/** `person` is what was found, and unless it was a dry run erased. */
export type Erasure =
  | { ok: true; person: FoundPerson }
  | { ok: false; reason: 'admin' }
  | { ok: false; reason: 'open_orders'; orderNumbers: string[] };

/**
 * Erases a person: anonymises their orders, deletes their contact requests, their profile and last
 * their account, so that an interrupted run can be repeated and then completes. Refuses admins, and
 * people with orders that are not delivered or cancelled yet.
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
  const carts = cartsOf(firestore).withConverter(null).where('order_number', '==', orderNumber);
  return runTransaction(async (transaction) => {
    const order = (await transaction.get(reference)).data();
    const [messages, marked] = await Promise.all([
      messagesAbout(transaction, firestore, orderNumber),
      transaction.get(carts.select()),
    ]);
    if (!order) return;
    transaction.set(reference, anonymisedOrder(order));
    for (const message of messages) transaction.delete(message);
    // Its hash tells the same order sent twice; without the key guesses of who ordered would fit it.
    for (const { ref } of marked.docs) {
      transaction.update(ref, { request_hash: FieldValue.delete() });
    }
  });
}

function deleteContact({ firestore, runTransaction }: EraseDeps, id: string): Promise<void> {
  return runTransaction(async (transaction) => {
    const messages = await messagesAbout(transaction, firestore, id);
    for (const message of messages) transaction.delete(message);
    transaction.delete(contactsOf(firestore).doc(id));
  });
}

async function messagesAbout(
  transaction: Transaction,
  firestore: FindDeps['firestore'],
  subjectId: string,
): Promise<DocumentReference[]> {
  const about = outboxOf(firestore).withConverter(null).where('subject_id', '==', subjectId);
  return (await transaction.get(about.select())).docs.map(({ ref }) => ref);
}
