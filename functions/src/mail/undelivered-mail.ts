import { isMailKind, type UndeliveredMail, type WaitingMail } from '@shop/domain/contract/mail';
import { TAKE_BACK_MS } from '@shop/domain/order/order-status';
import { customerNumber } from '@shop/domain/text/customer-number';
import { type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { toCurrentVersion, UnreadableDocument } from '../firestore/stored-type.ts';
import { type Outcome, refuse } from '../lib/refusal.ts';
import {
  after,
  GIVE_UP_AFTER_MS,
  OUTBOX,
  outboxOf,
  RESTORED,
  type StoredOutboxEntry,
  TOO_MANY,
  UNSENT,
} from '../stored/outbox-entry.ts';
import type { OutboxDeps } from './outbox.ts';
import { recipientsOf } from './recipients.ts';
import { readSubject, type Subject } from './subject.ts';

const MAX_LISTED = 20;

type ListDeps = Pick<OutboxDeps, 'firestore' | 'mail' | 'log' | 'adminNames'>;

/** Validates the order, quote or booking number in a query; undefined if there is none. */
export function readAbout(about: unknown): Outcome<string | undefined> {
  if (about === undefined) return { ok: true, value: undefined };
  return typeof about === 'string' && /^[A-Z]{1,2}-[A-Z0-9-]{1,30}$/.test(about)
    ? { ok: true, value: about }
    : refuse('invalid', 'Diese Nummer ist ungültig.');
}

const UNKNOWN = refuse('not_found', 'Diese E-Mail gibt es nicht.');
const QUEUED = { ok: true, value: null } as const;
const NOT_GIVEN_UP = refuse('conflict', 'Diese E-Mail wird bereits wieder zugestellt.');

/**
 * The latest undeliverable mails, overall or about one number, with their recipients; omits those whose subject no
 * longer exists. An unreadable one is logged and listed as far as it can be read.
 */
export async function listUndelivered(deps: ListDeps, about?: string): Promise<UndeliveredMail[]> {
  const givenUp = outboxOf(deps.firestore).withConverter(null).where('state', '==', 'given_up');
  const wanted =
    about === undefined
      ? givenUp.orderBy('given_up_at', 'desc')
      : givenUp.where('subject_id', '==', about);
  const found = await wanted.limit(MAX_LISTED).get();
  const mails = found.docs.map((entry) => toUndelivered(deps, entry));
  return (await Promise.all(mails)).filter((mail) => mail !== undefined);
}

/** Puts a given-up mail, readable or not, back into the queue, for another day of attempts. */
export async function retryUndelivered(
  { firestore, runTransaction, now }: Pick<OutboxDeps, 'firestore' | 'runTransaction' | 'now'>,
  id: string,
): Promise<Outcome<null>> {
  if (!/^[A-Za-z0-9-]{1,80}$/.test(id)) return UNKNOWN;
  const reference = outboxOf(firestore).withConverter(null).doc(id);
  const queued = {
    state: 'waiting' as const,
    next_try_at: Timestamp.fromDate(now()),
    give_up_at: after(now(), GIVE_UP_AFTER_MS),
    tries: 0,
  };
  return runTransaction(async (transaction) => {
    const entry = await transaction.get(reference);
    if (!entry.exists) return UNKNOWN;
    if (entry.get('state') !== 'given_up') {
      // Firestore repeats a transaction whose answer was lost: the change found is then its own.
      return queued.give_up_at.isEqual(entry.get('give_up_at')) ? QUEUED : NOT_GIVEN_UP;
    }
    transaction.update(reference, queued);
    return QUEUED;
  });
}

async function toUndelivered(
  { firestore, mail, log, adminNames }: ListDeps,
  entry: QueryDocumentSnapshot,
): Promise<UndeliveredMail | undefined> {
  try {
    const stored = toCurrentVersion(OUTBOX, entry.data());
    const subject = await readSubject({ firestore, adminNames }, stored);
    if (!subject) return undefined;
    const [recipient] = await recipientsOf(firestore, subject, mail.officeAddress);
    const reason = reasonOf(stored);
    return {
      ...entryFacts(entry),
      recipient: recipient.address,
      about: aboutOf(subject),
      ...(reason && { reason }),
    };
  } catch (error) {
    if (!(error instanceof UnreadableDocument)) throw error;
    log({ severity: 'ERROR', message: error.message });
    return { ...entryFacts(entry), reason: 'unreadable' };
  }
}

function reasonOf({ last_problem, unanswered = 0 }: StoredOutboxEntry) {
  if (last_problem === TOO_MANY) return 'too_many';
  if (last_problem === RESTORED) return 'restored';
  return unanswered > 1 ? 'unanswered' : undefined;
}

function aboutOf(subject: Subject): string {
  if (subject.kind === 'mail_limit_notice') return '';
  if (subject.kind === 'security_notice') return subject.change.item_name;
  if ('booking' in subject) return subject.booking.booking_number;
  if ('quote' in subject) return subject.quote.number;
  if ('standing' in subject) return subject.standing.name;
  if ('member' in subject) return customerNumber(subject.customer.id);
  return 'contact' in subject ? subject.contact.name : subject.order.order_number;
}

/** An entry's facts without its subject, even of a broken one. */
function entryFacts(entry: QueryDocumentSnapshot) {
  const { kind, subject_id, created_at, given_up_at } = entry.data();
  return {
    id: entry.id,
    ...(isMailKind(kind) && { kind }),
    about: typeof subject_id === 'string' ? subject_id : '',
    created_at: toIso(created_at, given_up_at, entry.createTime),
    given_up_at: toIso(given_up_at, created_at, entry.updateTime),
  };
}

function toIso(...candidates: unknown[]): string {
  const instant = candidates.find((candidate) => candidate instanceof Timestamp);
  return (instant ?? Timestamp.fromMillis(0)).toDate().toISOString();
}

/** Until then, a mail is simply under way, or its step can still be undone. */
const UNREMARKABLE_MS = TAKE_BACK_MS + 5 * 60_000;

type WaitingDeps = Pick<OutboxDeps, 'firestore' | 'now'>;

/** Mails that have been waiting for more than fifteen minutes. One read if there are none, else two. */
export async function countWaiting(deps: WaitingDeps): Promise<WaitingMail> {
  const oldest = await findOverdue(deps);
  if (!oldest) return { count: 0 };
  const { count } = (await overdueMails(deps).count().get()).data();
  return { count, oldest_at: oldest.toISOString() };
}

/** When the oldest of them was put into the outbox; one read. */
export async function findOverdue(deps: WaitingDeps): Promise<Date | undefined> {
  const [oldest] = (await overdueMails(deps).limit(1).get()).docs;
  return oldest?.get('created_at').toDate();
}

function overdueMails({ firestore, now }: WaitingDeps) {
  return outboxOf(firestore)
    .withConverter(null) // an unreadable one waits, too
    .where('state', 'in', UNSENT)
    .where('created_at', '<', Timestamp.fromMillis(now().getTime() - UNREMARKABLE_MS))
    .orderBy('created_at');
}
