import fc from 'fast-check';
import { move, sweepSteps } from '../generate/moves.ts';
import type { Subject } from '../subject/subject.ts';
import { Wire } from '../wire/wire.ts';
import { Run } from './run.ts';
import { Tally } from './tally.ts';

export interface FuzzOptions {
  /** At least so many requests are sent. */
  requests: number;
  seed: number;
  /** Where a failed run begins again, as the report of the failure says it. */
  path?: string;
  /** Whether every method is first sent to every path, three times. */
  isSwept: boolean;
  /** Told after each round. */
  onRound?: (tally: Tally) => void;
}

const RUNS_PER_ROUND = 20;
const LONGEST_RUN = 40;

/** Sends generated requests; throws fast-check's report with the smallest that breaks a promise. */
export async function fuzz(subject: Subject, options: FuzzOptions): Promise<Tally> {
  const { requests, seed, path, isSwept, onRound } = options;
  const tally = new Tally();
  const wire = new Wire(subject.origin);
  try {
    if (isSwept) await sweep(subject, wire, tally);
    for (let round = 0; tally.requests < requests; round += 1) {
      const property = fc.asyncProperty(
        fc.array(move, { minLength: 1, maxLength: LONGEST_RUN, size: 'max' }),
        async (moves) => {
          const run = await Run.begin(subject, wire, tally);
          for (const each of moves) await run.perform(each);
        },
      );
      const where = path === undefined ? {} : { path };
      await fc.assert(property, { seed: seed + round, numRuns: RUNS_PER_ROUND, ...where });
      onRound?.(tally);
      if (path !== undefined) break;
    }
    return tally;
  } finally {
    wire.close();
  }
}

/** Every method on every path, as a visitor, a customer and an admin. */
async function sweep(subject: Subject, wire: Wire, tally: Tally): Promise<void> {
  const run = await Run.begin(subject, wire, tally);
  for (const step of sweepSteps()) await run.perform(step);
}
