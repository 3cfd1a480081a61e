/** The e-mails of the shop: notices to the company, the others to the customer. */
export const MAIL_KINDS = [
  'order_confirmation',
  'order_processing',
  'order_on_the_way',
  'order_delivered',
  'order_cancelled',
  'payment_reminder',
  'contact_reply',
  'order_notice',
  'cancellation_notice',
  'contact_notice',
  'withdrawal_receipt',
  'mail_limit_notice',
  'security_notice',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

export function isMailKind(value: unknown): value is MailKind {
  return MAIL_KINDS.some((kind) => kind === value);
}

const MAIL_KIND_LABELS: Record<MailKind, string> = {
  order_confirmation: 'Bestellbestätigung',
  order_processing: 'Mitteilung „bestätigt“',
  order_on_the_way: 'Mitteilung „unterwegs“',
  order_delivered: 'Mitteilung „geliefert“',
  order_cancelled: 'Mitteilung „storniert“',
  payment_reminder: 'Zahlungserinnerung',
  contact_reply: 'Antwort auf eine Anfrage',
  order_notice: 'Meldung einer Bestellung',
  cancellation_notice: 'Meldung einer Stornierung',
  contact_notice: 'Meldung einer Anfrage',
  withdrawal_receipt: 'Eingangsbestätigung eines Widerrufs',
  mail_limit_notice: 'Meldung zum E-Mail-Versand',
  security_notice: 'Meldung einer Änderung von Bankverbindung oder Admins',
};

/** German label of a kind of e-mail in the admin area, also of one that cannot be told any more. */
export function mailKindLabel(kind: MailKind | undefined): string {
  return kind === undefined ? 'E-Mail' : MAIL_KIND_LABELS[kind];
}

/** Why an e-mail was given up, where that is not simply that no mail server took it. */
export type UndeliveredReason = 'unreadable' | 'too_many' | 'unanswered';

const UNDELIVERED_REASON_LABELS: Record<UndeliveredReason, string> = {
  unreadable: 'Die gespeicherten Daten dazu sind nicht lesbar.',
  too_many: 'Nicht gesendet: zu viele E-Mails an diese Adresse oder von einem Anschluss.',
  unanswered:
    'Vielleicht angekommen: Der Mailserver hat die E-Mail zweimal übernommen, aber nicht geantwortet.',
};

export function undeliveredReasonLabel(reason: UndeliveredReason): string {
  return UNDELIVERED_REASON_LABELS[reason];
}

/**
 * An e-mail that was given up. `about` is the order number, the sender's name of a contact request or
 * its id, `recipient` an e-mail address; both instants are ISO. What an unreadable document does not
 * tell is left out.
 */
export interface UndeliveredMail {
  id: string;
  kind?: MailKind;
  recipient?: string;
  about: string;
  reason?: UndeliveredReason;
  created_at: string;
  given_up_at: string;
}

/** How many e-mails have been waiting for more than ten minutes; `oldest_at` is ISO. */
export interface WaitingMail {
  count: number;
  oldest_at?: string;
}
