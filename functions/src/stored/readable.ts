import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Log } from '../logging/log.ts';
import { UnreadableDocument } from './stored-type.ts';

/** A document with its id. */
export interface ReadDocument<Stored> {
  id: string;
  stored: Stored;
  /** When it was last written. */
  changedAt: Date;
}

/** Reads the documents of a list. An unreadable one is logged and left out. */
export function readable<Stored>(
  documents: readonly DocumentSnapshot<Stored>[],
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
