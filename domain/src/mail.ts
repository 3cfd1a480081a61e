/** The e-mails that the shop sends: to a customer about their order, to the office about news. */
export const MAIL_KINDS = ['order_confirmation', 'order_notice', 'contact_notice'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

const MAIL_KIND_LABELS: Record<MailKind, string> = {
  order_confirmation: 'Bestellbestätigung',
  order_notice: 'Meldung einer Bestellung',
  contact_notice: 'Meldung einer Anfrage',
};

/** German label of a kind of e-mail, as the office reads it. */
export function mailKindLabel(kind: MailKind): string {
  return MAIL_KIND_LABELS[kind];
}

/**
 * An e-mail that could not be delivered for a day, as the office sees it. `about` is the order's
 * number or the name of who sent a request, `recipient` an address; both instants are ISO.
 */
export interface UndeliveredMail {
  id: string;
  kind: MailKind;
  recipient: string;
  about: string;
  created_at: string;
  given_up_at: string;
}
