import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore';
import type { RunTransaction } from '../firestore/run-transaction.ts';
import {
  after,
  isUnsent,
  KEEP_SENT_MS,
  LEASE_MS,
  type StoredOutboxEntry,
} from '../stored/outbox-entry.ts';
import type { FailedSend } from './mailer.ts';

type Reference = DocumentReference<StoredOutboxEntry>;

/**
 * Leases a due entry for two minutes. Undefined if it is not due or already leased. Throws
 * `UnreadableDocument`.
 */
export function acquireLease(
  runTransaction: RunTransaction,
  reference: Reference,
  lease: string,
  now: Date,
): Promise<StoredOutboxEntry | undefined> {
  return runTransaction(async (transaction) => {
    const entry = (await transaction.get(reference)).data();
    // Firestore repeats a transaction whose answer was lost: then the lease is stored already.
    if (entry?.lease === lease) return entry;
    if (!entry || !isUnsent(entry.state)) return undefined;
    if (entry.next_try_at.toMillis() > now.getTime()) return undefined;
    const state = 'waiting' as const;
    const leased = { state, lease, next_try_at: after(now, LEASE_MS), tries: entry.tries + 1 };
    transaction.update(reference, leased);
    return { ...entry, ...leased };
  });
}

/**
 * Marks an entry as sent, even if another process now holds the lease: the mail is out and must not be
 * sent again. So it needs no transaction and no read.
 */
export async function markSent(reference: Reference, now: Date): Promise<void> {
  await reference.update({
    state: 'sent',
    sent_at: Timestamp.fromDate(now),
    expires_at: after(now, KEEP_SENT_MS),
    lease: FieldValue.delete(),
  });
}

/** Such a mail is sent once more and then given up; otherwise it might arrive thirty times. */
const MAX_UNANSWERED = 2;

/** Remembers that the first attempt, whose lease this process holds, may have delivered the mail. */
export async function markUnanswered(reference: Reference): Promise<void> {
  await reference.update({ unanswered: 1 });
}

/** Outcome of a failed attempt; `lease_lost` changes nothing. */
export type FailureOutcome = 'waiting' | 'given_up' | 'lease_lost';

/**
 * Releases an entry whose mail failed: it waits for the next attempt, or is given up after a day, if the
 * recipient was refused, or if it may have arrived twice. Only if the caller still holds the lease.
 */
export function markFailed(
  runTransaction: RunTransaction,
  reference: Reference,
  lease: string,
  { problem, isPermanent, isUnanswered }: Omit<FailedSend, 'ok'>,
  now: Date,
): Promise<FailureOutcome> {
  return runTransaction(async (transaction) => {
    const entry = (await transaction.get(reference)).data();
    if (entry?.lease !== lease) return 'lease_lost';
    const unanswered = (entry.unanswered ?? 0) + (isUnanswered ? 1 : 0);
    const released = {
      lease: FieldValue.delete(),
      last_problem: problem,
      ...(isUnanswered && { unanswered }),
    };
    const isOver = isPermanent || (isUnanswered && unanswered >= MAX_UNANSWERED);
    if (isOver || now.getTime() >= entry.give_up_at.toMillis()) {
      const given_up_at = Timestamp.fromDate(now);
      transaction.update(reference, { ...released, state: 'given_up', given_up_at });
      return 'given_up';
    }
    transaction.update(reference, { ...released, next_try_at: nextTryAt(entry, now) });
    return 'waiting';
  });
}

/**
 * Postpones a due entry that cannot be read by an hour, in case a later release can read it, or gives it up:
 * after its day, or at once if it does not say when that ends.
 */
export function postponeUnreadable(
  runTransaction: RunTransaction,
  reference: Reference,
  problem: string,
  now: Date,
): Promise<FailureOutcome> {
  const raw = reference.withConverter(null);
  return runTransaction(async (transaction) => {
    const entry = await transaction.get(raw);
    const [next_try_at, give_up_at] = [entry.get('next_try_at'), entry.get('give_up_at')];
    const isDue = isUnsent(entry.get('state')) && next_try_at <= Timestamp.fromDate(now);
    if (!isDue) return 'lease_lost';
    const released = { lease: FieldValue.delete(), last_problem: problem };
    if (!(give_up_at instanceof Timestamp) || give_up_at.toMillis() <= now.getTime()) {
      const given_up_at = Timestamp.fromDate(now);
      transaction.update(raw, { ...released, state: 'given_up', given_up_at });
      return 'given_up';
    }
    const inAnHour = after(now, MAX_BACK_OFF_MS);
    transaction.update(raw, { ...released, next_try_at: earlier(inAnHour, give_up_at) });
    return 'waiting';
  });
}

/** Deletes an entry whose subject is gone, if the caller still holds the lease. */
export function deleteEntry(
  runTransaction: RunTransaction,
  reference: Reference,
  lease: string,
): Promise<void> {
  return runTransaction(async (transaction) => {
    const entry = (await transaction.get(reference)).data();
    if (entry?.lease === lease) transaction.delete(reference);
  });
}

/** The last attempt is made at `give_up_at`, not up to an hour later. */
function nextTryAt({ tries, give_up_at }: StoredOutboxEntry, now: Date): Timestamp {
  return earlier(after(now, backOffMs(tries)), give_up_at);
}

function earlier(a: Timestamp, b: Timestamp): Timestamp {
  return a.toMillis() < b.toMillis() ? a : b;
}

const MINUTE_MS = 60_000;
const MAX_BACK_OFF_MS = 60 * MINUTE_MS;

/** The wait after a number of attempts: 1, 2, 4, 8, 16, 32 minutes, then an hour each time. */
const backOffMs = (tries: number): number =>
  Math.min(MAX_BACK_OFF_MS, MINUTE_MS * 2 ** Math.max(0, tries - 1));
