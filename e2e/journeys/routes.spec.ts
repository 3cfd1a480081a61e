import { expectNoViolations } from '../axe.ts';
import { expect, test } from '../shop-test.ts';

/** The screens of the site as a visitor finds them, and the texts that each must show. */
const SCREENS: Record<string, (string | RegExp)[]> = {
  '/': ['JETZT BESTELLEN', 'Kostenlose Beratung'],
  '/katalog': [/^\d+ Produkte gefunden$/],
  '/katalog?category=Sand': [/^\d+ Produkte gefunden in "Sand"$/],
  '/produkt/1': ['Kies 16/32', 'In den Warenkorb', /^24,50.€ \/ t$/],
  '/produkt/14': ['Preis auf Anfrage'],
  '/miete': ['Mikrobagger 1,1 t'],
  '/miete/1': ['Mikrobagger 1,1 t'],
  '/miete/106': ['Nicht verfügbar'],
  '/uber-uns': [/Geschichte/, 'Musterstraße 12'],
  '/leistungen': [/^\* Pflichtfelder/],
  '/lieferung': ['Zone 1', 'Zone 2', 'Zone 3'],
  '/kontakt': ['Nachricht senden', 'Antwort in 24h'],
  '/warenkorb': ['Ihr Warenkorb ist leer', 'Zum Katalog'],
  '/dashboard': ['Anmeldung erforderlich'],
  '/admin': ['Zugriff verweigert', 'Sie haben keine Berechtigung für den Administrationsbereich.'],
  '/impressum': [/Geschäftsführ/, /Umsatzsteuer/, /Verbraucherschlichtung/],
  '/datenschutz': [/DSGVO/],
  '/agb': [/^§ ?1 /, /^§ ?11 /],
  '/barrierefreiheit': [/Marktüberwachungsstelle der Länder/],
};

for (const [path, texts] of Object.entries(SCREENS)) {
  test(`${path} shows its texts inside the frame of every page`, async ({ page }) => {
    await page.goto(path);
    for (const text of texts) {
      await expect(
        page.getByText(text).filter({ visible: true }).first(),
        String(text),
      ).toBeVisible();
    }
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Rückruf anfordern' })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Anrufen/ })).toBeVisible();
    const footer = page.getByRole('contentinfo');
    for (const link of [
      'Impressum',
      'Datenschutz',
      'AGB',
      'Barrierefreiheit',
      'Schüttgut',
      'Dachdeckung',
    ]) {
      await expect(footer.getByRole('link', { name: link })).toHaveCount(1);
    }
    await expect(footer).toContainText('07:00–17:00');
  });
}

test('the callback button leads to the contact form with the callback chosen', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Rückruf anfordern' }).click();
  await expect(page.getByRole('combobox', { name: 'Art der Anfrage' })).toHaveValue('callback');
});

test('the return from Google says that it is at work', async ({ page }) => {
  await page.route('**/api/sessions', () => undefined);
  await page.goto('/auth/callback?code=abc');
  await expect(page.getByText('Anmeldung wird verarbeitet...')).toBeVisible();
});

test.describe('with an answer in the map’s place', () => {
  test.use({ expectedHosts: /^www\.openstreetmap\.org$/ });

  test('a map is asked for only after a click', async ({ page }) => {
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
