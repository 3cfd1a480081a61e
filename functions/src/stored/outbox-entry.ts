import {
  isMailKind,
  isStepMail,
  type MailKind,
  STATUS_OF_MAIL,
  stateOfMail,
} from '@shop/domain/contract/mail';
import { RETENTION } from '@shop/domain/time/retention';
import { type DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import {
  type Check,
  type Checked,
  isInstant,
  isText,
  isWhole,
  optional,
} from '../firestore/checks.ts';
import { collectionOf, type StoredType } from '../firestore/stored-type.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** More than twice SEND_TIMEOUT_MS. */
export const LEASE_MS = 2 * 60 * 1000;
export const GIVE_UP_AFTER_MS = DAY_MS;
/** Retention of a sent mail's entry. */
export const KEEP_SENT_MS = RETENTION.mail.days * DAY_MS;

/** Any other id could not even be used to look up a document. */
const isDocumentId: Check<string> = (value) => typeof value === 'string' && /^[\w-]+$/.test(value);
const isKind: Check<MailKind> = isMailKind;
const isState: Check<'waiting' | 'deferred' | 'sent' | 'given_up'> = (value) =>
  typeof value === 'string';

const ENTRY = {
  kind: isKind,
  /** The number of the order or booking, or the id of the contact request or of the office's change. */
  subject_id: isDocumentId,
  /**
   * Distinguishes several mails of the same kind about the same subject: the id of a reminder or a reply, the
   * count of a status reached repeatedly, or the index in the history of an order or a booking.
   */
  part: optional(isDocumentId),
  /** Deferred mails wait until no others do. */
  state: isState,
  created_at: isInstant,
  /** When the next attempt may begin; while the entry is leased, when the lease expires. */
  next_try_at: isInstant,
  /** Number of attempts begun. */
  tries: isWhole,
  /** Attempts in which a mail server received the mail but did not answer; missing if there are none. */
  unanswered: optional(isWhole),
  /** A random token of the process that is sending the mail. */
  lease: optional(isText),
  give_up_at: isInstant,
  given_up_at: optional(isInstant),
  sent_at: optional(isInstant),
  /** An error code, not the mail server's sentence, which would quote addresses. */
  last_problem: optional(isText),
  /** Set once the mail is sent; Firestore deletes the entry some time after. */
  expires_at: optional(isInstant),
};

/**
 * A document of `outbox/{id}`: a mail to send, and its state. It contains nothing personal; the mail is
 * composed from its subject, such as an order or a contact request, when it is sent.
 */
export interface StoredOutboxEntry extends Checked<typeof ENTRY> {
  schema_version: 1;
}

export const OUTBOX: StoredType<StoredOutboxEntry> = {
  collection: 'outbox',
  version: 1,
  checks: ENTRY,
};

export const outboxOf = collectionOf(OUTBOX);

/** Distinguishes the ids of mails about the same subject; the mail about a step ends in its status. */
const SUFFIXES: Partial<Record<MailKind, string>> = {
  order_confirmation: 'confirmation',
  order_notice: 'notice',
  contact_notice: 'notice',
  contact_receipt: 'receipt',
  withdrawal_receipt: 'receipt',
  mail_limit_notice: 'notice',
  booking_moved: 'moved',
  booking_extended: 'extended',
  booking_notice: 'notice',
  payment_reminder: 'reminder',
  invoice: 'invoice',
  contact_reply: 'reply',
};

/** The entry for this kind of mail about this subject; its id is derived from both. */
export function entryOf(
  firestore: Firestore,
  kind: MailKind,
  subjectId: string,
  part?: string,
): DocumentReference<StoredOutboxEntry> {
  const step = isStepMail(kind) ? STATUS_OF_MAIL[kind] : stateOfMail(kind);
  const suffix = SUFFIXES[kind] ?? (step ?? kind).replaceAll('_', '-');
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

/** The states of mails that are still to be sent. */
export const UNSENT = ['waiting', 'deferred'] as const;
export const isUnsent = (state: unknown) => UNSENT.some((unsent) => unsent === state);

/** The problem of a mail that waited when the database was restored. */
export const RESTORED = 'restored';

/** The problem of a confirmation whose recipient gets too many mails. */
export const TOO_MANY = 'too many for its recipient';

/**
 * A new entry that waits until an instant, intentionally or because its recipient gets too many mails, and
 * behind all others if it is deferred; without an instant, it is given up at once.
 */
export function heldEntry(
  kind: MailKind,
  subjectId: string,
  given: { at: Date | undefined; isLate: boolean; isDeferred?: boolean },
  now: Date,
): StoredOutboxEntry {
  const { at: until, isLate, isDeferred } = given;
  const held = {
    ...dueEntry(kind, subjectId, now),
    ...(isDeferred && { state: 'deferred' as const }),
    ...(isLate && { last_problem: TOO_MANY }),
  };
  return until
    ? { ...held, next_try_at: Timestamp.fromDate(until) }
    : { ...held, state: 'given_up', given_up_at: Timestamp.fromDate(now) };
}

export function after(now: Date, ms: number): Timestamp {
  return Timestamp.fromMillis(now.getTime() + ms);
}
