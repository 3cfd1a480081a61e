import { toCents } from '@shop/domain/money/money';
import type { Versioned } from '@shop/domain/office/office';
import type { ProductInput } from '@shop/domain/office/product-input';
import { type Cell, PRODUCT_COLUMNS } from '@shop/domain/product-import/product-columns';
import { MAX_IMPORT_ROWS } from '@shop/domain/product-import/product-import';
import {
  cellName,
  isBlankRow,
  productRows,
  readHeader,
} from '@shop/domain/product-import/product-table';
import { CSV_BOM, csvRow } from '@shop/domain/text/csv';
import { formatAmount } from '@shop/domain/text/format';
import { formatDay } from '@shop/domain/time/calendar';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { parse } from 'papaparse';

/** A file that cannot be read, with a German explanation. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

/**
 * The rows of an Excel or CSV file, the header first. A CSV has the separator by which most columns of its header
 * are known. Throws `FileError`.
 */
export async function readTable(
  bytes: ArrayBuffer,
  knownColumns = (header: readonly Cell[]) => readHeader(header).indexes.size,
): Promise<Cell[][]> {
  const rows = await (startsWith(bytes, ZIP) ? readXlsx(bytes) : readCsv(bytes, knownColumns));
  while (rows.length > 0 && isBlankRow(rows.at(-1) ?? [])) rows.pop();
  if (rows.length > MAX_IMPORT_ROWS + 1) {
    throw new FileError('Die Datei hat mehr als 10.000 Zeilen. Bitte teilen Sie sie auf.');
  }
  if (rows.length < 2) throw new FileError('Die Datei hat unter den Überschriften keine Zeile.');
  return rows;
}

const ZIP = [0x50, 0x4b];
/** Files of Excel versions before 2007. */
const OLD_EXCEL = [0xd0, 0xcf, 0x11, 0xe0];

function startsWith(bytes: ArrayBuffer, start: readonly number[]): boolean {
  const first = new Uint8Array(bytes.slice(0, start.length));
  return start.every((byte, index) => first[index] === byte);
}

async function readXlsx(bytes: ArrayBuffer): Promise<Cell[][]> {
  const { readSheet } = await import('read-excel-file/universal');
  try {
    const rows = await readSheet(readableSheets(bytes));
    return rows.map((row) => row.map(cellOf));
  } catch (error) {
    if (error instanceof FileError) throw error;
    console.error('Failed to read an Excel file:', error);
    throw new FileError('Die Datei ist keine Excel-Datei, die sich lesen lässt.');
  }
}

