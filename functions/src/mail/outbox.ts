import { isStepMail } from '@shop/domain/contract/mail';
import type { DocumentReference, Firestore, Transaction } from 'firebase-admin/firestore';
import type { AdminNames } from '../accounts/admin-names.ts';
import type { RunTransaction } from '../firestore/run-transaction.ts';
import type { Log } from '../logging/log.ts';
import type { StoredContactRequest } from '../stored/contact.ts';
import { BY_CUSTOMER, type StoredOrder } from '../stored/order.ts';
import { entryOf, heldEntry, newEntry, type StoredOutboxEntry } from '../stored/outbox-entry.ts';
import type { ConfirmationSlot } from './confirmation-slots.ts';
import type { MailConfig } from './mail-config.ts';
import type { MailQuotas } from './mail-quota.ts';
import type { Mailer } from './mailer.ts';
import type { Subject } from './subject.ts';
import { timesReached } from './texts/order-step.ts';

export interface OutboxDeps {
  firestore: Firestore;
  runTransaction: RunTransaction;
  now: () => Date;
  randomBytes: (count: number) => Uint8Array;
  log: Log;
  /** Names who did what a notice is about. */
  adminNames: AdminNames;
  /** The time in which a request is answered. */
  deadlineMs: number;
  mailer: Mailer;
  mailQuotas: MailQuotas;
  mail: MailConfig;
  /** Signs the links in mails. */
  linkKey: string;
}

/** A new entry with its subject: leased by this process, or held for its slot. */
export interface OutboxEntry {
  reference: DocumentReference<StoredOutboxEntry>;
  stored: StoredOutboxEntry;
  subject: Subject;
}

/**
 * Creates an order's outbox entries within the transaction that creates the order: a confirmation
 * for the customer, in its slot, and a notice for the company. Send them once it is committed.
 */
export function putOrderMail(
  transaction: Transaction,
  deps: OutboxDeps,
  order: StoredOrder,
  slot: ConfirmationSlot,
): OutboxEntry[] {
  const confirmation = { kind: 'order_confirmation' as const, order };
  return [
    putInSlot(transaction, deps, order.order_number, confirmation, slot),
    put(transaction, deps, order.order_number, { kind: 'order_notice', order }),
  ];
}

/**
 * Likewise the mail that tells the customer of the status that an order has reached, unless there is
 * no slot as there is no customer; and a notice for the company if the customer has cancelled it.
 */
export function putStepMail(
  transaction: Transaction,
  deps: OutboxDeps,
  order: StoredOrder,
  slot: ConfirmationSlot | undefined,
): OutboxEntry[] {
  const { order_number, order_status } = order;
  const kind = `order_${order_status}`;
  // Reached again, a status is told again.
  const count = timesReached(order, order_status).length;
  const isByCustomer = order.status_changes?.at(-1)?.by_uid === BY_CUSTOMER;
  const notice = { kind: 'cancellation_notice' as const, order };
  return [
    ...(isStepMail(kind) && slot
      ? [
          putInSlot(
            transaction,
            deps,
            order_number,
            { kind, order, ...(count > 1 && { part: String(count) }) },
            slot,
          ),
        ]
      : []),
    ...(isByCustomer ? [put(transaction, deps, order_number, notice)] : []),
  ];
}

/** Likewise a withdrawal's receipt for its sender and its notice for the company, in their slots. */
export function putWithdrawalMail(
  transaction: Transaction,
  deps: OutboxDeps,
  id: string,
  contact: StoredContactRequest,
  { receipt, notice }: Record<'receipt' | 'notice', ConfirmationSlot>,
): OutboxEntry[] {
  return [
    putInSlot(transaction, deps, id, { kind: 'withdrawal_receipt', contact }, receipt),
    putInSlot(transaction, deps, id, { kind: 'contact_notice', contact }, notice),
  ];
}

function putInSlot(
  transaction: Transaction,
  deps: OutboxDeps,
  subjectId: string,
  subject: Subject,
  slot: ConfirmationSlot,
): OutboxEntry {
  slot.take();
  return isFree(slot, deps.now())
    ? put(transaction, deps, subjectId, subject)
    : hold(transaction, deps, subjectId, subject, slot);
}

function isFree({ at }: ConfirmationSlot, now: Date): boolean {
  return at !== undefined && at <= now;
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

/** Likewise a reminder of an order's payment; `part` is the reminder's id. */
export function putReminderMail(
  transaction: Transaction,
  deps: OutboxDeps,
  order: StoredOrder,
  part: string,
): OutboxEntry[] {
  return [put(transaction, deps, order.order_number, { kind: 'payment_reminder', order, part })];
}

/** Likewise an answer to a contact request; `part` is the id of the reply. */
export function putReplyMail(
  transaction: Transaction,
  deps: OutboxDeps,
  id: string,
  contact: StoredContactRequest,
  part: string,
): OutboxEntry[] {
  const reply = contact.replies?.find((each) => each.id === part);
  return reply ? [put(transaction, deps, id, { kind: 'contact_reply', contact, reply, part })] : [];
}

function put(
  transaction: Transaction,
  { firestore, now, randomBytes }: OutboxDeps,
  subjectId: string,
  subject: Subject,
): OutboxEntry {
  const { kind } = subject;
  const entry = newEntry(kind, subjectId, newLease(randomBytes), now());
  return create(transaction, firestore, entry, subject);
}

/** Nobody leases this entry before its slot. */
function hold(
  transaction: Transaction,
  { firestore, now }: OutboxDeps,
  subjectId: string,
  subject: Subject,
  { at }: ConfirmationSlot,
): OutboxEntry {
  return create(transaction, firestore, heldEntry(subject.kind, subjectId, at, now()), subject);
}

function create(
  transaction: Transaction,
  firestore: Firestore,
  entry: StoredOutboxEntry,
  subject: Subject,
): OutboxEntry {
  const part = 'part' in subject ? subject.part : undefined;
  const reference = entryOf(firestore, entry.kind, entry.subject_id, part);
  const stored = { ...entry, ...(part !== undefined && { part }) };
  transaction.create(reference, stored);
  return { reference, stored, subject };
}

const LEASE_BYTES = 16;

export function newLease(randomBytes: OutboxDeps['randomBytes']): string {
  return Buffer.from(randomBytes(LEASE_BYTES)).toString('hex');
}
