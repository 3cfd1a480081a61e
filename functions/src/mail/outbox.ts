import { isBookingMail, isMailKind, isStepMail, stateOfMail } from '@shop/domain/contract/mail';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { AdminNames } from '../accounts/admin-names.ts';
import type { StoreDeps } from '../firestore/run-transaction.ts';
import type { AtLeastOne } from '../lib/at-least-one.ts';
import type { Log } from '../lib/log.ts';
import { BY_CUSTOMER, type StoredOrder } from '../stored/order.ts';
import { lastStatusChange } from '../stored/order-events.ts';
import { entryOf, heldEntry, newEntry, type StoredOutboxEntry } from '../stored/outbox-entry.ts';
import type { StoredRentalBooking, StoredRentalRecord } from '../stored/rental-booking.ts';
import type { ConfirmationSlot, MailShare } from './confirmation-slots.ts';
import type { MailConfig } from './mail-config.ts';
import type { MailQuotas } from './mail-quota.ts';
import type { Mailer } from './mailer.ts';
import type { Subject } from './subject.ts';
import { timesReached } from './texts/order-step.ts';

export interface OutboxDeps extends StoreDeps {
  randomBytes: (count: number) => Uint8Array;
  log: Log;
  /** Names the person behind a notice. */
  adminNames: AdminNames;
  /** How long a request may take. */
  deadlineMs: number;
  mailer: Mailer;
  mailQuotas: MailQuotas;
  mail: MailConfig;
  linkKey: string;
}

/** A new entry with its subject: leased by this process, or held for its slot. */
export interface OutboxEntry {
  reference: DocumentReference<StoredOutboxEntry>;
  stored: StoredOutboxEntry;
  subject: Subject;
}

/**
 * Creates a mail's outbox entry within the transaction that stores its subject. This process leases it and
 * sends it after the commit, unless it has to wait for its slot, or behind others as its network's share is
 * used up. The share is left to be taken.
 */
export function putMail(
  transaction: Transaction,
  { firestore, now, randomBytes }: OutboxDeps,
  subjectId: string,
  subject: Subject,
  slot?: ConfirmationSlot,
  share?: MailShare,
): OutboxEntry {
  slot?.take();
  const isDeferred = share?.isUsedUp ?? false;
  const isHeld = isDeferred || (slot !== undefined && !(slot.at && slot.at <= now()));
  const { at, isLate } = slot ?? { at: now(), isLate: false };
  const entry = isHeld
    ? heldEntry(subject.kind, subjectId, { at, isLate, isDeferred }, now())
    : newEntry(subject.kind, subjectId, newLease(randomBytes), now());
  const part = 'part' in subject ? subject.part : undefined;
  const reference = entryOf(firestore, entry.kind, entry.subject_id, part);
  const stored = { ...entry, ...(part !== undefined && { part }) };
  transaction.create(reference, stored);
  return { reference, stored, subject };
}

/**
 * Creates an order's confirmation for the customer, in its slot, and its notice for the company. Neither
 * without a slot: the office itself took the order from a customer without an e-mail address.
 */
export function putOrderMail(
  transaction: Transaction,
  deps: OutboxDeps,
  order: StoredOrder,
  slot: ConfirmationSlot | undefined,
  share: MailShare,
): OutboxEntry[] {
  if (!slot) return [];
  share.take();
  const put = (kind: 'order_confirmation' | 'order_notice', inSlot?: ConfirmationSlot) =>
    putMail(transaction, deps, order.order_number, { kind, order }, inSlot, share);
  return [put('order_confirmation', slot), put('order_notice')];
}

/**
 * Creates the mail that notifies the customer of an order's new status, unless there is no slot because there
 * is no customer; and a notice for the company if the customer has cancelled it.
 */
export function putStepMail(
  transaction: Transaction,
  deps: OutboxDeps,
  order: StoredOrder,
  slot: ConfirmationSlot | undefined,
  share?: MailShare,
): OutboxEntry[] {
  share?.take();
  const { order_number } = order;
  const step = stepSubject(order);
  const isByCustomer = lastStatusChange(order)?.by_uid === BY_CUSTOMER;
  const put = (subject: Subject, inSlot?: ConfirmationSlot) =>
    putMail(transaction, deps, order_number, subject, inSlot, share);
  return [
    ...(step && slot ? [put(step, slot)] : []),
    ...(isByCustomer ? [put({ kind: 'cancellation_notice', order })] : []),
  ];
}

/** The mail of the step by which an order last reached its status, if the status has one. */
export function stepSubject(order: StoredOrder) {
  const kind = `order_${order.order_status}`;
  if (!isStepMail(kind)) return undefined;
  // A status that is reached again is mailed again.
  const count = timesReached(order, order.order_status).length;
  return { kind, order, ...(count > 1 && { part: String(count) }) };
}

/**
 * Creates the mail about the latest event of a booking, if it has a slot, and a notice for the company if the
 * customer caused it. Both cover all bookings of the reservation that the event was about.
 */
export function putBookingMails(
  transaction: Transaction,
  deps: OutboxDeps,
  told: AtLeastOne<StoredRentalBooking>,
  slot: ConfirmationSlot | undefined,
  tellsOffice: boolean,
  record?: StoredRentalRecord,
  share?: MailShare,
): OutboxEntry[] {
  share?.take();
  const [booking] = told;
  const { booking_number, history } = booking;
  const kind = `booking_${history.at(-1)?.what}`;
  const part = String(history.length - 1);
  const put = (subject: Subject, inSlot?: ConfirmationSlot) =>
    putMail(transaction, deps, booking_number, subject, inSlot, share);
  const mails: OutboxEntry[] = [];
  if (slot && isMailKind(kind) && isBookingMail(kind)) {
    // A state is reached only once.
    const subject = { kind, booking, told, ...(record && { record }) };
    mails.push(put({ ...subject, ...(!stateOfMail(kind) && { part }) }, slot));
  }
  return tellsOffice ? [...mails, put({ kind: 'booking_notice', booking, told, part })] : mails;
}

const LEASE_BYTES = 16;

export function newLease(randomBytes: OutboxDeps['randomBytes']): string {
  return Buffer.from(randomBytes(LEASE_BYTES)).toString('hex');
}
