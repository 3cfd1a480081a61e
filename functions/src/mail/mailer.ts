export interface Address {
  /** Empty for the address alone. */
  name: string;
  address: string;
}

export interface Mail {
  /** The outbox entry's id, the same at every attempt: the Message-ID is derived from it. */
  id: string;
  to: Address;
  cc?: Address[];
  replyTo?: Address;
  subject: string;
  text: string;
  html: string;
  attachments?: Attachment[];
}

/** A file; with a `cid`, a picture that the HTML refers to. */
export interface Attachment {
  cid?: string;
  filename: string;
  contentType: string;
  content: Buffer;
}

export type SendResult = { ok: true } | FailedSend;

export interface FailedSend {
  ok: false;
  /** An error code without personal data. */
  problem: string;
  /** The recipient was refused for good. */
  isPermanent: boolean;
  /** The mail server has the whole mail but did not say that it accepted it: it may have arrived. */
  isUnanswered?: boolean;
}

/** The problem of a shop without a usable mail server, which is logged once and not for every mail. */
export const NO_MAIL_SERVER = 'no SMTP_URL';

/** Delivers mails. Never throws; `ok` means that the next mail server has accepted the mail. */
export interface Mailer {
  send(mail: Mail): Promise<SendResult>;
}
