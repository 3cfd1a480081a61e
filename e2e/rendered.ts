import type { BrowserContext, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** What moved and when fonts had come, in ms since the page was opened. */
type Watched = Window & { shifts: { at: number; value: number }[]; fontsAt: number[] };

/** So long around the coming of a font, what moves may move for it. */
const FONT_MS = 250;

/** Notes what moves by itself while the pages of a context come. */
export async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const page = Object.assign(window as unknown as Watched, {
      shifts: [],
      fontsAt: [],
    }) as Watched;
    new PerformanceObserver((list) => {
      for (const { startTime, value } of list.getEntries() as (PerformanceEntry & {
        value: number;
      })[]) {
        page.shifts.push({ at: startTime, value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    document.fonts.addEventListener('loadingdone', () => page.fontsAt.push(performance.now()));
  });
}

/**
 * Nothing has moved since the page was opened; where that is known and allowed, but for fonts: on a
 * busy machine they come late, and in a long text a line may break elsewhere then.
 */
export async function expectNoShift(page: Page, mayMoveForFonts = false): Promise<void> {
  const { shifts, fontsAt } = await page.evaluate(() => {
    const { shifts, fontsAt } = window as unknown as Watched;
    return { shifts, fontsAt };
  });
  const isOfFont = (at: number) => fontsAt.some((came) => Math.abs(came - at) <= FONT_MS);
  const counted = shifts.filter(({ at }) => !(mayMoveForFonts && isOfFont(at)));
  const shift = counted.reduce((sum, { value }) => sum + value, 0);
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
