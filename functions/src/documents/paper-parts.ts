import { setImmediate } from 'node:timers/promises';
import { SIGNATURE_FIELD } from '@shop/domain/booking/signature';
import { MARK } from '@shop/domain/company';
import type { Invoice } from '@shop/domain/invoice/invoice';
import { type Cents, sumCents } from '@shop/domain/money/money';
import { PICTURE_RATIO } from '@shop/domain/product/picture';
import { formatEuro } from '@shop/domain/text/format';
import { LEFT, LINE, mm, RIGHT, type Sheet, SLATE, WIDTH } from './sheet.ts';
import { INK, type Style } from './typeset.ts';

/** Address window, the facts beside it, and the start of the text (DIN 5008, form B). */
const ADDRESS_TOP = mm(58);
const FACTS_LEFT = mm(122);
const BODY_TOP = mm(100);
/** A longer address continues in its last line. */
const ADDRESS_LINES = 12;

const SMALL: Style = { size: 8.5, color: SLATE };

/** Only the third kind keeps its line breaks. */
export type PaperFacts = readonly (readonly [
  label: string,
  value: string | undefined,
  breaks?: 'keeps breaks',
])[];

export interface PaperColumn {
  label: string;
  /** In millimetres; the column without a width takes the rest. */
  width?: number;
  isNumber?: boolean;
}

/**
 * A row: its cells, small texts below the second cell's text, and the amount to carry over at a page break.
 */
export interface PaperRow {
  cells: readonly string[];
  small?: readonly string[];
  cents?: Cents;
}

export interface PaperHead {
  title: string;
  recipient: readonly string[];
  facts: PaperFacts;
}

/** How many rows are drawn before other requests get a turn. */
const ROWS_AT_ONCE = 4;

/** A text across the whole width. */
export function drawText(sheet: Sheet, tag: string, text: string, style: Style, gap: number): void {
  sheet.row(sheet.root, [{ tag, left: LEFT, lines: sheet.lines(text, WIDTH, style) }], { gap });
}

export function drawHead(sheet: Sheet, seller: Invoice['seller'], head: PaperHead): void {
  const { doc } = sheet;
  sheet.artifact(() => {
    doc
      .save()
      .translate(LEFT, mm(17.5))
      .scale(mm(11.5) / MARK.size);
    doc.roundedRect(0, 0, MARK.size, MARK.size, 2).fill(MARK.ground);
    doc.path(MARK.road).fill(MARK.colour);
    doc.path(MARK.stripes).fill(MARK.ground);
    doc.restore();
  });
  const place = `${seller.street}, ${seller.postal_code} ${seller.city}`;
  const contact = `${place}\nTel. ${seller.phone} · ${seller.email}`;
  const right: Style = { ...SMALL, align: 'right', keepsBreaks: true };
  sheet.put(seller.name, LEFT + mm(15), mm(20.4), mm(80), { face: 'bold', size: 13 });
  sheet.put(contact, mm(120), mm(18.6), RIGHT - mm(120), right);
  sheet.y = mm(32);
  sheet.rule(1.5, INK);
  const sender = `${seller.name} · ${place.replace(',', ' ·')}`;
  sheet.put(sender, LEFT, ADDRESS_TOP - mm(5), mm(85), { size: 7, color: SLATE });
  const all = head.recipient.map((part) => part.replace(/\s+/g, ' '));
  const last = all.slice(ADDRESS_LINES - 1).join(', ');
  const recipient = [...all.slice(0, ADDRESS_LINES - 1), last].join('\n').trimEnd();
  const style: Style = { size: 10.5, keepsBreaks: true };
  const addressEnd = ADDRESS_TOP + sheet.put(recipient, LEFT, ADDRESS_TOP, mm(80), style);
  sheet.y = mm(45);
  const width = RIGHT - FACTS_LEFT;
  drawFacts(sheet, head.facts, { left: FACTS_LEFT, labelWidth: mm(30), width, size: 9 });
  sheet.y = Math.max(BODY_TOP, addressEnd + mm(6), sheet.y + mm(6));
  drawText(sheet, 'H1', head.title, { face: 'bold', size: 17 }, 8);
}

interface FactsPlace {
  left: number;
  labelWidth: number;
  width: number;
  size?: number;
}

export function drawFacts(
  sheet: Sheet,
  facts: PaperFacts,
  { size = 9.5, ...place }: FactsPlace,
): void {
  const { left, labelWidth, width } = place;
  const { doc, root } = sheet;
  const list = doc.struct('L');
  root.add(list);
  for (const [label, value, breaks] of facts) {
    if (!value) continue;
    const item = doc.struct('LI');
    list.add(item);
    const labels = sheet.lines(label, labelWidth - 6, { size, color: SLATE });
    const values = sheet.lines(value, width - labelWidth, { size, keepsBreaks: Boolean(breaks) });
    const cells = [
      { tag: 'Lbl', left, lines: labels },
      { tag: 'LBody', left: left + labelWidth, lines: values },
    ];
    sheet.row(item, cells, { gap: 1.5 });
    item.end();
  }
  list.end();
}

