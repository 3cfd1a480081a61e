import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../shop-test.ts';

/** Pages whose first view is whole without a visitor. */
const WHOLE = [
  '/',
  '/uber-uns',
  '/leistungen',
  '/lieferung',
  '/kontakt',
  '/impressum',
  '/datenschutz',
  '/agb',
  '/barrierefreiheit',
  '/produkt/1',
  '/miete/101',
];

/** Pages that wait for the shop's answers. */
const WAITING = ['/katalog', '/miete', '/warenkorb', '/checkout', '/dashboard', '/admin'];

/** Adds up what moves by itself while a page comes. */
async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const page = window as typeof window & { shift: number };
    page.shift = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        page.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const shift = (page: Page): Promise<number> =>
  page.evaluate(() => (window as typeof window & { shift: number }).shift);

/** React marks the elements that it has taken over. */
async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const element = document.querySelector('main > *');
    return element !== null && Object.keys(element).some((key) => key.startsWith('__react'));
  });
  await page.waitForLoadState('networkidle');
}

/** The text of the page as it came: before any code ran. */
async function renderedText(page: Page, path: string): Promise<string> {
  const html = await (await page.request.get(path)).text();
  return page.evaluate(
    (text) =>
      new DOMParser().parseFromString(text, 'text/html').getElementById('root')?.textContent ?? '',
    html,
  );
}

test('every page is taken over as it came, and nothing in it moves', async ({ page, context }) => {
  await watchShifts(context);
  for (const path of [...WHOLE, ...WAITING]) {
    await page.goto(path);
    await untilHydrated(page);
    expect(await shift(page), `shift of ${path}`).toBeLessThanOrEqual(0.01);
    if (!WHOLE.includes(path)) continue;
    const text = await page.locator('#root').evaluate((root) => root.textContent);
    expect(text, path).toBe(await renderedText(page, path));
  }
});

test.describe('without code', () => {
  test.use({ javaScriptEnabled: false });

  test('pages can be read', async ({ page }) => {
    for (const path of WHOLE) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('contentinfo'), path).toContainText('Impressum');
    }
  });
});
