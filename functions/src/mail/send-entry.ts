import { neverThrowing } from '../logging/log.ts';
import type { StoredOutboxEntry } from '../stored/outbox-entry.ts';
import { UnreadableDocument } from '../stored/stored-type.ts';
import { compose } from './compose.ts';
import { markSent, NOT_UNDER_WAY } from './entry-transitions.ts';
import { roomForMail, SWEEP_BATCH } from './hourly-ceiling.ts';
import { type FailedSend, NO_MAIL_SERVER, type SendResult } from './mailer.ts';
import type { OutboxDeps, OutboxEntry } from './outbox.ts';

/**
 * Sends entries right after they were created, for a request that arrived at `requestedAtMs` of
 * `performance.now()`. Never throws. Resolves when all are sent, or after `mail.waitMs`: sending then
 * continues in the background. A failed entry is left for the sweep to take once its lease expires, and so
 * are all mails beyond the ceiling of an hour.
 */
export async function sendNow(
  deps: OutboxDeps,
  entries: readonly OutboxEntry[],
  requestedAtMs: number,
): Promise<void> {
  const sending = sendAll({ ...deps, log: neverThrowing(deps.log) }, entries);
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, waitMs(deps, requestedAtMs));
  });
  await Promise.race([sending, timeout]);
  clearTimeout(timer);
}

/** Shorter for a slow request, so that waiting for a mail does not make its answer late. */
function waitMs({ mail, deadlineMs }: OutboxDeps, requestedAtMs: number): number {
  const leftMs = requestedAtMs + deadlineMs * 0.8 - performance.now();
  return Math.max(0, Math.min(mail.waitMs, leftMs));
}

async function sendAll(deps: OutboxDeps, entries: readonly OutboxEntry[]): Promise<void> {
  const leased = entries.filter(({ stored }) => stored.lease !== undefined);
  for (const { stored } of entries) logIfHeld(deps, stored);
  if (leased.length === 0) return;
  try {
    if ((await roomForMail(deps)) < SWEEP_BATCH) return await postpone(deps, leased);
  } catch (error) {
    const problem = errorCode(error);
    return deps.log({ severity: 'WARNING', message: `Mail not sent yet: ${problem}`, problem });
  }
  await Promise.all(leased.map((entry) => sendAndMark(deps, entry)));
}

function logIfHeld({ log }: OutboxDeps, { kind, state, last_problem }: StoredOutboxEntry): void {
  if (last_problem === undefined) return;
  const [severity, what] =
    state === 'given_up' ? (['ERROR', 'given up'] as const) : (['WARNING', 'held back'] as const);
  log({ severity, message: `Mail ${what}: ${last_problem}`, kind, problem: last_problem });
}

/** Returns leased entries to the sweep, which sends the oldest mails first. */
async function postpone(
  { firestore, log }: OutboxDeps,
  entries: readonly OutboxEntry[],
): Promise<void> {
  const batch = firestore.batch();
  for (const { reference, stored } of entries) {
    batch.update(reference, { ...NOT_UNDER_WAY, next_try_at: stored.created_at, tries: 0 });
  }
  await batch.commit();
  log({ severity: 'WARNING', message: 'Mail waits: too many were sent within an hour' });
}

/** Sends the mail of a leased entry and marks it. Never throws. */
export async function sendAndMark(deps: OutboxDeps, entry: OutboxEntry): Promise<void> {
  const { reference, stored } = entry;
  const { kind } = stored;
  const result = await sendEntry(deps, entry);
  if (!result.ok) logFailure(deps, stored, result);
  try {
    if (result.ok) await markSent(reference, deps.now());
    else await reference.update({ attempt_at: NOT_UNDER_WAY.attempt_at });
  } catch (error) {
    const what = result.ok ? 'sent but not marked' : 'not sent and still counted';
    deps.log({ severity: 'ERROR', message: `Mail ${what}: ${errorCode(error)}`, kind });
  }
}

/** Composes and sends the mail of a leased entry. Never throws: that counts as a failed attempt. */
export async function sendEntry(
  { mailer, mail }: OutboxDeps,
  { reference, subject }: Pick<OutboxEntry, 'reference' | 'subject'>,
): Promise<SendResult> {
  try {
    return await mailer.send(compose(reference.id, subject, mail));
  } catch (error) {
    return failureOf(error);
  }
}

/** Logs a failed attempt; without a mail server the mailer has done that once. */
export function logFailure(
  { log }: OutboxDeps,
  { kind, tries }: OutboxEntry['stored'],
  { problem }: FailedSend,
): void {
  if (problem === NO_MAIL_SERVER) return;
  log({ severity: 'WARNING', message: `Mail not sent: ${problem}`, kind, tries, problem });
}

export function failureOf(error: unknown): FailedSend {
  return { ok: false, problem: errorCode(error), isPermanent: false };
}

/** The loggable part of an error: its message could quote a document or an address. */
export function errorCode(error: unknown): string {
  if (error instanceof UnreadableDocument) return error.message;
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? `${error.name} ${error.code}` : error.name;
}
