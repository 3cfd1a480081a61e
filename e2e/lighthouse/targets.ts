/** How the network and the processor of a phone are slowed down: computed afterwards, or really. */
export const THROTTLINGS = ['simulate', 'devtools'] as const;
export type Throttling = (typeof THROTTLINGS)[number];

/** What is read from a report: scores from 0 to 100, times in ms, Lighthouse's index of the machine's speed. */
export const MEASURES = [
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

/** A limit that a figure has to keep. */
export type Target = { atLeast: number } | { atMost: number };

const SIMULATED: Partial<Record<Measure, Target>> = {
  performance: { atLeast: 98 },
  accessibility: { atLeast: 100 },
  'best-practices': { atLeast: 100 },
  seo: { atLeast: 100 },
  tbt: { atMost: 60 },
  cls: { atMost: 0.01 },
};

/** `hasCart`: it is opened by somebody with something in the cart. */
export interface JudgedPage {
  path: string;
  hasCart?: boolean;
}

/** Every page that is judged. */
export const PAGES: readonly JudgedPage[] = [
  { path: '/' },
  { path: '/katalog' },
  { path: '/produkt/1' },
  { path: '/miete' },
  { path: '/kontakt' },
  { path: '/checkout', hasCart: true },
];

/** A page with nothing on it but a line of text: how long the way and the browser take by themselves. */
export const EMPTY_PAGE = {
  path: '/leer',
  html: '<!doctype html><html lang="de"><meta name="viewport" content="width=device-width"><title>Leer</title><p>Leer',
};

/** What a page has to reach. */
export function targetsOf(path: string, throttling: Throttling): Partial<Record<Measure, Target>> {
  if (path === EMPTY_PAGE.path) return {};
  if (throttling === 'simulate') return SIMULATED;
  return { fcp: { atMost: 700 }, lcp: { atMost: path === '/' ? 1800 : 2000 } };
}

/** Whether a figure keeps its limit. */
export function keeps(figure: number, target: Target): boolean {
  return 'atLeast' in target ? figure >= target.atLeast : figure <= target.atMost;
}
