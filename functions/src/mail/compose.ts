import { BOOKING_TOKEN_PARAM } from '@shop/domain/booking/booking';
import { bookingState } from '@shop/domain/booking/booking-state';
import { ciiXml } from '@shop/domain/invoice/cii';
import { hasXRechnung } from '@shop/domain/invoice/invoice';
import { ORDER_PARAM } from '@shop/domain/order/order-request';
import { isEmail } from '@shop/domain/text/validation';
import { signedLink } from '../accounts/signed-link.ts';
import { drawInTurn, issuedPaper, type KeepDeps } from '../documents/issued-paper.ts';
import {
  keptContract,
  keptDamageNotice,
  keptDepositReceipt,
  keptQuote,
  keptReminder,
  keptReturn,
} from '../documents/kept-papers.ts';
import type { StoredOrder } from '../stored/order.ts';
import type { StoredRentalBooking } from '../stored/rental-booking.ts';
import { bookingCalendar } from './booking-calendar.ts';
import type { MailLimits } from './mail-config.ts';
import type { Address, Attachment, Mail } from './mailer.ts';
import { repliesTo } from './recipients.ts';
import type { Subject } from './subject.ts';
import { bookingMail, bookingNotice } from './texts/booking-mail.ts';
import { mailLimitNotice, securityNotice } from './texts/company-notices.ts';
import { contactNotice, contactReceipt, contactReply } from './texts/contact-notice.ts';
import { invoiceMail } from './texts/invoice-mail.ts';
import type { MailText, QrCode } from './texts/mail-text.ts';
import { memberText } from './texts/member-mail.ts';
import { orderConfirmation } from './texts/order-confirmation.ts';
import { orderEvent } from './texts/order-event.ts';
import { refundMail, withdrawalDecided } from './texts/order-news.ts';
import { cancellationNotice, orderNotice } from './texts/order-notice.ts';
import { orderStep } from './texts/order-step.ts';
import { paymentReminder } from './texts/payment-reminder.ts';
import { quoteMail } from './texts/quote-mail.ts';
import { standingNews } from './texts/standing-news.ts';
import { withdrawalReceipt } from './texts/withdrawal-receipt.ts';

export interface ComposeConfig {
  /**
   * The company's mailbox: recipient of customers' replies, and of notices until the office sets other
   * addresses.
   */
  officeAddress: string;
  /** The shop's origin, as `https://shop.example`. */
  siteOrigin: string;
  limits: Pick<MailLimits, 'mailsPerHour' | 'noticesPerHour'>;
}

interface Composing extends ComposeConfig, KeepDeps {
  /** The first is the recipient, the others get copies. */
  recipients: readonly [Address, ...Address[]];
  linkKey: string;
}

/**
 * Composes the mail of an outbox entry. Replies to a notice go to the customer, whose name is shown
 * to the company only: their address may be somebody else's.
 */
export async function compose(entryId: string, subject: Subject, config: Composing): Promise<Mail> {
  const replyTo = repliesTo(subject, config.officeAddress);
  const { qrCode, ...text } = textOf(subject, config);
  const [to, ...copies] = config.recipients;
  return {
    id: entryId,
    to,
    ...(copies.length > 0 && { cc: copies }),
    ...(replyTo && isEmail(replyTo.address) && { replyTo }),
    ...text,
    attachments: [
      ...(qrCode ? [await drawQrCode(qrCode)] : []),
      ...(await papersOf(subject, config)),
    ],
  };
}

function textOf(subject: Subject, config: Composing): MailText {
  const { siteOrigin, limits, linkKey } = config;
  if ('booking' in subject) {
    const { kind, booking, part, told = [booking], linked = booking } = subject;
    if (kind === 'booking_notice') return bookingNotice(booking, siteOrigin, part, told);
    return bookingMail(kind, booking, siteOrigin, bookingAddress(config, linked), part, told);
  }
  if ('event' in subject) return orderEvent(subject, orderAddress(config, subject.order));
  switch (subject.kind) {
    case 'contact_notice':
      return contactNotice(subject.contact, siteOrigin);
    case 'contact_receipt':
      return contactReceipt(subject.contact, siteOrigin);
    case 'withdrawal_receipt':
      return withdrawalReceipt(subject.contact, siteOrigin);
    case 'order_notice':
      return orderNotice(subject.order, siteOrigin);
    case 'order_confirmation':
      return orderConfirmation(
        subject.order,
        siteOrigin,
        orderLink(linkKey, 'cancel-order', subject.order),
        orderAddress(config, subject.order),
      );
    case 'cancellation_notice':
      return cancellationNotice(subject.order, siteOrigin);
    case 'contact_reply':
      return contactReply(subject.contact, subject.reply);
    case 'withdrawal_decided':
      return withdrawalDecided(subject.order, orderAddress(config, subject.order));
    case 'payment_refunded':
      return refundMail(subject.order, orderAddress(config, subject.order), subject.part);
    case 'payment_reminder':
      return paymentReminder(subject.order, orderAddress(config, subject.order), subject.part);
    case 'quote':
    case 'quote_reminder':
      return quoteMail(subject.kind, subject.quote, siteOrigin, linkKey);
    case 'standing_news':
      return standingNews(subject, siteOrigin);
    case 'member_invited':
    case 'member_added':
      return memberText(subject.kind, subject.customer, siteOrigin);
    case 'invoice':
      return invoiceMail(subject, siteOrigin, linkKey);
    case 'mail_limit_notice':
      return mailLimitNotice(
        subject.part,
        subject.part === 'office' ? limits.noticesPerHour : limits.mailsPerHour,
        siteOrigin,
      );
    case 'security_notice':
      return securityNotice(subject, siteOrigin);
    default:
      return orderStep(
        subject.kind,
        subject.order,
        orderAddress(config, subject.order),
        subject.part,
      );
  }
}

