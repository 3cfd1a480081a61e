/** Stands before the first row: without it, Excel takes UTF-8 for the old Windows letters. */
export const CSV_BOM = '\uFEFF';

const amount = new Intl.NumberFormat('de-DE', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
});

/**
 * A row as German spreadsheets read it: semicolons between the cells, CRLF behind, quotes as in
 * RFC 4180. What a spreadsheet would take for a formula becomes text, by an apostrophe before it.
 */
export function csvRow(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(harmless(cell))).join(';')}\r\n`;
}

/** Euro as a cell that spreadsheets add up: `1234,50`. */
export function csvAmount(euro: number): string {
  return amount.format(euro);
}

/** Who orders or writes chooses the text: `=HYPERLINK(…)` must not run in the office. */
function harmless(cell: string): string {
  return /^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell;
}

function quoted(cell: string): string {
  return /[";\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
