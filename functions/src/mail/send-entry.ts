import { compose } from './compose.ts';
import { markSent } from './entry-transitions.ts';
import { NO_MAIL_SERVER, type SendResult } from './mailer.ts';
import type { OutboxDeps, OutboxEntry } from './outbox.ts';

/**
 * Sends entries right after they were created, for a request that arrived at `requestedAtMs` of
 * `performance.now()`. Never throws. Resolves when all are sent, or after `mail.waitMs`: sending then
 * continues in the background. A failed entry is left alone, for the sweep to take once its lease expires.
 */
export async function sendNow(
  deps: OutboxDeps,
  entries: readonly OutboxEntry[],
  requestedAtMs: number,
): Promise<void> {
  const sending = Promise.all(entries.map((entry) => sendAndMark(deps, entry)));
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

async function sendAndMark(deps: OutboxDeps, entry: OutboxEntry): Promise<void> {
  const result = await sendEntry(deps, entry);
  if (!result.ok) return;
  try {
    await markSent(entry.reference, deps.now());
  } catch (error) {
    const { kind } = entry.stored;
    deps.log({ severity: 'ERROR', message: `Mail sent but not marked: ${errorCode(error)}`, kind });
  }
}

/**
 * Composes and sends the mail of a leased entry, and logs a failure. Never throws: failing to
 * compose counts as a failed attempt.
 */
export async function sendEntry(deps: OutboxDeps, entry: OutboxEntry): Promise<SendResult> {
  const result = await composeAndSend(deps, entry);
  if (result.ok || result.problem === NO_MAIL_SERVER) return result;
  const { problem } = result;
  const { kind, tries } = entry.stored;
  deps.log({ severity: 'WARNING', message: `Mail not sent: ${problem}`, kind, tries, problem });
  return result;
}

async function composeAndSend(
  { mailer, mail }: OutboxDeps,
  { reference, subject }: OutboxEntry,
): Promise<SendResult> {
  try {
    return await mailer.send(compose(reference.id, subject, mail));
  } catch (error) {
    return { ok: false, problem: errorCode(error), isPermanent: false };
  }
}

/** The loggable part of an error: its message could quote a document or an address. */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? `${error.name} ${error.code}` : error.name;
}
