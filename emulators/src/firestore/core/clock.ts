import type { Micros } from './values/timestamp.ts';

const MICROS_PER_MILLI = 1000;

/** Time of one database: never goes back, and no commit has the time of an earlier read or commit. */
export class CommitClock {
  #last: Micros = 0;

  /** A time to read at: it sees every commit so far and none that follows. */
  now(): Micros {
    this.#last = Math.max(wallClock(), this.#last);
    return this.#last;
  }

  /** The time of a new commit. */
  next(): Micros {
    this.#last = Math.max(wallClock(), this.#last + 1);
    return this.#last;
  }

  /** Makes the clock run on from a time that was given out before a restart. */
  advanceTo(time: Micros): void {
    this.#last = Math.max(this.#last, time);
  }
}

// Not performance.now(): it stands still while a laptop sleeps.
const wallClock = (): Micros => Date.now() * MICROS_PER_MILLI;
