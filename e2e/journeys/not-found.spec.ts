import { expectNoViolations } from '../axe.ts';
import { expect, test } from '../shop-test.ts';

test.use({ expectedErrors: /status of 404/ });

test('an unknown address', async ({ page }) => {
  await page.goto('/gibt/es/nicht');
  await expect(page.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible();
  await page.getByRole('link', { name: 'Zum Katalog' }).click();
  await expect(page).toHaveURL(/\/katalog$/);
});

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

for (const id of ['kies', '-1', '1e3']) {
  test(`the malformed product id ${id}`, async ({ request }) => {
    const answer = await request.get(`/produkt/${id}`);
    expect(answer.status()).toBe(404);
    expect(await answer.text()).toContain('Produkt nicht gefunden');
  });
}

test('an unknown order', async ({ page }) => {
  await page.goto('/bestellung-bestaetigung/B-00000-00000');
  await expect(page.getByText('Bestellung nicht gefunden')).toBeVisible();
  await expect(
    page.getByText('Die angeforderte Bestellung konnte nicht gefunden werden.'),
  ).toBeVisible();
  await expectNoViolations(page, 'main');
});