function orderLink(
  key: string,
  purpose: 'order' | 'cancel-order',
  { order_number: number, created_at }: StoredOrder,
): string {
  return signedLink(key, { purpose, number }, created_at.toDate());
}

/** The URL of an order's page, which shows all of it. */
function orderAddress({ siteOrigin, linkKey }: Composing, order: StoredOrder): string {
  const fragment = new URLSearchParams({ [ORDER_PARAM]: orderLink(linkKey, 'order', order) });
  return `${siteOrigin}/bestellung-bestaetigung/${order.order_number}#${fragment}`;
}

/** The URL of a booking's page, which with the token can change it and links to the others of its reservation. */
function bookingAddress(
  { siteOrigin, linkKey }: Composing,
  { booking_number: number, created_at, state, set }: StoredRentalBooking,
): string {
  const page = `${siteOrigin}/mietbuchung/${number}`;
  if (!set && !bookingState(state).isExtendable) return page;
  const token = signedLink(linkKey, { purpose: 'booking', number }, created_at.toDate());
  return `${page}#${new URLSearchParams({ [BOOKING_TOKEN_PARAM]: token })}`;
}

/** A mail's attachments: an invoice, a reminder of one, the days of a rental. */
async function papersOf(subject: Subject, config: Composing): Promise<Attachment[]> {
  if ('booking' in subject) {
    const { kind, booking, record, claim, told = [booking] } = subject;
    if (kind === 'booking_deposit') {
      return claim ? [pdf(await keptDepositReceipt(config, booking, claim))] : [];
    }
    if (kind === 'booking_damage') {
      return claim ? [pdf(await keptDamageNotice(config, booking, claim))] : [];
    }
    const { handover, return_record } = record ?? {};
    if (kind === 'booking_handed_out' && handover) {
      return [pdf(await keptContract(config, booking, handover))];
    }
    if (kind === 'booking_returned' && return_record) {
      return [pdf(await keptReturn(config, booking, return_record, handover))];
    }
    const dated = DATING.includes(kind) ? told.filter(({ state }) => state !== 'requested') : [];
    return Promise.all(dated.map((each) => bookingCalendar(each, config.siteOrigin)));
  }
  if (subject.kind === 'invoice') {
    const { invoice } = subject;
    const { invoicePdf } = await import('../documents/invoice-paper.ts');
    const paper = { kind: 'invoice' as const, number: invoice.number };
    const xml = { filename: `${invoice.number}.xml`, contentType: 'application/xml' };
    return [
      pdf({
        filename: `${invoice.number}.pdf`,
        content: await issuedPaper(config, paper, () => drawInTurn(() => invoicePdf(invoice))),
      }),
      ...(hasXRechnung(invoice)
        ? [{ ...xml, content: Buffer.from(ciiXml(invoice, 'xrechnung')) }]
        : []),
    ];
  }
  if (subject.kind === 'quote') return [pdf(await keptQuote(config, subject.quote))];
  if (subject.kind !== 'payment_reminder') return [];
  const reminder = subject.order.reminders?.find(({ id }) => id === subject.part);
  if (reminder?.open_cents === undefined) return [];
  return [pdf(await keptReminder(config, subject.order, reminder))];
}

const pdf = (paper: { filename: string; content: Buffer }): Attachment => {
  return { ...paper, contentType: 'application/pdf' };
};

/** The mails that settle a rental's days. */
const DATING: readonly string[] = ['booking_confirmed', 'booking_moved', 'booking_extended'];

/** A QR code as a PNG that the mail's HTML shows; as EPC069-12 asks, with error correction level M. */
async function drawQrCode({ id, payload }: QrCode): Promise<Attachment> {
  // 40 ms at a cold start, which most requests can do without.
  const { toBuffer } = await import('qrcode');
  const content = await toBuffer(payload, { errorCorrectionLevel: 'M', margin: 4, scale: 6 });
  return { cid: id, filename: `${id}.png`, contentType: 'image/png', content };
}
