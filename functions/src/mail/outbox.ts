import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import type { RunTransaction } from '../firestore/run-transaction.ts';
import type { Log } from '../logging/log.ts';
import type { StoredContactRequest } from '../stored/contact.ts';
import type { StoredOrder } from '../stored/order.ts';
import { entryOf, newEntry, type StoredOutboxEntry } from '../stored/outbox-entry.ts';
import type { MailConfig } from './mail-config.ts';
import type { Mailer } from './mailer.ts';
import type { Subject } from './subject.ts';

export interface OutboxDeps {
  firestore: Firestore;
  runTransaction: RunTransaction;
  now: () => Date;
  randomBytes: (count: number) => Uint8Array;
  log: Log;
  /** The time in which a request is answered. */
  deadlineMs: number;
  mailer: Mailer;
  mail: MailConfig;
}

/** An entry that this process has leased, with its subject. */
export interface OutboxEntry {
  reference: DocumentReference<StoredOutboxEntry>;
  stored: StoredOutboxEntry;
  subject: Subject;
}

/**
 * Creates an order's outbox entries within the transaction that creates the order: a confirmation
 * for the customer and a notice for the company. Send them once it is committed.
 */
export function putOrderMail(
  transaction: Transaction,
  deps: OutboxDeps,
  order: StoredOrder,
): OutboxEntry[] {
  return [
    put(transaction, deps, order.order_number, { kind: 'order_confirmation', order }),
    put(transaction, deps, order.order_number, { kind: 'order_notice', order }),
  ];
}

/**
 * Likewise a contact request's notice for the company. Its sender gets no mail, or robots could make
 * the shop write to strangers.
 */
export function putContactMail(
  transaction: Transaction,
  deps: OutboxDeps,
  id: string,
  contact: StoredContactRequest,
): OutboxEntry[] {
  return [put(transaction, deps, id, { kind: 'contact_notice', contact })];
}

function put(
  transaction: Transaction,
  { firestore, now, randomBytes }: OutboxDeps,
  subjectId: string,
  subject: Subject,
): OutboxEntry {
  const reference = entryOf(firestore, subject.kind, subjectId);
  const stored = newEntry(subject.kind, subjectId, newLease(randomBytes), now());
  transaction.create(reference, stored);
  return { reference, stored, subject };
}

const LEASE_BYTES = 16;

export function newLease(randomBytes: OutboxDeps['randomBytes']): string {
  return Buffer.from(randomBytes(LEASE_BYTES)).toString('hex');
}