/** Enough for 10,000 products many times over; the library fills every gap up to the last cell. */
const MAX_CELLS = 5_000_000;
const MAX_XML_BYTES = 100 * 1024 * 1024;
const ROW_OR_CELL = /<(?:\w+:)?(row|c)(?=[\s/>])((?:[^"'>]|"[^"]*"|'[^']*')*)>/g;
const ATTRIBUTE = /([\w:]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** The type of a cell whose formula failed; the library reads it as empty, which would clear a price. */
const ERROR_TYPE = /(\st\s*=\s*)(["'])e\2/g;

/**
 * The file with errors such as `#N/A` as texts. Throws if a sheet extends so far that reading it would
 * exhaust the memory: a single cell far out is enough.
 */
function readableSheets(bytes: ArrayBuffer): ArrayBuffer {
  let unpacked = 0;
  const files = unzipSync(new Uint8Array(bytes), {
    filter: ({ name, originalSize }) => {
      if (!/\.(xml|rels)$/.test(name)) return false;
      unpacked += originalSize;
      if (unpacked > MAX_XML_BYTES) throw new RangeError('The archive holds too much');
      return true;
    },
  });
  let hasErrors = false;
  for (const [name, content] of Object.entries(files)) {
    const xml = new TextDecoder().decode(content);
    const { rows, columns } = reachOf(xml);
    if (rows * columns > MAX_CELLS) {
      const last = cellName(columns - 1, rows);
      throw new FileError(
        `Die Tabelle reicht bis zur Zelle ${last}. Bitte löschen Sie, was rechts von der Tabelle und unter ihr steht.`,
      );
    }
    const readable = xml.replace(ROW_OR_CELL, (tag) => tag.replace(ERROR_TYPE, '$1$2str$2'));
    if (readable === xml) continue;
    files[name] = strToU8(readable);
    hasErrors = true;
  }
  return hasErrors ? Uint8Array.from(zipSync(files, { level: 0 })).buffer : bytes;
}

function reachOf(xml: string): { rows: number; columns: number } {
  let [rows, columns, rowsSeen, cellsOfRow] = [0, 1, 0, 0];
  for (const [, tag, attributes = ''] of xml.matchAll(ROW_OR_CELL)) {
    if (tag === 'row') [rowsSeen, cellsOfRow] = [rowsSeen + 1, 0];
    else cellsOfRow += 1;
    [rows, columns] = [Math.max(rows, rowsSeen), Math.max(columns, cellsOfRow)];
    for (const [, name, quoted, other] of attributes.matchAll(ATTRIBUTE)) {
      if (name !== 'r') continue;
      const [, letters, digits] = /^([A-Z]{0,3})(\d{1,7})$/.exec(quoted ?? other ?? '') ?? [];
      if (letters === undefined) throw new RangeError('A cell has no place');
      rows = Math.max(rows, Number(digits));
      columns = Math.max(columns, columnOf(letters));
    }
  }
  return { rows, columns };
}

/** 1 for A, 27 for AA. */
const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

function cellOf(value: unknown): Cell {
  if (value === null || value === undefined) return '';
  // Spreadsheet dates have no time zone; the library places them at midnight UTC.
  if (value instanceof Date) return formatDay(value.toISOString().slice(0, 10));
  if (typeof value === 'boolean') return value ? 'ja' : 'nein';
  return typeof value === 'number' ? value : String(value);
}

function readCsv(bytes: ArrayBuffer, knownColumns: (header: readonly Cell[]) => number): Cell[][] {
  if (startsWith(bytes, OLD_EXCEL)) {
    throw new FileError('Bitte speichern Sie die Datei in Excel als „.xlsx“ oder „CSV“.');
  }
  const text = decode(bytes).replace(/^sep=.\r?\n/, '');
  const tables = [';', ',', '\t'].map((delimiter) => {
    const [header = []] = parse<string[]>(text, { delimiter, preview: 1 }).data;
    return { delimiter, known: knownColumns(header) };
  });
  const [best] = tables.sort((a, b) => b.known - a.known);
  const { data, errors } = parse<string[]>(text, { delimiter: best?.delimiter ?? ';' });
  const quotes = errors.find(({ type }) => type === 'Quotes');
  if (quotes) {
    const row = (quotes.row ?? 0) + 1;
    throw new FileError(`In Zeile ${row} ist ein Anführungszeichen nicht geschlossen.`);
  }
  return data;
}

/**
 * UTF-8 or UTF-16 by its byte order mark; without one UTF-8 if valid, otherwise Windows-1252, as German
 * Excel saves it.
 */
function decode(bytes: ArrayBuffer): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

type Products = readonly Versioned<ProductInput>[];

/** For German Excel: with a byte order mark, semicolons, decimal commas and CRLF. */
export function writeCsv(products: Products): Blob {
  const rows = productRows(products).map((row) => csvRow(row.map(csvCell)));
  return new Blob([CSV_BOM, ...rows], { type: 'text/csv;charset=utf-8' });
}

function csvCell(cell: Cell, index: number): string {
  if (typeof cell === 'string') return cell;
  const column = PRODUCT_COLUMNS[index - FIELDS_FROM];
  return column?.isAmount ? formatAmount(toCents(cell)) : String(cell).replace('.', ',');
}

/** The fields follow the number and the version. */
const FIELDS_FROM = 2;

/** Writes an Excel file with a bold header that stays in place while the rows scroll. */
export async function writeXlsx(products: Products): Promise<Blob> {
  const { default: writeFile } = await import('write-excel-file/universal');
  const [header = [], ...rows] = productRows(products);
  const data = [
    header.map((value) => ({ value: String(value), fontWeight: 'bold' as const })),
    ...rows.map((row) => row.map(xlsxCell)),
  ];
  const columns = header.map((title) => ({ width: WIDTHS[title] ?? 16 }));
  const sheet = 'Sortiment';
  return writeFile(data, { columns, sheet, stickyRowsCount: 1 }).toBlob();
}

function xlsxCell(cell: Cell, index: number) {
  if (cell === '') return null;
  const column = PRODUCT_COLUMNS[index - FIELDS_FROM];
  return column?.isAmount && typeof cell === 'number'
    ? { value: cell, type: Number, format: '0.00' }
    : { value: cell };
}

/** Column widths, in characters. */
const WIDTHS: Partial<Record<Cell, number>> = {
  Nummer: 9,
  Version: 9,
  Name: 36,
  Beschreibung: 60,
  'Technische Daten': 60,
  Mengenrechner: 40,
};
