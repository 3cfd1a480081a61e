import type { Versioned } from '@shop/domain/office/office';
import type { ProductInput } from '@shop/domain/office/product-input';
import type { Cell } from '@shop/domain/product-import/product-columns';
import { type CheckedRow, productImport } from '@shop/domain/product-import/product-import';
import { headerOf, isBlankRow, readHeader } from '@shop/domain/product-import/product-table';
import { FileError, readTable, writeCsv, writeXlsx } from './table-file.ts';

/** Jobs that take long for thousands of products. */
export type TableJob =
  | { kind: 'export'; format: 'csv' | 'xlsx'; products: Versioned<ProductInput>[] }
  | { kind: 'check'; bytes: ArrayBuffer; products: Versioned<ProductInput>[] };

export interface ImportReport<Input = ProductInput> {
  ignored: string[];
  unchanged: number;
  faulty: Extract<CheckedRow<Input>, { outcome: 'faulty' }>[];
  changes: Extract<CheckedRow<Input>, { outcome: 'new' | 'changed' }>[];
}

/** Result of a job; `refused` is a German sentence about the file. */
export type TableAnswer = { file: Blob } | { report: ImportReport } | { refused: string };

export async function doTableJob(job: TableJob): Promise<TableAnswer> {
  if (job.kind === 'export') {
    const file = job.format === 'csv' ? writeCsv(job.products) : await writeXlsx(job.products);
    return { file };
  }
  try {
    return { report: await checkFile(job.bytes, job.products) };
  } catch (error) {
    if (error instanceof FileError) return { refused: error.message };
    throw error;
  }
}

async function checkFile(
  bytes: ArrayBuffer,
  products: readonly Versioned<ProductInput>[],
): Promise<ImportReport> {
  const [first = [], ...rows] = await readTable(bytes);
  const header = readHeader(first);
  const headers = [...header.indexes.keys()].map(headerOf);
  if (!IDENTIFYING.some((name) => headers.includes(name))) {
    throw new FileError(
      `Die erste Zeile muss Überschriften haben, darunter ${IDENTIFYING.join(' oder ')}.`,
    );
  }
  return reportOf(header.ignored, rows, productImport(header, products));
}

/** What was found in the rows below the header, but for blank ones. */
export function reportOf<Input>(
  ignored: string[],
  rows: readonly (readonly Cell[])[],
  check: (cells: readonly Cell[], row: number) => CheckedRow<Input>,
): ImportReport<Input> {
  const checked = rows.flatMap((cells, index) =>
    isBlankRow(cells) ? [] : check(cells, index + 2),
  );
  return {
    ignored,
    unchanged: checked.filter(({ outcome }) => outcome === 'unchanged').length,
    faulty: checked.flatMap((each) => (each.outcome === 'faulty' ? each : [])),
    changes: checked.flatMap((each) =>
      each.outcome === 'new' || each.outcome === 'changed' ? each : [],
    ),
  };
}

const IDENTIFYING = ['Nummer', 'Artikelnummer', 'Name'];
