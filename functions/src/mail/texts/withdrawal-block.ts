import {
  WITHDRAWAL_FORM,
  withdrawalInstruction,
} from '@shop/domain/withdrawal/withdrawal-instruction';
import { type Block, heading, link, paragraph } from './blocks.ts';
import { html, htmlLines } from './html.ts';

const { hint, lines, footnote } = WITHDRAWAL_FORM;
const FORM = [hint, ...lines.map((line) => `– ${line}`), footnote].join('\n');
const INSTRUCTION = 'Widerrufsbelehrung für Verbraucher';

const COMPANIES =
  'Ein Widerrufsrecht haben nur Verbraucher (§ 13 BGB). Haben Sie diesen Vertrag als Verbraucher geschlossen, gilt es auch für Sie';

/**
 * The instruction on withdrawal with its model form. Sent in full, since a link is not a text on a durable
 * medium (§ 312f (2), § 356 (3) BGB); companies, which have no such right, get a sentence instead.
 */
export function withdrawalBlock(
  siteOrigin: string,
  number: string,
  { company_name }: { company_name?: string | undefined },
  notes: readonly string[],
  contract: 'goods' | 'rental' = 'goods',
): Block {
  const online = `${siteOrigin}/widerruf?bestellung=${number}`;
  const printable = `${siteOrigin}/widerrufsbelehrung`;
  if (company_name) {
    return paragraph(
      html`${COMPANIES}: ${link(printable, 'Widerrufsbelehrung')}, ${link(online, 'Vertrag widerrufen')}.`,
      `${COMPANIES}:\nWiderrufsbelehrung: ${printable}\nVertrag widerrufen: ${online}`,
    );
  }
  const blocks = [
    heading(INSTRUCTION, INSTRUCTION.toUpperCase()),
    paragraph(
      html`Online widerrufen: ${link(online, 'Vertrag widerrufen')}. Diese Belehrung zum Ausdrucken: ${link(printable, 'Widerrufsbelehrung')}.`,
      `Online widerrufen: ${online}\nDiese Belehrung zum Ausdrucken: ${printable}`,
    ),
    ...notes.map((line) => paragraph(line)),
    ...withdrawalInstruction(siteOrigin, contract).flatMap(({ title: part, paragraphs }) => [
      heading(part, `\n${part}`),
      ...paragraphs.map((text) => paragraph(text)),
    ]),
    heading(WITHDRAWAL_FORM.title, `\n${WITHDRAWAL_FORM.title}`),
    paragraph(htmlLines(FORM), FORM),
  ];
  return { html: html`${blocks.map((block) => block.html)}`, text: blocks.map(({ text }) => text) };
}
