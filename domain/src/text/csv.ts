import { type Cents, toEuro } from '../money/money.ts';
import { formatDateTime } from './format.ts';
import { lazy } from './lazy.ts';

/** Byte order mark; without it Excel reads UTF-8 as Windows-1252. */
export const CSV_BOM = '\uFEFF';

const amount = lazy(
  () =>
    new Intl.NumberFormat('de-DE', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      useGrouping: false,
    }),
);

/**
 * A row for German Excel: semicolon-separated, CRLF, cells quoted as in RFC 4180. Anything that would run as
 * a formula (CSV injection), in full-width signs too, is prefixed with an apostrophe, also where a cell would
 * start if the file were imported as comma- or tab-separated.
 */
export const csvRow = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(withoutFormulas(cell))).join(';')}\r\n`;

/** An amount in euro as a numeric cell: `1234,50`. */
export const csvAmount = (cents: Cents): string => amount().format(toEuro(cents));

/** An ISO instant as a date cell in Berlin time: `03.11.2026 14:05`. */
export const csvDateTime = (iso: string): string => formatDateTime(iso).replace(',', '');

/** A cell that no spreadsheet runs as a formula; negative amounts stay numbers. */
export function withoutFormulas(cell: string): string {
  if (/^-\d+,\d\d$/.test(cell)) return cell;
  return cell.replace(/^(?=[\t\r\n])/, "'").replace(/(^|[,\t\r\n]"*)(?=[=+\-@＝＋－＠])/g, "$1'");
}

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;
