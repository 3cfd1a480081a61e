import fc from 'fast-check';
import { move } from '../generate/moves.ts';
import { sweepRuns } from '../generate/sweep.ts';
import type { Move } from '../step.ts';
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
  /** Told after each round. */
  onRound?: (tally: Tally) => void;
}

const RUNS_PER_ROUND = 10;
const LONGEST_RUN = 40;

/** Sends generated requests; throws fast-check's report with the smallest that breaks a promise. */
export async function fuzz(subject: Subject, options: FuzzOptions): Promise<Tally> {
  const { requests, seed, path, onRound } = options;
  const tally = new Tally();
  const wire = new Wire(subject.origin);
  const property = fc.asyncProperty(runs, (moves) => perform({ subject, wire, tally }, moves));
  try {
    for (let round = 0; tally.requests < requests; round += 1) {
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

/** Sends every method to every path, as a visitor, a customer and an admin. */
export async function sweep(subject: Subject): Promise<Tally> {
  const tally = new Tally();
  const wire = new Wire(subject.origin);
  try {
    for (const steps of sweepRuns()) await perform({ subject, wire, tally }, steps);
    return tally;
  } finally {
    wire.close();
  }
}

const runs = fc.array(move, { minLength: 1, maxLength: LONGEST_RUN, size: 'max' });

interface Tools {
  subject: Subject;
  wire: Wire;
  tally: Tally;
}

async function perform({ subject, wire, tally }: Tools, moves: readonly Move[]): Promise<void> {
  const run = await Run.begin(subject, wire, tally);
  for (const each of moves) await run.perform(each);
}
