import type { EventMailKind } from '@shop/domain/contract/mail';
import { agreedTold } from '@shop/domain/order/order-changes';
import { formatEuro } from '@shop/domain/text/format';
import { orderBalance } from '../../stored/balance.ts';
import type { StoredOrder } from '../../stored/order.ts';
import type { StoredOrderEvent } from '../../stored/order-events.ts';
import type { Subject } from '../subject.ts';
import { type Block, button, factTable, heading, paragraph, title, writtenNote } from './blocks.ts';
import { clockText, manyLines } from './mail-text.ts';
import { customersTable, greetingOf, PHONE } from './order-blocks.ts';
import { mailOf } from './page.ts';
import { openAmountBlock, paymentBlock } from './payment-block.ts';

const QUESTIONS = `Sind Sie damit nicht einverstanden? Antworten Sie bitte gleich auf diese E-Mail oder rufen Sie uns an: ${PHONE}.`;
const OVERPAID = 'Was Sie zu viel bezahlt haben, erstatten wir Ihnen.';

/** What the customer reads about an event of each kind that has a mail; a reason is written by the company. */
const WORDINGS: {
  [What in StoredOrderEvent['what'] as `event_${What}` & EventMailKind]: (
    event: StoredOrderEvent<What>,
    order: StoredOrder,
  ) => { headline: string; sentence: string; below: Block[] };
} = {
  event_edit: (edit, order) => ({
    headline: 'wurde geändert',
    sentence: 'wir haben Ihre Bestellung geändert. So steht sie jetzt bei uns:',
    below: [
      factTable([
        { label: 'Auftragsnummer', value: order.order_number },
        { label: 'Geändert', value: clockText(edit.at) },
        { label: 'Bisher', value: `${formatEuro(edit.from_cents)} zzgl. MwSt.` },
        { label: 'Jetzt', value: `${formatEuro(order.total_cents)} zzgl. MwSt.` },
      ]),
      ...writtenNote('Grund', manyLines(edit.reason ?? '')),
      ...agreedTold(edit).map((told) => paragraph(`${told}.`)),
      ...(edit.has_new_place ? [paragraph('Die Lieferadresse haben wir ebenfalls geändert.')] : []),
      heading('Ihre Artikel'),
      customersTable(order),
      ...paymentOf(order),
    ],
  }),
};

/** Notifies the customer of an event of their order. */
export function orderEvent(subject: Extract<Subject, { event: object }>, address: string) {
  const { kind, order, event } = subject;
  const { headline, sentence, below } = WORDINGS[kind](event as never, order);
  return mailOf(`Ihre Bestellung ${order.order_number} ${headline}`, sentence, [
    title(`Ihre Bestellung ${headline}`),
    paragraph(greetingOf(order.customer_name)),
    paragraph(sentence),
    ...below,
    paragraph(QUESTIONS),
    button(address, 'Bestellung ansehen', `Ihre Bestellung: ${address}`),
  ]);
}

function paymentOf(order: StoredOrder): Block[] {
  const { state, creditCents } = orderBalance(order);
  if (state !== 'none' && creditCents > 0) return [paragraph(OVERPAID)];
  if (state === 'paid') return [];
  return [state === 'part' ? openAmountBlock(order) : paymentBlock(order)].filter(
    (block) => !!block,
  );
}
