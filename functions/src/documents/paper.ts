import { readFile } from 'node:fs/promises';
// Renamed, because the bundle starts with an import of `createRequire`.
import { createRequire as requireFrom } from 'node:module';
import { type Invoice, sellerOf } from '@shop/domain/invoice/invoice';
import { formatEuro } from '@shop/domain/text/format';
import type PDFKit from 'pdfkit';
import { unpackWoff } from './woff.ts';

/** Points per millimetre. */
const MM = 72 / 25.4;
const mm = (millimetres: number) => millimetres * MM;

/** DIN 5008, form B: left and right edge, the window's address, where the text begins and ends. */
const LEFT = mm(25);
const RIGHT = mm(190);
const WIDTH = RIGHT - LEFT;
const ADDRESS_TOP = mm(58);
const FACTS_LEFT = mm(122);
const BODY_TOP = mm(100);
const NEXT_TOP = mm(28);
const BOTTOM = mm(266);

const INK = '#16191c';
const SLATE = '#545b60';
const LINE = '#c6c9c6';
const SIGNAL = '#ffb310';

const FONTS = {
  text: ['latin-400', 'latin-ext-400'],
  bold: ['latin-600', 'latin-ext-600'],
} as const;
type Face = keyof typeof FONTS;

let loaded: Promise<{ Document: typeof PDFKit; fonts: Map<string, Buffer> }> | undefined;

/** The library and the corporate font, loaded with the first document, as most processes create none. */
function load() {
  loaded ??= (async () => {
    const require = requireFrom(import.meta.url);
    const read = async (name: string) => {
      const path = require.resolve(`@fontsource/barlow/files/barlow-${name}-normal.woff`);
      return [name, unpackWoff(await readFile(path))] as const;
    };
    const [{ default: Document }, fonts] = await Promise.all([
      import('pdfkit'),
      Promise.all(Object.values(FONTS).flat().map(read)),
    ]);
    return { Document, fonts: new Map(fonts) };
  })();
  return loaded;
}

export type PaperFacts = readonly (readonly [label: string, value: string | undefined])[];

export interface PaperColumn {
  label: string;
  /** In millimetres; the one without takes the rest. */
  width?: number;
  isNumber?: boolean;
}

/**
 * A row: its cells, small lines below the first cell's text, and the amount to carry over at a page break.
 */
export interface PaperRow {
  cells: readonly string[];
  small?: readonly string[];
  cents?: number;
}

export interface PaperHead {
  title: string;
  /** Up to six lines in the window of the envelope. */
  recipient: readonly string[];
  facts: PaperFacts;
}

export interface PaperFile {
  name: string;
  type: string;
  content: string;
  description: string;
}

interface PaperOptions {
  title: string;
  /** When the content was fixed, so that the same content gives the same file. */
  at: Date;
  /** By default the company as it is today. */
  seller?: Invoice['seller'];
  /** Embedded for machines, as PDF/A-3 allows, and declared in the metadata. */
  eInvoice?: PaperFile;
}

export interface Paper {
  head(head: PaperHead): void;
  nextPage(): void;
  heading(text: string): void;
  paragraph(text: string): void;
  facts(facts: PaperFacts): void;
  table(columns: readonly PaperColumn[], rows: readonly PaperRow[]): void;
  sums(rows: readonly { label: string; amount: string; isBold?: boolean }[]): void;
  /** The details of a transfer to type, beside a code to scan instead. */
  transfer(facts: PaperFacts, payload: string, code: { alt: string; hint: string }): Promise<void>;
  /** Lines to be signed, each with its label below. */
  signatures(labels: readonly string[]): void;
  /** A signature given on a touchscreen, as an SVG path for a view box of 600 × 200, with its label below. */
  signed(path: string, label: string): void;
  end(): Promise<Buffer>;
}

