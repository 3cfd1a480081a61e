import { expectNoShift, observeShifts, untilSettled } from '../rendered.ts';
import {
  confirmedNumber,
  expect,
  field,
  fillCart,
  fillCustomer,
  submitOrder,
  test,
} from '../shop-test.ts';

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

test('quantities changed in the cart outlive a reload and reach the order', async ({ page }) => {
  await fillCart(page, [6, 1]);
  await page.goto('/warenkorb');
  await page.getByRole('button', { name: 'Menge erhöhen' }).click();
  await page.getByRole('button', { name: 'Menge erhöhen' }).click();
  await expect(page.getByLabel('Menge', { exact: true })).toHaveValue('3');
  await page.reload();
  await expect(page.getByLabel('Menge', { exact: true })).toHaveValue('3');

  await page.goto('/checkout');
  await fillCustomer(page, 'Erika Muster');
  await page.reload();
  await expect(field(page, 'Name')).toHaveValue('Erika Muster');
  await submitOrder(page);
  const number = await confirmedNumber(page);
  const order = await (await page.request.get(`/api/orders/${number}`)).json();
  expect(order.order_items).toMatchObject([{ quantity: 3 }]);

  await page.reload();
  await expect(page.getByText(number).first()).toBeVisible();
});

test.describe('without an answer', () => {
  test.use({ expectedErrors: /Failed to load|net::ERR_FAILED/ });

  test('an order whose response was lost is found again, not placed twice', async ({ page }) => {
    await fillCart(page, [1, 1]);
    await page.goto('/checkout');
    await fillCustomer(page, 'Erika Muster');
    let placed = '';
    await page.route('**/api/orders', async (route) => {
      placed = (await (await route.fetch()).json()).order_number;
      await route.abort();
    });
    await submitOrder(page);
    expect(await confirmedNumber(page)).toBe(placed);
  });
});
