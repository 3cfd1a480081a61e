import { paymentMethodLabel } from '@shop/domain/order/order';
import { officeOrderPath } from '@shop/domain/order/order-number';
import { formatEuro } from '@shop/domain/text/format';
import type { StoredOrder } from '../../stored/order.ts';
import {
  button,
  emailFact,
  type Fact,
  factTable,
  heading,
  paragraph,
  phoneFact,
  title,
} from './blocks.ts';
import { type MailText, oneLine } from './mail-text.ts';
import { orderTable, placedAt } from './order-blocks.ts';
import { changedAt } from './order-step.ts';
import { mailOf } from './page.ts';

const CANCELLED = 'Der Kunde hat die Bestellung storniert, bevor sie in Bearbeitung war.';

export function cancellationNotice(order: StoredOrder, siteOrigin: string): MailText {
  const subject = `Storniert: Bestellung ${order.order_number} über ${formatEuro(order.total_cents)}`;
  const address = `${siteOrigin}${officeOrderPath(order.order_number)}`;
  return mailOf(subject, oneLine(order.customer_name), [
    title('Bestellung storniert', subject),
    paragraph(CANCELLED),
    factTable(factsOf(order)),
    heading('Artikel'),
    orderTable(order),
    button(address, 'Bestellung öffnen'),
  ]);
}

function factsOf(order: StoredOrder): Fact[] {
  const change = order.status_changes?.at(-1);
  return [
    { label: 'Bestellnummer', value: order.order_number },
    { label: 'Eingegangen', value: placedAt(order) },
    { label: 'Storniert', value: change ? changedAt(change) : '' },
    { label: 'Zahlungsart', value: paymentMethodLabel(order.payment_method) },
    { label: 'Name', value: oneLine(order.customer_name) },
    { label: 'Firma', value: oneLine(order.company_name) },
    emailFact(order.customer_email),
    phoneFact(oneLine(order.customer_phone)),
  ];
}
