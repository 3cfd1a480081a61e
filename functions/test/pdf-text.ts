import { createRequire } from 'node:module';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

const standardFontDataUrl = `${createRequire(import.meta.url).resolve('pdfjs-dist/package.json')}/../standard_fonts/`;

/** A paper as pdf.js reads it. */
export async function openPdf(pdf: Buffer) {
  const data = new Uint8Array(pdf);
  return getDocument({ data, standardFontDataUrl, verbosity: 0 }).promise;
}

/** The text of each page, in reading order. */
export async function pagesOf(pdf: Buffer): Promise<string[]> {
  const document = await openPdf(pdf);
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' '),
    );
  }
  return pages;
}

export const textOf = async (pdf: Buffer) => (await pagesOf(pdf)).join(' ');

/** What the answer of `POST /api/admin/draft-paper` shows. */
export async function draftText(response: Response): Promise<string> {
  const { pdf } = (await response.json()) as { pdf: string };
  return textOf(Buffer.from(pdf, 'base64'));
}
