import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findBrowser } from '../browser.ts';
import { freePort } from './free-port.ts';
import { type Figures, MEASURES, type Measure, type Throttling } from './targets.ts';

export interface Visit {
  url: string;
  throttling: Throttling;
  /** The cart that the visitor has filled before, by the id of its session. */
  sessionId?: string;
}

export interface Audit {
  figures: Figures;
  /** Titles of the audits that cost points, other than those of speed. */
  faults: string[];
}

/** Runs Lighthouse's mobile audit of one page in a browser that has never been used. */
export async function audit({ url, throttling, sessionId }: Visit): Promise<Audit> {
  const port = await freePort();
  const browser = await chromium.launchPersistentContext('', {
    executablePath: await findBrowser(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    serviceWorkers: 'allow',
  });
  try {
    if (sessionId) {
      // A page without scripts: nothing of the shop is in the browser's cache afterwards.
      const [page] = browser.pages();
      await page?.goto(new URL('/robots.txt', url).href);
      await page?.evaluate((id) => localStorage.setItem('sessionId', id), sessionId);
      await page?.goto('about:blank');
    }
    const result = await lighthouse(
      url,
      { port, logLevel: 'error', disableStorageReset: sessionId !== undefined },
      { extends: 'lighthouse:default', settings: { throttlingMethod: throttling } },
    );
    if (!result) throw new Error(`Lighthouse gave no report of ${url}.`);
    return read(result.lhr);
  } finally {
    await browser.close();
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const AUDITS: Partial<Record<Measure, string>> = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

function read({ categories, audits, runtimeError }: Report): Audit {
  if (runtimeError) throw new Error(runtimeError.message);
  const figure = (measure: Measure): number => {
    const name = AUDITS[measure];
    if (name) return audits[name]?.numericValue ?? Number.NaN;
    return Math.round((categories[measure]?.score ?? Number.NaN) * 100);
  };
  const faults = ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${audits[id]?.title}`),
  );
  return {
    figures: Object.fromEntries(MEASURES.map((name) => [name, figure(name)])) as Figures,
    faults,
  };
}
