import type { StoredOrder } from '../../stored/order.ts';
import { withdrawalToldOf } from '../../stored/order-view.ts';
import { button, factTable, paragraph, title } from './blocks.ts';
import type { MailText } from './mail-text.ts';
import { greetingOf, numberFacts, QUESTIONS } from './order-blocks.ts';
import { mailOf } from './page.ts';

/** Tells the customer what the office has decided of the withdrawal, and what is paid back by when. */
export function withdrawalDecided(order: StoredOrder, siteOrigin: string): MailText {
  const [received = '', ...others] = withdrawalToldOf(order) ?? [];
  const address = `${siteOrigin}/bestellung-bestaetigung/${order.order_number}`;
  return mailOf(`Ihr Widerruf zur Bestellung ${order.order_number}`, received, [
    title('Ihr Widerruf'),
    paragraph(greetingOf(order.customer_name)),
    ...[received, ...others].map((told) => paragraph(told)),
    factTable(numberFacts(order)),
    paragraph(QUESTIONS),
    button(address, 'Bestellung ansehen', `Ihre Bestellung: ${address}`),
  ]);
}
