import { type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { codeOf } from './code-of.ts';
import { deliver } from './deliver.ts';
import { newLease, type OutboxDeps } from './outbox-deps.ts';
import { drop, markFailed, markSent } from './settle.ts';
import { outboxOf, type StoredMessage } from './stored-message.ts';
import { subjectOf } from './subject-of.ts';
import { takeLease } from './take-lease.ts';

type Reference = DocumentReference<StoredMessage>;

/** So many at once: mail servers count the connections of one sender. */
const AT_ONCE = 3;

/** A sweep takes nothing new after so long; the next one goes on. */
const SWEEP_MS = 45_000;

/**
 * Sends what is due in the outbox: what could not be sent right after its order or request, and
 * what a process left behind that ended while sending. Two sweeps at once share the work. A message
 * that fails does not keep the others waiting; it is tried again after a back-off, for a day.
 */
export async function sweepOutbox(deps: OutboxDeps): Promise<void> {
  const lease = newLease(deps.randomBytes);
  const endMs = deps.now().getTime() + SWEEP_MS;
  let isGoingOn = true;
  while (isGoingOn && deps.now().getTime() < endMs) {
    const due = await dueMessages(deps);
    const handled = await Promise.all(due.map((reference) => handle(deps, reference, lease)));
    isGoingOn = handled.some(Boolean);
  }
}

async function dueMessages({ firestore, now }: OutboxDeps): Promise<Reference[]> {
  const due = await outboxOf(firestore)
    .where('state', '==', 'waiting')
    .where('next_try_at', '<=', Timestamp.fromDate(now()))
    .orderBy('next_try_at')
    .limit(AT_ONCE)
    .get();
  return due.docs.map((document) => document.ref);
}

/** False when it could not be seen to: it may still be due, and asking again at once is no use. */
async function handle(deps: OutboxDeps, reference: Reference, lease: string): Promise<boolean> {
  try {
    const message = await takeLease(reference, lease, deps.now());
    if (message) await work(deps, reference, message, lease);
    return true;
  } catch (error) {
    deps.log({ severity: 'ERROR', message: `Sweeping the outbox failed: ${codeOf(error)}` });
    return false;
  }
}

async function work(
  deps: OutboxDeps,
  reference: Reference,
  message: StoredMessage,
  lease: string,
): Promise<void> {
  const { kind, tries } = message;
  const subject = await subjectOf(deps.firestore, message);
  if (!subject) {
    deps.log({ severity: 'INFO', message: 'Mail dropped: its subject is gone', kind });
    return drop(reference, lease);
  }
  const result = await deliver(deps, reference.id, message, subject);
  if (result.ok) return markSent(reference, deps.now());
  const outcome = await markFailed(reference, lease, result, deps.now());
  if (outcome !== 'given_up') return;
  const { problem } = result;
  deps.log({ severity: 'ERROR', message: `Mail given up: ${problem}`, kind, tries, problem });
}
