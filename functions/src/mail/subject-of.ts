import { isEmail } from '@shop/domain/validation';
import type { Firestore } from 'firebase-admin/firestore';
import { contactsOf } from '../contacts/stored-contact.ts';
import { orderOf } from '../orders/stored-order.ts';
import type { Subject } from './compose.ts';
import type { StoredMessage } from './stored-message.ts';

/**
 * Reads what a message is about. Undefined when there is nothing to send any more: the person has
 * had their data erased.
 */
export async function subjectOf(
  firestore: Firestore,
  { kind, subject_id }: Pick<StoredMessage, 'kind' | 'subject_id'>,
): Promise<Subject | undefined> {
  if (kind === 'contact_notice') {
    const contact = (await contactsOf(firestore).doc(subject_id).get()).data();
    return contact && { kind, contact };
  }
  const order = (await orderOf(firestore, subject_id).get()).data();
  return order && isEmail(order.customer_email) ? { kind, order } : undefined;
}
