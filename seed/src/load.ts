import { isDeepStrictEqual } from 'node:util';
import { SETTINGS_COLLECTION } from '@shop/domain/office/stored-catalogue';
import type { DocumentData, Firestore, Transaction } from 'firebase-admin/firestore';
import type { SeedDocument } from './stored-documents.ts';
import type { Progress } from './terminal.ts';

/** Small enough for the progress bar to move. */
const BATCH_SIZE = 20;

export interface LoadResult {
  written: number;
  unchanged: number;
  /** Paths of the documents that the office has changed, which stay unchanged. */
  leftAlone: string[];
}

/**
 * Writes those of the wanted documents that differ, as the office would save them: in a new
 * revision, from which the shop learns of them. Leaves alone what the office has changed; touches
 * no other document and deletes none.
 */
export async function load(
  firestore: Firestore,
  wanted: readonly SeedDocument[],
  progress: Progress,
): Promise<LoadResult> {
  const total: LoadResult = { written: 0, unchanged: 0, leftAlone: [] };
  progress.start(wanted.length);
  try {
    for (let start = 0; start < wanted.length; start += BATCH_SIZE) {
      const part = wanted.slice(start, start + BATCH_SIZE);
      const { changed, leftAlone } = await firestore.runTransaction((transaction) =>
        loadPart(transaction, firestore, part),
      );
      total.written += changed.length;
      total.leftAlone.push(...leftAlone);
      total.unchanged += part.length - changed.length - leftAlone.length;
      progress.advance(part.length);
    }
  } finally {
    progress.stop();
  }
  return total;
}

async function loadPart(
  transaction: Transaction,
  firestore: Firestore,
  wanted: readonly SeedDocument[],
): Promise<SortedDocuments> {
  const counter = firestore.doc(`${SETTINGS_COLLECTION}/revision`);
  const references = wanted.map(({ path }) => firestore.doc(path));
  const [counted, ...found] = await transaction.getAll(counter, ...references);
  const existing = new Map(found.map((snapshot) => [snapshot.ref.path, snapshot.data()]));
  const sorted = sortDocuments(existing, wanted);
  if (sorted.changed.length === 0) return sorted;
  const revision = Number(counted?.get('revision') ?? 0) + 1;
  transaction.set(counter, { revision, schema_version: 1 });
  for (const { path, data } of sorted.changed) {
    transaction.set(firestore.doc(path), { ...data, changed_in: revision });
  }
  return sorted;
}

interface SortedDocuments {
  /** Missing, or different from the wanted one. */
  changed: SeedDocument[];
  leftAlone: string[];
}

/** Ignores the order of fields and the revision of the last change. */
export function sortDocuments(
  existing: ReadonlyMap<string, DocumentData | undefined>,
  wanted: readonly SeedDocument[],
): SortedDocuments {
  const ofOffice = ({ path }: SeedDocument) => Number(existing.get(path)?.version ?? 0) > 0;
  const differs = ({ path, data }: SeedDocument) => {
    const { changed_in, ...fields } = existing.get(path) ?? {};
    return !isDeepStrictEqual(fields, data);
  };
  return {
    changed: wanted.filter((document) => !ofOffice(document) && differs(document)),
    leftAlone: wanted.filter(ofOffice).map(({ path }) => path),
  };
}
