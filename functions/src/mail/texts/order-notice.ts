import { deliveryTimeLabel } from '@shop/domain/delivery';
import { formatEuro } from '@shop/domain/format';
import { orderDeliveryTime, paymentMethodLabel } from '@shop/domain/order';
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
  const notes = manyLines(order.notes);
  const notesBlock = notes ? html`${heading('Anmerkungen')}${writtenNote(notes)}` : '';
  const content = html`${title('Neue Bestellung')}${factTable(facts)}${heading('Kunde')}${factTable(customer)}${notesBlock}${heading('Artikel')}${orderTable(order)}${button(`${siteOrigin}/admin`, 'Zur Verwaltung')}`;
  const text = joinParts(
    subject,
    factLines(facts),
    factLines(customer),
    notes && `Anmerkungen:\n${notes}`,
    orderLines(order),
    `Zur Verwaltung: ${siteOrigin}/admin`,
    ['-- ', ...companyLines()],
  );
  return {
    subject,
    text,
    html: page(subject, `${oneLine(order.customer_name)}, ${total}`, content),
  };
}

function orderFacts(order: StoredOrder): Fact[] {
  const time = orderDeliveryTime(order.order_items);
  return [
    { label: 'Bestellnummer', value: order.order_number },
    { label: 'Eingegangen', value: placedAt(order) },
    { label: 'Zahlungsart', value: paymentMethodLabel(order.payment_method) },
    { label: 'Lieferzeit', value: time ? deliveryTimeLabel(time) : '' },
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
