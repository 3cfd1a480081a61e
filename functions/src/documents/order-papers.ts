import { setImmediate } from 'node:timers/promises';
import { COMPANY } from '@shop/domain/company';
import { formatWeight, orderWeightKg } from '@shop/domain/delivery/order-weight';
import { stageText } from '@shop/domain/delivery/stage';
import { quantityText } from '@shop/domain/handover/delivered';
import { deliveredText, linesText } from '@shop/domain/handover/deliveries';
import { grossCents } from '@shop/domain/money/vat';
import { deliveredLabel } from '@shop/domain/order/order';
import { TEXTS } from '@shop/domain/order/order-fields';
import { GROSS_NOTE, grossOrderSums, type OrderGross } from '@shop/domain/order/order-gross';
import { orderSums, pricesNote } from '@shop/domain/order/order-sums';
import { paymentInstructions } from '@shop/domain/payment/payment-facts';
import { paymentMethodOf } from '@shop/domain/payment/payment-methods';
import { paymentTerms } from '@shop/domain/payment/payment-terms';
import { formatArticleNumber } from '@shop/domain/product/article-number';
import { ORDERABLE } from '@shop/domain/quote/quote';
import { deliveryPriceText } from '@shop/domain/quote/quote-sums';
import { formatEuro } from '@shop/domain/text/format';
import { orderedQuantity } from '@shop/domain/text/quantity';
import { berlinDay, formatDay } from '@shop/domain/time/calendar';
import { loadText } from '@shop/domain/tour/delivery-list';
import {
  accessText,
  dayText,
  deliveryAddress,
  deliveryLabel,
  methodText,
  paymentText,
} from '@shop/domain/tour/delivery-text';
import { orderBalance } from '../stored/balance.ts';
import {
  isFreeLine,
  type StoredOrder,
  type StoredOrderItem,
  type StoredReminder,
  type StoredSums,
} from '../stored/order.ts';
import { deliveredDay, grossIfPrivate, storedAmounts, toOrder } from '../stored/order-view.ts';
import type { StoredQuote } from '../stored/quote.ts';
import { withKept } from '../stored/withdrawn-lines.ts';
import { payBy } from './invoice-paper.ts';
import { openPaper, type Paper } from './paper.ts';
import type { OpenPaper } from './paper-draft.ts';
import { printedFacts } from './printed-facts.ts';
import { billedTo, letterOf, recipientLines, titleOfReminder } from './reminder-letter.ts';

const article = (item: StoredOrderItem, { order_items }: Pick<StoredSums, 'order_items'>) => {
  const stage = stageText(item, isFreeLine(item) ? [] : order_items);
  const number = `Art.-Nr. ${formatArticleNumber(item.product_id, item.article_number)}`;
  return [...(isFreeLine(item) ? [] : [number]), ...(stage ? [stage] : [])];
};

/** The company's confirmation of an order, with prices and terms. */
export async function confirmationPdf(
  order: StoredOrder,
  open: OpenPaper = openPaper,
): Promise<Buffer> {
  const title = `Auftragsbestätigung ${order.order_number}`;
  const paper = await open({ title, at: order.created_at.toDate() });
  const { delivery } = order;
  paper.head({
    title,
    recipient: billedTo(order),
    facts: [
      ['Auftragsnummer', order.order_number],
      ...printedFacts('confirmation', order, TEXTS.reference),
      ['Angebot', order.quote_number],
      ['Bestellt am', formatDay(berlinDay(order.created_at.toDate()))],
      ['Zahlungsart', paymentMethodOf(order.payment_method).label],
      ['Liefertag', order.delivery_day && dayText(order.delivery_day)],
      ...printedFacts('confirmation', order, TEXTS.customer),
    ],
  });
  paper.paragraph('Vielen Dank für Ihre Bestellung, die wir hiermit bestätigen.');
  await goodsPart(paper, order, grossIfPrivate(order));
  if (delivery) {
    paper.heading('Lieferung');
    paper.facts([
      ['Art', deliveryLabel(delivery)],
      ['Lieferadresse', deliveryAddress(delivery)],
      ['Zufahrt', accessText(delivery)],
      ...printedFacts('confirmation', delivery, TEXTS.delivery),
    ]);
  }
  paymentPart(paper, order);
  paper.paragraph(TERMS);
  return paper.end();
}

const TERMS = `Es gelten unsere Allgemeinen Geschäftsbedingungen: ${COMPANY.website}/agb`;

