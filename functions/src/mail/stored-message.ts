import { createHash } from 'node:crypto';
import type { MailKind } from '@shop/domain/mail';
import {
  type CollectionReference,
  type DocumentReference,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { isInstant, isText, isWhole, optional } from '../stored/checks.ts';
import { collectionOf, type StoredType } from '../stored/stored-type.ts';

/**
 * A document of `outbox/{id}`: that a mail is to be sent, and how far that has come. It holds
 * nothing personal: what the mail says is read from its subject when it is sent.
 */
export interface StoredMessage {
  kind: MailKind;
  /** The number of the order or the id of the contact request. */
  subject_id: string;
  state: 'waiting' | 'sent' | 'given_up';
  created_at: Timestamp;
  /** When the next try may begin; while somebody holds the message, when their lease runs out. */
  next_try_at: Timestamp;
  /** How often somebody took the message to send it. */
  tries: number;
  /** A random token of who is sending the message now. */
  lease?: string;
  give_up_at: Timestamp;
  given_up_at?: Timestamp;
  sent_at?: Timestamp;
  /** An error's code: no sentence of a mail server, as those quote addresses. */
  last_problem?: string;
  /** Set once it is sent: Firestore deletes it some time after. */
  expires_at?: Timestamp;
  schema_version: 1;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Longer than any try takes: see SEND_LIMIT_MS. */
export const LEASE_MS = 2 * 60 * 1000;

/** Tries go on for so long. */
export const GIVE_UP_AFTER_MS = DAY_MS;

/** How long a message that was sent can be looked up. */
export const KEEP_SENT_MS = 30 * DAY_MS;

export const OUTBOX: StoredType<StoredMessage> = {
  collection: 'outbox',
  version: 1,
  checks: {
    kind: isText,
    subject_id: isText,
    state: isText,
    created_at: isInstant,
    next_try_at: isInstant,
    tries: isWhole,
    lease: optional(isText),
    give_up_at: isInstant,
    given_up_at: optional(isInstant),
    sent_at: optional(isInstant),
    last_problem: optional(isText),
    expires_at: optional(isInstant),
  },
};

export function outboxOf(firestore: Firestore): CollectionReference<StoredMessage> {
  return collectionOf(firestore, OUTBOX);
}

/** Where the message of this kind about this subject stands: always the same place. */
export function messageOf(
  firestore: Firestore,
  kind: MailKind,
  subjectId: string,
): DocumentReference<StoredMessage> {
  const suffix = kind === 'order_confirmation' ? 'confirmation' : 'notice';
  return outboxOf(firestore).doc(`${subjectId}-${suffix}`);
}

/** A new message, held by who creates it: nobody else tries to send it at the same time. */
export function newMessage(
  kind: MailKind,
  subjectId: string,
  lease: string,
  now: Date,
): StoredMessage {
  return {
    kind,
    subject_id: subjectId,
    state: 'waiting',
    created_at: Timestamp.fromDate(now),
    next_try_at: after(now, LEASE_MS),
    tries: 1,
    lease,
    give_up_at: after(now, GIVE_UP_AFTER_MS),
    schema_version: 1,
  };
}

export function after(now: Date, ms: number): Timestamp {
  return Timestamp.fromMillis(now.getTime() + ms);
}

/**
 * The name under which a mail travels. Mail servers write it into their logs, so the number of an
 * order, which opens its page, must not be read from it.
 */
export function travelName(messageId: string): string {
  return createHash('sha256').update(messageId).digest('hex').slice(0, 32);
}
