import type { Page } from '@playwright/test';
import { inspectLoaded } from '../inspect.ts';
import { orderByApi } from '../orders-by-api.ts';
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

test('cart, checkout and confirmation fit the screen, and axe finds nothing', async ({ page }) => {
  await fillCart(page, [1, 2], [8, 12]);
  await page.goto('/warenkorb');
  await inspectLoaded(page, 'cart');
  await page.goto('/checkout');
  await page.getByRole('radio', { name: 'Geschäftskunde' }).check();
  await field(page, 'Postleitzahl der Baustelle').fill('99999');
  await submitOrder(page);
  await inspectLoaded(page, 'checkout-errors');
  await expectHighLinks(page);
  await field(page, 'Postleitzahl der Baustelle').fill('');
  await page.getByRole('radio', { name: 'Privatkunde' }).check();
  await fillCustomer(page, 'Erika Muster');
  await inspectLoaded(page, 'checkout');
  await expectSummaryAboveButton(page);
  await submitOrder(page);
  await confirmedNumber(page);
  await inspectLoaded(page, 'confirmation');
});

test('a withdrawal from an order fits the screen and passes axe', async ({ page }) => {
  const name = 'Erika Muster';
  const number = await orderByApi(page.request, { name, product: 1, quantity: 3 });
  await page.goto('/widerruf');
  await field(page, 'Name').fill(name);
  await field(page, 'E-Mail-Adresse').fill('erika@example.org');
  await field(page, 'Auftragsnummer').fill(number);
  await page.getByRole('button', { name: 'Widerruf prüfen' }).click();
  await expect(page.getByRole('button', { name: 'Widerruf bestätigen' })).toBeVisible();
  await inspectLoaded(page, 'withdrawal-review');
  await page.getByRole('button', { name: 'Widerruf bestätigen' }).click();
  await expect(page.getByText('Ihr Widerruf ist eingegangen')).toBeVisible();
  await inspectLoaded(page, 'withdrawal-receipt');
});

/** Links in the form are at least 24 px high on a desktop. */
async function expectHighLinks(page: Page): Promise<void> {
  await page.setViewportSize(DESKTOP);
  const links = page.locator('main form a');
  await expect(links.filter({ hasText: 'Angebot anfordern' })).toBeVisible();
  const heights = await links.evaluateAll((all) =>
    all.map((link) => link.getBoundingClientRect().height),
  );
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
  await page.setViewportSize(PHONE);
}

/** Goods, delivery and gross total stand directly above the button. */
async function expectSummaryAboveButton(page: Page): Promise<void> {
  const summary = page.getByRole('region', { name: 'Ihre Bestellung' });
  await expect(summary).toContainText('Gesamtbetrag inkl.');
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport);
    const [above, button] = await Promise.all([
      summary.boundingBox(),
      page.getByRole('button', { name: 'Bestellung absenden' }).boundingBox(),
    ]);
    if (!above || !button) throw new Error('Summary or button is not rendered');
    const gap = button.y - (above.y + above.height);
    expect(gap, `at ${viewport.width} px`).toBeGreaterThanOrEqual(0);
    expect(gap, `at ${viewport.width} px`).toBeLessThan(120);
    expect(button.x).toBeGreaterThanOrEqual(above.x);
    expect(button.x + button.width).toBeLessThanOrEqual(above.x + above.width);
  }
}
