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
  await dialog.getByRole('button', { name: 'Als geliefert markieren' }).click();
  const asked = page.getByRole('dialog', { name: 'Was wurde geliefert?' });
  for (const [index, gross] of ['16840', '17000'].entries()) {
    await asked.getByRole('button', { name: 'Wiegeschein hinzufügen' }).click();
    const slip = asked.getByRole('group', { name: `Wiegeschein ${index + 1}` });
    await slip.getByLabel('Nummer *').fill(`W-2087${index}`);
    await slip.getByLabel('Brutto (kg)').fill(gross);
    await slip.getByLabel('Tara (kg)').fill('14500');
    await slip.getByLabel('Uhrzeit (07:42)').fill('7.42');
  }
  await inspect(page, 'admin-order-weighed', '[role="dialog"]:last-of-type');
  await page.setViewportSize(DESKTOP);
  await asked.getByRole('button', { name: 'Als geliefert markieren' }).click();
  const told = 'Kies 16/32: 4,84 t statt 5 t, Wiegeschein W-20870, Wiegeschein W-20871';
  await expect(dialog.getByText(told)).toBeVisible();
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
