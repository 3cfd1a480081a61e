import { expectNoViolations } from '../axe.ts';
import { expect, test } from '../shop-test.ts';

test('the callback button leads to the contact form with the callback chosen', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Rückruf anfordern' }).click();
  await expect(page.getByRole('combobox', { name: 'Art der Anfrage' })).toHaveValue('callback');
});

test('the return from Google shows its progress', async ({ page }) => {
  await page.route('**/api/sessions', () => undefined);
  await page.goto('/auth/callback?code=abc');
  await expect(page.getByText('Anmeldung wird verarbeitet...')).toBeVisible();
});

test.describe('with a mocked map', () => {
  test.use({ expectedHosts: /^www\.openstreetmap\.org$/ });

  test('a map is requested only after a click', async ({ page }) => {
    await page.goto('/kontakt');
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.route('https://www.openstreetmap.org/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<html lang="de"><title>Karte</title><main aria-label="Karte"><h1>Karte</h1></main></html>',
      }),
    );
    await page.getByRole('button', { name: 'Karte laden' }).click();
    await expect(page.locator('iframe')).toHaveAttribute('title', /^Karte: /);
    await expect(page.frameLocator('iframe').getByRole('heading')).toHaveText('Karte');
    await expectNoViolations(page, 'main');
  });
});

test('the mobile menu closes on Escape and gives the focus back', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: /Menü/ });
  await opener.click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Miete' })).toBeVisible();
  await expectNoViolations(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
});
