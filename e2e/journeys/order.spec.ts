import { expectNoShift, observeShifts, untilSettled } from '../rendered.ts';
import {
  confirmedNumber,
  expect,
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

test.describe('with a lost response', () => {
  test.use({ expectedErrors: /Failed to load|net::ERR_FAILED/ });

  test('finds the order again instead of placing it twice', async ({ page }) => {
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
