import type { Page } from '@playwright/test';
import { holdBack } from '../hold-back.ts';
import { WHOLE_ADDRESSES } from '../pages.ts';
import { expectNoShift, untilAtRest, watchShifts } from '../rendered.ts';
import { DESKTOP, expect, fillCart, PHONE, test } from '../shop-test.ts';

test.describe('without code', () => {
  test.use({ javaScriptEnabled: false });

  test('pages can be read', async ({ page }) => {
    for (const path of WHOLE_ADDRESSES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      await expect(page.getByRole('contentinfo'), path).toContainText('Impressum');
    }
  });
});

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`at ${viewport.width} px, on a slow line`, () => {
    test.use({ viewport });

    test('the fonts come late, and nothing moves for it', async ({ page, context }) => {
      await watchShifts(context);
      const release = await holdBack(page, '**/*.woff2');
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      release();
      await page.waitForFunction(() => document.fonts.status === 'loaded');
      expect(await page.evaluate(() => document.fonts.check('600 1rem "Barlow"'))).toBe(true);
      await untilAtRest(page);
      await expectNoShift(page);
    });
  });
}

const WITH_DATA = [
  '/katalog',
  '/produkt/1',
  '/miete',
  '/miete/1',
  '/kontakt',
  '/warenkorb',
  '/checkout',
];

test('what a page shows with its data has its styles from the document', async ({ page }) => {
  await fillCart(page, [1, 2]);
  for (const path of WITH_DATA) {
    await page.goto(path);
    await expect(page.locator('main [role="status"]', { hasText: 'geladen' })).toHaveCount(0);
    await untilAtRest(page);
    expect(await stylesMadeInTheBrowser(page), path).toEqual([]);
  }
});

/** The classes of elements of the page whose rules did not come with its document. */
function stylesMadeInTheBrowser(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Emotion inserts what it makes into elements without text.
    const made = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')]
      .filter((style) => style.textContent === '')
      .flatMap(({ sheet }) => [...(sheet?.cssRules ?? [])])
      .flatMap(({ cssText }) => cssText.match(/\.css-[\w-]+/g) ?? []);
    return [...new Set(made)].filter((name) => document.querySelector(`main ${name}`));
  });
}
