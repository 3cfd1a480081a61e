import { stageDaysText } from '@shop/domain/delivery/stage';
import type { OrderDelivery } from '@shop/domain/order/delivery-wish';
import { orderDeliveryTime } from '@shop/domain/order/order';
import { TEXTS } from '@shop/domain/order/order-fields';
import { officeOrderPath } from '@shop/domain/order/order-number';
import { paymentMethodOf } from '@shop/domain/payment/payment-methods';
import { deliveryTimeLabel } from '@shop/domain/product/delivery-time';
import { formatEuro } from '@shop/domain/text/format';
import { formatDay } from '@shop/domain/time/calendar';
import { accessAnswer, deliveryAddress, deliveryLabel } from '@shop/domain/tour/delivery-text';
import type { StoredOrder } from '../../stored/order.ts';
import { lastStatusChange } from '../../stored/order-events.ts';
import { button, type Fact, factTable, heading, paragraph, title, writtenNote } from './blocks.ts';
import { clockText, type MailText, manyLines, oneLine } from './mail-text.ts';
import { orderTable, writtenFacts } from './order-blocks.ts';
import { mailOf } from './page.ts';

/** Notifies the company of an order, with everything that the customer wrote. */
export function orderNotice(order: StoredOrder, siteOrigin: string): MailText {
  const total = formatEuro(order.total_cents);
  const subject = `Neue Bestellung ${order.order_number} über ${total}`;
  const address = `${siteOrigin}${officeOrderPath(order.order_number)}`;
  return mailOf(subject, `${oneLine(order.customer_name)}, ${total}`, [
    title('Neue Bestellung', subject),
    factTable(orderFacts(order)),
    heading('Kunde'),
    factTable(writtenFacts(order, TEXTS.customer)),
    ...(order.delivery ? [heading('Lieferung'), factTable(deliveryFacts(order.delivery))] : []),
    ...writtenNote('Anmerkungen', manyLines(order.notes)),
    heading('Artikel'),
    orderTable(order),
    button(address, 'Bestellung öffnen'),
  ]);
}

function orderFacts(order: StoredOrder): Fact[] {
  const time = orderDeliveryTime(order);
  return [
    { label: 'Auftragsnummer', value: order.order_number },
    ...writtenFacts(order, TEXTS.reference),
    { label: 'Eingegangen', value: clockText(order.created_at) },
    { label: 'Zahlungsart', value: paymentMethodOf(order.payment_method).label },
    {
      label: 'Lieferzeit',
      value: time ? deliveryTimeLabel(time) : stageDaysText(order.order_items),
    },
  ];
}

function deliveryFacts(delivery: OrderDelivery): Fact[] {
  const { truck_access, wished_day } = delivery;
  return [
    { label: 'Lieferart', value: deliveryLabel(delivery) },
    { label: 'Lieferadresse', value: oneLine(deliveryAddress(delivery)) },
    { label: 'Wunschtermin', value: wished_day && formatDay(wished_day) },
    { label: 'Zufahrt für 40-t-Lkw', value: truck_access && accessAnswer(truck_access) },
    ...writtenFacts(delivery, TEXTS.onSite),
  ];
}

const CANCELLED = 'Der Kunde hat die Bestellung storniert, bevor sie in Bearbeitung war.';

export function cancellationNotice(order: StoredOrder, siteOrigin: string): MailText {
  const subject = `Storniert: Bestellung ${order.order_number} über ${formatEuro(order.total_cents)}`;
  const address = `${siteOrigin}${officeOrderPath(order.order_number)}`;
  return mailOf(subject, oneLine(order.customer_name), [
    title('Bestellung storniert', subject),
    paragraph(CANCELLED),
    factTable(cancellationFacts(order)),
    heading('Artikel'),
    orderTable(order),
    button(address, 'Bestellung öffnen'),
  ]);
}

function cancellationFacts(order: StoredOrder): Fact[] {
  const change = lastStatusChange(order);
  return [
    { label: 'Auftragsnummer', value: order.order_number },
    ...writtenFacts(order, TEXTS.reference),
    { label: 'Eingegangen', value: clockText(order.created_at) },
    { label: 'Storniert', value: change ? clockText(change.at) : '' },
    { label: 'Zahlungsart', value: paymentMethodOf(order.payment_method).label },
    ...writtenFacts(order, ['customer_name', 'company_name', 'customer_email', 'customer_phone']),
  ];
}
