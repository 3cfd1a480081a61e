import { formatDateTime } from './format.ts';
import { lazy } from './lazy.ts';
import { type Cents, toEuro } from './money.ts';

/** Stands before the first row: without it, Excel takes UTF-8 for the old Windows letters. */
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
 * A row as German spreadsheets read it: semicolons between the cells, CRLF behind, quotes as in
 * RFC 4180. What a spreadsheet would take for a formula becomes text, by an apostrophe before it.
 */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(harmless(cell))).join(';')}\r\n`;
}

/** An amount as a cell in euro that spreadsheets add up: `1234,50`. */
export function csvAmount(cents: Cents): string {
  return amount().format(toEuro(cents));
}

/** An ISO instant as a cell that spreadsheets take for one, in Berlin: `03.11.2026 14:05`. */
export function csvDateTime(iso: string): string {
  return formatDateTime(iso).replace(',', '');
}

/** Who orders or writes chooses the text: `=HYPERLINK(…)` must not run in the office. */
function harmless(cell: string): string {
  return /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell;
}

function quoted(cell: string): string {
  return /[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
