import { createRequire } from 'node:module';
import type { APIRequestContext } from '@playwright/test';
import type { DatevResult } from '@shop/domain/invoice/datev-export';
import jsQR from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expectNoViolations } from '../axe.ts';
import { mailAbout } from '../inbox.ts';
import { inspect } from '../inspect.ts';
import { orderByApi } from '../orders-by-api.ts';
import { DESKTOP, expect, test } from '../shop-test.ts';
import { signInAsAdmin } from '../sign-in.ts';

test.use({ viewport: DESKTOP });

const standardFontDataUrl = `${createRequire(import.meta.url).resolve('pdfjs-dist/package.json')}/../standard_fonts/`;

/** Content of the QR code on the first page, read from its image. */
async function codeOn(pdf: Buffer): Promise<string[] | undefined> {
  const data = new Uint8Array(pdf);
  const document = await getDocument({ data, standardFontDataUrl, verbosity: 0 }).promise;
  const page = await document.getPage(1);
  const viewport = page.getViewport({ scale: 2 });
  const [width, height] = [Math.floor(viewport.width), Math.floor(viewport.height)];
  const factory = document.canvasFactory as {
    create(width: number, height: number): { context: CanvasRenderingContext2D };
  };
  const { context } = factory.create(width, height);
  await page.render({ canvas: null, canvasContext: context, viewport }).promise;
  return jsQR(context.getImageData(0, 0, width, height).data, width, height)?.data.split('\n');
}

const STEPS = ['pending', 'processing', 'on_the_way', 'delivered'];

