import { setImmediate } from 'node:timers/promises';
import type { Invoice } from '@shop/domain/invoice/invoice';
import { sellerOf } from '@shop/domain/invoice/write-invoice';
import type PDFKit from 'pdfkit';
import { E_INVOICE_METADATA } from './e-invoice-metadata.ts';
import {
  drawFacts,
  drawFrame,
  drawHead,
  drawPhotos,
  drawSignatureLines,
  drawSigned,
  drawSums,
  drawTable,
  drawText,
  drawTransfer,
  type PaperColumn,
  type PaperFacts,
  type PaperHead,
  type PaperRow,
  type PaperSum,
} from './paper-parts.ts';
import { LEFT, mm, openSheet, WIDTH } from './sheet.ts';

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
  /** A photo's JPEG by its address; undefined if it is gone. */
  photoOf?(url: string): Promise<Buffer | undefined>;
  /** Embedded for machines, as PDF/A-3 allows, and declared in the metadata. */
  eInvoice?: PaperFile;
}

/** How many pages are finished before other requests get a turn. */
const PAGES_AT_ONCE = 8;

export type Paper = Awaited<ReturnType<typeof openPaper>>;

/** Starts a document of the company: tagged PDF/A-3a on A4 in German, with the corporate font embedded. */
export async function openPaper(options: PaperOptions) {
  const { title, at, seller = sellerOf(), eInvoice, photoOf = async () => undefined } = options;

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

    /** Keeps what follows on one page, if it is no higher. */
    together: (millimetres: number) => sheet.need(mm(millimetres)),

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

    sums: (rows: readonly PaperSum[]) => drawSums(sheet, rows),

    /** A transfer's details to type, beside a code to scan instead. */
    async transfer(facts: PaperFacts, payload: string, code: { alt: string; hint: string }) {
      const { create } = await import('qrcode');
      drawTransfer(sheet, facts, create(payload, { errorCorrectionLevel: 'M' }).modules, code);
    },

    signatures: (labels: readonly string[]) => drawSignatureLines(sheet, labels),
    signed: (path: string, label: string) => drawSigned(sheet, path, label),

    /** Photos by their addresses, without those that are gone. */
    async photos(urls: readonly string[]): Promise<void> {
      const found = await Promise.all(urls.map(photoOf));
      drawPhotos(
        sheet,
        found.flatMap((photo) => photo ?? []),
      );
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
      if (eInvoice) embed(doc, eInvoice, at);
      await endPages(doc);
      doc.end();
      return whole;
    },
  };
}

type Document = typeof PDFKit.prototype;

function embed(doc: Document, { content, ...file }: PaperFile, at: Date): void {
  const dates = { creationDate: at, modifiedDate: at };
  doc.file(Buffer.from(content), { ...file, ...dates, relationship: 'Alternative' } as object);
  (doc as unknown as { appendXML(xml: string): void }).appendXML(E_INVOICE_METADATA);
}

/** The library itself would compress all pages at once. */
async function endPages(doc: Document): Promise<void> {
  const pages = (doc as unknown as { _pageBuffer: { end(): void }[] })._pageBuffer;
  while (pages.length > 0) {
    for (const page of pages.splice(0, PAGES_AT_ONCE)) page.end();
    await setImmediate();
  }
}

/** The library writes titles into XML without escaping. */
function xmlText(text: string): string {
  return text.replaceAll('&', '+').replace(/[<>]/g, ' ');
}
