import type { Log } from '../logging/log.ts';
import type { MailConfig } from './mail-config.ts';
import { type Mailer, NO_MAIL_SERVER } from './mailer.ts';
import { openSmtpMailer } from './smtp-mailer.ts';

/** Opens the way to the mail server; without one, messages wait in the outbox. */
export function openMailer(config: MailConfig, log: Log): Mailer {
  return config.smtpUrl ? openSmtpMailer(config) : withoutServer(log);
}

function withoutServer(log: Log): Mailer {
  let hasWarned = false;
  return {
    async send() {
      if (!hasWarned)
        log({ severity: 'WARNING', message: 'Mail is not sent: SMTP_URL is not set' });
      hasWarned = true;
      return { ok: false, problem: NO_MAIL_SERVER, isPermanent: false };
    },
  };
}
