import { isDeepStrictEqual } from 'node:util';
import type { Firestore } from 'firebase-admin/firestore';
import type { SeedDocument } from './stored-documents.ts';
import type { Progress } from './terminal.ts';

/** Small enough for the progress bar to move; a commit takes up to 500. */
const BATCH_SIZE = 20;

export interface LoadResult {
  written: number;
  unchanged: number;
}

/** Writes those of the wanted documents that differ; touches no other and deletes none. */
export async function load(
  firestore: Firestore,
  wanted: readonly SeedDocument[],
  progress: Progress,
): Promise<LoadResult> {
  const changed = changedDocuments(await readExisting(firestore, wanted), wanted);
  if (changed.length > 0) await write(firestore, changed, progress);
  return { written: changed.length, unchanged: wanted.length - changed.length };
}

/** The wanted documents that are missing or differ; the order of their fields does not count. */
export function changedDocuments(
  existing: ReadonlyMap<string, unknown>,
  wanted: readonly SeedDocument[],
): SeedDocument[] {
  return wanted.filter(({ path, data }) => !isDeepStrictEqual(existing.get(path), data));
}

async function readExisting(
  firestore: Firestore,
  wanted: readonly SeedDocument[],
): Promise<ReadonlyMap<string, unknown>> {
  const found = await firestore.getAll(...wanted.map(({ path }) => firestore.doc(path)));
  return new Map(found.map((snapshot) => [snapshot.ref.path, snapshot.data()]));
}

async function write(
  firestore: Firestore,
  documents: readonly SeedDocument[],
  progress: Progress,
): Promise<void> {
  progress.start(documents.length);
  try {
    for (let start = 0; start < documents.length; start += BATCH_SIZE) {
      const part = documents.slice(start, start + BATCH_SIZE);
      const batch = firestore.batch();
      for (const { path, data } of part) batch.set(firestore.doc(path), data);
      await batch.commit();
      progress.advance(part.length);
    }
  } finally {
    progress.stop();
  }
}
