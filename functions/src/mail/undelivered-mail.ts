import type { UndeliveredMail } from '@shop/domain/mail';
import { Timestamp } from 'firebase-admin/firestore';
import { type Refusal, refuse } from '../errors/refusal.ts';
import {
  after,
  GIVE_UP_AFTER_MS,
  outboxOf,
  type StoredOutboxEntry,
} from '../stored/outbox-entry.ts';
import { readable } from '../stored/readable.ts';
import { compose } from './compose.ts';
import type { OutboxDeps } from './outbox.ts';
import { readSubject } from './subject.ts';

const MAX_LISTED = 20;

type ListDeps = Pick<OutboxDeps, 'firestore' | 'mail' | 'log'>;

const UNKNOWN = refuse('not_found', 'Diese E-Mail gibt es nicht.');
const NOT_GIVEN_UP = refuse('conflict', 'Diese E-Mail wird bereits wieder zugestellt.');

/** The newest mails that were given up, with their recipients; without those whose subject is gone. */
export async function listUndelivered(deps: ListDeps): Promise<UndeliveredMail[]> {
  const found = await outboxOf(deps.firestore)
    .where('state', '==', 'given_up')
    .orderBy('given_up_at', 'desc')
    .limit(MAX_LISTED)
    .get();
  const mails = readable(found.docs, deps.log).map(({ id, stored }) =>
    toUndelivered(deps, id, stored),
  );
  return (await Promise.all(mails)).filter((mail) => mail !== undefined);
}

/** Puts a given-up mail back into the queue, for another day of attempts. */
export async function retryUndelivered(
  { firestore, runTransaction, now }: Pick<OutboxDeps, 'firestore' | 'runTransaction' | 'now'>,
  id: string,
): Promise<{ ok: true } | Refusal> {
  if (!/^[A-Za-z0-9-]{1,80}$/.test(id)) return UNKNOWN;
  const reference = outboxOf(firestore).doc(id);
  const queued = {
    state: 'waiting' as const,
    next_try_at: Timestamp.fromDate(now()),
    give_up_at: after(now(), GIVE_UP_AFTER_MS),
    tries: 0,
  };
  return runTransaction(async (transaction) => {
    const entry = (await transaction.get(reference)).data();
    if (!entry) return UNKNOWN;
    if (entry.state !== 'given_up') {
      // Firestore repeats a transaction whose answer was lost: then the change is its own.
      return entry.give_up_at.isEqual(queued.give_up_at) ? { ok: true } : NOT_GIVEN_UP;
    }
    transaction.update(reference, queued);
    return { ok: true };
  });
}

async function toUndelivered(
  { firestore, mail }: ListDeps,
  id: string,
  entry: StoredOutboxEntry,
): Promise<UndeliveredMail | undefined> {
  const subject = await readSubject(firestore, entry);
  if (!subject) return undefined;
  const { kind, created_at, given_up_at } = entry;
  return {
    id,
    kind,
    recipient: compose(id, subject, mail).to.address,
    about: 'order' in subject ? subject.order.order_number : subject.contact.name,
    created_at: created_at.toDate().toISOString(),
    given_up_at: (given_up_at ?? created_at).toDate().toISOString(),
  };
}
