import { type DocumentReference, FieldValue, Timestamp } from 'firebase-admin/firestore';
import { backOffMs } from './back-off.ts';
import { after, KEEP_SENT_MS, type StoredMessage } from './stored-message.ts';

type Reference = DocumentReference<StoredMessage>;

/** What a try that failed leads to. */
export type FailureOutcome = 'waiting' | 'given_up' | 'not mine';

/**
 * Marks a message as sent. No lease is asked for: the mail is out, whoever holds the message now,
 * and the mark keeps it from going out again. So it costs no read.
 */
export async function markSent(reference: Reference, now: Date): Promise<void> {
  await reference.update({
    state: 'sent',
    sent_at: Timestamp.fromDate(now),
    expires_at: after(now, KEEP_SENT_MS),
    lease: FieldValue.delete(),
  });
}

/**
 * Hands a message back whose try failed: for another one after the back-off, or for good after a
 * day or when the recipient is refused. Only while the lease is still the caller's.
 */
export function markFailed(
  reference: Reference,
  lease: string,
  { problem, isPermanent }: { problem: string; isPermanent: boolean },
  now: Date,
): Promise<FailureOutcome> {
  return reference.firestore.runTransaction(async (transaction) => {
    const message = (await transaction.get(reference)).data();
    if (message?.lease !== lease) return 'not mine';
    const free = { lease: FieldValue.delete(), last_problem: problem };
    if (isPermanent || now.getTime() >= message.give_up_at.toMillis()) {
      const given_up_at = Timestamp.fromDate(now);
      transaction.update(reference, { ...free, state: 'given_up', given_up_at });
      return 'given_up';
    }
    transaction.update(reference, { ...free, next_try_at: nextTryAt(message, now) });
    return 'waiting';
  });
}

/** Removes a message that has nothing to say any more, while the lease is still the caller's. */
export function drop(reference: Reference, lease: string): Promise<void> {
  return reference.firestore.runTransaction(async (transaction) => {
    const message = (await transaction.get(reference)).data();
    if (message?.lease === lease) transaction.delete(reference);
  });
}

/** The last try is made when the day is over, not up to an hour later. */
function nextTryAt({ tries, give_up_at }: StoredMessage, now: Date): Timestamp {
  const backedOff = after(now, backOffMs(tries));
  return backedOff.toMillis() < give_up_at.toMillis() ? backedOff : give_up_at;
}
