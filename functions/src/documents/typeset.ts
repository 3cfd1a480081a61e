import { readFileSync } from 'node:fs';
// Renamed, because the bundle starts with an import of `createRequire`.
import { createRequire as requireFrom } from 'node:module';
import type PDFKit from 'pdfkit';
import { unpackWoff } from './woff.ts';

export const INK = '#16191c';
const WEIGHTS = { text: 400, bold: 600 } as const;

/** The corporate font, then fallbacks for signs that it lacks; the first font that has a sign draws it. */
const FONTS = [
  ...['latin', 'latin-ext', 'vietnamese'].map((part) => ['barlow', part] as const),
  ...['greek', 'cyrillic', 'cyrillic-ext', 'math', 'symbols', 'latin'].map(
    (part) => ['roboto', part] as const,
  ),
];
/** For signs that no font has, such as emoji. */
const UNKNOWN = '\uFFFD';
/** Line breaks, including Unicode's. */
const BREAKS = /\r\n?|[\n\v\f\u0085\u2028\u2029]/;
/** A line may break after blanks, and after a hyphen before a letter. */
const PIECES = /(?<= )(?! )|(?<=[\p{L}\d]-)(?=\p{L})/u;
/** Barlow's, relative to its size; the other fonts share its baseline. */
const ASCENT = 1;
const LINE_HEIGHT = 1.2;
const LINE_GAP = 1.5;
/** Maximum number of lines of any text. */
const MAX_LINES = 40;
const MORE = '… gekürzt, den ganzen Text hat das Büro';

interface Font {
  characterSet: number[];
}

interface FontFile {
  data: Buffer;
  /** Shared by all papers: to read it takes as long as to draw one. */
  font?: Font;
  signs?: ReadonlySet<number>;
}

/** Read with the first text that needs it, as other alphabets are rare. */
const files = new Map<string, FontFile>();

function fontFile(name: string): FontFile {
  const known = files.get(name);
  if (known) return known;
  const path = `@fontsource/${name.split('-', 1)}/files/${name}-normal.woff`;
  const file = { data: unpackWoff(readFileSync(requireFrom(import.meta.url).resolve(path))) };
  files.set(name, file);
  return file;
}

export interface Style {
  face?: keyof typeof WEIGHTS;
  size?: number;
  color?: string;
  align?: 'left' | 'right';
  /** Keeps line breaks, which otherwise become blanks. */
  keepsBreaks?: boolean;
}

interface Run {
  font: string;
  text: string;
}

/** A printed line: runs in one font each. */
export interface Line {
  runs: readonly Run[];
  indent: number;
  height: number;
  size: number;
  color: string;
}

export interface Typesetter {
  /** Breaks a text into lines of this width. Cuts longer texts with a line that says so. */
  lines(text: string, width: number, style?: Style): Line[];
  draw(line: Line, left: number, top: number): void;
}

export const heightOf = (lines: readonly Line[]) =>
  lines.reduce((sum, { height }) => sum + height, 0);

