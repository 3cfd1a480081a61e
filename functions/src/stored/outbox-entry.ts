import { isMailKind, isStepMail, type MailKind, STATUS_OF_MAIL } from '@shop/domain/contract/mail';
import { RETENTION } from '@shop/domain/time/retention';
import {
  type CollectionReference,
  type DocumentReference,
  type Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { type Check, isInstant, isText, isWhole, optional } from './checks.ts';
import { collectionOf, type StoredType } from './stored-type.ts';

/**
 * A document of `outbox/{id}`: a mail to send, and the state of that. It holds nothing personal; the
 * mail is composed from its subject, an order or a contact request, when it is sent.
 */
export interface StoredOutboxEntry {
  kind: MailKind;
  /** The order number, or the id of the contact request or of the office's change. */
  subject_id: string;
  /**
   * Which of several mails of its kind about its subject: the id of a reminder or a reply, or the
   * count of a status that is reached again.
   */
  part?: string;
  state: 'waiting' | 'sent' | 'given_up';
  created_at: Timestamp;
  /** When the next attempt may begin; while the entry is leased, when the lease expires. */
  next_try_at: Timestamp;
  /** How many attempts were begun. */
  tries: number;
  /** Attempts that a mail server accepted without an answer; missing if none. */
  unanswered?: number;
  /** A random token of the process that is sending the mail. */
  lease?: string;
  give_up_at: Timestamp;
  given_up_at?: Timestamp;
  sent_at?: Timestamp;
  /** An error code. Not the mail server's sentence, which would quote addresses. */
  last_problem?: string;
  /** Set once the mail is sent; Firestore deletes the entry some time after. */
  expires_at?: Timestamp;
  schema_version: 1;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** More than twice SEND_TIMEOUT_MS. */
export const LEASE_MS = 2 * 60 * 1000;
export const GIVE_UP_AFTER_MS = DAY_MS;
/** Retention of a sent mail's entry. */
export const KEEP_SENT_MS = RETENTION.mail.days * DAY_MS;

/** Anything else could not even be looked up. */
const isDocumentId: Check = (value) => typeof value === 'string' && /^[\w-]+$/.test(value);

export const OUTBOX: StoredType<StoredOutboxEntry> = {
  collection: 'outbox',
  version: 1,
  checks: {
    kind: isMailKind,
    subject_id: isDocumentId,
    part: optional(isDocumentId),
    state: isText,
    created_at: isInstant,
    next_try_at: isInstant,
    tries: isWhole,
    unanswered: optional(isWhole),
    lease: optional(isText),
    give_up_at: isInstant,
    given_up_at: optional(isInstant),
    sent_at: optional(isInstant),
    last_problem: optional(isText),
    expires_at: optional(isInstant),
  },
};

export function outboxOf(firestore: Firestore): CollectionReference<StoredOutboxEntry> {
  return collectionOf(firestore, OUTBOX);
}

/** Told apart from the ids of other mails about the same subject; the mail of a step ends in its status. */
const SUFFIXES: Partial<Record<MailKind, string>> = {
  order_confirmation: 'confirmation',
  order_notice: 'notice',
  contact_notice: 'notice',
  withdrawal_receipt: 'receipt',
  mail_limit_notice: 'notice',
  payment_reminder: 'reminder',
  contact_reply: 'reply',
};

/** The entry of this kind of mail about this subject, under an id that follows from both. */
export function entryOf(
  firestore: Firestore,
  kind: MailKind,
  subjectId: string,
  part?: string,
): DocumentReference<StoredOutboxEntry> {
  const suffix =
    SUFFIXES[kind] ?? (isStepMail(kind) ? STATUS_OF_MAIL[kind] : kind).replaceAll('_', '-');
  return outboxOf(firestore).doc([subjectId, suffix, part].filter(Boolean).join('-'));
}

/** A new entry, leased to its creator so that nobody else sends the mail at the same time. */
export function newEntry(
  kind: MailKind,
  subjectId: string,
  lease: string,
  now: Date,
): StoredOutboxEntry {
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

/** A new entry that nobody leases yet: the next sweep sends it. */
export function dueEntry(kind: MailKind, subjectId: string, now: Date): StoredOutboxEntry {
  const { lease: _, ...entry } = newEntry(kind, subjectId, '', now);
  return { ...entry, tries: 0, next_try_at: Timestamp.fromDate(now) };
}

/** The problem of a confirmation whose recipient gets too many. */
export const TOO_MANY = 'too many for its recipient';

/** A new entry that waits until an instant; without one it is given up at once. */
export function heldEntry(
  kind: MailKind,
  subjectId: string,
  until: Date | undefined,
  now: Date,
): StoredOutboxEntry {
  const held = { ...dueEntry(kind, subjectId, now), last_problem: TOO_MANY };
  return until
    ? { ...held, next_try_at: Timestamp.fromDate(until) }
    : { ...held, state: 'given_up', given_up_at: Timestamp.fromDate(now) };
}

export function after(now: Date, ms: number): Timestamp {
  return Timestamp.fromMillis(now.getTime() + ms);
}
