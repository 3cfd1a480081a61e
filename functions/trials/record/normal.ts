import { unzipSync } from 'fflate';
import { openPdf } from '../../test/pdf-text.ts';

/** A value in the record: JSON with sorted keys, and masks in place of what differs from run to run. */
export type Normal = string | number | boolean | null | Normal[] | { [key: string]: Normal };

/** Masked by kind and number in order of first occurrence. */
const NUMBERED = new RegExp(
  [
    '(?<order>B-[0-9A-Z]{5}-[0-9A-Z]{5})',
    '(?<booking>M-[0-9A-Z]{5}-[0-9A-Z]{5})',
    '(?<invoice>RE-\\d{4}-\\d{5,7})',
    '(?<quote>AN-[1-9]\\d{4,8})',
    '(?<customer>K-[1-9]\\d{4,14})',
    '(?<id>[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12})',
  ].join('|'),
  'g',
);
/** Signatures, checksums and generated ids, which follow from other ids. */
const TOKEN =
  /\b(?:[\da-f]{20,}|(?=[\w-]*\d)(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{20,}|(?=(?:[a-z]*[A-Z]){4})[A-Za-z]{20}\b)/g;
const INSTANT = /\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z/g;
const REVISION = /^(?:seen_)?revision$/;
const HOUR_MS = 3600_000;

export type Masks = ReturnType<typeof openMasks>;

/** The masks of one life. Instants of the shop's own clock stay. */
export function openMasks(startedMs = Date.now()) {
  const known = new Map<string, string>();
  const counts: Record<string, number> = {};
  const maskOf = (found: string, kind: string): string => {
    const mask = known.get(found);
    if (mask) return mask;
    counts[kind] = (counts[kind] ?? 0) + 1;
    known.set(found, `<${kind} ${counts[kind]}>`);
    return maskOf(found, kind);
  };
  const text = (raw: string): string =>
    raw
      .replace(NUMBERED, (...match) => {
        const groups: Record<string, string | undefined> = match.at(-1);
        const [kind = '', found = ''] = Object.entries(groups).find(([, each]) => each) ?? [];
        return maskOf(found, kind);
      })
      .replace(TOKEN, '<token>')
      .replace(INSTANT, (found) =>
        Math.abs(Date.parse(found) - startedMs) < HOUR_MS ? '<now>' : found,
      );
  const lines = (raw: string) => raw.split(/\r?\n/).filter(Boolean).map(text);
  const value = (raw: unknown): Normal => {
    if (typeof raw === 'string') return raw.includes('\n') ? lines(raw) : text(raw);
    if (Array.isArray(raw)) return raw.map(value);
    if (typeof raw !== 'object' || raw === null) return raw as Normal;
    const entries = Object.entries(raw)
      .filter(([, each]) => each !== undefined)
      .map(([key, each]) => [text(key), REVISION.test(key) ? '<revision>' : value(each)] as const);
    return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));
  };
  return { text, lines, value };
}

/** A file as rows by the titles of a table, as the words of a paper, as elements or as lines; an archive as its files. */
export async function readFile(path: string, content: Buffer, masks: Masks): Promise<Normal> {
  const [name = ''] = path.split('?');
  if (content.subarray(0, 5).toString() === '%PDF-') return readPaper(content, masks);
  if (/\.(png|jpe?g|webp)$/.test(name)) return 'a picture';
  if (name.endsWith('.csv')) return rowsOf(content, name.includes('datev')).map(masks.value);
  if (!name.endsWith('.zip')) return elementsOf(content.toString(), masks);
  const files: Record<string, Normal> = {};
  for (const [file, bytes] of Object.entries(unzipSync(content))) {
    // Papers are read by themselves.
    const isPaper = file.endsWith('.pdf') || file.startsWith('RE-');
    const read = () => readFile(file, Buffer.from(bytes), masks);
    files[masks.text(file)] = isPaper ? 'a paper' : await read();
  }
  return files;
}

/** The texts of a paper in the order in which they are drawn, and the files in it, as the XML of an invoice. */
export async function readPaper(pdf: Buffer, masks: Masks): Promise<Normal> {
  const document = await openPdf(pdf);
  const words: Normal[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    for (const item of items)
      if ('str' in item && item.str.trim()) words.push(masks.text(item.str));
  }
  const attached: Record<string, { content: Uint8Array }> = await document.getAttachments();
  const files: Record<string, Normal> = {};
  for (const [name, { content }] of Object.entries(attached ?? {})) {
    files[name] = elementsOf(Buffer.from(content).toString(), masks);
  }
  await document.destroy();
  return { words, files };
}

/** HTML and XML by their elements. */
export const elementsOf = (text: string, masks: Masks) =>
  masks.lines(text.replaceAll('><', '>\n<'));

/** A batch for DATEV begins with a row about itself, and is in Windows-1252, of which German words use Latin 1. */
function rowsOf(content: Buffer, isDatev: boolean): Record<string, string>[] {
  const [titles = [], ...rows] = content
    .toString(isDatev ? 'latin1' : 'utf8')
    .replace('\uFEFF', '')
    .split('\r\n')
    .slice(isDatev ? 1 : 0)
    .filter(Boolean)
    .map((row) => row.split(';').map((cell) => cell.replace(/^"|"$/g, '')));
  const filled = (row: string[]) =>
    row.map((cell, at) => [titles[at] ?? at, cell]).filter(([, cell]) => cell);
  return rows.map((row) => Object.fromEntries(filled(row)));
}
