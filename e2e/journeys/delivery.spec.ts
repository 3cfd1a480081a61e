import type { Page } from '@playwright/test';
import {
  confirmedNumber,
  DESKTOP,
  expect,
  field,
  fillCart,
  fillCustomer,
  PHONE,
  submitOrder,
  test,
} from '../shop-test.ts';

/** Three tonnes of gravel, below the limit of free delivery. */
const GRAVEL = [1, 3] as const;

const sitePostalCode = (page: Page) => field(page, 'Postleitzahl der Baustelle');
const summary = (page: Page) => page.getByRole('region', { name: 'Ihre Bestellung' });

async function orderOf(page: Page) {
  const number = await confirmedNumber(page);
  return (await page.request.get(`/api/orders/${number}`)).json();
}

test('an order to zone 2 on a wished day is charged by its postcode', async ({ page }) => {
  await fillCart(page, GRAVEL);
  await page.goto('/warenkorb');
  await sitePostalCode(page).fill('12325');
  await expect(page.getByText('Lieferung (Zone 2, bis 30 km)')).toBeVisible();
  await page.getByRole('link', { name: 'Bestellung aufgeben' }).click();

  await fillCustomer(page, 'Erika Muster');
  await expect(sitePostalCode(page)).toHaveValue('12325');
  await field(page, 'Straße und Hausnummer').fill('Am Hang 3');
  await field(page, 'Ort').fill('Musterdorf');
  await page.getByRole('radio', { name: 'ja', exact: true }).check();
  await field(page, 'Wunschtermin').fill('01.01.2026');
  await expect(page.getByText(/^Der früheste Termin ist der/)).toBeVisible();
  const hint = await page.getByText(/^Frühester Termin: /).textContent();
  await field(page, 'Wunschtermin').fill(hint?.split(': ')[1] ?? '');
  await expect(page.getByText(/^Der früheste Termin ist der/)).toBeHidden();
  await expect(summary(page)).toContainText('Gesamtbetrag inkl. 19');
  await submitOrder(page);

  const order = await orderOf(page);
  expect(order).toMatchObject({
    delivery_amount: 45,
    delivery: {
      method: 'delivery',
      street: 'Am Hang 3',
      postal_code: '12325',
      city: 'Musterdorf',
      truck_access: 'yes',
      zone: 'Zone 2',
    },
  });
  expect(order.delivery.wished_day).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('an order that is picked up costs no delivery, however far away the site is', async ({
  page,
}) => {
  await fillCart(page, GRAVEL);
  await page.goto('/warenkorb');
  await sitePostalCode(page).fill('20095');
  await page.getByRole('link', { name: 'Bestellen und selbst abholen' }).click();
  await fillCustomer(page, 'Petra Probst');
  await expect(page.getByRole('radio', { name: 'Selbstabholung' })).toBeChecked();
  await expect(page.getByText('Mo–Fr: 07:00–17:00 Uhr')).toBeVisible();
  await expect(summary(page)).toContainText('Kostenlos');
  await submitOrder(page);
  expect(await orderOf(page)).toMatchObject({
    delivery_amount: 0,
    delivery: { method: 'pickup' },
  });
});

for (const viewport of [PHONE, DESKTOP]) {
  test(`goods, delivery and gross total stand directly above the button, ${viewport.width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await fillCart(page, GRAVEL);
    await page.goto('/checkout');
    await expect(summary(page)).toContainText('Gesamtbetrag inkl.');
    const [above, button] = await Promise.all([
      summary(page).boundingBox(),
      page.getByRole('button', { name: 'Bestellung absenden' }).boundingBox(),
    ]);
    if (!above || !button) throw new Error('Summary or button is not rendered');
    const gap = button.y - (above.y + above.height);
    expect(gap).toBeGreaterThanOrEqual(0);
    expect(gap).toBeLessThan(120);
    expect(button.x).toBeGreaterThanOrEqual(above.x);
    expect(button.x + button.width).toBeLessThanOrEqual(above.x + above.width);
  });
}
