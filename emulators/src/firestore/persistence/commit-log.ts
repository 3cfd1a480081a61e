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
import { LocalFirestoreProblem } from '../problem.ts';
import { decodeRecord, encodeRecord } from './record-codec.ts';

const FORMAT = Buffer.from('local-firestore 1\n');

/** A file to which commits are only ever added, and which can be written anew as a whole. */
export class CommitLog {
  readonly #path: string;
  #file: number;
  #bytes: number;

  private constructor(path: string, file: number, bytes: number) {
    this.#path = path;
    this.#file = file;
    this.#bytes = bytes;
  }

  /** Opens a log and answers what it holds; a last record that was cut short is dropped. */
  static open(path: string): { log: CommitLog; records: CommitRecord[] } {
    // A rewrite that a killed process did not finish.
    rmSync(temporaryFor(path), { force: true });
    const file = openSync(path, 'a+');
    const { records, bytes } = readRecords(path, readFileSync(path));
    ftruncateSync(file, bytes);
    const log = new CommitLog(path, file, bytes);
    if (bytes === 0) {
      log.#write(FORMAT);
    }
    return { log, records };
  }

  get bytes(): number {
    return this.#bytes;
  }

  /** Returns once the record is with the operating system, where a killed process cannot lose it. */
  append(record: CommitRecord): void {
    this.#write(encodeRecord(record));
  }

  /** Replaces the whole content. Whenever it is interrupted, the file is the old one or the new. */
  rewrite(records: Iterable<CommitRecord>): void {
    const temporary = temporaryFor(this.#path);
    rmSync(temporary, { force: true });
    const next = new CommitLog(temporary, openSync(temporary, 'a'), 0);
    try {
      next.#write(FORMAT);
      for (const record of records) {
        next.append(record);
      }
      fsyncSync(next.#file);
      renameSync(temporary, this.#path);
    } catch (error) {
      // A full disk, say: the room goes back, and the old file goes on.
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
      // A full disk: what follows must not stand behind half a record.
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
    throw new LocalFirestoreProblem(`${path} is not a file of this version: move it away.`);
  }
  let bytes = FORMAT.length;
  while (bytes < file.length) {
    const decoded = decodeRecord(file, bytes);
    if (decoded === 'torn') break;
    if (decoded === 'damaged') {
      throw new LocalFirestoreProblem(`${path} is damaged at byte ${bytes}: restore or remove it.`);
    }
    records.push(decoded.record);
    bytes = decoded.end;
  }
  return { records, bytes };
}

/** Makes a rename last; Windows cannot open a folder and needs no such thing. */
function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  fsyncSync(folder);
  closeSync(folder);
}
