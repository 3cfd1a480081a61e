import type { Page } from '@playwright/test';
import { inspect } from '../inspect.ts';
import { expect, field, test } from '../shop-test.ts';

const CRUSHED_ROCK = '/produkt/201';
const calculator = (page: Page) => page.locator('details', { hasText: 'Wie viel brauche ich?' });
const open = (page: Page) => calculator(page).locator('summary').click();

test('on a phone, four presses put 18 t for 40 m² at 20 cm into the cart', async ({ page }) => {
  await page.addInitScript(() => {
    const counted = window as unknown as { presses: number };
    counted.presses = 0;
    addEventListener('pointerdown', () => counted.presses++, { capture: true });
  });
  await page.goto(CRUSHED_ROCK);
  await expect(field(page, 'Fläche')).toBeHidden();
  await open(page);
  await field(page, 'Fläche').click();
  await page.keyboard.type('40');
  await expect(field(page, 'Schichtdicke')).toHaveValue('20');
  await expect(calculator(page)).toContainText('= 17,6 t, aufgerundet 18 t');
  await inspect(page, 'quantity-calculator', 'main');
  await page.getByRole('button', { name: 'Menge übernehmen' }).click();
  const quantity = page.getByLabel('Menge', { exact: true });
  await expect(quantity).toHaveValue('18');
  await expect(quantity).toBeInViewport();
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page.getByRole('button', { name: 'Zum Warenkorb hinzugefügt' })).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { presses: number }).presses)).toBe(4);
});
