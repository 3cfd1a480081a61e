import type { Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { inspect } from '../inspect.ts';
import {
  confirmedNumber,
  expect,
  field,
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

test('checkout with a delivery and a confirmation that is paid before fit the screen, too', async ({
  page,
}) => {
  await fillCart(page, [1, 3], [308, 4]);
  await page.goto('/checkout');
  await fillCustomer(page, 'Erika Muster');
  await field(page, 'Straße und Hausnummer').fill('Gartenstraße 7');
  await field(page, 'Postleitzahl der Baustelle').fill('12355');
  await field(page, 'Ort').fill('Musterau');
  await field(page, 'Abladestelle').fill('Vor dem Carport');
  await page.getByRole('radio', { name: /Vorkasse/ }).check();
  await inspectLoaded(page, 'checkout-delivery');
  await submitOrder(page);
  const number = await confirmedNumber(page);
  await expect(page.getByRole('img', { name: /QR-Code/ })).toBeVisible();
  await inspectLoaded(page, 'confirmation-prepayment');

  await page.goto('/widerruf');
  await field(page, 'Name').fill('Erika Muster');
  await field(page, 'E-Mail-Adresse').fill('erika@example.org');
  await field(page, 'Bestellnummer').fill(number);
  await page.getByRole('button', { name: 'Widerruf prüfen' }).click();
  await expect(page.getByRole('button', { name: 'Widerruf bestätigen' })).toBeVisible();
  await inspectLoaded(page, 'withdrawal-review');
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(page.getByText('Ihr Widerruf ist eingegangen')).toBeVisible();
  await inspectLoaded(page, 'withdrawal-receipt');
});

async function inspectLoaded(page: Page, name: string): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await inspect(page, name, 'main');
}
