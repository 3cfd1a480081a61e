import { expectNoViolations } from '../axe.ts';
import { mailAbout } from '../inbox.ts';
import { inspect } from '../inspect.ts';
import { orderByApi } from '../orders-by-api.ts';
import { DESKTOP, expect, test } from '../shop-test.ts';
import { signInAsAdmin } from '../sign-in.ts';

test.use({ viewport: DESKTOP });

test('what was weighed is invoiced, mailed, opened and cancelled', async ({ page }) => {
  const company = `Brandt ${crypto.randomUUID().slice(0, 6)} Bau`;
  const email = `einkauf-${crypto.randomUUID().slice(0, 6)}@example.org`;
  const order = { name: 'Petra Brandt', company, email, product: 1, quantity: 5 };
  const number = await orderByApi(page.request, order);
  await signInAsAdmin(page);
  for (const [from, to] of [
    ['pending', 'processing'],
    ['processing', 'on_the_way'],
  ]) {
    const path = `/api/admin/orders/${number}/status`;
    const answer = await page.request.post(path, { data: { from, to } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  await page.goto(`/admin/bestellungen?bestellung=${number}`);
  const dialog = page.getByRole('dialog', { name: `Bestellung ${number}` });
  await dialog.getByRole('button', { name: 'Mengen und Wiegescheine eintragen' }).click();
  await dialog.getByRole('button', { name: 'Wiegeschein hinzufügen' }).click();
  await dialog.getByLabel('Nummer *').fill('W-20871');
  await dialog.getByLabel('Brutto (kg)').fill('19340');
  await dialog.getByLabel('Tara (kg)').fill('14500');
  await dialog.getByLabel('Uhrzeit (07:42)').fill('7.42');
  await inspect(page, 'admin-order-weighed', '[role="dialog"]');
  await page.setViewportSize(DESKTOP);
  await dialog.getByRole('button', { name: 'Mengen eintragen' }).click();
  await expect(dialog.getByText('Kies 16/32: 4,84 t statt 5 t, Wiegeschein W-20871')).toBeVisible();
  await dialog.getByRole('button', { name: 'Als geliefert markieren' }).click();
  await dialog.getByRole('button', { name: 'Rechnung schreiben' }).click();
  const preview = page.getByRole('dialog', { name: `Rechnung zu ${number}` });
  await expect(preview.getByText('4,84 t Kies 16/32 (bestellt 5 t)')).toBeVisible();
  await expectNoViolations(page, '[role="dialog"]:last-of-type');
  await preview.getByRole('button', { name: '1 Rechnung schreiben und senden' }).click();
  await expect(preview.getByText('1 Rechnung ist geschrieben')).toBeVisible();
  await preview.getByRole('button', { name: 'Schließen' }).click();

  const mail = await mailAbout(page, email, 'Rechnung RE-');
  const [, invoice = ''] = /Rechnung (RE-\d{4}-\d+)/.exec(mail.subject) ?? [];
  expect(
    Buffer.from(mail.attachments[0]?.content ?? '', 'base64')
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  const [link = ''] = /\/api\/invoices\/\S+/.exec(mail.text) ?? [];
  const visitor = await page.context().browser()?.newContext();
  const opened = await visitor?.request.get(new URL(link, page.url()).href);
  expect(opened?.headers()['content-type']).toBe('application/pdf');
  const guessed = await visitor?.request.get(new URL(link.replace(/\?.*/, ''), page.url()).href);
  expect(guessed?.status()).toBe(404);
  await visitor?.close();

  await page.goto(`/admin/rechnungen?suche=${encodeURIComponent(company)}`);
  await expect(page.getByRole('row', { name: new RegExp(invoice) })).toContainText('offen');
  await inspect(page, 'admin-rechnungen', 'main');
  await page.setViewportSize(DESKTOP);
  await page.getByRole('link', { name: number }).click();
  await dialog.getByRole('button', { name: 'Rechnung stornieren' }).click();
  await dialog.getByRole('textbox', { name: /Grund der Stornierung/ }).fill('Falsche Menge');
  await dialog.getByRole('button', { name: 'Stornorechnung schreiben' }).click();
  await expect(dialog.getByText(/Die Stornorechnung RE-\d{4}-\d+ ist geschrieben/)).toBeVisible();
  await mailAbout(page, email, 'Stornorechnung RE-');
});
