import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Log } from '../logging/log.ts';
import { UnreadableDocument } from './stored-type.ts';

/** A document of a list: what stands in it, and its id. */
export interface ReadDocument<Stored> {
  id: string;
  stored: Stored;
  /** When it was written last. */
  changedAt: Date;
}

/**
 * The documents of a list that can be read. One that cannot must not take the others with it: it is
 * left out, and the log says what is wrong with it.
 */
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
