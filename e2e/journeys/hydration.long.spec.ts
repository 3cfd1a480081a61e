import { holdBack } from '../hold-back.ts';
import { expectNoShift, observeShifts, untilSettled } from '../rendered.ts';
import { DESKTOP, expect, PHONE, test } from '../shop-test.ts';

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`at ${viewport.width} px on a slow connection`, () => {
    test.use({ viewport });

    test('late fonts shift nothing', async ({ page, context }) => {
      await observeShifts(context);
      const release = await holdBack(page, '**/*.woff2');
      await page.goto('/', { waitUntil: 'domcontentloaded' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      release();
      await page.waitForFunction(() => document.fonts.status === 'loaded');
      expect(await page.evaluate(() => document.fonts.check('600 1rem "Barlow"'))).toBe(true);
      await untilSettled(page);
      await expectNoShift(page);
    });
  });
}

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
