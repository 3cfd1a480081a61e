import { isAlreadyThere } from '../firestore/run-transaction.ts';
import { entryOf, newEntry } from '../stored/outbox-entry.ts';
import type { Audience } from './mail-quota.ts';
import { newLease, type OutboxDeps } from './outbox.ts';
import { sendAndMark } from './send-entry.ts';

/** Tells the company that a quota is used up, by one more mail and in the log: once a day for each. */
export async function tellQuotaUsedUp(deps: OutboxDeps, audience: Audience): Promise<void> {
  const { firestore, now, randomBytes, mail, log } = deps;
  const kind = 'mail_limit_notice';
  const subjectId = `mail-limit-${now().toISOString().slice(0, 10)}`;
  const reference = entryOf(firestore, kind, subjectId, audience);
  const entry = newEntry(kind, subjectId, newLease(randomBytes), now());
  const stored = { ...entry, part: audience };
  try {
    await reference.create(stored);
  } catch (error) {
    if (isAlreadyThere(error)) return;
    throw error;
  }
  const { mailsPerHour, noticesPerHour } = mail.limits;
  const sent = audience === 'office' ? `${noticesPerHour} notices` : `${mailsPerHour} mails`;
  log({ severity: 'ERROR', message: `Mail waits: ${sent} were sent within an hour`, kind });
  await sendAndMark(deps, { reference, stored, subject: { kind, part: audience } });
}
