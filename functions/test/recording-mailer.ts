import type { Mail, Mailer, SendResult } from '../src/mail/mailer.ts';

export interface RecordingMailer extends Mailer {
  /** What was handed over, whatever became of it. */
  mails: Mail[];
  /** What becomes of the next mails. */
  result: SendResult | Promise<SendResult>;
  reset(): void;
}

/** A mail server that takes everything until a test says otherwise. */
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
