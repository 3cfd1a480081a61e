import type { Write } from './api/messages.ts';

/** Billable operations, in documents. */
export interface Usage {
  readonly reads: number;
  readonly writes: number;
  readonly deletes: number;
}

const INDEX_ENTRIES_PER_READ = 1000;

/** Counts the billable operations of all databases; the control endpoints are free. */
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

  /** A query bills its results and those its offset skips, at least one read. */
  addQuery(documents: number): void {
    this.#reads += Math.max(1, documents);
  }

  /** An aggregation bills one read per thousand index entries, at least one. */
  addAggregation(indexEntries: number): void {
    this.#reads += Math.max(1, Math.ceil(indexEntries / INDEX_ENTRIES_PER_READ));
  }

  /** Bills the writes of an applied commit, including those that changed nothing. */
  addWrites(writes: readonly Write[]): void {
    for (const write of writes) {
      if (write.delete !== undefined) this.#deletes += 1;
      else this.#writes += 1;
    }
  }
}
