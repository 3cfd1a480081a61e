/** How the network and the processor of a phone are slowed down: computed afterwards, or really. */
export const THROTTLINGS = ['simulate', 'devtools'] as const;
export type Throttling = (typeof THROTTLINGS)[number];

/** What is read from a report: scores from 0 to 100, times in ms. */
export const MEASURES = [
  'performance',
  'accessibility',
  'best-practices',
  'seo',
  'fcp',
  'lcp',
  'tbt',
  'cls',
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

/** Every page that is judged. `hasCart`: it is opened by somebody with something in the cart. */
export const PAGES: readonly { path: string; hasCart?: boolean }[] = [
  { path: '/' },
  { path: '/katalog' },
  { path: '/produkt/1' },
  { path: '/miete' },
  { path: '/kontakt' },
  { path: '/checkout', hasCart: true },
];

/** What a page has to reach. */
export function targetsOf(path: string, throttling: Throttling): Partial<Record<Measure, Target>> {
  if (throttling === 'simulate') return SIMULATED;
  return { fcp: { atMost: 700 }, lcp: { atMost: path === '/' ? 1800 : 2000 } };
}

/** Whether a figure keeps its limit. */
export function keeps(figure: number, target: Target): boolean {
  return 'atLeast' in target ? figure >= target.atLeast : figure <= target.atMost;
}
