import { CSV_BOM, csvRow } from '@shop/domain/csv';
import type { Query, Timestamp } from 'firebase-admin/firestore';
import type { Log } from '../log.ts';
import { pageOf } from '../paging/page-of.ts';
import type { Position } from '../paging/position.ts';
import { readable } from '../stored/readable.ts';

/** The title of a column and what stands in it, for one stored kind. */
export type CsvColumn<T> = readonly [title: string, cell: (stored: T) => string];

/** Rows in memory at once: a few megabytes of the largest orders. */
const CHUNK_ROWS = 500;

/** All documents of a query as a CSV file, newest first, read and given in chunks. */
export async function* csvChunks<T extends { created_at: Timestamp }>(
  query: Query<T>,
  columns: readonly CsvColumn<T>[],
  log: Log,
): AsyncGenerator<string> {
  let start = CSV_BOM + csvRow(columns.map(([title]) => title));
  let after: Position | undefined;
  do {
    const page = await pageOf(query, after, CHUNK_ROWS);
    const rows = readable(page.entries, log).map(({ stored }) =>
      csvRow(columns.map(([, cell]) => cell(stored))),
    );
    yield start + rows.join('');
    start = '';
    after = page.next;
  } while (after);
}
