import { STATUS_OF_MAIL, type StepMailKind } from '@shop/domain/contract/mail';
import { orderStatus, REFUND } from '@shop/domain/order/order-status';
import { formatDay } from '@shop/domain/time/calendar';
import { PICKUP_PLACE } from '@shop/domain/tour/delivery-text';
import { BY_CUSTOMER, type StoredOrder, type StoredStatusChange } from '../../stored/order.ts';
import { button, type Fact, factTable, heading, paragraph, title, writtenNote } from './blocks.ts';
import { clockText, type MailText, manyLines } from './mail-text.ts';
import { greetingOf, numberFacts, orderTable, QUESTIONS } from './order-blocks.ts';
import { mailOf } from './page.ts';

/**
 * Notifies the customer of a change to their order. Like the confirmation, it quotes nothing that they wrote
 * except a plausible name and number; a reason is written by the company.
 */
export function orderStep(
  kind: StepMailKind,
  order: StoredOrder,
  siteOrigin: string,
  part?: string,
): MailText {
  const change = timesReached(order, STATUS_OF_MAIL[kind])[Number(part ?? 1) - 1];
  const isPickup = order.delivery?.method === 'pickup';
  const { label: status } = orderStatus(STATUS_OF_MAIL[kind], order.delivery?.method);
  const { headline, sentences, isToCome } = WORDINGS[kind](isPickup, change);
  const subject = `Ihre Bestellung ${order.order_number} ist ${headline}`;
  const address = `${siteOrigin}/bestellung-bestaetigung/${order.order_number}`;
  return mailOf(subject, sentences, [
    title(`Ihre Bestellung ist ${headline}`),
    paragraph(greetingOf(order.customer_name)),
    paragraph(sentences),
    ...writtenNote('Grund', manyLines(change?.reason ?? '')),
    factTable(factsOf(order, change, status, isToCome)),
    heading('Ihre Artikel'),
    orderTable(order),
    heading('Fragen zu Ihrer Bestellung'),
    paragraph(QUESTIONS),
    button(address, 'Bestellung ansehen', `Ihre Bestellung: ${address}`),
  ]);
}

/** The changes by which an order reached a status, oldest first: each has a mail of its own. */
export function timesReached(order: StoredOrder, status: string): StoredStatusChange[] {
  return (order.status_changes ?? []).filter(({ to }) => to === status);
}

interface Wording {
  headline: string;
  sentences: string;
  /** Replaces the label of the status. */
  status?: string;
  /** Whether the day of delivery or pickup lies ahead. */
  isToCome?: boolean;
}

const WORDINGS: Record<
  StepMailKind,
  (isPickup: boolean, change: StoredStatusChange | undefined) => Wording
> = {
  order_processing: (isPickup) => ({
    headline: 'bestätigt',
    sentences: `wir haben Ihre Bestellung geprüft und ${isPickup ? 'stellen sie jetzt für Sie bereit' : 'bereiten jetzt die Lieferung vor'}.`,
    isToCome: true,
  }),
  order_on_the_way: (isPickup) =>
    isPickup
      ? {
          headline: 'abholbereit',
          sentences: `Ihre Bestellung liegt zur Abholung bereit. ${PICKUP_PLACE}`,
          isToCome: true,
        }
      : {
          headline: 'unterwegs',
          sentences:
            'Ihre Bestellung ist auf dem Weg zu Ihnen. Bitte halten Sie die Zufahrt und die Abladestelle frei.',
          isToCome: true,
        },
  order_delivered: (isPickup) => ({
    headline: isPickup ? 'abgeholt' : 'geliefert',
    sentences: `${isPickup ? 'Sie haben Ihre Bestellung abgeholt' : 'wir haben Ihre Bestellung geliefert'}. Vielen Dank für Ihren Auftrag. Stimmt etwas nicht, melden Sie sich bitte bald bei uns.`,
  }),
  order_cancelled: (isPickup, change) => ({
    headline: 'storniert',
    sentences: `${cancelled(isPickup ? 'halten sie nicht bereit' : 'liefern sie nicht', change)} ${REFUND}`,
  }),
};

function cancelled(consequence: string, change: StoredStatusChange | undefined): string {
  return change?.by_uid === BY_CUSTOMER
    ? `Sie haben Ihre Bestellung storniert; wir ${consequence}.`
    : `wir haben Ihre Bestellung storniert und ${consequence}.`;
}

function factsOf(
  order: StoredOrder,
  change: StoredStatusChange | undefined,
  status: string,
  isToCome = false,
): Fact[] {
  const { delivery, delivery_day } = order;
  const day = isToCome && (delivery_day ?? delivery?.wished_day);
  return [
    ...numberFacts(order),
    { label: 'Neuer Status', value: status },
    { label: 'Geändert', value: change ? clockText(change.at) : '' },
    { label: dayLabel(delivery, delivery_day), value: day ? formatDay(day) : '' },
  ];
}

/** The office agreed on a day other than the requested one. */
function dayLabel(delivery: StoredOrder['delivery'], day: StoredOrder['delivery_day']): string {
  if (day === undefined || day === delivery?.wished_day) return 'Wunschtermin';
  return delivery?.method === 'pickup' ? 'Abholtermin' : 'Liefertermin';
}
