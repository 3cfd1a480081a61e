import type { Firestore } from 'firebase-admin/firestore';
import { contactsOf, type StoredContactRequest } from '../stored/contact.ts';
import { orderOf, type StoredOrder } from '../stored/order.ts';
import type { StoredOutboxEntry } from '../stored/outbox-entry.ts';

/** What a mail is about: a document, or that so many mails were sent. */
export type Subject =
  | { kind: 'order_confirmation' | 'order_notice'; order: StoredOrder }
  | { kind: 'contact_notice' | 'withdrawal_receipt'; contact: StoredContactRequest }
  | { kind: 'mail_limit_notice' };

/** Reads an entry's subject. Undefined once the person's data was erased: then nothing is sent. */
export async function readSubject(
  firestore: Firestore,
  { kind, subject_id }: Pick<StoredOutboxEntry, 'kind' | 'subject_id'>,
): Promise<Subject | undefined> {
  if (kind === 'mail_limit_notice') return { kind };
  if (kind === 'contact_notice' || kind === 'withdrawal_receipt') {
    const contact = (await contactsOf(firestore).doc(subject_id).get()).data();
    return contact && { kind, contact };
  }
  const order = (await orderOf(firestore, subject_id).get()).data();
  return order && order.customer_email !== '' ? { kind, order } : undefined;
}
