import { agreedTold } from '@shop/domain/order/order-changes';
import { eventsOf } from '@shop/domain/order/order-history';
import { formatEuro } from '@shop/domain/text/format';
import { orderBalance } from '../../stored/balance.ts';
import type { StoredOrder } from '../../stored/order.ts';
import { type Block, button, factTable, heading, paragraph, title, writtenNote } from './blocks.ts';
import { clockText, type MailText, manyLines } from './mail-text.ts';
import { greetingOf, orderTable, PHONE } from './order-blocks.ts';
import { mailOf } from './page.ts';
import { openAmountBlock, paymentBlock } from './payment-block.ts';

const EDITED = 'wir haben Ihre Bestellung geändert. So steht sie jetzt bei uns:';
const QUESTIONS = `Sind Sie damit nicht einverstanden? Antworten Sie bitte gleich auf diese E-Mail oder rufen Sie uns an: ${PHONE}.`;
const OVERPAID = 'Was Sie zu viel bezahlt haben, erstatten wir Ihnen.';
const NEW_PLACE = 'Die Lieferadresse haben wir ebenfalls geändert.';

/** Notifies the customer of the office's changes to their order; the reason is written by the company. */
export function orderEdited(order: StoredOrder, address: string, part: string): MailText {
  const edit = eventsOf(order, 'edit').find(({ id }) => id === part);
  return mailOf(`Ihre Bestellung ${order.order_number} wurde geändert`, EDITED, [
    title('Ihre Bestellung wurde geändert'),
    paragraph(greetingOf(order.customer_name)),
    paragraph(EDITED),
    factTable([
      { label: 'Bestellnummer', value: order.order_number },
      { label: 'Geändert', value: edit ? clockText(edit.at) : '' },
      { label: 'Bisher', value: edit ? `${formatEuro(edit.from_cents)} zzgl. MwSt.` : '' },
      { label: 'Jetzt', value: `${formatEuro(order.total_cents)} zzgl. MwSt.` },
    ]),
    ...writtenNote('Grund', manyLines(edit?.reason ?? '')),
    ...(edit ? agreedTold(edit) : []).map((told) => paragraph(`${told}.`)),
    ...(edit?.has_new_place ? [paragraph(NEW_PLACE)] : []),
    heading('Ihre Artikel'),
    orderTable(order),
    ...paymentOf(order),
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
