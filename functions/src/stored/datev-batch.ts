import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { DatevRow } from '@shop/domain/books/datev';
import { type Checked, isInstant, isText, isWhole, listOf, optional } from '../firestore/checks.ts';
import { collectionOf, documentOf, type StoredType } from '../firestore/stored-type.ts';

const BATCH = {
  /** `2026-11` */
  month: isText,
  /** Counted from 1 in each month. */
  part: isWhole,
  created_at: isInstant,
  by_uid: isText,
  count: isWhole,
  /** Orders and claims with rows in this batch, for lookup; missing in older ones. */
  orders: optional(listOf(isText)),
  /** `BookedRow[]` as deflated JSON. */
  rows: (value: unknown) => Buffer.isBuffer(value),
  /** The file as it was handed out, deflated. */
  file: (value: unknown) => Buffer.isBuffer(value),
};

/**
 * A document of `datevBatches/{month}-{part}`: rows handed to the tax adviser. Created once, never changed, deleted
 * when its retention is over.
 */
export interface StoredDatevBatch extends Omit<Checked<typeof BATCH>, 'rows' | 'file'> {
  rows: Buffer;
  file: Buffer;
  schema_version: 1;
}

export const DATEV_BATCHES: StoredType<StoredDatevBatch> = {
  collection: 'datevBatches',
  version: 1,
  checks: BATCH,
};
export const datevBatchesOf = collectionOf(DATEV_BATCHES);
export const datevBatchOf = documentOf(DATEV_BATCHES);

/** A row of a batch. One that `reverses` another names its key. */
export interface BookedRow extends DatevRow {
  reverses?: string;
}

export const packRows = (rows: readonly BookedRow[]) => deflateRawSync(JSON.stringify(rows));
export const unpackRows = ({ rows }: { rows: Buffer }): BookedRow[] =>
  JSON.parse(inflateRawSync(rows).toString());
export const packFile = (bytes: Buffer) => deflateRawSync(bytes);
export const unpackFile = ({ file }: StoredDatevBatch) => inflateRawSync(file);
