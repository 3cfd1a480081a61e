import { COMPANY } from '@shop/domain/company';
import { formatIban } from '@shop/domain/payment/payment-terms';
import { formatEuro } from '@shop/domain/text/format';
import { expectNoViolations } from '../axe.ts';
import { inspect } from '../inspect.ts';
import { newShopper, saveSetting, settingPath, test } from '../shop-settings.ts';
import {
  confirmedNumber,
  expect,
  field,
  fillCart,
  fillCustomer,
  PHONE,
  submitOrder,
} from '../shop-test.ts';

const PRODUCT_ID = 5;
const ZONE_2 = '12355';
const IBAN = 'DE02120300000000202051';

test.describe('prices', () => {
  test.use({ changes: ['zonePrices', 'bank'] });

  test('the office changes a zone’s price and the bank account, and a shopper sees both', async ({
    page,
    browser,
  }) => {
    const shopper = await newShopper(browser, PHONE);
    await fillCart(shopper, [PRODUCT_ID, 1]);
    await shopper.goto('/checkout');
    await fillCustomer(shopper, 'Erika Muster');
    await field(shopper, 'Postleitzahl der Baustelle').fill(ZONE_2);
    await shopper.getByRole('radio', { name: /^Vorkasse/ }).check();
    const summary = shopper.getByRole('region', { name: 'Ihre Bestellung' });
    await expect(summary).toContainText(`Lieferung (Zone 2, bis 30 km)${formatEuro(45_00)}`);

    await page.goto(settingPath('lieferpreise'));
    const zone = page.getByRole('group', { name: 'Zone 2, bis 30 km' });
    await zone.getByRole('textbox', { name: 'Darunter' }).fill('49,50');
    await saveSetting(page);
    await page.getByRole('link', { name: 'Bankverbindung' }).click();
    await page.getByRole('textbox', { name: 'Kontoinhaber' }).fill('Muster Bau GmbH');
    await page.getByRole('textbox', { name: 'IBAN' }).fill(IBAN);
    await page.getByRole('textbox', { name: 'BIC' }).fill('BYLADEM1001');
    await saveSetting(page);
    await expectNoViolations(page, 'main');
    for (const view of ['mwst', 'e-mail']) {
      await page.goto(settingPath(view));
      await expect(page.getByRole('button', { name: 'Speichern' })).toBeVisible();
      await inspect(page, `admin-${view}`, 'main');
    }

    await submitOrder(shopper);
    await expect(shopper.getByRole('alert')).toContainText('Der Gesamtbetrag beträgt jetzt');
    await shopper.reload();
    await expect(summary).toContainText(formatEuro(49_50));
    await submitOrder(shopper);
    const number = await confirmedNumber(shopper);
    const payment = shopper.getByRole('region', { name: 'So bezahlen Sie' });
    await expect(payment).toContainText(formatIban(IBAN));
    await expect(payment).toContainText('Muster Bau GmbH');
    const order = await (await shopper.request.get(`/api/orders/${number}`)).json();
    expect(order.delivery_amount).toBe(49.5);

    await shopper.goto('/lieferung');
    await expect(shopper.getByRole('row', { name: /^Zone 2/ })).toContainText(formatEuro(49_50));
    expect(await shopper.textContent('body')).not.toContain(COMPANY.bank.iban);
  });
});

test.describe('delivery areas', () => {
  test.use({ changes: ['deliveryAreas'], viewport: PHONE });

  test('can be edited on a phone', async ({ page }) => {
    await page.goto(settingPath('liefergebiete'));
    await page.getByRole('textbox', { name: 'Zeilen einfügen' }).fill('13000-13009 3\n13005 2');
    await page.getByRole('button', { name: 'Zeilen übernehmen' }).click();
    await page.getByRole('button', { name: 'Speichern' }).click();
    const fault = 'Überschneidet sich mit 13000 bis 13009';
    await expect(page.getByRole('cell', { name: fault })).toBeVisible();
    await expect(page.getByText(`Nicht gespeichert: ${fault}`)).toBeVisible();
    await page.getByRole('button', { name: 'Bereich 13005 entfernen' }).click();
    await expectNoViolations(page, 'main');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    await saveSetting(page);
    const settings = await (await page.request.get('/api/admin/settings')).json();
    expect(settings.deliveryAreas.input.areas).toContainEqual({
      from: '13000',
      to: '13009',
      zone: 3,
    });
  });
});
