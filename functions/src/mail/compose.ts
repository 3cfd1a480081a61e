import { COMPANY } from '@shop/domain/company';
import { isEmail } from '@shop/domain/validation';
import type { Address, Mail } from './mailer.ts';
import type { Subject } from './subject.ts';
import { contactNotice } from './texts/contact-notice.ts';
import { type MailText, plausibleName } from './texts/mail-text.ts';
import { orderConfirmation } from './texts/order-confirmation.ts';
import { orderNotice } from './texts/order-notice.ts';

export interface ComposeConfig {
  /** The company's mailbox. */
  officeAddress: string;
  /** The shop's origin, as `https://shop.example`. */
  siteOrigin: string;
}

/**
 * Composes the mail of an outbox entry. Replies to a notice go to the customer, whose name is shown
 * to the company only: their address may be somebody else's.
 */
export function compose(entryId: string, subject: Subject, config: ComposeConfig): Mail {
  const { siteOrigin } = config;
  const replyTo = subject.kind === 'order_confirmation' ? office(config) : senderOf(subject);
  return {
    id: entryId,
    to: recipientOf(subject, config),
    ...(isEmail(replyTo.address) && { replyTo }),
    ...textOf(subject, siteOrigin),
  };
}

export function recipientOf(
  subject: Subject,
  config: Pick<ComposeConfig, 'officeAddress'>,
): Address {
  return subject.kind === 'order_confirmation'
    ? { name: '', address: subject.order.customer_email }
    : office(config);
}

function textOf(subject: Subject, siteOrigin: string): MailText {
  switch (subject.kind) {
    case 'contact_notice':
      return contactNotice(subject.contact, siteOrigin);
    case 'order_notice':
      return orderNotice(subject.order, siteOrigin);
    case 'order_confirmation':
      return orderConfirmation(subject.order, siteOrigin);
  }
}

function office({ officeAddress }: Pick<ComposeConfig, 'officeAddress'>): Address {
  return { name: COMPANY.name, address: officeAddress };
}

function senderOf(subject: Subject): Address {
  if (subject.kind === 'contact_notice') {
    return { name: plausibleName(subject.contact.name), address: subject.contact.email };
  }
  const { customer_name, customer_email } = subject.order;
  return { name: plausibleName(customer_name), address: customer_email };
}
