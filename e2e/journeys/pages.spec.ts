import type { Page } from '@playwright/test';
import { photograph } from '../photograph.ts';
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
        await look(page, name);
      });
    }

    test('cart, checkout and confirmation fit the screen', async ({ page }) => {
      await page.goto('/warenkorb');
      await look(page, 'cart-empty');
      await putIntoCart(page, 1, 2);
      await putIntoCart(page, 8, 12);
      await page.goto('/warenkorb');
      await look(page, 'cart');
      await page.goto('/checkout');
      await page.getByRole('radio', { name: 'Geschäftskunde' }).check();
      await submitOrder(page);
      await look(page, 'checkout-errors');
      await page.getByRole('radio', { name: 'Privatkunde' }).check();
      await fillCustomer(page, 'Erika Muster');
      await look(page, 'checkout');
      await submitOrder(page);
      await confirmedNumber(page);
      await look(page, 'confirmation');
    });
  });
}

/** Waits until the page is at rest before its picture is taken. */
async function look(page: Page, name: string): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await photograph(page, name);
}
