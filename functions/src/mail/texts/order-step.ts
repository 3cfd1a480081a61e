import { handoverOf } from '@shop/domain/order/delivery-text';
import { type OrderStatus, orderStatusBadge } from '@shop/domain/order/order';
import { REFUND } from '@shop/domain/order/order-status';
import { formatDateTime } from '@shop/domain/text/format';
import { formatDay } from '@shop/domain/time/calendar';
import { BY_CUSTOMER, type StoredOrder, type StoredStatusChange } from '../../stored/order.ts';
import {
  button,
  type Fact,
  factLines,
  factTable,
  heading,
  paragraph,
  title,
  writtenNote,
} from './blocks.ts';
import { html } from './html.ts';
import { joinParts, type MailText, manyLines } from './mail-text.ts';
import { greetingOf, orderLines, orderTable, QUESTIONS } from './order-blocks.ts';
import { companyLines, page } from './page.ts';

const STATUS_OF = {
  order_processing: 'processing',
  order_on_the_way: 'on_the_way',
  order_delivered: 'delivered',
  order_cancelled: 'cancelled',
} as const satisfies Record<string, OrderStatus>;

/** A mail that tells the customer of a step of their order. */
export type StepMailKind = keyof typeof STATUS_OF;

export function isStepMail(kind: string): kind is StepMailKind {
  return Object.hasOwn(STATUS_OF, kind);
}

/** The mail of a status; none for `pending`, which the confirmation tells. */
export function stepMailKind(status: string): StepMailKind | undefined {
  return Object.keys(STATUS_OF)
    .filter(isStepMail)
    .find((kind) => STATUS_OF[kind] === status);
}

/**
 * Tells the customer what has changed about their order. Like the confirmation it quotes nothing that
 * they wrote except a plausible name; a reason is the company's.
 */
export function orderStep(kind: StepMailKind, order: StoredOrder, siteOrigin: string): MailText {
  const change = order.status_changes?.findLast(({ to }) => to === STATUS_OF[kind]);
  const { headline, sentences } = wordingOf(kind, order, change);
  const subject = `Ihre Bestellung ${order.order_number} ist ${headline}`;
  const greeting = greetingOf(order.customer_name);
  const facts = factsOf(kind, order, change);
  const reason = manyLines(change?.reason ?? '');
  const address = `${siteOrigin}/bestellung-bestaetigung/${order.order_number}`;
  const content = html`${title(`Ihre Bestellung ist ${headline}`)}${paragraph(greeting)}${paragraph(sentences)}${reason ? html`${heading('Grund')}${writtenNote(reason)}` : ''}${factTable(facts)}${heading('Ihre Artikel')}${orderTable(order)}${heading('Fragen zu Ihrer Bestellung')}${paragraph(QUESTIONS)}${button(address, 'Bestellung ansehen')}`;
  const text = joinParts(
    greeting,
    sentences,
    reason && `Grund:\n${reason}`,
    factLines(facts),
    orderLines(order),
    QUESTIONS,
    `Ihre Bestellung: ${address}`,
    ['-- ', ...companyLines()],
  );
  return { subject, text, html: page(subject, sentences, content) };
}

function wordingOf(
  kind: StepMailKind,
  { delivery }: StoredOrder,
  change: StoredStatusChange | undefined,
): { headline: string; sentences: string } {
  const isPickup = delivery?.method === 'pickup';
  switch (kind) {
    case 'order_processing':
      return {
        headline: 'bestätigt',
        sentences: isPickup
          ? 'wir haben Ihre Bestellung geprüft und stellen sie jetzt für Sie bereit.'
          : 'wir haben Ihre Bestellung geprüft und bereiten jetzt die Lieferung vor.',
      };
    case 'order_on_the_way':
      if (isPickup) {
        return {
          headline: 'abholbereit',
          sentences: `Ihre Bestellung liegt zur Abholung bereit. ${handoverOf(delivery).arrival}`,
        };
      }
      return {
        headline: 'unterwegs',
        sentences:
          'Ihre Bestellung ist auf dem Weg zu Ihnen. Bitte halten Sie die Zufahrt und die Abladestelle frei.',
      };
    case 'order_delivered':
      return {
        headline: isPickup ? 'abgeholt' : 'geliefert',
        sentences: `${isPickup ? 'Sie haben Ihre Bestellung abgeholt' : 'wir haben Ihre Bestellung geliefert'}. Vielen Dank für Ihren Auftrag. Stimmt etwas nicht, melden Sie sich bitte bald bei uns.`,
      };
    case 'order_cancelled':
      return {
        headline: 'storniert',
        sentences: `${cancelled(isPickup ? 'halten sie nicht bereit' : 'liefern sie nicht', change)} ${REFUND}`,
      };
  }
}

function cancelled(consequence: string, change: StoredStatusChange | undefined): string {
  return change?.by_uid === BY_CUSTOMER
    ? `Sie haben Ihre Bestellung storniert; wir ${consequence}.`
    : `wir haben Ihre Bestellung storniert und ${consequence}.`;
}

function factsOf(
  kind: StepMailKind,
  { order_number, delivery, delivery_day }: StoredOrder,
  change: StoredStatusChange | undefined,
): Fact[] {
  const isToCome = kind === 'order_processing' || kind === 'order_on_the_way';
  const day = isToCome && (delivery_day ?? delivery?.wished_day);
  return [
    { label: 'Bestellnummer', value: order_number },
    { label: 'Neuer Status', value: statusLabel(kind, delivery) },
    { label: 'Geändert', value: change ? changedAt(change) : '' },
    { label: dayLabel(delivery, delivery_day), value: day ? formatDay(day) : '' },
  ];
}

function statusLabel(kind: StepMailKind, delivery: StoredOrder['delivery']): string {
  const isReady = kind === 'order_on_the_way' && delivery?.method === 'pickup';
  return isReady ? 'Abholbereit' : orderStatusBadge(STATUS_OF[kind]).label;
}

/** A day that differs from the wish, or came without one, was agreed with the office. */
function dayLabel(delivery: StoredOrder['delivery'], day: StoredOrder['delivery_day']): string {
  if (day === undefined || day === delivery?.wished_day) return 'Wunschtermin';
  return delivery?.method === 'pickup' ? 'Abholtermin' : 'Liefertermin';
}

export function changedAt({ at }: StoredStatusChange): string {
  return `${formatDateTime(at.toDate().toISOString())} Uhr`;
}