/** Breaks lines itself, since the library would add a page for each line below the last one. */
export function openTypesetter(doc: typeof PDFKit.prototype): Typesetter {
  const registered = new Set<string>();

  function select(name: string): void {
    const file = fontFile(name);
    if (!registered.has(name))
      doc.registerFont(name, (file.font ?? file.data) as unknown as string);
    registered.add(name);
    doc.font(name);
    file.font ??= (doc as unknown as { _font: { font: Font } })._font.font;
  }

  function has(name: string, sign: string): boolean {
    const file = fontFile(name);
    if (!file.signs) {
      select(name);
      file.signs = new Set(file.font?.characterSet);
    }
    return file.signs.has(sign.codePointAt(0) ?? 0);
  }

  const fontOf = (sign: string, weight: number) =>
    FONTS.map(([family, part]) => `${family}-${part}-${weight}`).find((name) => has(name, sign));

  /** Decomposes a sign that no font has: ⅓ becomes 1⁄3. */
  function plainForm(sign: string, weight: number): string {
    const plain = sign.normalize('NFKD').replace(/\p{M}|\p{Cf}|\p{Emoji_Modifier}/gu, '');
    return [...plain].every((each) => fontOf(each, weight)) ? plain : UNKNOWN;
  }

  function runsOf(text: string, weight: number): Run[] {
    const runs: Run[] = [];
    const add = (sign: string, font: string) => {
      const last = runs.at(-1);
      if (last?.font === font) last.text += sign;
      else runs.push({ font, text: sign });
    };
    for (const sign of text) {
      const font = fontOf(sign, weight);
      if (font) add(sign, font);
      else for (const each of plainForm(sign, weight)) add(each, fontOf(each, weight) ?? '');
    }
    return runs;
  }

  function widthOf(runs: readonly Run[], size: number): number {
    return runs.reduce((sum, { font, text }) => {
      select(font);
      return sum + doc.fontSize(size).widthOfString(text);
    }, 0);
  }

  function lines(text: string, width: number, style: Style = {}): Line[] {
    const { face = 'text', size = 10, color = INK, align = 'left', keepsBreaks = false } = style;
    const weight = WEIGHTS[face];
    const widthIn = (part: string) => widthOf(runsOf(part, weight), size);
    const parts = text.normalize('NFC').split(BREAKS);
    const texts = (keepsBreaks ? parts : [parts.join(' ')]).map((part) =>
      part.replace(/\p{Cc}/gu, ' '),
    );
    const wrapped = wrap(texts, width, widthIn);
    const shown = wrapped.length > MAX_LINES ? [...wrapped.slice(0, MAX_LINES), MORE] : wrapped;
    return shown.map((line) => {
      const runs = runsOf(line, weight);
      const indent = align === 'right' ? width - widthIn(line.trimEnd()) : 0;
      return { runs, indent, height: size * LINE_HEIGHT + LINE_GAP, size, color };
    });
  }

  function draw({ runs, indent, size, color }: Line, left: number, top: number): void {
    let x = left + indent;
    for (const run of runs) {
      const width = widthOf([run], size);
      const options = { lineBreak: false, baseline: 'alphabetic' } as const;
      doc.fillColor(color).text(run.text, x, top + size * ASCENT, options);
      x += width;
    }
  }

  return { lines, draw };
}

/**
 * Where a German word may be divided: after a vowel, before the last consonants that begin a syllable. Without a
 * dictionary that is no more than plausible.
 */
const SYLLABLES =
  /(?<=[aeiouyäöü]\p{L}*)(?<!s(?=ch)|c(?=[hk])|[pt](?=h)|[bfgkp](?=[lr])|[dt](?=r)|q)(?=(?:sch|[cpt]h|ck|qu|[bfgkp][lr]|[dt]r|[b-df-hj-np-tv-xzß])[aeiouyäöü])/giu;
const WORD = /^\p{L}{6,}[^\p{L}\d]*$/u;

/** Fills lines with pieces; divides a piece longer than a line, a word by hyphens. */
function wrap(texts: readonly string[], width: number, widthIn: (part: string) => number) {
  const lines: string[] = [];
  for (const text of texts) {
    let line = '';
    let used = 0;
    /** Hyphens of the parts of a word: at the end of the line before this one, and what must fit after it. */
    const put = (piece: string, before = '', after = '') => {
      if (line !== '' && used + widthIn(piece.trimEnd() + after) > width) {
        lines.push(line + before);
        line = '';
        used = 0;
      }
      line += piece;
      used += widthIn(piece);
    };
    for (const piece of text.split(PIECES)) {
      const parts =
        widthIn(piece.trimEnd()) > width && WORD.test(piece) ? piece.split(SYLLABLES) : [piece];
      for (const [index, part] of parts.entries()) {
        const after = index < parts.length - 1 ? '-' : '';
        if (widthIn(part.trimEnd() + after) <= width) put(part, index > 0 ? '-' : '', after);
        else for (const sign of part) put(sign);
      }
    }
    lines.push(line);
    if (lines.length > MAX_LINES) break;
  }
  return lines;
}
