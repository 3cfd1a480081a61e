import { setTimeout as pause } from 'node:timers/promises';
import type { Program } from '../stack/program.ts';
import type { Memory } from '../stack/shop.ts';

/** One in each third: each stops the function for a garbage collection, and p99 would show more. */
const SAMPLES = 3;

/** Measures the memory of the function at even distances over that many seconds. */
export async function watchMemory(program: Program, seconds: number): Promise<Memory[]> {
  const samples: Memory[] = [];
  for (let left = SAMPLES; left > 0; left -= 1) {
    await pause((seconds * 1000) / (SAMPLES + 1));
    samples.push((await program.ask('memory')) as Memory);
  }
  return samples;
}

export interface Growth {
  firstBytes: number;
  lastBytes: number;
}

/** The last third of the samples beside the first. */
export function growthOf(samples: readonly Memory[], kind: keyof Memory): Growth {
  const third = Math.floor(samples.length / 3);
  return {
    firstBytes: mean(samples.slice(0, third).map((sample) => sample[kind])),
    lastBytes: mean(samples.slice(-third).map((sample) => sample[kind])),
  };
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
