import { entryOf, newEntry } from '../stored/outbox-entry.ts';
import { newLease, type OutboxDeps } from './outbox.ts';
import { sendAndMark } from './send-entry.ts';

/** Tells the company that the quota is used up, by one more mail and in the log: once a day. */
export async function tellQuotaUsedUp(deps: OutboxDeps): Promise<void> {
  const { firestore, now, randomBytes, mail, log } = deps;
  const kind = 'mail_limit_notice';
  const subjectId = `mail-limit-${now().toISOString().slice(0, 10)}`;
  const reference = entryOf(firestore, kind, subjectId);
  const stored = newEntry(kind, subjectId, newLease(randomBytes), now());
  try {
    await reference.create(stored);
  } catch (error) {
    if (isAlreadyTold(error)) return;
    throw error;
  }
  const { mailsPerHour } = mail.limits;
  log({ severity: 'ERROR', message: `Mail waits: ${mailsPerHour} were sent within an hour`, kind });
  await sendAndMark(deps, { reference, stored, subject: { kind } });
}

/** ALREADY_EXISTS. */
function isAlreadyTold(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 6;
}
