/** The e-mails of the shop: one to the customer, two to the company. */
export const MAIL_KINDS = ['order_confirmation', 'order_notice', 'contact_notice'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

const MAIL_KIND_LABELS: Record<MailKind, string> = {
  order_confirmation: 'Bestellbestätigung',
  order_notice: 'Meldung einer Bestellung',
  contact_notice: 'Meldung einer Anfrage',
};

/** German label of a kind of e-mail in the admin area. */
export function mailKindLabel(kind: MailKind): string {
  return MAIL_KIND_LABELS[kind];
}

/**
 * An e-mail given up after a day of retries. `about` is the order number or the sender's name of a
 * contact request, `recipient` an e-mail address; both instants are ISO.
 */
export interface UndeliveredMail {
  id: string;
  kind: MailKind;
  recipient: string;
  about: string;
  created_at: string;
  given_up_at: string;
}
