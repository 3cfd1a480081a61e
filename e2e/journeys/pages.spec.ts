import type { Page } from '@playwright/test';
import {
  confirmedNumber,
  DESKTOP,
  expect,
  fillCustomer,
  PHONE,
  putIntoCart,
  submitOrder,
  test,
} from '../shop-test.ts';

const PAGES = {
  home: '/',
  catalogue: '/katalog',
  product: '/produkt/1',
  'product-on-request': '/produkt/14',
  rentals: '/miete',
  'rental-tool': '/miete/1',
  about: '/uber-uns',
  services: '/leistungen',
  delivery: '/lieferung',
  contact: '/kontakt',
  imprint: '/impressum',
  privacy: '/datenschutz',
  terms: '/agb',
  'not-found': '/gibt-es-nicht',
};

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    for (const [name, path] of Object.entries(PAGES)) {
      test(`${name} fits the screen`, async ({ page }) => {
        await page.goto(path);
        await look(page, name, viewport.width);
      });
    }

    test('cart, checkout and confirmation fit the screen', async ({ page }) => {
      await page.goto('/warenkorb');
      await look(page, 'cart-empty', viewport.width);
      await putIntoCart(page, 1, 2);
      await putIntoCart(page, 8, 12);
      await page.goto('/warenkorb');
      await look(page, 'cart', viewport.width);
      await page.goto('/checkout');
      await page.getByRole('radio', { name: 'Geschäftskunde' }).check();
      await submitOrder(page);
      await look(page, 'checkout-errors', viewport.width);
      await page.getByRole('radio', { name: 'Privatkunde' }).check();
      await fillCustomer(page, 'Erika Muster');
      await look(page, 'checkout', viewport.width);
      await submitOrder(page);
      await confirmedNumber(page);
      await look(page, 'confirmation', viewport.width);
    });
  });
}

/** Takes a picture for people to look at, once the page is at rest, and finds nothing sticking out. */
async function look(page: Page, name: string, width: number): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { scrollWidth, scrollHeight } = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { scrollWidth, scrollHeight };
  });
  expect(scrollWidth, `${name} is wider than the screen`).toBeLessThanOrEqual(width);
  // As high as the page: what sticks to the screen's edge stands at the page's, and pictures load.
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: scrollHeight });
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `screenshots/${name}-${width}.png`, fullPage: true });
  if (before) await page.setViewportSize(before);
}
