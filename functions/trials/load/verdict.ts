import type { Memory } from '../stack/shop.ts';
import type { KindFigures } from './fire.ts';
import { growthOf } from './watch-memory.ts';

/** How many times the median the slowest hundredth may take. */
const MOST_SPREAD = 3;
/** Of fewer answers, the slowest hundredth is one or two chances. */
const FEWEST_JUDGED = 200;
const MB = 1024 * 1024;
/** After a garbage collection; more than what caches and counters of a minute take. */
const MOST_HEAP_GROWTH = 8 * MB;
/** Node gives memory back late: only a steady climb is suspicious. */
const MOST_RSS_GROWTH = 64 * MB;

/** One line for each promise that a run broke. */
export function problemsOf(figures: readonly KindFigures[], samples: readonly Memory[]): string[] {
  return [
    ...figures.flatMap(({ name, errors }) => (errors > 0 ? [`${name}: ${errors} errors.`] : [])),
    ...figures.flatMap(({ name, answers, p50Ms, p99Ms }) =>
      answers >= FEWEST_JUDGED && p99Ms > MOST_SPREAD * p50Ms
        ? [`${name}: p99 is ${(p99Ms / p50Ms).toFixed(1)} × p50.`]
        : [],
    ),
    ...growthProblem('The heap', growthOf(samples, 'heap'), MOST_HEAP_GROWTH),
    ...growthProblem('The process', growthOf(samples, 'rss'), MOST_RSS_GROWTH),
  ];
}

function growthProblem(
  what: string,
  { firstBytes, lastBytes }: { firstBytes: number; lastBytes: number },
  most: number,
): string[] {
  const grown = lastBytes - firstBytes;
  return grown > most ? [`${what} grew by ${(grown / MB).toFixed(0)} MB.`] : [];
}

/** What a run measured, as a table and two lines on memory. */
export function loadReport(figures: readonly KindFigures[], samples: readonly Memory[]): string {
  const rows = figures.map((kind) => [
    kind.name,
    String(kind.connections),
    String(kind.answers),
    kind.perSecond.toFixed(1),
    String(kind.p50Ms),
    String(kind.p99Ms),
    (kind.p99Ms / kind.p50Ms).toFixed(1),
    String(kind.errors),
  ]);
  const head = [
    '',
    'connections',
    'answers',
    'requests/s',
    'p50 ms',
    'p99 ms',
    'p99/p50',
    'errors',
  ];
  const total = figures.reduce((sum, { perSecond }) => sum + perSecond, 0);
  const memory = (['heap', 'rss'] as const).map((kind) => {
    const { firstBytes, lastBytes } = growthOf(samples, kind);
    const [first, last] = [firstBytes, lastBytes].map((bytes) => (bytes / MB).toFixed(1));
    return `${kind}: ${first} MB in the first third, ${last} MB in the last`;
  });
  return [
    ...[head, ...rows].map(writeRow),
    `${total.toFixed(0)} requests/s in all`,
    ...memory,
  ].join('\n');
}

function writeRow([name = '', ...cells]: readonly string[]): string {
  return name.padEnd(28) + cells.map((cell) => cell.padStart(12)).join('');
}
