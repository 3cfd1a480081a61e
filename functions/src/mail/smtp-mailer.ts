import { createTransport } from 'nodemailer';
import type { MailConfig } from './mail-config.ts';
import type { Mailer, SendResult } from './mailer.ts';
import { travelName } from './stored-message.ts';

/** A try ends after so long, whatever the mail server does: well before its lease runs out. */
export const SEND_LIMIT_MS = 30_000;

interface SmtpError {
  code?: unknown;
  responseCode?: unknown;
  command?: unknown;
}

/**
 * Sends by SMTP, encrypted unless the server is on this machine. Each mail has a connection of its
 * own: between requests a Cloud Function stands still, and one that was kept would be dead after it.
 */
export function openSmtpMailer({ smtpUrl, from }: Pick<MailConfig, 'smtpUrl' | 'from'>): Mailer {
  const isLocal = isLoopback(smtpUrl);
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
  const domain = from.address.split('@').at(-1);
  return {
    async send({ id, ...mail }) {
      try {
        await transport.sendMail({
          ...mail,
          from,
          messageId: `<${travelName(id)}@${domain}>`,
          // Nobody's absence notice comes back (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
          signal: AbortSignal.timeout(SEND_LIMIT_MS),
        });
        return { ok: true };
      } catch (error) {
        return failure(error as SmtpError);
      }
    },
  };
}

/** Codes only: the sentences of mail servers quote addresses. */
function failure({ code, responseCode, command }: SmtpError): SendResult {
  const codes = [code, responseCode].filter((value) => value !== undefined);
  const isRefused = command === 'RCPT TO' && Number(responseCode) >= 500;
  // An address that cannot even be written into a command.
  const isUnusable = code === 'EENVELOPE' && command === 'API';
  return {
    ok: false,
    problem: codes.join(' ') || 'unknown',
    isPermanent: isRefused || isUnusable,
  };
}

function isLoopback(smtpUrl: string): boolean {
  return ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(smtpUrl).hostname);
}
