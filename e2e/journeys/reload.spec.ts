import {
  confirmedNumber,
  expect,
  field,
  fillCart,
  fillCustomer,
  submitOrder,
  test,
} from '../shop-test.ts';

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

test('what is removed stays removed', async ({ page }) => {
  await fillCart(page, [6, 1], [7, 1]);
  await page.goto('/warenkorb');
  await page
    .getByRole('button', { name: /entfernen$/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /entfernen$/ })).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('button', { name: /entfernen$/ })).toHaveCount(1);
});

test('a second tab sees the cart of the first', async ({ page, context }) => {
  await fillCart(page, [6, 2]);
  const second = await context.newPage();
  await second.goto('/warenkorb');
  await expect(second.getByLabel('Menge', { exact: true })).toHaveValue('2');
  await second.getByRole('button', { name: 'Menge erhöhen' }).click();
  await expect(second.getByLabel('Menge', { exact: true })).toHaveValue('3');
  await page.goto('/warenkorb');
  await expect(page.getByLabel('Menge', { exact: true })).toHaveValue('3');
});
