import type { MailKind } from '@shop/domain/mail';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { StoredContactRequest } from '../contacts/stored-contact.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import type { Subject } from './compose.ts';
import { newLease, type OutboxDeps } from './outbox-deps.ts';
import { messageOf, newMessage, type StoredMessage } from './stored-message.ts';

/** A message that this process holds, with what it is about. */
export interface Letter {
  reference: DocumentReference<StoredMessage>;
  message: StoredMessage;
  subject: Subject;
}

/**
 * Puts an order's mails into the outbox, within the transaction that writes the order: a
 * confirmation for the customer, a notice for the office. They are sent once it is committed.
 */
export function putOrderMail(
  transaction: Transaction,
  deps: OutboxDeps,
  order: StoredOrder,
): Letter[] {
  return [
    put(transaction, deps, order.order_number, { kind: 'order_confirmation', order }),
    put(transaction, deps, order.order_number, { kind: 'order_notice', order }),
  ];
}

/**
 * The same for a contact request: a notice for the office. Its sender gets none, or robots would
 * have us write to strangers.
 */
export function putContactMail(
  transaction: Transaction,
  deps: OutboxDeps,
  id: string,
  contact: StoredContactRequest,
): Letter[] {
  return [put(transaction, deps, id, { kind: 'contact_notice', contact })];
}

function put(
  transaction: Transaction,
  { firestore, now, randomBytes }: OutboxDeps,
  subjectId: string,
  subject: Subject,
): Letter {
  const kind: MailKind = subject.kind;
  const reference = messageOf(firestore, kind, subjectId);
  const message = newMessage(kind, subjectId, newLease(randomBytes), now());
  transaction.create(reference, message);
  return { reference, message, subject };
}
