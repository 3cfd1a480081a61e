import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Databases } from '../core/databases.ts';
import type { CommitRecord } from '../core/journal.ts';
import { CommitLog } from './commit-log.ts';
import { lockFolder } from './folder-lock.ts';

const LOG_NAME = 'commits.log';
const DOCUMENTS_PER_RECORD = 200;
/** Below this size a log is not compacted. */
const MIN_COMPACTION_BYTES = 32 * 1024 * 1024;
const GROWTH_BEFORE_COMPACTION = 4;

export interface Storage {
  readonly databases: Databases;
  /** Releases the folder. */
  close(): void;
}

export const openMemory = (): Storage => ({ databases: new Databases(), close: () => undefined });

/** Databases persisted in a folder, which no other process may use at the same time. */
export function openFolder(
  folder: string,
  minCompactionBytes: number = MIN_COMPACTION_BYTES,
): Storage {
  mkdirSync(folder, { recursive: true });
  const unlock = lockFolder(folder);
  try {
    const { log, databases } = openLog(join(folder, LOG_NAME), minCompactionBytes);
    return {
      databases,
      close: () => {
        log.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

function openLog(path: string, minCompactionBytes: number) {
  const { log, records } = CommitLog.open(path);
  let compactedBytes = 0;
  const databases = new Databases({
    append: (record) => {
      // Before the append: the snapshot does not contain this record yet.
      if (log.bytes > Math.max(minCompactionBytes, compactedBytes * GROWTH_BEFORE_COMPACTION)) {
        log.rewrite(inPieces(databases.snapshot()));
        compactedBytes = log.bytes;
      }
      log.append(record);
    },
  });
  for (const record of records) databases.restore(record);
  return { log, databases };
}

/** Records of limited size, whatever the size of the database. */
function* inPieces(snapshots: readonly CommitRecord[]): Iterable<CommitRecord> {
  for (const { documents, ...rest } of snapshots) {
    for (let i = 0; i < documents.length; i += DOCUMENTS_PER_RECORD) {
      yield { ...rest, documents: documents.slice(i, i + DOCUMENTS_PER_RECORD) };
    }
  }
}
