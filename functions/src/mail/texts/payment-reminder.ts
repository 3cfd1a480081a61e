import { reminderTitle } from '@shop/domain/payment/reminders';
import { formatEuro } from '@shop/domain/text/format';
import { formatDay } from '@shop/domain/time/calendar';
import { balanceOf, dueDayOf, type StoredOrder, type StoredReminder } from '../../stored/order.ts';
import { button, type Fact, factTable, paragraph, title } from './blocks.ts';
import { clockText, type MailText } from './mail-text.ts';
import { greetingOf, numberFacts, PHONE } from './order-blocks.ts';
import { mailOf } from './page.ts';
import { openAmountBlock } from './payment-block.ts';

const NOTHING_PAID =
  'zu Ihrer Bestellung haben wir noch keinen Zahlungseingang gefunden. Vielleicht ist die Zahlung im Alltag untergegangen.';
const PART_PAID =
  'vielen Dank für Ihre Zahlung zu Ihrer Bestellung. Ein Teil des Betrags ist noch offen.';
const CROSSED =
  'Haben Sie inzwischen bezahlt? Dann ist diese E-Mail für Sie erledigt, und wir danken Ihnen.';
const QUESTIONS = `Stimmt etwas nicht? Antworten Sie auf diese E-Mail oder rufen Sie uns an: ${PHONE}.`;

/** Reminds of what is open; from the second on with a fee and interest, which the attached paper explains. */
export function paymentReminder(order: StoredOrder, siteOrigin: string, part: string): MailText {
  const index = (order.reminders ?? []).findIndex(({ id }) => id === part);
  const heading = reminderTitle(Math.max(0, index));
  const subject = `${heading} zu Ihrer Bestellung ${order.order_number}`;
  const { paidCents, owedCents } = balanceOf(order);
  const reason = paidCents > 0 ? PART_PAID : NOTHING_PAID;
  const address = `${siteOrigin}/bestellung-bestaetigung/${order.order_number}`;
  const blocks = [
    title(heading),
    paragraph(greetingOf(order.customer_name)),
    paragraph(reason),
    factTable(factsOf(order, { paidCents, owedCents })),
    openAmountBlock(order),
    ...claimOf(order.reminders?.[index]),
    paragraph(CROSSED),
    paragraph(QUESTIONS),
    button(address, 'Bestellung ansehen', `Ihre Bestellung: ${address}`),
  ];
  return mailOf(subject, reason, blocks);
}

function claimOf({ fee_cents = 0, interest_cents = 0, pay_by }: Partial<StoredReminder> = {}) {
  if (fee_cents + interest_cents === 0) return [];
  const claim = `Dazu kommen ${formatEuro(fee_cents)} Mahngebühr und ${formatEuro(interest_cents)} Verzugszinsen. Bitte zahlen Sie bis ${formatDay(pay_by ?? '')}.`;
  return [paragraph(claim)];
}

function factsOf(order: StoredOrder, { paidCents = 0, owedCents = 0 }): Fact[] {
  return [
    ...numberFacts(order),
    { label: 'Bestelldatum', value: clockText(order.created_at) },
    { label: 'Betrag', value: `${formatEuro(owedCents)} inkl. MwSt.` },
    { label: 'Bezahlt', value: paidCents > 0 ? formatEuro(paidCents) : '' },
    { label: 'Fällig am', value: formatDay(dueDayOf(order)) },
  ];
}
