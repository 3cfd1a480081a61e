import type { Versioned } from '../office/office.ts';
import type { ProductInput } from '../office/product-input.ts';
import { hasVisible } from '../text/validation.ts';
import { type Cell, PRODUCT_COLUMNS, type ProductColumn } from './product-columns.ts';

const ID_HEADER = 'Nummer';
const VERSION_HEADER = 'Version';

/** Column of a file: the product's id, its version, or one of its fields. */
export type TableColumn = 'id' | 'version' | ProductColumn;

export interface TableHeader {
  /** Zero-based position of each known column. */
  indexes: ReadonlyMap<TableColumn, number>;
  /** Ignored columns, unknown or duplicated: `F1 „Bemerkung“`. */
  ignored: string[];
}

/** The assortment as rows: the header, then a row for each product. */
export function productRows(products: readonly Versioned<ProductInput>[]): Cell[][] {
  const header = [ID_HEADER, VERSION_HEADER, ...PRODUCT_COLUMNS.map(({ header }) => header)];
  return [header, ...products.map(productRow)];
}

/** The columns named by a first row, in any order and case. */
export function readHeader(cells: readonly Cell[]): TableHeader {
  const indexes = new Map<TableColumn, number>();
  const ignored: string[] = [];
  cells.forEach((cell, index) => {
    const header = String(cell).trim();
    const column = COLUMN_OF.get(header.toLowerCase());
    if (column && !indexes.has(column)) indexes.set(column, index);
    else if (header !== '') ignored.push(`${cellName(index, 1)} „${header}“`);
  });
  return { indexes, ignored };
}

export function headerOf(column: TableColumn): string {
  if (column === 'id') return ID_HEADER;
  return column === 'version' ? VERSION_HEADER : column.header;
}

/** Whether a row has only blanks and invisible characters. */
export const isBlankRow = (cells: readonly Cell[]): boolean =>
  !cells.some((cell) => hasVisible(String(cell)));

/** A cell's name in spreadsheets: `A1`, `AB12`; columns count from 0, rows from 1. */
export function cellName(column: number, row: number): string {
  let letters = '';
  for (let left = column + 1; left > 0; left = Math.floor((left - 1) / 26)) {
    letters = String.fromCharCode(65 + ((left - 1) % 26)) + letters;
  }
  return `${letters}${row}`;
}

const COLUMN_OF = new Map<string, TableColumn>(
  (['id', 'version', ...PRODUCT_COLUMNS] as const).map((column) => [
    headerOf(column).toLowerCase(),
    column,
  ]),
);

function productRow({ id, version, input }: Versioned<ProductInput>): Cell[] {
  const cells = PRODUCT_COLUMNS.map(({ path: [field, part], write }) => {
    const value: unknown = input[field];
    return write(part ? (value as Record<string, unknown> | undefined)?.[part] : value, id);
  });
  return [Number(id), version, ...cells];
}
