import { ValidationError } from 'yup';
import {
  type InputDifference,
  inputDifferences,
  isSameValue,
} from '../office/input-differences.ts';
import type { SavedChange, Versioned } from '../office/office.ts';
import { type ProductInput, productInputSchema } from '../office/product-input.ts';
import { articleKey, articleKeyOf } from '../product/article-number.ts';
import { formatNumber } from '../text/format.ts';
import { hasVisible } from '../text/validation.ts';
import { type Cell, CellError, PRODUCT_COLUMNS, type ProductColumn } from './product-columns.ts';
import { cellName, headerOf, type TableColumn, type TableHeader } from './product-table.ts';

export const MAX_IMPORT_ROWS = 10_000;

export interface RowError {
  /** Spreadsheet reference, `C5`; `Zeile 5` if the file lacks the column. */
  cell: string;
  /** Missing if it is about the whole row. */
  column?: string;
  message: string;
}

export type CheckedRow<Input = ProductInput> = { row: number; name: string } & (
  | { outcome: 'unchanged' }
  | { outcome: 'faulty'; errors: RowError[] }
  | {
      outcome: 'new' | 'changed';
      change: SavedChange<Input>;
      /** With the first cell of each field. */
      differences: (InputDifference & { cell: string; note?: string })[];
    }
);

type Product = Versioned<ProductInput>;

/**
 * Compares rows with the existing products, one by one in the order of the file. A row with a
 * product's number or article number changes it; any other row is a new product. A missing column
 * leaves its field unchanged; an empty cell clears it.
 */
export function productImport(
  header: TableHeader,
  products: readonly Product[],
): (cells: readonly Cell[], row: number) => CheckedRow {
  const byId = new Map(products.map((product) => [product.id, product]));
  const byArticle = new Map<string, Product[]>();
  for (const product of products) {
    byArticle.set(articleOf(product), [...(byArticle.get(articleOf(product)) ?? []), product]);
  }
  const rowOfArticle = new Map<string, number>();
  const rowOfNewArticle = new Map<string, number>();

  return (cells, row) => {
    const sheetRow = readerOf(header, cells, row);
    checkFormulas(sheetRow, header);
    const failed = (name: string) =>
      ({ outcome: 'faulty', row, name, errors: sheetRow.errors }) as const;
    if (sheetRow.errors.length > 0) return failed(sheetRow.text(columnOf('name')));
    const { current, key } = identify(sheetRow);
    const name = sheetRow.text(columnOf('name')) || current?.input.name || '';
    const input = readInput(sheetRow, current);
    const isSame = current && isSameValue(current.input, input);
    if (isSame && sheetRow.errors.length === 0) return { outcome: 'unchanged', row, name };

    checkFields(sheetRow, input);
    checkReferences(sheetRow, input, current, key);
    if (sheetRow.errors.length > 0) return failed(name);
    const saved = productInputSchema.cast(input);
    if (current && isSameValue(current.input, saved)) return { outcome: 'unchanged', row, name };
    const change = { version: current?.version ?? 0, input: saved };
    return {
      outcome: current ? 'changed' : 'new',
      row,
      name,
      change: current ? { id: current.id, ...change } : change,
      differences: differencesIn(sheetRow, current, saved),
    };
  };

  /** The product that a row refers to, and the article number, which must be unique in the file. */
  function identify(sheetRow: SheetRow): { current: Product | undefined; key: string } {
    const id = withoutSpaces(sheetRow.text('id'));
    const article = articleKey(sheetRow.text(columnOf('article_number')));
    const [found, another] = byArticle.get(article) ?? [];
    const current = id ? byId.get(id) : found;
    if (!id && another) {
      const names = `„${found?.input.name}“ und „${another.input.name}“`;
      sheetRow.fail(columnOf('article_number'), `Diese Artikelnummer haben ${names}.`);
    }
    if (id && !current) sheetRow.fail('id', `Einen Artikel mit der Nummer ${id} gibt es nicht.`);
    const version = withoutSpaces(sheetRow.text('version'));
    if (current && version && Number(version) !== current.version) {
      const versions = `jetzt Version ${current.version}, nicht ${version}`;
      sheetRow.fail('version', `Der Artikel wurde seit dem Export geändert: ${versions}.`);
    }
    const key = current ? articleOf(current) : article;
    const earlier = rowOfArticle.get(key);
    if (key && earlier)
      sheetRow.fail(undefined, `Derselbe Artikel steht schon in Zeile ${earlier}.`);
    if (key && !earlier) rowOfArticle.set(key, sheetRow.row);
    return { current, key };
  }

  function checkReferences(
    sheetRow: SheetRow,
    input: ProductInput,
    current: Product | undefined,
    key: string,
  ): void {
    const missing = input.related_ids.filter((id) => !byId.has(String(id)));
    if (missing.length > 0 && sheetRow.has(columnOf('related_ids'))) {
      sheetRow.fail(columnOf('related_ids'), `Diese Artikel gibt es nicht: ${missing.join(', ')}.`);
    }
    const article = current
      ? articleKeyOf(current.id, input.article_number)
      : articleKey(input.article_number ?? '');
    const [holder] = article === key ? [] : (byArticle.get(article) ?? []);
    const earlier = rowOfNewArticle.get(article);
    if (holder || earlier) {
      const who = holder ? `„${holder.input.name}“` : `Zeile ${earlier}`;
      sheetRow.fail(columnOf('article_number'), `Diese Artikelnummer hat schon ${who}.`);
    }
    if (article && article !== key) rowOfNewArticle.set(article, sheetRow.row);
  }
}

