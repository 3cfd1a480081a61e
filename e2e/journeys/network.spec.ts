import {
  confirmedNumber,
  expect,
  field,
  fillCart,
  fillCustomer,
  submitOrder,
  test,
} from '../shop-test.ts';

test.use({ expectedErrors: /Failed to (load|add)|net::ERR_FAILED|status of 5\d\d/ });

test('the catalogue says that it could not be loaded, and loads on a second attempt', async ({
  page,
}) => {
  await page.route('**/api/products', (route) => route.abort());
  await page.goto('/katalog');
  await expect(page.getByText('Keine Produkte gefunden')).toBeVisible();
  await page.unroute('**/api/products');
  await page.getByRole('button', { name: 'Erneut versuchen' }).click();
  await expect(page.getByText(/^\d+ Produkte gefunden$/)).toBeVisible();
});

test('a product that cannot be loaded is not found', async ({ page }) => {
  await page.goto('/katalog');
  await page.route('**/api/products/*', (route) => route.abort());
  await page.getByRole('link', { name: 'Kies 16/32', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Produkt nicht gefunden' })).toBeVisible();
});

test('a failed add changes nothing that the shopper sees', async ({ page }) => {
  await page.goto('/produkt/1');
  await page.route('**/api/cart', (route) => route.fulfill({ status: 503, json: {} }));
  const answer = page.waitForResponse('**/api/cart');
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await answer;
  await expect(page.getByRole('button', { name: 'In den Warenkorb' })).toBeEnabled();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a cart that cannot be loaded is shown empty', async ({ page }) => {
  await fillCart(page, [1, 1]);
  await page.route('**/api/cart/*', (route) => route.abort());
  await page.goto('/warenkorb');
  await expect(page.getByRole('heading', { name: 'Ihr Warenkorb ist leer' })).toBeVisible();
});

test('an order without a response keeps what was typed and can be sent again', async ({ page }) => {
  await fillCart(page, [1, 1]);
  await page.goto('/checkout');
  await fillCustomer(page, 'Erika Muster');
  await page.route('**/api/orders', (route) => route.abort());
  await submitOrder(page);
  await expect(page.getByRole('alert')).toHaveText(
    'Fehler beim Erstellen der Bestellung. Bitte versuchen Sie es erneut.',
  );
  await expect(field(page, 'Name')).toHaveValue('Erika Muster');
  await page.unroute('**/api/orders');
  await submitOrder(page);
  await confirmedNumber(page);
});

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

test('an order that cannot be looked up is not found', async ({ page }) => {
  await page.route('**/api/orders/*', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto('/bestellung-bestaetigung/B-AAAAA-AAAAA');
  await expect(page.getByRole('heading', { name: 'Bestellung nicht gefunden' })).toBeVisible();
});
