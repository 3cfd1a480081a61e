import { WITHDRAWAL_FORM, withdrawalInstruction } from '@shop/domain/order/withdrawal-instruction';
import { withdrawalExemptionNote } from '@shop/domain/product/withdrawal-exemption';
import type { StoredOrder } from '../../stored/order.ts';
import { type Block, heading, link, paragraph } from './blocks.ts';
import { html, htmlLines } from './html.ts';

const TITLE = 'Widerrufsbelehrung für Verbraucher';

/**
 * The instruction on withdrawal with its model form. It is sent whole, since a link is no text on a
 * durable medium (§ 312f (2), § 356 (3) BGB).
 */
export function withdrawalBlock(order: StoredOrder, siteOrigin: string): Block {
  const online = html`Online widerrufen: ${link(withdrawalAddress(order, siteOrigin), 'Vertrag widerrufen')}. Diese Belehrung zum Ausdrucken: ${link(`${siteOrigin}/widerrufsbelehrung`, 'Widerrufsbelehrung')}.`;
  const exempt = exemptionLines(order).map((line) => paragraph(line).html);
  const parts = withdrawalInstruction(siteOrigin).map(
    ({ title, paragraphs }) =>
      html`${heading(title).html}${paragraphs.map((text) => paragraph(text).html)}`,
  );
  const form = html`${heading(WITHDRAWAL_FORM.title).html}${paragraph(htmlLines(formLines().join('\n'))).html}`;
  return {
    html: html`${heading(TITLE).html}${paragraph(online).html}${exempt}${parts}${form}`,
    text: withdrawalLines(order, siteOrigin),
  };
}

function withdrawalLines(order: StoredOrder, siteOrigin: string): string[] {
  return [
    TITLE.toUpperCase(),
    `Online widerrufen: ${withdrawalAddress(order, siteOrigin)}`,
    `Diese Belehrung zum Ausdrucken: ${siteOrigin}/widerrufsbelehrung`,
    ...exemptionLines(order),
    ...withdrawalInstruction(siteOrigin).flatMap(({ title, paragraphs }) => [
      '',
      title,
      ...paragraphs,
    ]),
    '',
    WITHDRAWAL_FORM.title,
    ...formLines(),
  ];
}

function withdrawalAddress({ order_number }: StoredOrder, siteOrigin: string): string {
  return `${siteOrigin}/widerruf?bestellung=${order_number}`;
}

/** `Beton C25/30: Kein Widerrufsrecht: …` */
function exemptionLines({ order_items }: StoredOrder): string[] {
  return order_items.flatMap(({ product_name, withdrawal_exemption }) =>
    withdrawal_exemption ? `${product_name}: ${withdrawalExemptionNote(withdrawal_exemption)}` : [],
  );
}

function formLines(): string[] {
  const { hint, lines, footnote } = WITHDRAWAL_FORM;
  return [hint, ...lines.map((line) => `– ${line}`), footnote];
}
