import { accessAnswer, deliveryAddress, deliveryLabel } from '@shop/domain/order/delivery-text';
import {
  type OrderDelivery,
  orderDeliveryTime,
  paymentMethodLabel,
} from '@shop/domain/order/order';
import { officeOrderPath } from '@shop/domain/order/order-number';
import { deliveryTimeLabel } from '@shop/domain/product/delivery-time';
import { formatEuro } from '@shop/domain/text/format';
import { formatDay } from '@shop/domain/time/calendar';
import type { StoredOrder } from '../../stored/order.ts';
import {
  button,
  emailFact,
  type Fact,
  factLines,
  factTable,
  heading,
  phoneFact,
  title,
  writtenNote,
} from './blocks.ts';
import { html } from './html.ts';
import { joinParts, type MailText, manyLines, oneLine } from './mail-text.ts';
import { orderLines, orderTable, placedAt } from './order-blocks.ts';
import { companyLines, page } from './page.ts';

/** Notifies the company of an order, with everything that the customer wrote. */
export function orderNotice(order: StoredOrder, siteOrigin: string): MailText {
  const total = formatEuro(order.total_cents);
  const subject = `Neue Bestellung ${order.order_number} über ${total}`;
  const [facts, customer] = [orderFacts(order), customerFacts(order)];
  const delivery = order.delivery ? deliveryFacts(order.delivery) : [];
  const deliveryBlock =
    delivery.length > 0 ? html`${heading('Lieferung')}${factTable(delivery)}` : '';
  const notes = manyLines(order.notes);
  const notesBlock = notes ? html`${heading('Anmerkungen')}${writtenNote(notes)}` : '';
  const address = `${siteOrigin}${officeOrderPath(order.order_number)}`;
  const content = html`${title('Neue Bestellung')}${factTable(facts)}${heading('Kunde')}${factTable(customer)}${deliveryBlock}${notesBlock}${heading('Artikel')}${orderTable(order)}${button(address, 'Bestellung öffnen')}`;
  const text = joinParts(
    subject,
    factLines(facts),
    factLines(customer),
    factLines(delivery),
    notes && `Anmerkungen:\n${notes}`,
    orderLines(order),
    `Bestellung öffnen: ${address}`,
    ['-- ', ...companyLines()],
  );
  return {
    subject,
    text,
    html: page(subject, `${oneLine(order.customer_name)}, ${total}`, content),
  };
}

function orderFacts(order: StoredOrder): Fact[] {
  const time = orderDeliveryTime(order);
  return [
    { label: 'Bestellnummer', value: order.order_number },
    { label: 'Eingegangen', value: placedAt(order) },
    { label: 'Zahlungsart', value: paymentMethodLabel(order.payment_method) },
    { label: 'Lieferzeit', value: time ? deliveryTimeLabel(time) : '' },
  ];
}

function deliveryFacts(delivery: OrderDelivery): Fact[] {
  const { truck_access, wished_day, contact_phone } = delivery;
  return [
    { label: 'Lieferart', value: deliveryLabel(delivery) },
    { label: 'Anschrift', value: oneLine(deliveryAddress(delivery)) },
    { label: 'Wunschtermin', value: wished_day && formatDay(wished_day) },
    { label: 'Zufahrt für 40-t-Lkw', value: truck_access && accessAnswer(truck_access) },
    { label: 'Abladestelle', value: oneLine(delivery.unloading_place) },
    { label: 'Ansprechpartner vor Ort', value: oneLine(delivery.contact_name) },
    { ...phoneFact(oneLine(contact_phone)), label: 'Telefon vor Ort' },
  ];
}

function customerFacts(order: StoredOrder): Fact[] {
  return [
    { label: 'Name', value: oneLine(order.customer_name) },
    { label: 'Firma', value: oneLine(order.company_name) },
    { label: 'Anschrift', value: oneLine(order.company_address) },
    { label: 'USt-IdNr./Steuernummer', value: oneLine(order.tax_number) },
    emailFact(order.customer_email),
    phoneFact(oneLine(order.customer_phone)),
  ];
}
