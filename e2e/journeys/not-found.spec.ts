import { expectNoViolations } from '../axe.ts';
import { expect, test } from '../shop-test.ts';

test.use({ expectedErrors: /status of 404/ });

test('an unknown tool or product', async ({ page }) => {
  await page.goto('/miete/999999');
  await expect(page.getByText('Gerät nicht gefunden')).toBeVisible();
  await expectNoViolations(page, 'main');
  await page.goto('/produkt/999999');
  await expect(page.getByText('Produkt nicht gefunden')).toBeVisible();
  await expectNoViolations(page, 'main');
  const toCatalogue = page.locator('main').getByRole('link', { name: /Katalog/ });
  await toCatalogue.first().click();
  await expect(page).toHaveURL(/\/katalog$/);
});

test('an unknown order', async ({ page }) => {
  await page.goto('/bestellung-bestaetigung/B-00000-00000');
  await expect(page.getByText('Bestellung nicht gefunden')).toBeVisible();
  await expect(
    page.getByText('Die angeforderte Bestellung konnte nicht gefunden werden.'),
  ).toBeVisible();
  await expectNoViolations(page, 'main');
});
