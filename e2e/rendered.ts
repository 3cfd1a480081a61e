import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';

type Watched = Window & { shift: number };

/** Adds up what moves by itself while the pages of a context come. */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const page = window as unknown as Watched;
    page.shift = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        page.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Nothing has moved since the page was opened. */
export async function expectNoShift(page: Page): Promise<void> {
  const shift = await page.evaluate(() => (window as unknown as Watched).shift);
  expect(shift, `shift of ${page.url()}`).toBeLessThanOrEqual(0.01);
}

/** Waits until React has taken over the page, which marks its elements, and all that it loads is there. */
export async function untilAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const element = document.querySelector('main > *');
    return element !== null && Object.keys(element).some((key) => key.startsWith('__react'));
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** The page says what it said before any code ran. */
export async function expectAsItCame(page: Page, path: string): Promise<void> {
  const html = await (await page.request.get(path)).text();
  const came = await page.evaluate(
    (text) =>
      new DOMParser().parseFromString(text, 'text/html').getElementById('root')?.textContent ?? '',
    html,
  );
  const text = await page.locator('#root').evaluate((root) => root.textContent);
  expect(text, path).toBe(came);
}
