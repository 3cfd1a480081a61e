import type { Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { inspect } from '../inspect.ts';
import {
  confirmedNumber,
  expect,
  fillCart,
  fillCustomer,
  submitOrder,
  test,
} from '../shop-test.ts';

test('cart, checkout and confirmation fit the screen, and axe finds nothing', async ({ page }) => {
  await fillCart(page, [1, 2], [8, 12]);
  await page.goto('/warenkorb');
  await inspectLoaded(page, 'cart');
  await page.goto('/checkout');
  await submitOrder(page);
  await expectNoViolations(page, 'main');
  await page.getByRole('radio', { name: 'Geschäftskunde' }).check();
  await submitOrder(page);
  await inspectLoaded(page, 'checkout-errors');
  await page.getByRole('radio', { name: 'Privatkunde' }).check();
  await fillCustomer(page, 'Erika Muster');
  await inspectLoaded(page, 'checkout');
  await submitOrder(page);
  await confirmedNumber(page);
  await inspectLoaded(page, 'confirmation');
});

async function inspectLoaded(page: Page, name: string): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await inspect(page, name, 'main');
}
