const WARM_MS = 300;
const ROUND_MS = 400;
const ROUNDS = 5;

/** One way to do something, and what it is compared with; the plainest ways are compared with nothing. */
export interface Way {
  call: () => Promise<unknown>;
  against?: string;
}

export interface Figures {
  perSecond: number;
  /** Divided by what the other way did in the same round. */
  ratio: number | undefined;
}

/**
 * Calls per second of each way, with so many callers at a time. All take turns in short rounds, of which
 * the median counts, so that a busy second does not hit one way alone.
 */
export async function measureInTurns(
  callers: number,
  ways: Readonly<Record<string, Way>>,
): Promise<Record<string, Figures>> {
  for (const { call } of Object.values(ways)) await callsPerSecond(callers, call, WARM_MS);
  const rounds: Record<string, number>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const figures: Record<string, number> = {};
    for (const [name, { call }] of Object.entries(ways)) {
      figures[name] = await callsPerSecond(callers, call, ROUND_MS);
    }
    rounds.push(figures);
  }
  const figuresOf = (name: string, against: string | undefined): Figures => ({
    perSecond: median(rounds.map((round) => round[name] ?? 0)),
    ratio:
      against === undefined
        ? undefined
        : median(rounds.map((round) => (round[name] ?? 0) / (round[against] ?? 0))),
  });
  return Object.fromEntries(
    Object.entries(ways).map(([name, { against }]) => [name, figuresOf(name, against)]),
  );
}

export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

async function callsPerSecond(
  callers: number,
  call: () => Promise<unknown>,
  durationMs: number,
): Promise<number> {
  const begin = performance.now();
  let calls = 0;
  const caller = async (): Promise<void> => {
    while (performance.now() - begin < durationMs) {
      await call();
      calls += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return (calls * 1000) / (performance.now() - begin);
}
