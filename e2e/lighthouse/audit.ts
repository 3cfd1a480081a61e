import { chromium } from '@playwright/test';
import { findBrowser } from '@shop/emulators/browser';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { type Figures, figuresOf, type Measure, type Throttling } from './targets.ts';

export interface Visit {
  url: string;
  throttling: Throttling;
  /** Session of a cart that was filled before the visit. */
  sessionId?: string;
}

export interface Audit {
  figures: Figures;
  /** Titles of failed audits outside performance. */
  faults: string[];
}

/**
 * Runs Lighthouse's mobile audit of one page in a fresh browser. A failed visit is repeated once: traces now
 * and then lack their start (NO_NAVSTART).
 */
export async function audit(visit: Visit): Promise<Audit> {
  try {
    return await auditOnce(visit);
  } catch (error) {
    process.stderr.write(`${visit.url} is visited again: ${error}\n`);
    return auditOnce(visit);
  }
}

async function auditOnce({ url, throttling, sessionId }: Visit): Promise<Audit> {
  // Not by Playwright, whose injected scripts would be measured as well.
  const { executablePath, env } = await findBrowser();
  const browser = await launch({
    chromePath: executablePath,
    envVars: env,
    chromeFlags: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  try {
    if (sessionId) await rememberCart(browser.port, url, sessionId);
    const result = await lighthouse(
      url,
      { port: browser.port, logLevel: 'error', disableStorageReset: sessionId !== undefined },
      { extends: 'lighthouse:default', settings: { throttlingMethod: throttling } },
    );
    if (!result) throw new Error(`Lighthouse gave no report of ${url}.`);
    return read(result.lhr);
  } finally {
    browser.kill();
  }
}

/** Stores the session id without putting anything of the shop into the browser's cache. */
async function rememberCart(port: number, url: string, sessionId: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  const page = await context?.newPage();
  await page?.goto(new URL('/robots.txt', url).href);
  await page?.evaluate((id) => localStorage.setItem('sessionId', id), sessionId);
  await page?.close();
  await browser.close();
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

const AUDITS: Partial<Record<Measure, string>> = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
};

function read({ categories, audits, environment, runtimeError }: Report): Audit {
  if (runtimeError) throw new Error(runtimeError.message);
  const figures = figuresOf((measure) => {
    if (measure === 'speed') return environment.benchmarkIndex;
    const name = AUDITS[measure];
    if (name) return audits[name]?.numericValue ?? Number.NaN;
    return Math.round((categories[measure]?.score ?? Number.NaN) * 100);
  });
  const faults = ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${audits[id]?.title}`),
  );
  return { figures, faults };
}
