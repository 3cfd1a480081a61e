import {
  closeSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import type { CommitRecord } from '../core/journal.ts';
import { LocalFirestoreError } from '../diagnostics/local-firestore-error.ts';
import { decodeRecord, encodeRecord } from './record-codec.ts';

const FORMAT = Buffer.from('local-firestore 1\n');

/** An append-only file of commits that can be replaced as a whole. */
export class CommitLog {
  readonly #path: string;
  #file: number;
  #bytes: number;

  private constructor(path: string, file: number, bytes: number) {
    this.#path = path;
    this.#file = file;
    this.#bytes = bytes;
  }

  /** Opens a log and returns its records; a truncated last record is dropped. */
  static open(path: string): { log: CommitLog; records: CommitRecord[] } {
    // Left over from a process that was killed during a rewrite.
    rmSync(temporaryFor(path), { force: true });
    const file = openSync(path, 'a+');
    const { records, bytes } = readRecords(path, readFileSync(path));
    ftruncateSync(file, bytes);
    const log = new CommitLog(path, file, bytes);
    if (bytes === 0) log.#write(FORMAT);
    return { log, records };
  }

  get bytes(): number {
    return this.#bytes;
  }

  /**
   * Returns once the record is handed to the operating system, where it survives a killed process.
   */
  append(record: CommitRecord): void {
    this.#write(encodeRecord(record));
  }

  /**
   * Replaces the whole content atomically: an interruption leaves either the old file or the new
   * one.
   */
  rewrite(records: Iterable<CommitRecord>): void {
    const temporary = temporaryFor(this.#path);
    rmSync(temporary, { force: true });
    const next = new CommitLog(temporary, openSync(temporary, 'a'), 0);
    try {
      next.#write(FORMAT);
      for (const record of records) next.append(record);
      fsyncSync(next.#file);
      renameSync(temporary, this.#path);
    } catch (error) {
      // E.g. a full disk: remove the new file, keep the old one.
      closeSync(next.#file);
      rmSync(temporary, { force: true });
      throw error;
    }
    // Before anything else that may fail: the old file no longer has a name.
    closeSync(this.#file);
    this.#file = next.#file;
    this.#bytes = next.#bytes;
    syncFolder(dirname(this.#path));
  }

  close(): void {
    fsyncSync(this.#file);
    closeSync(this.#file);
  }

  #write(bytes: Buffer): void {
    let written = 0;
    try {
      while (written < bytes.length) {
        written += writeSync(this.#file, bytes, written);
      }
    } catch (error) {
      // E.g. a full disk: nothing may follow half a record.
      ftruncateSync(this.#file, this.#bytes);
      throw error;
    }
    this.#bytes += bytes.length;
  }
}

const temporaryFor = (path: string): string => `${path}.new`;

function readRecords(path: string, file: Buffer): { records: CommitRecord[]; bytes: number } {
  const records: CommitRecord[] = [];
  if (FORMAT.subarray(0, file.length).equals(file)) {
    return { records, bytes: file.length === FORMAT.length ? file.length : 0 };
  }
  if (!file.subarray(0, FORMAT.length).equals(FORMAT)) {
    throw new LocalFirestoreError(`${path} is not a file of this version: move it away.`);
  }
  let bytes = FORMAT.length;
  while (bytes < file.length) {
    const decoded = decodeRecord(file, bytes);
    if (decoded === 'torn') break;
    if (decoded === 'damaged') {
      throw new LocalFirestoreError(`${path} is damaged at byte ${bytes}: restore or remove it.`);
    }
    records.push(decoded.record);
    bytes = decoded.end;
  }
  return { records, bytes };
}

/** Makes a rename durable. Windows cannot open folders and does not need this. */
function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}
