import { AUDIENCES, type Audience } from '@shop/domain/contract/mail';
import { UnreadableDocument } from '../firestore/stored-type.ts';
import { currentDeadline } from '../lib/deadline.ts';
import { neverThrowing } from '../lib/log.ts';
import type { StoredOutboxEntry } from '../stored/outbox-entry.ts';
import { compose } from './compose.ts';
import { markSent, markUnanswered } from './entry-transitions.ts';
import { audienceOf, SWEEP_BATCH } from './mail-quota.ts';
import { type FailedSend, NO_MAIL_SERVER, type SendResult } from './mailer.ts';
import type { OutboxDeps, OutboxEntry } from './outbox.ts';
import { recipientsOf } from './recipients.ts';
import { SEND_TIMEOUT_MS } from './smtp-mailer.ts';

/**
 * Sends entries right after their creation. Never throws. Resolves when all are sent, or after `mail.waitMs`,
 * while sending continues in the background. An entry that failed or is beyond the quota is left to the
 * sweep, which takes it once its lease has expired.
 */
export async function sendNow(deps: OutboxDeps, entries: readonly OutboxEntry[]): Promise<void> {
  const sending = sendAll({ ...deps, log: neverThrowing(deps.log) }, entries);
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, waitMs(deps));
  });
  await Promise.race([sending, timeout]);
  clearTimeout(timer);
}

/** Shorter for a slow request, so that waiting for a mail does not delay its answer further. */
function waitMs({ mail, deadlineMs }: OutboxDeps): number {
  const now = performance.now();
  const leftMs = (currentDeadline() ?? now + deadlineMs) - deadlineMs * 0.2 - now;
  return Math.max(0, Math.min(mail.waitMs, leftMs));
}

async function sendAll(deps: OutboxDeps, entries: readonly OutboxEntry[]): Promise<void> {
  for (const { stored } of entries) logIfHeld(deps, stored);
  const leased = entries.filter(({ stored }) => stored.lease !== undefined);
  const to = (audience: Audience) =>
    leased.filter(({ stored }) => audienceOf(stored.kind) === audience);
  await Promise.all(AUDIENCES.map((audience) => sendTo(deps, audience, to(audience))));
}

async function sendTo(
  deps: OutboxDeps,
  audience: Audience,
  leased: readonly OutboxEntry[],
): Promise<void> {
  if (leased.length === 0) return;
  const quota = deps.mailQuotas[audience];
  try {
    // Some are left to the sweep, which sends the oldest mails first.
    const count = await quota.take(leased.length, SWEEP_BATCH);
    if (count < leased.length) deps.log({ severity: 'WARNING', message: 'Mail waits: no quota' });
    const next = leased.slice(0, count).filter(({ stored }) => hasTimeToSend(stored, deps.now()));
    const sent = (await Promise.all(next.map((entry) => sendAndMark(deps, entry)))).filter(Boolean);
    if (sent.length < count) await quota.giveBack(count - sent.length);
  } catch (error) {
    deps.log({ severity: 'WARNING', message: `Mail quota not available: ${errorCode(error)}` });
  }
}

/** Otherwise the lease would expire meanwhile, and the sweep would send the mail as well. */
function hasTimeToSend({ next_try_at }: StoredOutboxEntry, now: Date): boolean {
  return next_try_at.toMillis() > now.getTime() + SEND_TIMEOUT_MS;
}

function logIfHeld({ log }: OutboxDeps, { kind, state, last_problem }: StoredOutboxEntry): void {
  if (last_problem === undefined) return;
  const [severity, what] =
    state === 'given_up' ? (['ERROR', 'given up'] as const) : (['WARNING', 'held back'] as const);
  log({ severity, message: `Mail ${what}: ${last_problem}`, kind, problem: last_problem });
}

/**
 * Whether the mail of an entry that this process has just created was sent, or may have been; marks
 * it. Never throws.
 */
export async function sendAndMark(deps: OutboxDeps, entry: OutboxEntry): Promise<boolean> {
  const result = await sendEntry(deps, entry);
  if (!result.ok) logFailure(deps, entry.stored, result);
  if (!result.ok && !result.isUnanswered) return false;
  try {
    await (result.ok ? markSent(entry.reference, deps.now()) : markUnanswered(entry.reference));
  } catch (error) {
    const { kind } = entry.stored;
    deps.log({ severity: 'ERROR', message: `Mail sent but not marked: ${errorCode(error)}`, kind });
  }
  return true;
}

/** Composes and sends the mail of a leased entry. Never throws: that counts as a failed attempt. */
export async function sendEntry(
  { firestore, now, mailer, mail, linkKey }: OutboxDeps,
  { reference, subject }: Pick<OutboxEntry, 'reference' | 'subject'>,
): Promise<SendResult> {
  try {
    const recipients = await recipientsOf(firestore, subject, mail.officeAddress);
    const config = { ...mail, firestore, now, linkKey, recipients };
    return await mailer.send(await compose(reference.id, subject, config));
  } catch (error) {
    return failureOf(error);
  }
}

/** Logs a failed attempt, unless there is no mail server, which the mailer logs once. */
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
