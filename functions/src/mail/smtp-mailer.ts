import { createHash } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Log } from '../lib/log.ts';
import type { MailConfig } from './mail-config.ts';
import { type Mailer, NO_MAIL_SERVER, type SendResult } from './mailer.ts';

/** An attempt ends after this time whatever the mail server does: well before its lease expires. */
export const SEND_TIMEOUT_MS = 30_000;

interface SmtpError {
  code?: unknown;
  responseCode?: unknown;
  command?: unknown;
}

const UNUSABLE_URL = 'SMTP_URL is not a valid smtp:// or smtps:// address';

/**
 * Opens the mailer; without a mail server it fails every mail, which then waits in the outbox. A
 * malformed address is an error in the log, since the shop can take orders all the same.
 */
export function openMailer(config: MailConfig, log: Log): Mailer {
  if (config.smtpUrl === '') return mailerWithoutServer(log);
  try {
    return openSmtpMailer(config);
  } catch {
    // The error would quote the password.
    log({ severity: 'ERROR', message: `Mail is not sent: ${UNUSABLE_URL}` });
    return { send: async () => NOT_SENT };
  }
}

const NOT_SENT: SendResult = { ok: false, problem: NO_MAIL_SERVER, isPermanent: false };

/**
 * Sends by SMTP, encrypted unless the server is on this machine. Throws if the URL is malformed. Every mail
 * opens its own connection: a pooled one would be dead after Cloud Run has paused the process between
 * requests.
 */
export function openSmtpMailer({ smtpUrl, from }: Pick<MailConfig, 'smtpUrl' | 'from'>): Mailer {
  const isLocal = isLoopback(parseSmtpUrl(smtpUrl));
  const openTransport = (onDataSent: () => void) => {
    const transport = createTransport({
      url: smtpUrl,
      requireTLS: !isLocal,
      ignoreTLS: isLocal,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      dnsTimeout: 5_000,
      socketTimeout: 20_000,
      logger: false,
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    // The message is read only once the mail server has agreed to take it.
    transport.use('stream', ({ message }, done) => {
      message.processFunc((data) => data.once('end', onDataSent));
      done();
    });
    return transport;
  };
  const domain = from.address.split('@').at(-1);
  return {
    async send({ id, attachments = [], ...mail }) {
      let isDataSent = false;
      const transport = openTransport(() => {
        isDataSent = true;
      });
      try {
        await transport.sendMail({
          ...mail,
          attachments: attachments.map((file) => ({
            ...file,
            contentDisposition: file.cid ? 'inline' : 'attachment',
          })),
          from,
          messageId: `<${messageId(id)}@${domain}>`,
          // Suppresses automatic replies (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
          signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
        });
        return { ok: true };
      } catch (error) {
        return toFailure(error as SmtpError, isDataSent);
      }
    },
  };
}

function mailerWithoutServer(log: Log): Mailer {
  let hasWarned = false;
  return {
    async send() {
      if (!hasWarned) {
        log({ severity: 'WARNING', message: 'Mail is not sent: SMTP_URL is not set' });
      }
      hasWarned = true;
      return NOT_SENT;
    },
  };
}

/** Hashed because mail servers log it, and an entry's id contains the secret order number. */
const messageId = (entryId: string): string =>
  createHash('sha256').update(entryId).digest('hex').slice(0, 32);

/** Keeps only codes: the sentences of mail servers quote addresses. */
function toFailure({ code, responseCode, command }: SmtpError, isDataSent: boolean): SendResult {
  const codes = [code, responseCode].filter((value) => value !== undefined);
  const isRefused = command === 'RCPT TO' && Number(responseCode) >= 500;
  // The address cannot be written into an SMTP command at all.
  const isUnusable = code === 'EENVELOPE' && command === 'API';
  return {
    ok: false,
    problem: codes.join(' ') || 'unknown',
    isPermanent: isRefused || isUnusable,
    isUnanswered: isDataSent && responseCode === undefined,
  };
}

function parseSmtpUrl(smtpUrl: string): URL {
  const url = new URL(smtpUrl);
  if (/^smtps?:\/\//i.test(smtpUrl) && url.hostname !== '') return url;
  throw new Error(UNUSABLE_URL);
}

const isLoopback = ({ hostname }: URL): boolean =>
  ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
