import type {
  CollectionReference,
  DocumentSnapshot,
  Firestore,
  Transaction,
} from 'firebase-admin/firestore';
import type { Log } from '../lib/log.ts';
import { UnreadableDocument } from './stored-type.ts';

export interface ReadDocument<Stored> {
  id: string;
  stored: Stored;
  /** When it was last written. */
  changedAt: Date;
}

export type Readable<Stored> = Pick<
  DocumentSnapshot<Stored>,
  'id' | 'data' | 'updateTime' | 'readTime'
>;

/** Reads a list's documents. Logs and leaves out unreadable ones. */
export function readable<Stored>(
  documents: readonly Readable<Stored>[],
  log: Log,
): ReadDocument<Stored>[] {
  return documents.flatMap((document) => {
    try {
      const stored = document.data();
      if (stored === undefined) return [];
      const { id, updateTime, readTime } = document;
      return [{ id, stored, changedAt: (updateTime ?? readTime).toDate() }];
    } catch (error) {
      if (!(error instanceof UnreadableDocument)) throw error;
      log({ severity: 'ERROR', message: error.message });
      return [];
    }
  });
}

/**
 * Reads products or tools by their ids, within the transaction if one is given. Unknown ids and
 * unreadable documents are left out; the catalogue logs the unreadable ones.
 */
export async function readItems<Stored extends { id: number }>(
  collection: CollectionReference<Stored>,
  ids: readonly number[],
  reader: Pick<Firestore | Transaction, 'getAll'> = collection.firestore,
): Promise<Map<number, Stored>> {
  const references = [...new Set(ids)].map((id) => collection.doc(String(id)));
  if (references.length === 0) return new Map();
  const documents: DocumentSnapshot[] = await reader.getAll(...references);
  const found = readable(documents as DocumentSnapshot<Stored>[], () => {});
  return new Map(found.map(({ stored }) => [stored.id, stored]));
}
