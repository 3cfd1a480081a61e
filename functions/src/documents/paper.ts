import { setImmediate } from 'node:timers/promises';
import { SIGNATURE_FIELD } from '@shop/domain/booking/signature';
import { type Invoice, sellerOf } from '@shop/domain/invoice/invoice';
import { E_INVOICE_METADATA } from './e-invoice-metadata.ts';
import {
  drawFacts,
  drawFrame,
  drawHead,
  drawTable,
  drawText,
  drawTransfer,
  type PaperColumn,
  type PaperFacts,
  type PaperHead,
  type PaperRow,
  SMALL,
} from './paper-parts.ts';
import { LEFT, mm, openSheet, RIGHT, WIDTH } from './sheet.ts';
import { INK, type Style } from './typeset.ts';

interface PaperFile {
  name: string;
  type: string;
  content: string;
  description: string;
}

interface PaperOptions {
  title: string;
  /** When the content was fixed, so that the same content yields the same file. */
  at: Date;
  /** The current company by default. */
  seller?: Invoice['seller'];
  /** Embedded for machines, as PDF/A-3 allows, and declared in the metadata. */
  eInvoice?: PaperFile;
}

/** How many pages are finished before other requests get a turn. */
const PAGES_AT_ONCE = 8;

export type Paper = Awaited<ReturnType<typeof openPaper>>;

/** Starts a document of the company: tagged PDF/A-3a on A4 in German, with the corporate font embedded. */
export async function openPaper({ title, at, seller = sellerOf(), eInvoice }: PaperOptions) {
  // Loaded with the first document, as most processes create none.
  const { default: Document } = await import('pdfkit');
  const doc = new Document({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    tagged: true,
    lang: 'de-DE',
    displayTitle: true,
    bufferPages: true,
    // The default would be Helvetica, which is not embedded; a font passed here would be read again on each
    // use.
    font: null as unknown as string,
    info: { Title: xmlText(title), Author: xmlText(seller.name), CreationDate: at },
  });
  const chunks: Buffer[] = [];
  doc.on('data', (chunk: Buffer) => chunks.push(chunk));
  const whole = new Promise<Buffer>((resolve, reject) => {
    doc.on('end', () => resolve(Buffer.concat(chunks))).on('error', reject);
  });
  const sheet = openSheet(doc);
  /** Pages with their own head. */
  const headed = new Set<number>();

  return {
    nextPage: sheet.nextPage,

    head(head: PaperHead): void {
      headed.add(doc.bufferedPageRange().count);
      drawHead(sheet, seller, head);
    },

    heading(text: string): void {
      // With the first words of its subject.
      sheet.need(130);
      sheet.y += 8;
      drawText(sheet, 'H2', text, { face: 'bold', size: 11.5 }, 3);
    },

    paragraph: (text: string) => drawText(sheet, 'P', text, { keepsBreaks: true }, 6),

    facts(facts: PaperFacts): void {
      drawFacts(sheet, facts, { left: LEFT, labelWidth: mm(42), width: WIDTH });
      sheet.y += 4;
    },

    table: (columns: readonly PaperColumn[], rows: readonly PaperRow[]) =>
      drawTable(sheet, columns, rows),

    sums(rows: readonly { label: string; amount: string; isBold?: boolean }[]): void {
      const left = LEFT + mm(60);
      const width = RIGHT - left - mm(70);
      for (const { label, amount, isBold = false } of rows) {
        const style: Style = isBold ? { face: 'bold', size: 11 } : { size: 9.5 };
        sheet.need(18);
        if (isBold) sheet.rule(1, INK, left, RIGHT, 2);
        const texts = [
          { tag: 'Span', left, lines: sheet.lines(label, mm(70), style) },
          {
            tag: 'Span',
            left: left + mm(70),
            lines: sheet.lines(amount, width, { ...style, align: 'right' }),
          },
        ];
        const element = doc.struct('P');
        sheet.root.add(element);
        sheet.row(element, texts, { gap: 2 });
        element.end();
      }
      sheet.y += 6;
    },

    /** A transfer's details to type, beside a code to scan instead. */
    async transfer(facts: PaperFacts, payload: string, code: { alt: string; hint: string }) {
      const { create } = await import('qrcode');
      drawTransfer(sheet, facts, create(payload, { errorCorrectionLevel: 'M' }).modules, code);
    },

    /** Signature lines, each with its label below. */
    signatures(labels: readonly string[]): void {
      const columns = 3;
      const width = (WIDTH - mm(8) * (columns - 1)) / columns;
      for (let first = 0; first < labels.length; first += columns) {
        sheet.need(mm(22));
        sheet.y += mm(14);
        for (const [index, label] of labels.slice(first, first + columns).entries()) {
          const left = LEFT + index * (width + mm(8));
          sheet.rule(0.75, INK, left, left + width);
          sheet.put(label, left, sheet.y + 3, width, SMALL);
        }
        sheet.y += mm(6);
      }
    },

    /** A signature drawn on a touchscreen, as an SVG path in `SIGNATURE_FIELD`, with its label below. */
    signed(path: string, label: string): void {
      const width = mm(75);
      sheet.need(mm(38));
      const { y } = sheet;
      const bbox = [LEFT, y, LEFT + width, y + mm(25)];
      const figure = { alt: `Unterschrift: ${label}`, bbox } as object;
      sheet.root.add(
        doc.struct('Figure', figure, () => {
          doc
            .save()
            .translate(LEFT, y)
            .scale(width / SIGNATURE_FIELD.width);
          // Clips strokes recorded outside the field, which would cross the text.
          doc.rect(0, 0, SIGNATURE_FIELD.width, SIGNATURE_FIELD.height).clip();
          doc.path(path).lineWidth(4).stroke(INK);
          doc.restore();
        }),
      );
      sheet.y += mm(26);
      sheet.rule(0.75, INK, LEFT, LEFT + width);
      sheet.put(label, LEFT, sheet.y + 3, WIDTH, SMALL);
      sheet.y += mm(8);
    },

    async end(): Promise<Buffer> {
      sheet.root.end();
      const { count } = doc.bufferedPageRange();
      for (let page = 1; page <= count; page += 1) {
        if (page % PAGES_AT_ONCE === 0) await setImmediate();
        doc.switchToPage(page - 1);
        const top = headed.has(page) ? '' : title;
        sheet.artifact(
          () => drawFrame(sheet, seller, top, `Seite ${page} von ${count}`),
          'Pagination',
        );
      }
      if (eInvoice) {
        doc.file(Buffer.from(eInvoice.content), {
          name: eInvoice.name,
          type: eInvoice.type,
          description: eInvoice.description,
          creationDate: at,
          modifiedDate: at,
          relationship: 'Alternative',
        } as object);
        (doc as unknown as { appendXML(xml: string): void }).appendXML(E_INVOICE_METADATA);
      }
      // The library itself would compress all pages at once.
      const pages = (doc as unknown as { _pageBuffer: { end(): void }[] })._pageBuffer;
      while (pages.length > 0) {
        for (const page of pages.splice(0, PAGES_AT_ONCE)) page.end();
        await setImmediate();
      }
      doc.end();
      return whole;
    },
  };
}

/** The library writes titles into XML without escaping. */
function xmlText(text: string): string {
  return text.replaceAll('&', '+').replace(/[<>]/g, ' ');
}
