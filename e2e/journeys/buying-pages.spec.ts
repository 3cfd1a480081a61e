import type { Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
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

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('cart, checkout and confirmation fit the screen, and axe finds nothing', async ({
      page,
    }) => {
      await putIntoCart(page, 1, 2);
      await putIntoCart(page, 8, 12);
      await page.goto('/warenkorb');
      await look(page, 'cart');
      await page.goto('/checkout');
      await submitOrder(page);
      await expectNoViolations(page, 'main');
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

async function look(page: Page, name: string): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expectNoViolations(page, 'main');
  await photograph(page, name);
}
