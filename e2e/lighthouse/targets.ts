/** How a phone's network and processor are throttled: computed afterwards, or for real. */
export const THROTTLINGS = ['simulate', 'devtools'] as const;
export type Throttling = (typeof THROTTLINGS)[number];

/** Scores from 0 to 100, times in ms; `speed` is Lighthouse's benchmark of the machine. */
const MEASURES = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
  'fcp',
  'lcp',
  'tbt',
  'cls',
  'speed',
] as const;
export type Measure = (typeof MEASURES)[number];
export type Figures = Record<Measure, number>;

/** A lower limit for scores, an upper limit for everything else. */
type Targets = Partial<Figures>;

const SCORES: readonly Measure[] = ['performance', 'accessibility', 'best-practices', 'seo'];

/** TBT has no target: another program on the machine doubles it. */
const TARGETS: Record<Throttling, Targets> = {
  simulate: {
    performance: 98,
    accessibility: 100,
    'best-practices': 100,
    seo: 100,
    lcp: 1600,
    cls: 0.01,
  },
  devtools: { fcp: 1050, lcp: 1800 },
};

/** `hasCart`: visited with a filled cart. */
export interface AuditedPage {
  path: string;
  hasCart?: boolean;
}

export const PAGES: readonly AuditedPage[] = [
  { path: '/' },
  { path: '/katalog' },
  { path: '/produkt/1' },
  { path: '/miete' },
  { path: '/kontakt' },
  { path: '/checkout', hasCart: true },
];

/** A page with one line of text: shows what network and browser cost on their own. Has no targets. */
export const EMPTY_PAGE = {
  path: '/leer',
  html: '<!doctype html><html lang="de"><meta name="viewport" content="width=device-width"><title>Leer</title><p>Leer',
};

export const figuresOf = (read: (measure: Measure) => number): Figures =>
  Object.fromEntries(MEASURES.map((measure) => [measure, read(measure)])) as Figures;

/** The median of each measure on its own, as Lighthouse's multi-run reports show it. */
export function medianOf(runs: readonly Figures[]): Figures {
  return figuresOf((measure) => {
    const sorted = runs.map((run) => run[measure]).sort((a, b) => a - b);
    return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  });
}

export function missedTargets(figures: Figures, throttling: Throttling): Measure[] {
  return MEASURES.filter((measure) => {
    const target = TARGETS[throttling][measure];
    if (target === undefined) return false;
    return !(SCORES.includes(measure) ? figures[measure] >= target : figures[measure] <= target);
  });
}

const TITLES = ['perf.', 'access.', 'practices', 'seo', 'FCP s', 'LCP s', 'TBT ms', 'CLS', 'speed'];

export const HEADING = row('', TITLES);

/** One line of the table; missed targets are marked. */
export function tableRow(path: string, figures: Figures, missed: readonly Measure[]): string {
  const cells = MEASURES.map(
    (measure) => format(measure, figures[measure]) + (missed.includes(measure) ? ' !' : ''),
  );
  return row(path, cells);
}

function format(measure: Measure, figure: number): string {
  if (measure === 'fcp' || measure === 'lcp') return (figure / 1000).toFixed(2);
  return figure.toFixed(measure === 'cls' ? 3 : 0);
}

function row(title: string, cells: readonly string[]): string {
  return title.padEnd(24) + cells.map((cell) => cell.padStart(11)).join('');
}
