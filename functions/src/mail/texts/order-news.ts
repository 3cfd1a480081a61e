import { kindOf } from '@shop/domain/order/order-kinds';
import { formatEuro } from '@shop/domain/text/format';
import { formatDay } from '@shop/domain/time/calendar';
import type { StoredOrder } from '../../stored/order.ts';
import { withdrawalToldOf } from '../../stored/order-view.ts';
import { button, factTable, paragraph, title } from './blocks.ts';
import type { MailText } from './mail-text.ts';
import { afterGreeting, greetingOf, numberFacts, QUESTIONS } from './order-blocks.ts';
import { mailOf } from './page.ts';

/** Tells the customer what the office has decided of the withdrawal, and what is paid back by when. */
export const withdrawalDecided = (order: StoredOrder, address: string): MailText =>
  news(order, address, 'Ihr Widerruf', withdrawalToldOf(order) ?? []);

/** Tells the customer that money was paid back. */
export function refundMail(order: StoredOrder, address: string, part: string): MailText {
  const { cents = 0, day = '' } = order.entries?.find(({ id }) => id === part) ?? {};
  const told = `wir haben Ihnen am ${formatDay(day)} ${formatEuro(cents)} zurückgezahlt.`;
  return news(order, address, 'Unsere Rückzahlung', [told]);
}

function news(
  order: StoredOrder,
  address: string,
  what: string,
  sentences: readonly string[],
): MailText {
  const subject = `${what} zu Ihrer ${kindOf(order).thing} ${order.order_number}`;
  return mailOf(subject, sentences[0] ?? '', [
    title(what),
    paragraph(greetingOf(order.customer_name)),
    ...sentences.map((sentence, index) =>
      paragraph(index === 0 ? afterGreeting(sentence) : sentence),
    ),
    factTable(numberFacts(order)),
    paragraph(QUESTIONS),
    button(address, 'Einzelheiten ansehen'),
  ]);
}
