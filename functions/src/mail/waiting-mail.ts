import type { WaitingMail } from '@shop/domain/contract/mail';
import { Timestamp } from 'firebase-admin/firestore';
import { outboxOf } from '../stored/outbox-entry.ts';
import type { OutboxDeps } from './outbox.ts';

/** Until then, a mail is simply under way. */
const UNREMARKABLE_MS = 10 * 60_000;

/** The mails that have been waiting for more than ten minutes. One read if there are none, else two. */
export async function countWaiting({
  firestore,
  now,
}: Pick<OutboxDeps, 'firestore' | 'now'>): Promise<WaitingMail> {
  const waiting = outboxOf(firestore)
    .withConverter(null) // an unreadable one waits, too
    .where('state', '==', 'waiting')
    .where('created_at', '<', Timestamp.fromMillis(now().getTime() - UNREMARKABLE_MS))
    .orderBy('created_at');
  const [oldest] = (await waiting.limit(1).get()).docs;
  if (!oldest) return { count: 0 };
  const { count } = (await waiting.count().get()).data();
  return { count, oldest_at: oldest.get('created_at').toDate().toISOString() };
}
