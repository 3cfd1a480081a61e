import { COMPANY } from '@shop/domain/company';
import type { OrderDelivery } from '@shop/domain/order/delivery-wish';
import { TEXTS } from '@shop/domain/order/order-fields';
import { CANCEL_PARAM } from '@shop/domain/order/order-request';
import { confirmedPayment } from '@shop/domain/payment/payment-methods';
import { withdrawalExemptionNote } from '@shop/domain/product/withdrawal-exemption';
import {
  accessText,
  deliveryAddress,
  deliveryLabel,
  handoverOf,
  usualTime,
} from '@shop/domain/tour/delivery-text';
import type { StoredOrder } from '../../stored/order.ts';
import { button, type Fact, factTable, heading, link, paragraph, title } from './blocks.ts';
import { html } from './html.ts';
import { clockText, type MailText, plausibleReference } from './mail-text.ts';
import { customersTable, greetingOf, numberFacts, QUESTIONS, quotedFacts } from './order-blocks.ts';
import { mailOf } from './page.ts';
import { paymentBlock } from './payment-block.ts';
import { withdrawalBlock } from './withdrawal-block.ts';

const THANKS =
  'vielen Dank für Ihre Bestellung. Sie ist bei uns eingegangen; wir prüfen sie und melden uns bei Ihnen.';
const CANCELLING = 'Bis wir mit der Bearbeitung beginnen, können Sie Ihre Bestellung';

/**
 * Confirms the receipt of an order to the customer. It quotes nothing that they wrote except plausible names,
 * numbers and places, because the address may be somebody else's.
 */
export function orderConfirmation(
  order: StoredOrder,
  siteOrigin: string,
  cancelToken: string,
  address: string,
): MailText {
  const subject = `Ihre Bestellung ${order.order_number} bei ${COMPANY.shortName}`;
  const payment = paymentBlock(order);
  const page = `${siteOrigin}/bestellung-bestaetigung/${order.order_number}`;
  const cancelling = `${page}#${new URLSearchParams({ [CANCEL_PARAM]: cancelToken })}`;
  const terms = `${siteOrigin}/agb`;
  const blocks = [
    title('Vielen Dank für Ihre Bestellung'),
    paragraph(greetingOf(order.customer_name)),
    paragraph(THANKS),
    factTable(factsOf(order)),
    heading('Ihre Artikel'),
    customersTable(order),
    ...(payment ? [payment] : []),
    heading('So geht es weiter'),
    paragraph(deliveryOf(order)),
    paragraph(QUESTIONS),
    paragraph(
      html`${CANCELLING} ${link(cancelling, 'selbst stornieren')}.`,
      `${CANCELLING} selbst stornieren: ${cancelling}`,
    ),
    paragraph(html`Es gelten unsere ${link(terms, 'Allgemeinen Geschäftsbedingungen')}.`),
    button(address, 'Bestellung ansehen', [
      `Ihre Bestellung: ${address}`,
      `Geschäftsbedingungen: ${terms}`,
    ]),
    withdrawalBlock(siteOrigin, order.order_number, order, exemptionLines(order)),
  ];
  return mailOf(subject, `Auftragsnummer ${order.order_number}`, blocks);
}

function factsOf(order: StoredOrder): Fact[] {
  const { delivery } = order;
  return [
    ...numberFacts(order),
    ...quotedFacts(order, TEXTS.customer),
    { label: 'Bestelldatum', value: clockText(order.created_at) },
    { label: 'Zahlungsart', value: confirmedPayment(order) },
    { label: 'Lieferart', value: delivery ? deliveryLabel(delivery) : '' },
    { label: 'Lieferadresse', value: delivery ? plausiblePlace(delivery) : '' },
    { label: 'Zufahrt', value: delivery?.truck_access ? accessText(delivery) : '' },
    ...quotedFacts(delivery, TEXTS.delivery),
  ];
}

function plausiblePlace({ street, postal_code, city }: OrderDelivery): string {
  const [road, town] = [plausibleReference(street), plausibleReference(city)];
  return deliveryAddress({ street: road, postal_code, city: town });
}

function deliveryOf(order: StoredOrder): string {
  const { delivery } = order;
  const { appointment, arrival, kerbside } = handoverOf(
    delivery,
    usualTime(order),
    order.order_items,
  );
  return [appointment, arrival, kerbside].filter(Boolean).join(' ');
}

/** `Beton C25/30: Kein Widerrufsrecht: …` */
function exemptionLines({ order_items }: StoredOrder): string[] {
  return order_items.flatMap(({ product_name, withdrawal_exemption }) =>
    withdrawal_exemption ? `${product_name}: ${withdrawalExemptionNote(withdrawal_exemption)}` : [],
  );
}
