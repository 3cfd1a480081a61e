import { STATUS_OF_MAIL, type StepMailKind } from '@shop/domain/contract/mail';
import { isWishedDay } from '@shop/domain/delivery/stage';
import { linesText } from '@shop/domain/handover/deliveries';
import { eventsOf } from '@shop/domain/order/order-history';
import { orderStatus, REFUND } from '@shop/domain/order/order-status';
import { formatDay } from '@shop/domain/time/calendar';
import { pickupPlace } from '@shop/domain/tour/delivery-text';
import { BY_CUSTOMER, type StoredOrder } from '../../stored/order.ts';
import { type StoredOrderEvent, standingParts } from '../../stored/order-events.ts';
import { button, type Fact, factTable, heading, paragraph, title, writtenNote } from './blocks.ts';
import { clockText, type MailText, manyLines } from './mail-text.ts';
import { customersTable, greetingOf, numberFacts, QUESTIONS } from './order-blocks.ts';
import { mailOf } from './page.ts';

/**
 * Notifies the customer of a change to their order. Like the confirmation, it quotes nothing that they wrote
 * except a plausible name and number; a reason is written by the company.
 */
export function orderStep(
  kind: StepMailKind,
  order: StoredOrder,
  address: string,
  part?: string,
): MailText {
  const change = timesReached(order, STATUS_OF_MAIL[kind])[Number(part ?? 1) - 1];
  const isPickup = order.delivery?.method === 'pickup';
  const { label: status } = orderStatus(STATUS_OF_MAIL[kind], order.delivery?.method);
  const { part_of } = order;
  const named = standingParts(order).length > 0 ? REST : ORDER;
  const { headline, sentences, isToCome } =
    part_of && kind === 'order_delivered'
      ? partly(isPickup, part_of)
      : WORDINGS[kind](isPickup, change, named);
  const subject = `${named.who} ${part_of?.number ?? order.order_number} ist ${headline}`;
  return mailOf(subject, sentences, [
    title(`${named.who} ist ${headline}`),
    paragraph(greetingOf(order.customer_name)),
    paragraph(sentences),
    ...writtenNote('Grund', manyLines(change?.reason ?? '')),
    factTable(factsOf(order, change, status, isToCome)),
    heading('Ihre Artikel'),
    customersTable(order),
    heading('Fragen zu Ihrer Bestellung'),
    paragraph(QUESTIONS),
    button(address, 'Bestellung ansehen', `Ihre Bestellung: ${address}`),
  ]);
}

/** The changes by which an order reached a status, oldest first: each has a mail of its own. */
export function timesReached(order: StoredOrder, status: string): StoredOrderEvent<'status'>[] {
  return eventsOf(order, 'status').filter(({ to }) => to === status);
}

interface Wording {
  headline: string;
  sentences: string;
  /** Replaces the label of the status. */
  status?: string;
  /** Whether the day of delivery or pickup lies ahead. */
  isToCome?: boolean;
}

interface Named {
  who: string;
  what: string;
  it: string;
}
const ORDER: Named = { who: 'Ihre Bestellung', what: 'Ihre Bestellung', it: 'sie' };
/** An order of which parts were delivered before. */
const REST: Named = {
  who: 'Der Rest Ihrer Bestellung',
  what: 'den Rest Ihrer Bestellung',
  it: 'ihn',
};

/** The goods of an order already delivered, and those still to come. */
function partly(isPickup: boolean, { number, left }: NonNullable<StoredOrder['part_of']>): Wording {
  const [did, done] = isPickup
    ? [`Sie haben einen Teil Ihrer Bestellung ${number} abgeholt`, 'abgeholt']
    : [`wir haben einen Teil Ihrer Bestellung ${number} geliefert`, 'geliefert'];
  return {
    headline: `teilweise ${done}`,
    sentences: `${did}. Es fehlen noch ${linesText(left)}. Vielen Dank für Ihren Auftrag. Stimmt etwas nicht, melden Sie sich bitte bald bei uns.`,
  };
}

const WORDINGS: Record<
  StepMailKind,
  (isPickup: boolean, change: StoredOrderEvent<'status'> | undefined, named: Named) => Wording
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
          sentences: `Ihre Bestellung liegt zur Abholung bereit. ${pickupPlace()}`,
          isToCome: true,
        }
      : {
          headline: 'unterwegs',
          sentences:
            'Ihre Bestellung ist auf dem Weg zu Ihnen. Bitte halten Sie die Zufahrt und die Abladestelle frei.',
          isToCome: true,
        },
  order_delivered: (isPickup, _, { what }) => ({
    headline: isPickup ? 'abgeholt' : 'geliefert',
    sentences: `${isPickup ? `Sie haben ${what} abgeholt` : `wir haben ${what} geliefert`}. Vielen Dank für Ihren Auftrag. Stimmt etwas nicht, melden Sie sich bitte bald bei uns.`,
  }),
  order_cancelled: (isPickup, change, { what, it }) => ({
    headline: 'storniert',
    sentences: `${cancelled(isPickup ? `halten ${it} nicht bereit` : `liefern ${it} nicht`, what, change)} ${REFUND}`,
  }),
};

function cancelled(
  consequence: string,
  what: string,
  change: StoredOrderEvent<'status'> | undefined,
): string {
  return change?.by_uid === BY_CUSTOMER
    ? `Sie haben ${what} storniert; wir ${consequence}.`
    : `wir haben ${what} storniert und ${consequence}.`;
}

function factsOf(
  order: StoredOrder,
  change: StoredOrderEvent<'status'> | undefined,
  status: string,
  isToCome = false,
): Fact[] {
  const { delivery, delivery_day } = order;
  const day = isToCome && (delivery_day ?? delivery?.wished_day);
  return [
    ...numberFacts(order),
    { label: 'Neuer Status', value: status },
    { label: 'Geändert', value: change ? clockText(change.at) : '' },
    { label: dayLabel(order), value: day ? formatDay(day) : '' },
  ];
}

/** The office agreed on a day other than the requested one. */
function dayLabel(order: StoredOrder): string {
  if (isWishedDay(order)) return 'Wunschtermin';
  return order.delivery?.method === 'pickup' ? 'Abholtermin' : 'Liefertermin';
}
