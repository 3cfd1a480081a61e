import type { CDPSession, Page } from '@playwright/test';
import { measureScroll, type ScrollFigures } from './measure-scroll.ts';

/** Reading on and looking for something, in pixels a second. */
const SPEEDS = [800, 3000];
/** Between two keys of somebody who types quickly. */
const TYPING_MS = 80;

export interface PageFigures {
  /** From the arrival of the data to the first frame with a card in it. */
  firstPaintMs: number;
  /** From a key to the frame that shows what it finds; the worst of a typed word. */
  worstKeyMs: number;
  /** From a key to the frame that shows its letter, in quick typing; the worst, in steps of 8 ms. */
  worstLetterMs: number;
  /** While a script scrolls through the list. */
  frames: { medianMs: number; worstMs: number; longer50Ms: number };
  /** While a finger scrolls, by its speed. */
  scrolls: { speed: number; figures: ScrollFigures }[];
  domNodes: number;
  heapMb: number;
  requestedPictures: number;
}

/** Times the catalogue as a shopper meets it. */
export async function measurePage(
  page: Page,
  session: CDPSession,
  url: string,
  count: number,
): Promise<PageFigures> {
  let requestedPictures = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && request.url().includes('/pictures/')) {
      requestedPictures++;
    }
  });
  await page.addInitScript(watchFirstCard);
  await page.addInitScript(watchKeys);
  await page.goto(`${url}/katalog`);
  await page.waitForFunction(() => window.firstCardAt > 0);
  await page.waitForLoadState('networkidle');
  const firstPaintMs = await page.evaluate(() => window.firstCardAt - window.dataAt);
  const pictures = requestedPictures;
  const { domNodes, heapMb } = await sizes(page, session);
  const scrolls: PageFigures['scrolls'] = [];
  for (const speed of SPEEDS) {
    scrolls.push({ speed, figures: await measureScroll(page, session, speed) });
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  const frames = await page.evaluate(scrollFast);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await page.getByRole('searchbox').focus();
  const keys: number[] = [];
  for (const key of 'plasters') keys.push(await timeKey(page, key));
  await page
    .locator('main')
    .getByText(`${count} Produkte gefunden`, { exact: true })
    .waitFor({ state: 'detached' });
  await page.evaluate(() => void window.letterTimes.splice(0));
  await page.keyboard.type('tein grau', { delay: TYPING_MS });
  await page.waitForTimeout(500);
  const letters = await page.evaluate(() => window.letterTimes);
  return {
    firstPaintMs,
    worstKeyMs: Math.max(...keys),
    worstLetterMs: Math.max(0, ...letters),
    frames,
    scrolls,
    domNodes,
    heapMb,
    requestedPictures: pictures,
  };
}

declare global {
  interface Window {
    dataAt: number;
    firstCardAt: number;
    keyTimes: number[];
    letterTimes: number[];
  }
}

/** Times each key to the second frame after it: the first shows the letter, the other what it finds. */
function watchKeys(): void {
  window.keyTimes = [];
  window.letterTimes = [];
  const shortest: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  new PerformanceObserver((list) => {
    window.letterTimes.push(...list.getEntries().map(({ duration }) => duration));
  }).observe(shortest);
  addEventListener('keydown', ({ timeStamp }) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        setTimeout(() => void window.keyTimes.push(performance.now() - timeStamp)),
      ),
    );
  });
}

function watchFirstCard(): void {
  Response.prototype.json = async function json() {
    const text = await this.text();
    if (this.url.endsWith('/api/products')) window.dataAt = performance.now();
    return JSON.parse(text);
  };
  new MutationObserver((_, observer) => {
    if (!document.querySelector('main li h2')) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.firstCardAt = performance.now();
      }),
    );
  }).observe(document, { childList: true, subtree: true });
}

async function sizes(page: Page, session: CDPSession) {
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const domNodes = await page.evaluate(() => document.querySelectorAll('*').length);
  return { domNodes, heapMb: usedSize / 1e6 };
}

/** A second of quick scrolling, four windows in ten frames; the length of each frame. */
async function scrollFast() {
  const frames: number[] = [];
  let last = performance.now();
  for (let frame = 0; frame < 90; frame++) {
    window.scrollBy({ top: 300, behavior: 'instant' });
    await new Promise(requestAnimationFrame);
    const now = performance.now();
    frames.push(now - last);
    last = now;
  }
  const sorted = frames.toSorted((a, b) => a - b);
  return {
    medianMs: sorted[45] ?? 0,
    worstMs: sorted.at(-1) ?? 0,
    longer50Ms: frames.filter((ms) => ms > 50).length,
  };
}

/** Presses a key, and waits until the list has followed; the milliseconds from one to the other. */
async function timeKey(page: Page, key: string): Promise<number> {
  const known = await page.evaluate(() => window.keyTimes.length);
  await page.keyboard.press(key);
  await page.waitForFunction((count) => window.keyTimes.length > count, known);
  return page.evaluate(() => window.keyTimes.at(-1) ?? 0);
}
