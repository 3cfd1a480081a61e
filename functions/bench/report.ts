/** Two figures of the same thing, measured in turns, and ours divided by the bare one. */
export interface Pair {
  ours: number;
  bare: number;
  ratio: number;
}

/** The medians over all rounds; the ratio is that of the rounds, so that a busy second cancels. */
export function ratioOf(rounds: readonly { ours: number; bare: number }[]): Pair {
  return {
    ours: median(rounds.map(({ ours }) => ours)),
    bare: median(rounds.map(({ bare }) => bare)),
    ratio: median(rounds.map(({ ours, bare }) => ours / bare)),
  };
}

export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** A line of a table. */
export function row(title: string, ...columns: string[]): string {
  return title.padEnd(40) + columns.map((text) => text.padStart(12)).join('');
}

/** A figure with as many digits as it deserves. */
export function shown(figure: number): string {
  return figure >= 100 ? figure.toFixed(0) : figure.toPrecision(3);
}
