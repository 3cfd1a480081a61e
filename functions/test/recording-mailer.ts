import type { Mail, Mailer, SendResult } from '../src/mail/mailer.ts';

export interface RecordingMailer extends Mailer {
  /** All mails, sent or failed. */
  mails: Mail[];
  /** The outcome of the next mails. */
  result: SendResult | Promise<SendResult>;
  reset(): void;
}

/** A mailer that succeeds until a test sets another result. */
export function recordingMailer(): RecordingMailer {
  const mailer: RecordingMailer = {
    mails: [],
    result: { ok: true },
    async send(mail) {
      mailer.mails.push(mail);
      return mailer.result;
    },
    reset() {
      mailer.mails = [];
      mailer.result = { ok: true };
    },
  };
  return mailer;
}
