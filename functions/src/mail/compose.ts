import { COMPANY } from '@shop/domain/company';
import { isEmail } from '@shop/domain/validation';
import { cancelToken } from './cancel-token.ts';
import { drawQrCode } from './draw-qr-code.ts';
import type { MailLimits } from './mail-config.ts';
import type { Address, Mail } from './mailer.ts';
import type { Subject } from './subject.ts';
import { cancellationNotice } from './texts/cancellation-notice.ts';
import { contactNotice } from './texts/contact-notice.ts';
import { contactReply } from './texts/contact-reply.ts';
import { mailLimitNotice } from './texts/mail-limit-notice.ts';
import { type MailText, plausibleName } from './texts/mail-text.ts';
import { orderConfirmation } from './texts/order-confirmation.ts';
import { orderNotice } from './texts/order-notice.ts';
import { orderStep } from './texts/order-step.ts';
import { paymentReminder } from './texts/payment-reminder.ts';
import { withdrawalReceipt } from './texts/withdrawal-receipt.ts';

export interface ComposeConfig {
  /** The company's mailbox. */
  officeAddress: string;
  /** The shop's origin, as `https://shop.example`. */
  siteOrigin: string;
  limits: Pick<MailLimits, 'mailsPerHour'>;
}

interface Composing extends ComposeConfig {
  /** Signs links. */
  rateLimitKey: string;
}

/**
 * Composes the mail of an outbox entry. Replies to a notice go to the customer, whose name is shown
 * to the company only: their address may be somebody else's.
 */
export async function compose(entryId: string, subject: Subject, config: Composing): Promise<Mail> {
  const replyTo = repliesTo(subject, config);
  const { qrCode, ...text } = textOf(subject, config);
  return {
    id: entryId,
    to: recipientOf(subject, config),
    ...(replyTo && isEmail(replyTo.address) && { replyTo }),
    ...text,
    ...(qrCode && { attachments: [await drawQrCode(qrCode)] }),
  };
}

export function recipientOf(
  subject: Subject,
  config: Pick<ComposeConfig, 'officeAddress'>,
): Address {
  switch (subject.kind) {
    case 'order_notice':
    case 'cancellation_notice':
    case 'contact_notice':
    case 'mail_limit_notice':
      return office(config);
    case 'withdrawal_receipt':
    case 'contact_reply':
      return { name: '', address: subject.contact.email };
    default:
      return { name: '', address: subject.order.customer_email };
  }
}

function textOf(subject: Subject, { siteOrigin, limits, rateLimitKey }: Composing): MailText {
  switch (subject.kind) {
    case 'contact_notice':
      return contactNotice(subject.contact, siteOrigin);
    case 'withdrawal_receipt':
      return withdrawalReceipt(subject.contact, siteOrigin);
    case 'order_notice':
      return orderNotice(subject.order, siteOrigin);
    case 'order_confirmation':
      return orderConfirmation(
        subject.order,
        siteOrigin,
        cancelToken(rateLimitKey, subject.order.order_number),
      );
    case 'order_processing':
    case 'order_on_the_way':
    case 'order_delivered':
    case 'order_cancelled':
      return orderStep(subject.kind, subject.order, siteOrigin);
    case 'cancellation_notice':
      return cancellationNotice(subject.order, siteOrigin);
    case 'contact_reply':
      return contactReply(subject.contact, subject.reply);
    case 'payment_reminder':
      return paymentReminder(subject.order, siteOrigin);
    case 'mail_limit_notice':
      return mailLimitNotice(limits.mailsPerHour, siteOrigin);
  }
}

function office({ officeAddress }: Pick<ComposeConfig, 'officeAddress'>): Address {
  return { name: COMPANY.name, address: officeAddress };
}

function repliesTo(subject: Subject, config: ComposeConfig): Address | undefined {
  switch (subject.kind) {
    case 'order_notice':
    case 'cancellation_notice':
      return person(subject.order.customer_name, subject.order.customer_email);
    case 'contact_notice':
      return person(subject.contact.name, subject.contact.email);
    case 'mail_limit_notice':
      return undefined;
    default:
      return office(config);
  }
}

function person(name: string, address: string): Address {
  return { name: plausibleName(name), address };
}
