import { ratioOf, row, say, shown } from './report.ts';

const ROUNDS = 31;
const ROUND_MS = 20;

/** What was computed last, so that nothing is left out as unused. */
let last: unknown;

/** Calls both in turns of 20 ms and says what one call takes, in microseconds, and the ratio in speed. */
export function compareCalls(title: string, ours: () => unknown, bare: () => unknown): void {
  for (const warm of [ours, bare]) microseconds(warm, 10 * ROUND_MS);
  const rounds = Array.from({ length: ROUNDS }, () => {
    return { bare: microseconds(bare, ROUND_MS), ours: microseconds(ours, ROUND_MS) };
  });
  const figures = ratioOf(rounds);
  if (last === undefined) throw new Error(`${title}: nothing was computed`);
  say(row(title, shown(figures.ours), shown(figures.bare), (1 / figures.ratio).toFixed(2)));
}

/** As many calls at a time as make the clock's own price vanish. */
function microseconds(call: () => unknown, durationMs: number): number {
  const beganMs = performance.now();
  let calls = 0;
  let spentMs = 0;
  for (let batch = 1; spentMs < durationMs; batch *= 2) {
    for (let done = 0; done < batch; done += 1) last = call();
    calls += batch;
    spentMs = performance.now() - beganMs;
  }
  return (spentMs * 1000) / calls;
}