/** Begins a document of the company: tagged PDF/A-3a on A4 in German, with the corporate font embedded. */
export async function openPaper({
  title,
  at,
  seller = sellerOf(),
  eInvoice,
}: PaperOptions): Promise<Paper> {
  const { Document, fonts } = await load();
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
  for (const [name, font] of fonts) doc.registerFont(name, font as unknown as string);

  const root = doc.struct('Document');
  doc.addStructure(root);
  let y = BODY_TOP;
  /** Pages with their own head. */
  const headed = new Set<number>();

  const artifact = (draw: () => void) => {
    doc.markContent('Artifact', { type: 'Layout' });
    draw();
    doc.endMarkedContent();
  };
  const line = (at: number, width: number, color = LINE, left = LEFT, right = RIGHT) =>
    artifact(() => {
      doc.moveTo(left, at).lineTo(right, at).lineWidth(width).stroke(color);
    });
  const tagged = (tag: string, draw: () => void) => root.add(doc.struct(tag, {}, draw));

  function hasGlyph(name: string, sign: string): boolean {
    doc.font(name);
    const { font } = (doc as unknown as { _font: { font: FontkitFont } })._font;
    return font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
  }

  /** The text in runs of one font; characters that no font has become question marks. */
  function runsOf(text: string, face: Face): [font: string, text: string][] {
    const runs: [string, string][] = [];
    for (const sign of text.normalize('NFC').replace(/\p{Cc}/gu, ' ')) {
      const found = FONTS[face].find((name) => hasGlyph(name, sign));
      const font = found ?? FONTS[face][0];
      const last = runs.at(-1);
      if (last?.[0] === font) last[1] += found ? sign : '?';
      else runs.push([font, found ? sign : '?']);
    }
    return runs;
  }

  interface Style {
    face?: Face;
    size?: number;
    color?: string;
    align?: 'left' | 'right';
  }

  /** Writes line by line, as a run would lose its starting position. */
  function write(text: string, x: number, at: number, width: number, style: Style = {}): void {
    const { face = 'text', size = 10, color = INK, align = 'left' } = style;
    let top = at;
    for (const part of text.split('\n')) {
      const runs = runsOf(part, face);
      doc.fontSize(size).fillColor(color);
      // What is aligned to the right has to be one run.
      const drawn =
        align === 'right' ? [[FONTS[face][0], runs.map(([, run]) => run).join('')]] : runs;
      for (const [index, [font = '', run = '']] of drawn.entries()) {
        const options = { width, align, lineGap: 1.5, continued: index < drawn.length - 1 };
        if (index === 0) doc.font(font).text(run, x, top, options);
        else doc.font(font).text(run, options);
      }
      top += heightOf(part, width, size, face);
    }
  }

  function heightOf(text: string, width: number, size: number, face: Face = 'text'): number {
    return doc
      .font(FONTS[face][0])
      .fontSize(size)
      .heightOfString(text || ' ', { width, lineGap: 1.5 });
  }

  function nextPage(): void {
    doc.addPage();
    y = NEXT_TOP;
  }

  function need(height: number): void {
    if (y + height > BOTTOM) nextPage();
  }

  function factRows(
    facts: PaperFacts,
    left: number,
    labelWidth: number,
    width: number,
    size = 9.5,
  ) {
    const list = doc.struct('L');
    root.add(list);
    for (const [label, value] of facts) {
      if (!value) continue;
      const height = Math.max(
        heightOf(value, width - labelWidth, size),
        heightOf(label, labelWidth - 6, size),
      );
      need(height);
      const at = y;
      const item = doc.struct('LI');
      list.add(item);
      item.add(
        doc.struct('Lbl', {}, () => write(label, left, at, labelWidth - 6, { size, color: SLATE })),
      );
      item.add(
        doc.struct('LBody', {}, () =>
          write(value, left + labelWidth, at, width - labelWidth, { size }),
        ),
      );
      item.end();
      y += height + 1.5;
    }
    list.end();
  }

  function drawRow(
    columns: readonly { left: number; width: number; isNumber?: boolean | undefined }[],
    { cells, small = [] }: PaperRow,
    style: { tag: 'TH' | 'TD'; size: number; face: Face; color: string },
    table: PDFKit.PDFStructureElement,
  ): void {
    const at = y;
    const row = doc.struct('TR');
    table.add(row);
    for (const [index, column] of columns.entries()) {
      const width = column.width - 6;
      const options = (style.tag === 'TH' ? { scope: 'Column' } : {}) as object;
      row.add(
        doc.struct(style.tag, options, () => {
          const { size, face, color } = style;
          const align = column.isNumber ? 'right' : 'left';
          write(cells[index] ?? '', column.left, at, width + (column.isNumber ? 6 : 0), {
            size,
            face,
            color,
            align,
          });
          if (index !== 1 || small.length === 0) return;
          const below = at + heightOf(cells[1] ?? '', width, size, face);
          write(small.join('\n'), column.left, below, width, { size: 8.5, color: SLATE });
        }),
      );
    }
    row.end();
  }

  function rowHeight(
    columns: readonly { width: number }[],
    { cells, small = [] }: PaperRow,
    size: number,
  ): number {
    const heights = columns.map(({ width }, index) => {
      const extra =
        index === 1 && small.length > 0 ? heightOf(small.join('\n'), width - 6, 8.5) : 0;
      return heightOf(cells[index] ?? '', width - 6, size) + extra;
    });
    return Math.max(...heights) + 5;
  }

  return {
    nextPage,

    head({ title: heading, recipient, facts }) {
      const { start, count } = doc.bufferedPageRange();
      headed.add(start + count - 1);
      artifact(() => doc.rect(LEFT, mm(20), mm(12), mm(4)).fill(SIGNAL));
      tagged('P', () =>
        write(seller.name, LEFT + mm(16), mm(18.6), mm(90), { face: 'bold', size: 13 }),
      );
      const place = `${seller.street}, ${seller.postal_code} ${seller.city}`;
      const contact = `${place}\nTel. ${seller.phone} · ${seller.email}`;
      tagged('P', () =>
        write(contact, mm(110), mm(18.6), RIGHT - mm(110), {
          size: 8.5,
          color: SLATE,
          align: 'right',
        }),
      );
      line(mm(32), 1.5, INK);
      const sender = `${seller.name} · ${place.replace(',', ' ·')}`;
      tagged('P', () =>
        write(sender, LEFT, ADDRESS_TOP - mm(5), mm(85), { size: 7, color: SLATE }),
      );
      tagged('P', () =>
        write(recipient.slice(0, 7).join('\n'), LEFT, ADDRESS_TOP, mm(80), { size: 10.5 }),
      );
      y = mm(45);
      factRows(facts, FACTS_LEFT, mm(30), RIGHT - FACTS_LEFT, 9);
      y = Math.max(BODY_TOP, y + mm(6));
      tagged('H1', () => write(heading, LEFT, y, WIDTH, { face: 'bold', size: 17 }));
      y += heightOf(heading, WIDTH, 17, 'bold') + 8;
    },

    heading(text) {
      need(60);
      y += 8;
      tagged('H2', () => write(text, LEFT, y, WIDTH, { face: 'bold', size: 11.5 }));
      y += heightOf(text, WIDTH, 11.5, 'bold') + 3;
    },

    paragraph(text) {
      const height = heightOf(text, WIDTH, 10);
      need(height);
      tagged('P', () => write(text, LEFT, y, WIDTH));
      y += height + 6;
    },

    facts(facts) {
      factRows(facts, LEFT, mm(42), WIDTH);
      y += 4;
    },

    table(columns, rows) {
      const rest = WIDTH - columns.reduce((sum, { width = 0 }) => sum + mm(width), 0);
      let left = LEFT;
      const placed = columns.map(({ width, isNumber }) => {
        const column = { left, width: width === undefined ? rest : mm(width), isNumber };
        left += column.width;
        return column;
      });
      const element = doc.struct('Table');
      root.add(element);
      const header = { cells: columns.map(({ label }) => label) };
      const drawHeader = () => {
        drawRow(placed, header, { tag: 'TH', size: 8.5, face: 'bold', color: SLATE }, element);
        y += rowHeight(placed, header, 8.5);
        line(y - 3, 1, INK);
      };
      const carry = (cents: number) => {
        artifact(() => {
          write('Übertrag', LEFT, y, WIDTH - mm(40), { size: 9, face: 'bold', align: 'right' });
          write(formatEuro(cents), RIGHT - mm(38), y, mm(38), {
            size: 9,
            face: 'bold',
            align: 'right',
          });
        });
        y += 16;
      };
      const isPriced = rows.some(({ cents }) => cents !== undefined);
      let carried = 0;
      drawHeader();
      for (const [index, row] of rows.entries()) {
        const height = rowHeight(placed, row, 9.5);
        // The last row keeps room for the first sums below it.
        const below = isPriced && index === rows.length - 1 ? 70 : 18;
        if (y + height + below > BOTTOM) {
          if (isPriced) carry(carried);
          nextPage();
          drawHeader();
          if (isPriced) carry(carried);
        }
        drawRow(placed, row, { tag: 'TD', size: 9.5, face: 'text', color: INK }, element);
        y += height;
        line(y - 2.5, 0.5);
        carried += row.cents ?? 0;
      }
      element.end();
      y += 4;
    },

    sums(rows) {
      const left = LEFT + mm(60);
      for (const { label, amount, isBold = false } of rows) {
        need(18);
        const face = isBold ? 'bold' : 'text';
        const size = isBold ? 11 : 9.5;
        const at = y;
        if (isBold) line(at - 2, 1, INK, left);
        tagged('P', () => {
          write(label, left, at, mm(70), { size, face });
          write(amount, left + mm(60), at, RIGHT - left - mm(60), { size, face, align: 'right' });
        });
        y += heightOf(label, mm(70), size, face) + 2;
      }
      y += 6;
    },

    async transfer(facts, payload, { alt, hint }) {
      const { create } = await import('qrcode');
      const { modules } = create(payload, { errorCorrectionLevel: 'M' });
      const edge = mm(32);
      const left = RIGHT - edge;
      need(edge + 8);
      const at = y;
      const module = edge / modules.size;
      factRows(facts, LEFT, mm(42), WIDTH - edge - mm(8));
      tagged('P', () =>
        write(hint, LEFT, y + 6, WIDTH - edge - mm(12), { size: 8.5, color: SLATE }),
      );
      root.add(
        doc.struct('Figure', { alt, bbox: [left, at, RIGHT, at + edge] } as object, () => {
          for (let row = 0; row < modules.size; row += 1) {
            for (let column = 0; column < modules.size; column += 1) {
              if (modules.get(row, column)) {
                doc.rect(left + column * module, at + row * module, module, module);
              }
            }
          }
          doc.fill(INK);
        }),
      );
      y = Math.max(y, at + edge) + 8;
    },

    signatures(labels) {
      const columns = 3;
      const width = (WIDTH - mm(8) * (columns - 1)) / columns;
      for (let first = 0; first < labels.length; first += columns) {
        need(mm(22));
        y += mm(14);
        for (const [index, label] of labels.slice(first, first + columns).entries()) {
          const left = LEFT + index * (width + mm(8));
          const at = y;
          line(at, 0.75, INK, left, left + width);
          tagged('P', () => write(label, left, at + 3, width, { size: 8.5, color: SLATE }));
        }
        y += mm(6);
      }
    },

    signed(path, label) {
      const width = mm(75);
      need(mm(38));
      const at = y;
      const figure = { alt: `Unterschrift: ${label}`, bbox: [LEFT, at, LEFT + width, at + mm(25)] };
      root.add(
        doc.struct('Figure', figure as object, () => {
          doc
            .save()
            .translate(LEFT, at)
            .scale(width / 600);
          doc.path(path).lineWidth(4).stroke(INK);
          doc.restore();
        }),
      );
      y += mm(26);
      line(y, 0.75, INK, LEFT, LEFT + width);
      tagged('P', () => write(label, LEFT, y + 3, width, { size: 8.5, color: SLATE }));
      y += mm(8);
    },

    async end() {
      root.end();
      const { start, count } = doc.bufferedPageRange();
      const { managing_director, register, vat_id, name } = seller;
      for (let page = start; page < start + count; page += 1) {
        doc.switchToPage(page);
        doc.markContent('Artifact', { type: 'Pagination' });
        doc.moveTo(LEFT, mm(274)).lineTo(RIGHT, mm(274)).lineWidth(0.5).stroke(LINE);
        const legal = `${name} · Geschäftsführer: ${managing_director} · ${register}`;
        // Without the account: the one to pay to is in the document itself, and the office may have changed
        // it since.
        write(`${legal}\nUSt-IdNr. ${vat_id}`, LEFT, mm(276), mm(135), { size: 7.5, color: SLATE });
        write(`Seite ${page - start + 1} von ${count}`, RIGHT - mm(28), mm(276), mm(28), {
          size: 8.5,
          color: SLATE,
          align: 'right',
        });
        if (!headed.has(page)) write(title, LEFT, mm(18), WIDTH, { size: 8.5, color: SLATE });
        doc.endMarkedContent();
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
      doc.end();
      return whole;
    },
  };
}

interface FontkitFont {
  hasGlyphForCodePoint(codePoint: number): boolean;
}

/** The library writes titles into XML without escaping. */
function xmlText(text: string): string {
  return text.replaceAll('&', '+').replace(/[<>]/g, ' ');
}

/** The metadata that ZUGFeRD requires in a PDF, and the schema that PDF/A requires for it. */
const E_INVOICE_METADATA = `
<rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#">
  <fx:DocumentType>INVOICE</fx:DocumentType>
  <fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>
  <fx:Version>1.0</fx:Version>
  <fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
  <pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
    <pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
    <pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI>
    <pdfaSchema:prefix>fx</pdfaSchema:prefix>
    <pdfaSchema:property><rdf:Seq>${[
      ['DocumentFileName', 'name of the embedded XML invoice file'],
      ['DocumentType', 'INVOICE'],
      ['Version', 'version of the XML schema'],
      ['ConformanceLevel', 'profile of the XML invoice'],
    ]
      .map(
        ([name, description]) =>
          `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${description}</pdfaProperty:description></rdf:li>`,
      )
      .join('')}</rdf:Seq></pdfaSchema:property>
  </rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
