import { WITHDRAWAL_FORM, withdrawalInstruction } from '@shop/domain/order/withdrawal-instruction';
import { withdrawalExemptionNote } from '@shop/domain/product/withdrawal-exemption';
import type { StoredOrder } from '../../stored/order.ts';
import { type Block, heading, link, paragraph } from './blocks.ts';
import { html, htmlLines } from './html.ts';

const { hint, lines, footnote } = WITHDRAWAL_FORM;
const FORM = [hint, ...lines.map((line) => `– ${line}`), footnote].join('\n');
const TITLE = 'Widerrufsbelehrung für Verbraucher';

/**
 * The instruction on withdrawal with its model form. It is sent whole, since a link is no text on a
 * durable medium (§ 312f (2), § 356 (3) BGB).
 */
export function withdrawalBlock(order: StoredOrder, siteOrigin: string): Block {
  const online = `${siteOrigin}/widerruf?bestellung=${order.order_number}`;
  const printable = `${siteOrigin}/widerrufsbelehrung`;
  const blocks = [
    heading(TITLE, TITLE.toUpperCase()),
    paragraph(
      html`Online widerrufen: ${link(online, 'Vertrag widerrufen')}. Diese Belehrung zum Ausdrucken: ${link(printable, 'Widerrufsbelehrung')}.`,
      `Online widerrufen: ${online}\nDiese Belehrung zum Ausdrucken: ${printable}`,
    ),
    ...exemptionLines(order).map((line) => paragraph(line)),
    ...withdrawalInstruction(siteOrigin).flatMap(({ title, paragraphs }) => [
      heading(title, `\n${title}`),
      ...paragraphs.map((text) => paragraph(text)),
    ]),
    heading(WITHDRAWAL_FORM.title, `\n${WITHDRAWAL_FORM.title}`),
    paragraph(htmlLines(FORM), FORM),
  ];
  return { html: html`${blocks.map((block) => block.html)}`, text: blocks.map(({ text }) => text) };
}

/** `Beton C25/30: Kein Widerrufsrecht: …` */
function exemptionLines({ order_items }: StoredOrder): string[] {
  return order_items.flatMap(({ product_name, withdrawal_exemption }) =>
    withdrawal_exemption ? `${product_name}: ${withdrawalExemptionNote(withdrawal_exemption)}` : [],
  );
}