/** Lines with their prices, and the sums. With `gross`, gross amounts come first. */
async function goodsPart(paper: Paper, order: StoredSums, gross?: OrderGross): Promise<void> {
  await paper.table(
    [
      { label: 'Pos.', width: 10 },
      { label: 'Artikel' },
      { label: 'Menge', width: 26, isNumber: true },
      { label: 'Einzelpreis', width: 26, isNumber: true },
      { label: 'Gesamtpreis', width: 28, isNumber: true },
    ],
    order.order_items.map((item, index) => {
      const { unit_price_cents: unitCents, total_price_cents: netCents, vat_rate } = item;
      const cents = gross?.lines[index] ?? netCents;
      const net = `netto ${formatEuro(unitCents)}, zusammen ${formatEuro(netCents)}`;
      return {
        cells: [
          String(index + 1),
          item.product_name,
          orderedQuantity(item),
          formatEuro(gross ? grossCents(unitCents, vat_rate) : unitCents),
          formatEuro(cents),
        ],
        small: [...article(item, order), ...(gross ? [net] : [])],
        cents,
      };
    }),
  );
  const amounts = storedAmounts(order);
  const sums = gross ? grossOrderSums(amounts, gross) : orderSums(amounts);
  const owed = gross ? 'total' : 'gross';
  paper.sums(sums.map(({ label, amount, kind }) => ({ label, amount, isBold: kind === owed })));
  paper.paragraph(gross ? GROSS_NOTE : pricesNote(order.gross_cents));
}

/** A quote as it was sent, with the terms on which it can be ordered. */
export async function quotePdf(
  {
    number,
    offer,
    content: draft,
    created_at,
  }: Pick<StoredQuote, 'number' | 'offer' | 'content' | 'created_at'>,
  open: OpenPaper = openPaper,
): Promise<Buffer> {
  const content = offer?.content ?? draft;
  const title = `Angebot ${number}`;
  const at = (offer?.sent_at ?? created_at).toDate();
  const version = offer?.version ?? 1;
  const { delivery } = content;
  const paper = await open({ title, at });
  paper.head({
    title,
    recipient: recipientLines(
      content.company_name,
      content.customer_name,
      content.company_address || (delivery ? deliveryAddress(delivery) : ''),
    ),
    facts: [
      ['Angebot', version > 1 ? `${number}, Fassung ${version}` : number],
      ...printedFacts('quote', content, TEXTS.reference),
      ['Datum', formatDay(berlinDay(at))],
      ['Gültig bis', formatDay(content.valid_until)],
      ['Zahlungsart', paymentMethodOf(content.payment_method).label],
      ['Lieferart', delivery && deliveryLabel(delivery)],
      ['Lieferadresse', delivery && deliveryAddress(delivery)],
      ...printedFacts('quote', content, TEXTS.customer),
    ],
  });
  paper.paragraph('Wir bieten Ihnen zu folgenden Preisen an:');
  await goodsPart(paper, content);
  paper.heading('Bedingungen');
  const { orderable, delivery_below: below } = content;
  const price = deliveryPriceText(below && { ...below, goodsCents: below.goods_cents });
  paper.paragraph(`${ORDERABLE[orderable].told} ${price}`);
  for (const part of content.conditions.split(/\n+/)) if (part) paper.paragraph(part);
  paper.paragraph('Annehmen können Sie das Angebot über den Link in unserer E-Mail, ohne Konto.');
  paper.paragraph(TERMS);
  return paper.end();
}

/** Empty for orders stored without a gross amount. */
function paymentPart(paper: Paper, order: StoredOrder): void {
  const terms = paymentTerms(toOrder(order), '');
  if (!terms) return;
  const { intro, facts } = paymentInstructions(terms);
  paper.heading('Zahlung');
  paper.paragraph(intro);
  paper.facts(facts.map(({ label, value }) => [label, value] as const));
}

/** Delivery notes for signature, without prices: one per order, all in one file. */
export async function deliveryNotesPdf(
  orders: readonly StoredOrder[],
  at: Date,
  open: OpenPaper = openPaper,
): Promise<Buffer> {
  const [first] = orders;
  const title =
    first && orders.length === 1 ? `Lieferschein zu ${first.order_number}` : 'Lieferscheine';
  const paper = await open({ title, at });
  for (const [index, order] of orders.entries()) {
    // Lets other requests run between two notes.
    await setImmediate();
    if (index > 0) paper.nextPage();
    await deliveryNote(paper, order);
  }
  return paper.end();
}

