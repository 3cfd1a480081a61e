import type { Write } from './messages.ts';

/** What Firestore would put on the bill, in documents. */
export interface Usage {
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
}

const INDEX_ENTRIES_PER_READ = 1000;

/** Counts what the calls of all databases cost; the emulator's own control paths cost nothing. */
export class UsageMeter {
  #reads = 0;
  #writes = 0;
  #deletes = 0;

  get total(): Usage {
    return { reads: this.#reads, writes: this.#writes, deletes: this.#deletes };
  }

  reset(): void {
    this.#reads = 0;
    this.#writes = 0;
    this.#deletes = 0;
  }

  addReads(documents: number): void {
    this.#reads += documents;
  }

  /** A query costs the documents it gives and those its offset skips, and one read at least. */
  addQuery(documents: number): void {
    this.#reads += Math.max(1, documents);
  }

  /** An aggregation reads an index, in which a thousand entries cost as much as one document. */
  addAggregation(indexEntries: number): void {
    this.#reads += Math.max(1, Math.ceil(indexEntries / INDEX_ENTRIES_PER_READ));
  }

  /** The writes of a commit that went through, also those that changed nothing. */
  addWrites(writes: readonly Write[]): void {
    for (const write of writes) {
      if (write.delete !== undefined) this.#deletes += 1;
      else if (write.verify === undefined) this.#writes += 1;
    }
  }
}
