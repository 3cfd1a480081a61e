import { COMPANY } from '@shop/domain/company';
import { isEmail } from '@shop/domain/validation';
import type { StoredContactRequest } from '../contacts/stored-contact.ts';
import type { StoredOrder } from '../orders/stored-order.ts';
import type { Address, Mail } from './mailer.ts';
import { contactNotice } from './texts/contact-notice.ts';
import { type MailText, oneLine } from './texts/mail-text.ts';
import { orderConfirmation } from './texts/order-confirmation.ts';
import { orderNotice } from './texts/order-notice.ts';

/** What a mail is about, read in full. */
export type Subject =
  | { kind: 'order_confirmation' | 'order_notice'; order: StoredOrder }
  | { kind: 'contact_notice'; contact: StoredContactRequest };

export interface ComposeConfig {
  /** Where the office gets its mail. */
  officeAddress: string;
  /** Where the shop is served, as `https://shop.example`. */
  siteOrigin: string;
}

/** Writes the mail of this id about a subject. Answers to a notice go to the customer. */
export function compose(id: string, subject: Subject, config: ComposeConfig): Mail {
  const { siteOrigin, officeAddress } = config;
  const office = { name: COMPANY.name, address: officeAddress };
  if (subject.kind === 'contact_notice') {
    const { contact } = subject;
    const text = contactNotice(contact, siteOrigin);
    return mail(id, office, person(contact.name, contact.email), text);
  }
  const { order } = subject;
  const customer = person(order.customer_name, order.customer_email);
  return subject.kind === 'order_notice'
    ? mail(id, office, customer, orderNotice(order, siteOrigin))
    : mail(id, customer, office, orderConfirmation(order, siteOrigin));
}

function mail(id: string, to: Address, replyTo: Address, text: MailText): Mail {
  return { id, to, ...(isEmail(replyTo.address) && { replyTo }), ...text };
}

function person(name: string, address: string): Address {
  return { name: oneLine(name), address };
}
