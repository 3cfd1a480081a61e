import type { DocumentReference } from 'firebase-admin/firestore';
import { after, LEASE_MS, type StoredMessage } from './stored-message.ts';

/**
 * Takes a message that is due, so that nobody else sends it for the next two minutes. Undefined when
 * somebody else was quicker.
 */
export function takeLease(
  reference: DocumentReference<StoredMessage>,
  lease: string,
  now: Date,
): Promise<StoredMessage | undefined> {
  return reference.firestore.runTransaction(async (transaction) => {
    const message = (await transaction.get(reference)).data();
    // Firestore repeats a transaction whose answer got lost: then the lease is here already.
    if (message?.lease === lease) return message;
    if (message?.state !== 'waiting') return undefined;
    if (message.next_try_at.toMillis() > now.getTime()) return undefined;
    const taken = { lease, next_try_at: after(now, LEASE_MS), tries: message.tries + 1 };
    transaction.update(reference, taken);
    return { ...message, ...taken };
  });
}
