import { codeOf } from './code-of.ts';
import { deliver } from './deliver.ts';
import type { OutboxDeps } from './outbox-deps.ts';
import type { Letter } from './put-into-outbox.ts';
import { markSent } from './settle.ts';

/**
 * Sends what was just put into the outbox by a request that came at `requestedMs` of
 * `performance.now()`. Never throws, and resolves when everything is sent, but after `mail.waitMs`
 * at the latest: the sending then goes on by itself. What fails is left as it is: its lease runs
 * out, and the sweep takes it.
 */
export async function sendNow(
  deps: OutboxDeps,
  letters: readonly Letter[],
  requestedMs: number,
): Promise<void> {
  const sending = Promise.all(letters.map((letter) => sendHeld(deps, letter)));
  let timer: NodeJS.Timeout | undefined;
  const enough = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, waitMs(deps, requestedMs));
  });
  await Promise.race([sending, enough]);
  clearTimeout(timer);
}

/** Less when the request took long already: a mail must not make its answer come too late. */
function waitMs({ mail, deadlineMs }: OutboxDeps, requestedMs: number): number {
  const leftMs = requestedMs + deadlineMs * 0.8 - performance.now();
  return Math.max(0, Math.min(mail.waitMs, leftMs));
}

async function sendHeld(deps: OutboxDeps, { reference, message, subject }: Letter): Promise<void> {
  const result = await deliver(deps, reference.id, message, subject);
  if (!result.ok) return;
  try {
    await markSent(reference, deps.now());
  } catch (error) {
    const { kind } = message;
    deps.log({ severity: 'ERROR', message: `Mail sent but not marked: ${codeOf(error)}`, kind });
  }
}
