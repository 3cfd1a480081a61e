import { mailAbout } from '../inbox.ts';
import { inspect } from '../inspect.ts';
import { orderByApi } from '../orders-by-api.ts';
import { newShopper, saveSetting, settingPath, test } from '../shop-settings.ts';
import { expect, field, fillCart, fillSender, PHONE } from '../shop-test.ts';

test.slow();
test.use({ changes: ['vatRates', 'officeMails'] });

test('a new VAT rate applies to cart, order and mail, and notices go to the office’s new address', async ({
  page,
  browser,
}) => {
  const shopper = await newShopper(browser, PHONE);
  await fillCart(shopper, [1, 4]);
  await shopper.goto('/warenkorb');
  await expect(shopper.getByText('zzgl. 19 % MwSt.')).toBeVisible();

  await page.goto(settingPath('mwst'));
  await page.getByRole('button', { name: 'Satz hinzufügen' }).click();
  await page.keyboard.type('16');
  await page.getByRole('radio', { name: 'üblicher Satz' }).last().check();
  await saveSetting(page);
  await inspect(page, 'admin-mwst', 'main');
  await page.goto(settingPath('e-mail'));
  for (const [list, address] of [
    ['Bestellungen und Stornierungen', 'verkauf@muster-tiefbau.example'],
    ['Kontaktanfragen und Widerrufe', 'angebote@muster-tiefbau.example'],
  ] as const) {
    const part = page.locator('div:has(> h3)').filter({ hasText: list });
    await part.getByRole('button', { name: 'Adresse hinzufügen' }).last().click();
    await page.keyboard.type(address);
  }
  await saveSetting(page);
  await inspect(page, 'admin-e-mail-adressen', 'main');

  await shopper.reload();
  // 98 € of gravel plus 25 € of delivery.
  const totals = ['zzgl. 16 % MwSt.19,68 €', 'Gesamtbetrag inkl. 16 % MwSt.142,68 €'];
  for (const total of totals) await expect(shopper.getByRole('main')).toContainText(total);
  await inspect(shopper, 'cart-vat');
  const number = await orderByApi(shopper.request, {
    name: 'Mona Muster',
    product: 1,
    quantity: 4,
  });
  const notice = await mailAbout(shopper, `Neue Bestellung ${number}`);
  expect(notice.to).toEqual(['verkauf@muster-tiefbau.example']);
  const confirmation = await mailAbout(shopper, `Ihre Bestellung ${number}`);
  expect(confirmation.text).toMatch(/inkl\.\s16\s%\sMwSt\.: 142,68/);

  const name = `Quirin ${crypto.randomUUID().slice(0, 8)}`;
  await shopper.goto('/kontakt?anfrage=quote');
  await fillSender(shopper, name);
  await field(shopper, 'Nachricht').fill('Was kosten 200 t Schotter?');
  await shopper.getByRole('button', { name: 'Nachricht senden' }).click();
  await expect(shopper.getByRole('heading', { name: 'Nachricht gesendet!' })).toBeVisible();
  expect((await mailAbout(shopper, name)).to).toEqual(['angebote@muster-tiefbau.example']);

  await page.goto(settingPath('mwst'));
  await page.getByRole('button', { name: 'Verlauf anzeigen' }).click();
  await page.getByRole('button', { name: 'Zurücknehmen: MwSt.-Sätze' }).click();
  await page.getByRole('button', { name: 'Ja, zurücknehmen' }).click();
  await expect(page.getByText('Die Änderung ist zurückgenommen.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Satz/ })).toHaveCount(2);
  await shopper.goto('/produkt/1');
  await expect(shopper.getByText('29,16 € inkl. 19 % MwSt.').first()).toBeVisible();
  await shopper.goto(`/bestellung-bestaetigung/${number}`);
  await expect(shopper.getByText('142,68 € inkl. 16 % MwSt.').first()).toBeVisible();
});
