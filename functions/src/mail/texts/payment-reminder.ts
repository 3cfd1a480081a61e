import { kindOf } from '@shop/domain/order/order-kinds';
import { formatEuro } from '@shop/domain/text/format';
import { formatDay } from '@shop/domain/time/calendar';
import { titleOfReminder } from '../../documents/reminder-letter.ts';
import { claimOf, orderBalance, reminderStage } from '../../stored/balance.ts';
import type { StoredOrder } from '../../stored/order.ts';
import { invoiceOfOrder } from '../../stored/order-invoices.ts';
import { button, type Fact, factTable, paragraph, title } from './blocks.ts';
import { clockText, type MailText } from './mail-text.ts';
import { greetingOf, numberFacts, PHONE } from './order-blocks.ts';
import { mailOf } from './page.ts';
import { openAmountBlock } from './payment-block.ts';

const CROSSED =
  'Haben Sie inzwischen bezahlt? Dann ist diese E-Mail für Sie erledigt, und wir danken Ihnen.';
const QUESTIONS = `Stimmt etwas nicht? Antworten Sie auf diese E-Mail oder rufen Sie uns an: ${PHONE}.`;

/** Reminds the customer of the open amount, including reminder claims; the attached letter itemises it. */
export function paymentReminder(order: StoredOrder, address: string, part: string): MailText {
  const reminder = order.reminders?.find(({ id }) => id === part);
  const heading = reminder ? titleOfReminder(order, reminder) : 'Zahlungserinnerung';
  const invoice = invoiceOfOrder(order);
  const about = invoice ? `Rechnung ${invoice.number}` : `Bestellung ${order.order_number}`;
  const subject = `${heading} zu Ihrer ${about}`;
  const what = kindOf(order).thing;
  const isFirst = !reminder?.text || reminderStage(order, reminder) === 0;
  const friendly =
    orderBalance(order).paidCents > 0
      ? `vielen Dank für Ihre Zahlung zu Ihrer ${what}. Ein Teil des Betrags ist noch offen.`
      : `zu Ihrer ${what} haben wir noch keinen Zahlungseingang gefunden. Vielleicht ist die Zahlung im Alltag untergegangen.`;
  const reason = isFirst ? friendly : (reminder?.text ?? friendly);
  const blocks = [
    title(heading),
    paragraph(greetingOf(order.customer_name)),
    paragraph(reason),
    factTable(factsOf(order)),
    openAmountBlock(order),
    ...(reminder?.pay_by ? [paragraph(`Bitte zahlen Sie bis ${formatDay(reminder.pay_by)}.`)] : []),
    paragraph(CROSSED),
    paragraph(QUESTIONS),
    button(address, `${what} ansehen`, `Ihre ${what}: ${address}`),
  ];
  return mailOf(subject, reason, blocks);
}

function factsOf(order: StoredOrder): Fact[] {
  const { paidCents, debtCents, costsCents } = orderBalance(order);
  const invoice = invoiceOfOrder(order);
  return [
    { label: 'Rechnung', value: invoice ? `${invoice.number} vom ${formatDay(invoice.day)}` : '' },
    ...numberFacts(order),
    {
      label: 'Bestelldatum',
      value: kindOf(order).isBill ? '' : clockText(order.created_at),
    },
    { label: 'Betrag', value: `${formatEuro(debtCents)} inkl. MwSt.` },
    {
      label: 'Mahnkosten und Zinsen',
      value: costsCents > 0 ? formatEuro(costsCents) : '',
    },
    { label: 'Bezahlt', value: paidCents > 0 ? formatEuro(paidCents) : '' },
    { label: 'Fällig am', value: formatDay(claimOf(order).dueDay ?? '') },
  ];
}