async function deliveryNote(paper: Paper, order: StoredOrder): Promise<void> {
  const items = handedOver(order);
  const { delivery, company_name, customer_name } = order;
  const place = delivery ? deliveryAddress(delivery) : '';
  const delivered = deliveredDay(order);
  const onSite = {
    ...delivery,
    contact_name: delivery?.contact_name || customer_name,
    contact_phone: delivery?.contact_phone || order.customer_phone,
  };
  paper.head({
    title: `Lieferschein zu ${order.order_number}`,
    recipient: recipientLines(company_name, customer_name, place),
    facts: [
      ['Auftragsnummer', order.order_number],
      ...printedFacts('delivery_note', order, TEXTS.reference),
      ['Bestellt am', formatDay(berlinDay(order.created_at.toDate()))],
      ['Liefertag', order.delivery_day && dayText(order.delivery_day)],
      [deliveredLabel(order), delivered && dayText(delivered)],
      ['Bisher', deliveredText(toOrder(order))],
      ['Teil von', order.part_of?.number],
      ['Danach offen', order.part_of && linesText(order.part_of.left)],
      ['Widerruf', withdrawalFact(order)],
      ['Art', methodText(delivery)],
      ['Zone', delivery?.zone],
      ['Ladung', loadText([toOrder({ ...order, order_items: items })])],
      ['Zahlung', paymentText({ ...order, payment_state: orderBalance(order).state })],
    ],
  });
  paper.facts([
    ['Zufahrt', accessText(delivery)],
    ...printedFacts('delivery_note', onSite, TEXTS.delivery),
    ...printedFacts('delivery_note', order, [...TEXTS.customer, 'notes']),
  ]);
  paper.heading('Ware');
  await paper.table(
    [
      { label: 'Pos.', width: 10 },
      { label: 'Artikel' },
      { label: 'Menge', width: 30, isNumber: true },
      { label: 'Gewicht', width: 30, isNumber: true },
    ],
    items.map((item, index) => ({
      cells: [String(index + 1), item.product_name, orderedQuantity(item), weightText(item)],
      small: [...article(item, order), ...slipsOf(item)],
    })),
  );
  paper.heading('Ware erhalten');
  paper.signatures([
    'Datum, Uhrzeit',
    'Name in Druckbuchstaben',
    'Unterschrift Empfänger',
    'Kennzeichen Lkw',
    'Name Fahrer',
    'Unterschrift Fahrer',
  ]);
}

/** The lines by what was weighed, also of goods withdrawn since: the note is the proof. */
function handedOver(order: StoredOrder): StoredOrderItem[] {
  const { taken } = order.withdrawal?.decisions?.at(-1) ?? {};
  const { order_items } = taken?.delivered ? withKept(order, taken, 1) : order;
  return order_items.map((item) => ({
    ...item,
    quantity: item.delivered?.quantity ?? item.quantity,
  }));
}

const slipsOf = ({ delivered }: StoredOrderItem) =>
  (delivered?.slips ?? []).map(
    ({ number, net_kg }) => `Wiegeschein ${number}: ${quantityText(net_kg, 'kg')}`,
  );

/** Until the office has decided that it does not work. */
function withdrawalFact({ withdrawal }: StoredOrder): string | undefined {
  const isVoid = withdrawal?.decisions?.at(-1)?.outcome === 'none';
  return withdrawal && !isVoid
    ? `${formatDay(berlinDay(withdrawal.received_at.toDate()))}: bitte vor der Übergabe im Büro nachfragen`
    : undefined;
}

function weightText(item: StoredOrderItem): string {
  const weightKg = orderWeightKg([item]);
  return weightKg === undefined ? '–' : formatWeight(weightKg);
}

/** A reminder's file name: `1-Mahnung-RE-2026-00001.pdf`. */
export function reminderName(order: StoredOrder, reminder: StoredReminder): string {
  const title = titleOfReminder(order, reminder)
    .replace('. ', '-')
    .replace(/[^\wäöüÄÖÜß-]+/g, '-');
  return `${title}-${letterOf(order, reminder).reference}.pdf`;
}

/** A reminder as it was sent. */
export async function reminderPdf(
  order: StoredOrder,
  reminder: StoredReminder,
  open: OpenPaper = openPaper,
): Promise<Buffer> {
  const letter = letterOf(order, reminder);
  const { title, recipient, facts, pay_by, total_cents } = letter;
  const paper = await open({ title, at: reminder.at.toDate() });
  paper.head({ title, recipient, facts });
  paper.paragraph(`Guten Tag, ${letter.text}`);
  paper.sums([
    ...letter.sums.map(([label, cents]) => ({ label, amount: formatEuro(cents) })),
    { label: 'Zu zahlen', amount: formatEuro(total_cents), isBold: true },
  ]);
  for (const sentence of letter.interest) paper.paragraph(sentence);
  if (pay_by) paper.paragraph(`Bitte überweisen Sie den Betrag bis ${formatDay(pay_by)}.`);
  paper.paragraph('Haben Sie inzwischen bezahlt? Dann ist dieses Schreiben für Sie erledigt.');
  await payBy(paper, letter.bank, total_cents, letter.reference);
  return paper.end();
}
