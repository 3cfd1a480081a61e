import { toCents } from '@shop/domain/money/money';
import { orderTotals } from '@shop/domain/order/order';
import { formatEuro } from '@shop/domain/text/format';
import { expectNoShift, observeShifts, untilSettled } from '../rendered.ts';
import { confirmedNumber, expect, fillCustomer, submitOrder, test } from '../shop-test.ts';

test('a guest searches for gravel, orders two tonnes and receives an order number', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'JETZT BESTELLEN' }).click();
  await page.getByRole('searchbox').fill('kies 16/32');
  await expect(page.getByText('2 Produkte gefunden', { exact: true })).toBeVisible(); // the list has settled
  await page.getByRole('link', { name: 'Kies 16/32', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kies 16/32');
  const { price } = await (await page.request.get('/api/products/1')).json();
  await page.getByRole('button', { name: 'Menge erhöhen' }).click();
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page.getByRole('button', { name: 'Zum Warenkorb hinzugefügt' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'In den Warenkorb' })).toBeVisible();

  await page
    .getByRole('link', { name: /Warenkorb/ })
    .first()
    .click();
  const { totalCents } = orderTotals([{ totalCents: toCents(price) * 2 }]);
  await expect(page.getByText(formatEuro(totalCents))).toBeVisible();
  await page.getByRole('link', { name: 'Bestellung aufgeben' }).click();
  await fillCustomer(page, 'Erika Muster');
  await submitOrder(page);

  const number = await confirmedNumber(page);
  await expect(page.getByText('Rechnung (14 Tage)')).toBeVisible();
  await expect(page.getByText('In Bearbeitung')).toBeVisible();
  await expect(page.getByText(formatEuro(totalCents)).first()).toBeVisible();
  const order = await (await page.request.get(`/api/orders/${number}`)).json();
  expect(order).toMatchObject({
    order_number: number,
    total_amount: totalCents / 100,
    order_items: [{ product_name: 'Kies 16/32', quantity: 2, unit_price: price }],
  });
  expect(await page.evaluate(() => localStorage.getItem('sessionId'))).toBeNull();
});

test('checkout without a cart redirects to the cart without a layout shift', async ({
  page,
  context,
}) => {
  await observeShifts(context);
  await page.goto('/checkout');
  await page.waitForURL('**/warenkorb');
  await untilSettled(page);
  await expectNoShift(page);
  await expect(page.getByText('Ihr Warenkorb ist leer')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Zum Katalog' })).toBeVisible();
});
