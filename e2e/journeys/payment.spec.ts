import { readFile } from 'node:fs/promises';
import { COMPANY } from '@shop/domain/company';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { mailAbout } from '../inbox.ts';
import { orderByApi } from '../orders-by-api.ts';
import { expect, test } from '../shop-test.ts';

test('a banking app reads the same transfer from the page, its saved picture and the mail', async ({
  page,
}) => {
  const { request } = page;
  const name = 'Paula Probst';
  const order = { name, email: 'paula@example.org', product: 1, quantity: 3 };
  const number = await orderByApi(request, { ...order, payment: 'vorkasse' });
  const { gross_amount } = await (await request.get(`/api/orders/${number}`)).json();

  await page.goto(`/bestellung-bestaetigung/${number}`);
  const payment = page.getByRole('region', { name: 'So bezahlen Sie' });
  const code = payment.getByRole('img', { name: /QR-Code/ });
  const transfer = await decoded(await code.screenshot());
  expect(transfer?.split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', COMPANY.bank.bic, COMPANY.bank.holder, COMPANY.bank.iban],
    `EUR${gross_amount.toFixed(2)}`,
    ...['', '', number],
  ]);

  const saved = page.waitForEvent('download');
  await payment.getByRole('button', { name: 'QR-Code speichern' }).click();
  expect((await saved).suggestedFilename()).toBe(`${number}.png`);
  expect(await decoded(await readFile(await (await saved).path()))).toBe(transfer);

  const { attachments } = await mailAbout(page, `Ihre Bestellung ${number}`);
  expect(await decoded(Buffer.from(attachments[0]?.content ?? '', 'base64'))).toBe(transfer);
});

/** Content of a QR code's picture; undefined if no reader can decode it. */
async function decoded(code: Buffer): Promise<string | undefined> {
  const picture = sharp(code).ensureAlpha().raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  return jsQR(Uint8ClampedArray.from(data), info.width, info.height)?.data;
}
