import type PDFKit from 'pdfkit';
import { HttpError } from '../lib/http-error.ts';
import { heightOf, type Line, openTypesetter, type Style } from './typeset.ts';

/** Points per millimetre. */
const MM = 72 / 25.4;
export const mm = (millimetres: number) => millimetres * MM;

/** DIN 5008, form B: left and right margin of the text, and its top and bottom. */
export const LEFT = mm(25);
export const RIGHT = mm(190);
export const WIDTH = RIGHT - LEFT;
const NEXT_TOP = mm(28);
const BOTTOM = mm(266);
/** Blocks lower than this stay on one page. */
const TOGETHER = mm(60);
/** More than any honest paper has: 60 of the longest orders. */
const MAX_PAGES = 500;

export const SLATE = '#545b60';
export const LINE = '#c6c9c6';

type Element = PDFKit.PDFStructureElement;

export interface Cell {
  tag: string;
  left: number;
  lines: readonly Line[];
}

interface Around {
  /** Space below a row, and what else must fit on its page. */
  gap?: number;
  below?: number;
  /** Called around a page break, before the row or within it. */
  before?(isWithin: boolean): void;
  after?(isWithin: boolean): void;
}

export type Sheet = ReturnType<typeof openSheet>;

/** A document's pages, filled from the top; `y` is where the next text starts. */
export function openSheet(doc: typeof PDFKit.prototype) {
  const { lines, draw } = openTypesetter(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);

  function artifact(show: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    doc.markContent('Artifact', { type });
    show();
    doc.endMarkedContent();
  }

  function drawAll(all: readonly Line[], left: number, top: number): void {
    let at = top;
    for (const line of all) {
      draw(line, left, at);
      at += line.height;
    }
  }

  /** Draws a text at a fixed position and returns its height. */
  function place(text: string, left: number, top: number, width: number, style: Style = {}) {
    const all = lines(text, width, style);
    drawAll(all, left, top);
    return heightOf(all);
  }

  const sheet = {
    y: 0,
    doc,
    root,
    lines,
    artifact,
    place,

    /** The same as an element of its own. */
    put(text: string, left: number, top: number, width: number, style: Style = {}): number {
      const all = lines(text, width, style);
      root.add(doc.struct('P', {}, () => drawAll(all, left, top)));
      return heightOf(all);
    },

    rule(width: number, color = LINE, left = LEFT, right = RIGHT, above = 0): void {
      const at = sheet.y - above;
      artifact(() => {
        doc.moveTo(left, at).lineTo(right, at).lineWidth(width).stroke(color);
      });
    },

    nextPage(): void {
      if (doc.bufferedPageRange().count >= MAX_PAGES) throw new HttpError(422, TOO_LONG);
      doc.addPage();
      sheet.y = NEXT_TOP;
    },

    need(height: number): void {
      if (sheet.y + height > BOTTOM) sheet.nextPage();
    },

    /**
     * Draws texts side by side as elements of `parent`, an artifact without one. They continue on the next
     * page where they do not fit.
     */
    row(parent: Element | undefined, cells: readonly Cell[], around: Around = {}): void {
      drawRow(sheet, drawAll, parent, cells, around);
    },
  };
  return sheet;
}

function drawRow(
  sheet: Pick<Sheet, 'doc' | 'artifact' | 'nextPage' | 'y'>,
  drawAll: (all: readonly Line[], left: number, top: number) => void,
  parent: Element | undefined,
  cells: readonly Cell[],
  around: Around,
): void {
  const { gap = 0, below = 0, before, after } = around;
  const elements = cells.map(({ tag }) => {
    // The document would wait for an element that belongs to no parent.
    if (!parent) return undefined;
    const element = sheet.doc.struct(tag, (tag === 'TH' ? { scope: 'Column' } : {}) as object);
    parent.add(element);
    return element;
  });
  let rest = cells.map((cell) => cell.lines);
  /** The next lines of each cell that fit. */
  const drawWithin = (room: number) => {
    const parts = rest.map((all) => linesWithin(all, room));
    for (const [index, { left }] of cells.entries()) {
      const part = parts[index] ?? [];
      const show = () => drawAll(part, left, sheet.y);
      if (part.length === 0) continue;
      const element = elements[index];
      if (element) element.add(show);
      else sheet.artifact(show);
    }
    sheet.y += Math.max(...parts.map(heightOf));
    rest = rest.map((all, index) => all.slice(parts[index]?.length));
  };
  let isWithin = false;
  for (;;) {
    const room = BOTTOM - below - sheet.y;
    const height = Math.max(...rest.map(heightOf));
    if (height <= room) break;
    // Two lines alone at the end of a page are not worth a break.
    if (height > TOGETHER && room > mm(15)) {
      drawWithin(room);
      isWithin = true;
    }
    before?.(isWithin);
    sheet.nextPage();
    after?.(isWithin);
  }
  drawWithin(Number.POSITIVE_INFINITY);
  sheet.y += gap;
  for (const element of elements) element?.end();
}

const TOO_LONG = `Die Datei hätte mehr als ${MAX_PAGES} Seiten. Bitte wählen Sie weniger Bestellungen aus.`;

function linesWithin(lines: readonly Line[], room: number): readonly Line[] {
  let used = 0;
  return lines.filter(({ height }) => {
    used += height;
    return used <= room;
  });
}
