import { type Figures, keeps, MEASURES, type Measure, type Target } from './targets.ts';

const TITLES: Record<Measure, string> = {
  performance: 'perf.',
  accessibility: 'access.',
  'best-practices': 'practices',
  seo: 'seo',
  fcp: 'FCP s',
  lcp: 'LCP s',
  tbt: 'TBT ms',
  cls: 'CLS',
  speed: 'speed',
};

export const HEADING = row(
  '',
  MEASURES.map((name) => TITLES[name]),
);

/** The median of each figure by itself, as Lighthouse's own reports of several runs do. */
export function medianOf(runs: readonly Figures[]): Figures {
  const median = (name: Measure) =>
    runs.map((run) => run[name]).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  return Object.fromEntries(MEASURES.map((name) => [name, median(name)])) as Figures;
}

/** One line of the table; what misses its target is marked. */
export function line(
  title: string,
  figures: Figures,
  targets: Partial<Record<Measure, Target>>,
): string {
  const cells = MEASURES.map((name) => {
    const target = targets[name];
    const mark = target && !keeps(figures[name], target) ? ' !' : '';
    return `${textOf(name, figures[name])}${mark}`;
  });
  return row(title, cells);
}

/** The measures that miss their targets. */
export function missed(figures: Figures, targets: Partial<Record<Measure, Target>>): Measure[] {
  return MEASURES.filter((name) => {
    const target = targets[name];
    return target !== undefined && !keeps(figures[name], target);
  });
}

function textOf(name: Measure, figure: number): string {
  if (name === 'fcp' || name === 'lcp') return (figure / 1000).toFixed(2);
  return name === 'cls' ? figure.toFixed(3) : figure.toFixed(0);
}

function row(title: string, cells: readonly string[]): string {
  return title.padEnd(24) + cells.map((cell) => cell.padStart(11)).join('');
}
