import { Timestamp } from 'firebase-admin/firestore';
import { outboxOf } from '../stored/outbox-entry.ts';
import type { OutboxDeps } from './outbox.ts';

/** How many mails a sweep sends at a time: few, because mail servers limit a sender's connections. */
export const SWEEP_BATCH = 3;

const HOUR_MS = 60 * 60 * 1000;

/**
 * How many more mails may be sent in the hour that ends now; those under way count as sent, in every
 * process. Whoever has begun an attempt and then finds room for `SWEEP_BATCH` others stays below the
 * ceiling even if a sweep begins that many at the same time. One read per thousand mails.
 */
export async function roomForMail({
  firestore,
  now,
  mail,
}: Pick<OutboxDeps, 'firestore' | 'now' | 'mail'>): Promise<number> {
  const { mailsPerHour } = mail.limits;
  const sinceMs = now().getTime() - HOUR_MS;
  const recent = outboxOf(firestore)
    .where('attempt_at', '>', Timestamp.fromMillis(sinceMs))
    .limit(mailsPerHour);
  return mailsPerHour - (await recent.count().get()).data().count;
}
