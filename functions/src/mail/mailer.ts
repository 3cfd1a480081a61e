/** Somebody that a mail goes to or comes from. */
export interface Address {
  name: string;
  address: string;
}

/** A mail as it is handed over for delivery. */
export interface Mail {
  /** The same for each try of the same mail: its Message-ID is made from it. */
  id: string;
  to: Address;
  replyTo?: Address;
  subject: string;
  text: string;
  html: string;
}

/**
 * What became of a try. `problem` is an error's code and holds nothing personal; `isPermanent` when
 * the recipient is refused for good.
 */
export type SendResult = { ok: true } | { ok: false; problem: string; isPermanent: boolean };

/** The problem of a shop without a mail server: the log hears of it once, and not with each mail. */
export const NO_MAIL_SERVER = 'no SMTP_URL';

/** Delivers mails. Never throws; `ok` means that the next mail server has taken the mail over. */
export interface Mailer {
  send(mail: Mail): Promise<SendResult>;
}
