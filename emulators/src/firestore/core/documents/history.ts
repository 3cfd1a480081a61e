import { FirestoreError, invalidArgument } from '../api/errors.ts';
import { collectionOf } from '../api/resource-name.ts';
import type { Micros } from '../values/timestamp.ts';
import type { DocumentView } from './document-store.ts';
import type { DocumentChange, StoredDocument } from './stored-document.ts';

/** Production allows reads up to an hour in the past. */
const MAX_AGE_MICROS = 3_600_000_000;
const MAX_ENTRIES = 50_000;

interface Entry {
  readonly time: Micros;
  readonly path: string;
  readonly before: StoredDocument | undefined;
}

/** Keeps what recent commits replaced, so that past states can be read. */
export class History {
  #entries: Entry[] = [];
  #oldestReadable: Micros;

  constructor(start: Micros) {
    this.#oldestReadable = start;
  }

  record(time: Micros, changes: readonly DocumentChange[]): void {
    for (const { path, before } of changes) {
      this.#entries.push({ time, path, before });
    }
    if (this.#entries.length > MAX_ENTRIES * 2 || this.#isOverAge(time)) {
      this.#prune(time);
    }
  }

  /** Whether the state at `time` is still known. */
  covers(time: Micros): boolean {
    return time >= this.#oldestReadable;
  }

  /** The database as it was at `time`, which must be covered. */
  viewAt(current: DocumentView, time: Micros, now: Micros): DocumentView {
    if (time > now) {
      throw invalidArgument('The requested read time is in the future.');
    }
    if (!this.covers(time)) {
      throw new FirestoreError('FAILED_PRECONDITION', 'The requested snapshot version is too old.');
    }
    const replaced = new Map<string, StoredDocument | undefined>();
    for (let i = this.#entries.length - 1; i >= 0; i -= 1) {
      const entry = this.#entries[i];
      if (!entry || entry.time <= time) {
        break;
      }
      replaced.set(entry.path, entry.before);
    }
    return replaced.size === 0 ? current : new PastView(current, replaced);
  }

  #isOverAge(now: Micros): boolean {
    const oldest = this.#entries[0];
    return oldest !== undefined && oldest.time < now - 2 * MAX_AGE_MICROS;
  }

  #prune(now: Micros): void {
    const byAge = this.#entries.findIndex((entry) => entry.time >= now - MAX_AGE_MICROS);
    const drop = Math.max(byAge, this.#entries.length - MAX_ENTRIES, 0);
    const lastDropped = this.#entries[drop - 1];
    if (lastDropped) {
      this.#oldestReadable = lastDropped.time;
      this.#entries = this.#entries.slice(drop);
    }
  }
}

class PastView implements DocumentView {
  readonly #current: DocumentView;
  readonly #replaced: ReadonlyMap<string, StoredDocument | undefined>;

  constructor(current: DocumentView, replaced: ReadonlyMap<string, StoredDocument | undefined>) {
    this.#current = current;
    this.#replaced = replaced;
  }

  get(path: string): StoredDocument | undefined {
    return this.#replaced.has(path) ? this.#replaced.get(path) : this.#current.get(path);
  }

  collectionPaths(): Iterable<string> {
    const paths = new Set(this.#current.collectionPaths());
    for (const document of this.#replaced.values()) {
      if (document) {
        paths.add(collectionOf(document.path));
      }
    }
    return [...paths].filter((path) => !this.collection(path)[Symbol.iterator]().next().done);
  }

  *collection(path: string): Iterable<StoredDocument> {
    for (const document of this.#current.collection(path)) {
      if (!this.#replaced.has(document.path)) {
        yield document;
      }
    }
    for (const document of this.#replaced.values()) {
      if (document && collectionOf(document.path) === path) {
        yield document;
      }
    }
  }
}