function checkFormulas(sheetRow: SheetRow, header: TableHeader): void {
  for (const column of header.indexes.keys()) {
    const text = sheetRow.text(column);
    if (ERROR_VALUE.test(text)) sheetRow.fail(column, `„${text}“ ist der Fehler einer Formel.`);
  }
}

const differencesIn = (sheetRow: SheetRow, current: Product | undefined, saved: ProductInput) =>
  inputDifferences('product', current?.input, saved).map((difference) => {
    const [before, after] = [current?.input, saved].map((each) => priceIn(each, difference.field));
    const note = jumpNote(before, after);
    const cell = sheetRow.place(sheetRow.columnOf(difference.field));
    return { ...difference, cell, ...(note && { note }) };
  });

const EMPTY = { visibility: 'visible', specifications: [], related_ids: [], pictures: [] } as const;

/** What spreadsheets show for a failed formula, in any language: `#N/A`, `#BEZUG!`, `#NAME?`. */
export const ERROR_VALUE = /^#(N\/A|NV|[\p{Lu}\d/_]+[!?])$/u;

function readInput(sheetRow: SheetRow, current: Product | undefined): ProductInput {
  const input: Record<string, unknown> = { ...EMPTY, ...current?.input };
  for (const column of sheetRow.columns) {
    const cell = sheetRow.cell(column);
    try {
      setAt(input, column.path, cell === '' ? undefined : column.read(cell, current?.id));
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      sheetRow.fail(column, error.message);
    }
  }
  if (!current) input.visibility ??= EMPTY.visibility;
  return input as unknown as ProductInput;
}

function setAt(
  input: Record<string, unknown>,
  [field, part]: ProductColumn['path'],
  value: unknown,
): void {
  if (part === undefined) {
    const empty = field in EMPTY && field !== 'visibility' ? [] : undefined;
    input[field] = value ?? empty;
    return;
  }
  const parts = { ...(input[field] as object | undefined), [part]: value };
  const isEmpty = Object.values(parts).every((each) => each === undefined);
  input[field] = isEmpty ? undefined : parts;
}

/** Reports the form's validation errors at their columns; unreadable cells have already been reported. */
function checkFields(sheetRow: SheetRow, input: ProductInput): void {
  const unread = new Set(sheetRow.errors.map(({ column }) => column));
  try {
    productInputSchema.validateSync(input, { strict: true, abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const { path, message } of error.inner.length > 0 ? error.inner : [error]) {
      const column = columnOf(...((path ?? '').split(/[.[]/) as [string, string?]));
      if (!column || !unread.has(column.header)) sheetRow.fail(column, message);
    }
  }
}

function columnOf(field: string, part?: string): ProductColumn | undefined {
  const ofField = PRODUCT_COLUMNS.filter(({ path }) => path[0] === field);
  return ofField.find(({ path }) => path[1] === part) ?? ofField[0];
}

type SheetRow = ReturnType<typeof readerOf>;

/** Reads the cells of a row by column, and collects the errors. */
function readerOf({ indexes }: TableHeader, cells: readonly Cell[], row: number) {
  const errors: RowError[] = [];
  const place = (column: TableColumn | undefined): string => {
    const index = column && indexes.get(column);
    return index === undefined ? `Zeile ${row}` : cellName(index, row);
  };
  const cell = (column: TableColumn | undefined): Cell => {
    const index = column && indexes.get(column);
    const found = index === undefined ? undefined : cells[index];
    if (typeof found !== 'string') return found ?? '';
    return hasVisible(found) ? withoutGuard(found.trim()) : '';
  };
  return {
    row,
    errors,
    place,
    cell,
    text: (column: TableColumn | undefined) => String(cell(column)),
    /** Columns of fields, in the order of the file. */
    columns: [...indexes.keys()].filter((column) => typeof column === 'object'),
    has: (column: TableColumn | undefined) => column !== undefined && indexes.has(column),
    columnOf: (field: string) =>
      PRODUCT_COLUMNS.find((column) => column.path[0] === field && indexes.has(column)),
    fail(column: TableColumn | undefined, message: string) {
      const at = { cell: place(column), message };
      errors.push(column ? { ...at, column: headerOf(column) } : at);
    },
  };
}

/** Removes the apostrophes that `csvRow` puts before possible formulas. */
export const withoutGuard = (cell: string): string =>
  cell.replace(/(^|[,\t\r\n]"*)'(?=[=+\-@＝＋－＠])/g, '$1');

function articleOf({ id, input }: Product): string {
  return articleKeyOf(id, input.article_number);
}

function withoutSpaces(text: string): string {
  return text.replace(/\s/g, '');
}

const priceIn = (input: ProductInput | undefined, field: string) =>
  field === 'next_price'
    ? (input?.next_price?.price ?? input?.price)
    : field === 'price' && input?.price;

const JUMP = 5;

/** Flags an amount many times its old value, such as after a lost decimal comma: `+900 %: Bitte prüfen.` */
export function jumpNote(before: unknown, after: unknown): string | undefined {
  if (typeof before !== 'number' || typeof after !== 'number' || before <= 0) return undefined;
  const factor = after / before;
  if (factor < JUMP && factor > 1 / JUMP) return undefined;
  const percent = formatNumber(Math.round((factor - 1) * 100));
  return `${factor > 1 ? '+' : ''}${percent} %: Bitte prüfen.`;
}
