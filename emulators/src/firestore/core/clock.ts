import type { Micros } from './values/timestamp.ts';

const MICROS_PER_MILLI = 1000;

/**
 * The clock of one database: monotonic, and every commit is later than all earlier reads and
 * commits.
 */
export class CommitClock {
  #last: Micros = 0;

  /** A read time that includes every commit so far and none that follows. */
  now(): Micros {
    this.#last = Math.max(wallClock(), this.#last);
    return this.#last;
  }

  /** A commit time. */
  next(): Micros {
    this.#last = Math.max(wallClock(), this.#last + 1);
    return this.#last;
  }

  /** Continues after the last time that was issued before a restart. */
  advanceTo(time: Micros): void {
    this.#last = Math.max(this.#last, time);
  }
}

// performance.now() would stop while a laptop sleeps.
const wallClock = (): Micros => Date.now() * MICROS_PER_MILLI;
