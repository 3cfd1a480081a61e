import { mailAbout } from '../inbox.ts';
import { orderByApi } from '../orders-by-api.ts';
import { DESKTOP, expect, field, test } from '../shop-test.ts';
import { signInAsAdmin } from '../sign-in.ts';

test.use({ viewport: DESKTOP });

test('a customer withdraws without an account, gets the receipt, and the office sees it', async ({
  page,
}) => {
  const email = `wanda-${crypto.randomUUID().slice(0, 8)}@example.org`;
  const order = { name: 'Wanda Widerruf', email, product: 1, quantity: 3 };
  const number = await orderByApi(page.request, order);
  await page.goto('/katalog');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Vertrag widerrufen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vertrag widerrufen');
  await field(page, 'Name').fill('Wanda Widerruf');
  await field(page, 'E-Mail-Adresse').fill(email);
  await field(page, 'Bestellnummer').fill(number.toLowerCase());
  await page.getByRole('button', { name: 'Widerruf prüfen' }).click();
  await expect(page.getByRole('heading', { name: 'Stimmt alles?' })).toBeFocused();
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(page.getByRole('heading', { name: 'Ihr Widerruf ist eingegangen' })).toBeFocused();
  await expect(page.getByText(/^\d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr$/)).toBeVisible();

  const { text } = await mailAbout(page, email, 'Widerruf');
  expect(text).toContain('Hiermit widerrufe ich den Vertrag');
  expect(text).toMatch(/Eingegangen: \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr/);
  const confirmation = await mailAbout(page, `Ihre Bestellung ${number}`);
  expect(confirmation.text).toContain('Muster-Widerrufsformular');

  await signInAsAdmin(page);
  await page.goto('/admin/kontaktanfragen');
  const request = page.getByRole('listitem').filter({ hasText: email });
  await expect(request).toContainText('Widerruf');
  await page.goto('/admin/bestellungen');
  await page.getByRole('button', { name: `Details zur Bestellung ${number}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(/Widerruf am \d\d\.\d\d\.\d{4}/);
  await expect(dialog).not.toContainText('anderen E-Mail-Adresse');
});