/** Advances an order step by step to a status. */
async function moveOn(request: APIRequestContext, number: string, last: string): Promise<void> {
  for (const [index, from] of STEPS.slice(0, STEPS.indexOf(last)).entries()) {
    const path = `/api/admin/orders/${number}/status`;
    const answer = await request.post(path, { data: { from, to: STEPS[index + 1] } });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
}

test('one press invoices ten orders; one is mailed, opened, paid and booked, another cancelled and rewritten', async ({
  page,
}) => {
  test.slow();
  const run = crypto.randomUUID().slice(0, 6);
  const company = `Brandt ${run} Bau`;
  const email = `einkauf-${run}@example.org`;
  const address = 'Ringstraße 5, 12345 Musterstadt';
  const order = { name: 'Petra Brandt', company, address, email, product: 1, quantity: 12 };
  const number = await orderByApi(page.request, order);
  await signInAsAdmin(page);
  await moveOn(page.request, number, 'on_the_way');
  const others: string[] = [];
  for (let index = 1; index <= 9; index += 1) {
    const other = {
      ...order,
      company: `Nachbar ${run}`,
      email: `nachbar-${index}-${run}@example.org`,
    };
    others.push(await orderByApi(page.request, { ...other, quantity: index }));
    await moveOn(page.request, others.at(-1) ?? '', 'delivered');
  }

  await page.goto(`/admin/bestellungen?bestellung=${number}`);
  const dialog = page.getByRole('dialog', { name: `Bestellung ${number}` });
  await dialog.getByRole('button', { name: 'Als geliefert markieren' }).click();
  const asked = page.getByRole('dialog', { name: 'Was wurde geliefert?' });
  for (const [index, gross] of ['20340', '20500'].entries()) {
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
  const told = 'Kies 16/32: 11,84 t statt 12 t, Wiegeschein W-20870, Wiegeschein W-20871';
  await expect(dialog.getByText(told)).toBeVisible();

  await page.goto('/admin/rechnungen');
  await page.getByRole('button', { name: 'Rechnungen schreiben' }).click();
  const preview = page.getByRole('dialog', { name: 'Rechnungen schreiben' });
  for (const each of [number, ...others]) {
    await expect(preview.getByRole('article', { name: `Bestellung ${each}` })).toBeVisible();
  }
  await expect(preview.getByText('11,84 t Kies 16/32 (bestellt 12 t)')).toBeVisible();
  await expectNoViolations(page, '[role="dialog"]:last-of-type');
  await preview.getByRole('button', { name: /^\d+ Rechnungen schreiben und senden$/ }).click();
  // Includes the orders of other journeys, twenty per call.
  const written = preview.getByText(/^\d+ Rechnungen sind geschrieben/);
  await expect(written).toBeVisible({ timeout: 60_000 });
  await preview.getByRole('button', { name: 'Schließen' }).click();

  const mail = await mailAbout(page, email, 'Rechnung RE-');
  const [, invoice = ''] = /Rechnung (RE-\d{4}-\d+)/.exec(mail.subject) ?? [];
  const [link = ''] = /\/api\/invoices\/\S+/.exec(mail.text) ?? [];
  const visitor = await page.context().browser()?.newContext();
  const opened = await visitor?.request.get(new URL(link, page.url()).href);
  expect(opened?.headers()['content-type']).toBe('application/pdf');
  const guessed = await visitor?.request.get(new URL(link.replace(/\?.*/, ''), page.url()).href);
  expect(guessed?.status()).toBe(404);
  const pdf = (await opened?.body()) ?? Buffer.alloc(0);
  await visitor?.close();
  expect(pdf.equals(Buffer.from(mail.attachments[0]?.content ?? '', 'base64'))).toBe(true);

  const [, , , , , , , paid = '', , , reference] = (await codeOn(pdf)) ?? [];
  expect(reference).toBe(invoice);
  const amount = Number(paid.replace('EUR', ''));
  const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Europe/Berlin' });
  const booked = await page.request.post(`/api/admin/orders/${number}/payments`, {
    data: { id: crypto.randomUUID(), amount, day: today },
  });
  expect(booked.ok(), await booked.text()).toBe(true);
  const month = today.slice(0, 7);
  const batch = await page.request.post('/api/admin/datev', {
    data: { request_id: crypto.randomUUID(), month },
  });
  const { batch: booklet } = (await batch.json()) as DatevResult;
  const datev = await page.request.get(`/api/admin/datev/${booklet?.id}.csv`);
  const cents = amount.toFixed(2).replace('.', ',');
  expect((await datev.body()).toString('latin1')).toMatch(
    new RegExp(`\\n${cents};"S";"EUR".*"${invoice}"`),
  );

  await page.goto(`/admin/rechnungen?suche=${encodeURIComponent(run)}`);
  await expect(page.getByRole('row', { name: new RegExp(invoice) })).toContainText('bezahlt');
  await inspect(page, 'admin-rechnungen', 'main');
  await page.setViewportSize(DESKTOP);
  const [other = ''] = others;
  await page.getByRole('link', { name: other }).click();
  const wrong = page.getByRole('dialog', { name: `Bestellung ${other}` });
  await wrong.getByRole('button', { name: 'Rechnung stornieren' }).click();
  const question = page.getByRole('alertdialog', { name: /^Rechnung RE-\d{4}-\d+ stornieren\?$/ });
  await question.getByRole('textbox', { name: 'Grund der Stornierung' }).fill('Falsche Menge');
  await question.getByRole('button', { name: 'Stornorechnung schreiben' }).click();
  await expect(wrong.getByText(/Die Stornorechnung RE-\d{4}-\d+ ist geschrieben/)).toBeVisible();
  await mailAbout(page, `nachbar-1-${run}`, 'Stornorechnung RE-');
  await wrong.getByRole('button', { name: 'Rechnung schreiben' }).click();
  const again = page.getByRole('dialog', { name: `Rechnung zu ${other}` });
  // Nothing was corrected since, so it is written only on purpose.
  await again.getByRole('checkbox', { name: `Rechnung zu ${other} schreiben` }).check();
  await again.getByRole('button', { name: '1 Rechnung schreiben und senden' }).click();
  await expect(again.getByText('1 Rechnung ist geschrieben')).toBeVisible();
});
