import { COMPANY } from '@shop/domain/company';
import { isEmail } from '@shop/domain/validation';
import type { Address, Mail } from './mailer.ts';
import type { Subject } from './subject.ts';
import { contactNotice } from './texts/contact-notice.ts';
import { type MailText, oneLine } from './texts/mail-text.ts';
import { orderConfirmation } from './texts/order-confirmation.ts';
import { orderNotice } from './texts/order-notice.ts';

export interface ComposeConfig {
  /** The company's mailbox. */
  officeAddress: string;
  /** The shop's origin, as `https://shop.example`. */
  siteOrigin: string;
}

/** Composes the mail of an outbox entry. Replies to a notice go to the customer. */
export function compose(entryId: string, subject: Subject, config: ComposeConfig): Mail {
  const { siteOrigin, officeAddress } = config;
  const office = { name: COMPANY.name, address: officeAddress };
  if (subject.kind === 'contact_notice') {
    const { contact } = subject;
    const text = contactNotice(contact, siteOrigin);
    return mail(entryId, office, person(contact.name, contact.email), text);
  }
  const { order } = subject;
  const customer = person(order.customer_name, order.customer_email);
  return subject.kind === 'order_notice'
    ? mail(entryId, office, customer, orderNotice(order, siteOrigin))
    : mail(entryId, customer, office, orderConfirmation(order, siteOrigin));
}

function mail(id: string, to: Address, replyTo: Address, text: MailText): Mail {
  return { id, to, ...(isEmail(replyTo.address) && { replyTo }), ...text };
}

function person(name: string, address: string): Address {
  return { name: oneLine(name), address };
}
