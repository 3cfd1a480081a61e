import { codeOf } from './code-of.ts';
import { compose, type Subject } from './compose.ts';
import { NO_MAIL_SERVER, type SendResult } from './mailer.ts';
import type { OutboxDeps } from './outbox-deps.ts';
import type { StoredMessage } from './stored-message.ts';

/**
 * Writes and sends the mail of a message that the caller holds. Never throws: a mail that cannot
 * even be written counts as a try that failed.
 */
export async function deliver(
  deps: Pick<OutboxDeps, 'mailer' | 'mail' | 'log'>,
  id: string,
  { kind, tries }: StoredMessage,
  subject: Subject,
): Promise<SendResult> {
  const result = await tryToSend(deps, id, subject);
  if (result.ok) return result;
  const { problem } = result;
  if (problem === NO_MAIL_SERVER) return result;
  deps.log({ severity: 'WARNING', message: `Mail not sent: ${problem}`, kind, tries, problem });
  return result;
}

async function tryToSend(
  { mailer, mail }: Pick<OutboxDeps, 'mailer' | 'mail'>,
  id: string,
  subject: Subject,
): Promise<SendResult> {
  try {
    return await mailer.send(compose(id, subject, mail));
  } catch (error) {
    return { ok: false, problem: codeOf(error), isPermanent: false };
  }
}