export async function drawTable(
  sheet: Sheet,
  columns: readonly PaperColumn[],
  rows: readonly PaperRow[],
): Promise<void> {
  const { doc, root } = sheet;
  const rest = WIDTH - columns.reduce((sum, { width = 0 }) => sum + mm(width), 0);
  let left = LEFT;
  const placed = columns.map(({ width, isNumber }) => {
    const column = { left, width: width === undefined ? rest : mm(width), isNumber };
    left += column.width;
    return column;
  });
  const cellsOf = (tag: string, { cells, small = [] }: PaperRow, style: Style) =>
    placed.map(({ left, width, isNumber }, index) => {
      const align = isNumber ? 'right' : 'left';
      const lines = sheet.lines(cells[index] ?? '', isNumber ? width : width - 6, {
        ...style,
        align,
      });
      const below = index === 1 ? small.flatMap((text) => sheet.lines(text, width - 6, SMALL)) : [];
      return { tag, left, lines: [...lines, ...below] };
    });
  const table = doc.struct('Table');
  root.add(table);
  const addRow = (cells: ReturnType<typeof cellsOf>, around: Parameters<Sheet['row']>[2]) => {
    const row = doc.struct('TR');
    table.add(row);
    sheet.row(row, cells, around);
    row.end();
  };
  const labels = columns.map(({ label }) => label);
  const header = cellsOf('TH', { cells: labels }, { size: 8.5, face: 'bold', color: SLATE });
  const headerRule = () => sheet.rule(1, INK, LEFT, RIGHT, 3);
  const isPriced = rows.some(({ cents }) => cents !== undefined);
  const carry = (cents: Cents) => {
    if (!isPriced) return;
    sheet.artifact(() => {
      const style: Style = { size: 9, face: 'bold', align: 'right' };
      sheet.place('Übertrag', LEFT, sheet.y, WIDTH - mm(40), style);
      sheet.place(formatEuro(cents), RIGHT - mm(38), sheet.y, mm(38), style);
    });
    sheet.y += 16;
  };
  addRow(header, { gap: 5 });
  headerRule();
  let carried: Cents = 0;
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate();
    const above = carried;
    carried = sumCents([above, row.cents ?? 0]);
    addRow(cellsOf('TD', row, { size: 9.5 }), {
      gap: 5,
      // The last row leaves room for the first sums below it.
      below: isPriced && index === rows.length - 1 ? 70 : 18,
      before: (isWithin) => carry(isWithin ? carried : above),
      after(isWithin) {
        sheet.row(undefined, header, { gap: 5 });
        headerRule();
        carry(isWithin ? carried : above);
      },
    });
    sheet.rule(0.5, LINE, LEFT, RIGHT, 2.5);
  }
  table.end();
  sheet.y += 4;
}

export function drawTransfer(
  sheet: Sheet,
  facts: PaperFacts,
  modules: { size: number; get(row: number, column: number): number | boolean },
  { alt, hint }: { alt: string; hint: string },
): void {
  const { doc, root } = sheet;
  const edge = mm(32);
  const left = RIGHT - edge;
  sheet.need(edge + 8);
  const { y } = sheet;
  const module = edge / modules.size;
  drawFacts(sheet, facts, { left: LEFT, labelWidth: mm(42), width: WIDTH - edge - mm(8) });
  sheet.put(hint, LEFT, sheet.y + 6, WIDTH - edge - mm(12), SMALL);
  root.add(
    doc.struct('Figure', { alt, bbox: [left, y, RIGHT, y + edge] } as object, () => {
      for (let row = 0; row < modules.size; row += 1) {
        for (let column = 0; column < modules.size; column += 1) {
          if (modules.get(row, column)) {
            doc.rect(left + column * module, y + row * module, module, module);
          }
        }
      }
      doc.fill(INK);
    }),
  );
  sheet.y = Math.max(sheet.y, y + edge) + 8;
}

/** A page's foot, and the title at the top of pages without their own head. */
export function drawFrame(
  sheet: Sheet,
  seller: Invoice['seller'],
  title: string,
  number: string,
): void {
  const { managing_director, register, vat_id, name } = seller;
  const { doc, place } = sheet;
  doc.moveTo(LEFT, mm(274)).lineTo(RIGHT, mm(274)).lineWidth(0.5).stroke(LINE);
  const legal = `${name} · Geschäftsführer: ${managing_director} · ${register}`;
  // Without the account: the document itself names the one to pay to, and the office may have
  // changed it since.
  const foot: Style = { size: 7.5, color: SLATE, keepsBreaks: true };
  place(`${legal}\nUSt-IdNr. ${vat_id}`, LEFT, mm(276), mm(135), foot);
  place(number, RIGHT - mm(28), mm(276), mm(28), { ...SMALL, align: 'right' });
  place(title, LEFT, mm(18), WIDTH, SMALL);
}

export interface PaperSum {
  label: string;
  amount: string;
  isBold?: boolean;
}

export function drawSums(sheet: Sheet, rows: readonly PaperSum[]): void {
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
    const element = sheet.doc.struct('P');
    sheet.root.add(element);
    sheet.row(element, texts, { gap: 2 });
    element.end();
  }
  sheet.y += 6;
}

/** Signature lines, each with its label below. */
export function drawSignatureLines(sheet: Sheet, labels: readonly string[]): void {
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
}

/** A signature drawn on a touchscreen, as an SVG path in `SIGNATURE_FIELD`, with its label below. */
export function drawSigned(sheet: Sheet, path: string, label: string): void {
  const width = mm(75);
  sheet.need(mm(38));
  const { y, doc } = sheet;
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
}

/** JPEGs in the shop's ratio, three side by side. */
export function drawPhotos(sheet: Sheet, photos: readonly Buffer[]): void {
  const { doc, root } = sheet;
  const columns = 3;
  const gap = mm(4);
  const width = (WIDTH - gap * (columns - 1)) / columns;
  const height = width / PICTURE_RATIO;
  for (let first = 0; first < photos.length; first += columns) {
    sheet.need(height);
    const { y } = sheet;
    for (const [index, photo] of photos.slice(first, first + columns).entries()) {
      const left = LEFT + index * (width + gap);
      const bbox = [left, y, left + width, y + height];
      const figure = { alt: `Foto ${first + index + 1}`, bbox } as object;
      root.add(doc.struct('Figure', figure, () => doc.image(photo, left, y, { width, height })));
    }
    sheet.y += height + gap;
  }
}
