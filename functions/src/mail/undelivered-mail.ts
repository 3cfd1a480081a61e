import type { UndeliveredMail } from '@shop/domain/mail';
import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { type Refusal, refuse } from '../errors/refusal.ts';
import { readable } from '../stored/readable.ts';
import { compose } from './compose.ts';
import type { OutboxDeps } from './outbox-deps.ts';
import { after, GIVE_UP_AFTER_MS, outboxOf, type StoredMessage } from './stored-message.ts';
import { subjectOf } from './subject-of.ts';

const SHOWN = 20;

type ListDeps = Pick<OutboxDeps, 'firestore' | 'mail' | 'log'>;

const UNKNOWN = refuse('not_found', 'Diese E-Mail gibt es nicht.');
const NOT_GIVEN_UP = refuse('conflict', 'Diese E-Mail wird bereits wieder zugestellt.');

/** The newest mails that were given up, with whom they were for; not those whose subject is gone. */
export async function listUndelivered(deps: ListDeps): Promise<UndeliveredMail[]> {
  const found = await outboxOf(deps.firestore)
    .where('state', '==', 'given_up')
    .orderBy('given_up_at', 'desc')
    .limit(SHOWN)
    .get();
  const mails = readable(found.docs, deps.log).map(({ id, stored }) =>
    toUndelivered(deps, id, stored),
  );
  return (await Promise.all(mails)).filter((mail) => mail !== undefined);
}

/** Puts a mail that was given up back into the outbox, for another day of tries. */
export async function retryUndelivered(
  firestore: Firestore,
  id: string,
  now: Date,
): Promise<{ ok: true } | Refusal> {
  if (!/^[A-Za-z0-9-]{1,80}$/.test(id)) return UNKNOWN;
  const reference = outboxOf(firestore).doc(id);
  const again = {
    state: 'waiting' as const,
    next_try_at: Timestamp.fromDate(now),
    give_up_at: after(now, GIVE_UP_AFTER_MS),
    tries: 0,
  };
  return firestore.runTransaction(async (transaction) => {
    const message = (await transaction.get(reference)).data();
    if (!message) return UNKNOWN;
    if (message.state !== 'given_up') {
      // Firestore repeats a transaction whose answer got lost: it must not trip over its own change.
      return message.give_up_at.isEqual(again.give_up_at) ? { ok: true } : NOT_GIVEN_UP;
    }
    transaction.update(reference, again);
    return { ok: true };
  });
}

async function toUndelivered(
  { firestore, mail }: ListDeps,
  id: string,
  message: StoredMessage,
): Promise<UndeliveredMail | undefined> {
  const subject = await subjectOf(firestore, message);
  if (!subject) return undefined;
  const { kind, created_at, given_up_at } = message;
  return {
    id,
    kind,
    recipient: compose(id, subject, mail).to.address,
    about: 'order' in subject ? subject.order.order_number : subject.contact.name,
    created_at: created_at.toDate().toISOString(),
    given_up_at: (given_up_at ?? created_at).toDate().toISOString(),
  };
}
