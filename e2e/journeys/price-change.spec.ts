import { formatEuro } from '@shop/domain/text/format';
import {
  confirmedNumber,
  expect,
  field,
  fillCart,
  fillCustomer,
  submitOrder,
  test,
} from '../shop-test.ts';
import { changeAsOffice, stackFirestore } from '../stack-firestore.ts';

/** Not ordered by any other journey. */
const PRODUCT_ID = 5;

test.use({ expectedErrors: /status of 4\d\d/ });

test('a price that changed before the order is reported, shown and then ordered', async ({
  page,
}) => {
  await fillCart(page, [PRODUCT_ID, 1]);
  await page.goto('/checkout');
  await fillCustomer(page, 'Erika Muster');

  const product = `products/${PRODUCT_ID}`;
  const { price_cents: before } = (await stackFirestore().doc(product).get()).data() ?? {};
  // Not restored: no other journey depends on this price.
  await changeAsOffice(product, { price_cents: before + 130 });
  await submitOrder(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Fehler beim Erstellen der Bestellung: ');
  await expect(page.getByText(formatEuro(before + 130 + 2500))).toBeVisible();
  await expect(field(page, 'Name')).toHaveValue('Erika Muster');

  await submitOrder(page);
  const number = await confirmedNumber(page);
  const order = await (await page.request.get(`/api/orders/${number}`)).json();
  expect(order.total_amount).toBe((before + 130 + 2500) / 100);
});
