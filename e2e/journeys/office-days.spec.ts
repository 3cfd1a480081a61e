import type { Locator, Page } from '@playwright/test';
import { addDays, berlinDay, mondayOf } from '@shop/domain/time/calendar';
import type { DayLoad } from '@shop/domain/tour/day-load';
import { inspect } from '../inspect.ts';
import { orderByApi } from '../orders-by-api.ts';
import { DESKTOP, expect, test } from '../shop-test.ts';
import { signInAsAdmin } from '../sign-in.ts';

test.use({ viewport: DESKTOP });

const ORDERS = 27;

test('27 orders get their days in at most twelve presses, and each day its tonnes', async ({
  page,
}) => {
  await signInAsAdmin(page);
  const { weight_kg } = await (await page.request.get('/api/products/401')).json();
  const name = `Tourenplan ${crypto.randomUUID().slice(0, 8)}`;
  for (let index = 0; index < ORDERS; index += 1) {
    await orderByApi(page.request, { name, product: 401, quantity: 4, postalCode: '12345' });
  }
  await page.goto(`/admin/bestellungen?suche=${encodeURIComponent(name)}`);
  const presses = countPresses();
  await presses.take(page.getByRole('combobox', { name: 'Status' }), (status) =>
    status.selectOption('no_day'),
  );
  const boxes = page.getByRole('checkbox', { name: /^B-.* auswählen$/ });
  await expect(page.getByText(`${ORDERS} Bestellungen`)).toBeVisible();
  const nextMonday = addDays(mondayOf(berlinDay(new Date())), 7);
  const before = await loadsOf(page);
  const strip = page.getByRole('group', { name: 'Liefertag der ausgewählten Bestellungen' });
  for (const [index, day] of [1, 2, 3].map((after) => addDays(nextMonday, after)).entries()) {
    if (index < 2) {
      await presses.take(boxes.nth(0), (box) => box.click());
      await presses.take(boxes.nth(8), (box) => box.click({ modifiers: ['Shift'] }));
    } else {
      await presses.take(page.getByRole('checkbox', { name: 'Alle auswählen' }), (box) =>
        box.click(),
      );
    }
    if (index === 0) {
      await presses.take(page.getByRole('button', { name: 'Liefertag festlegen' }), (button) =>
        button.click(),
      );
      await inspect(page, 'admin-bestellungen-liefertage', 'main');
    }
    const label = `${day.slice(8)}.${day.slice(5, 7)}.`;
    await presses.take(strip.getByRole('button', { name: label }), (button) => button.click());
    await expect(page.getByText(/^9 Bestellungen: Liefertag/)).toBeVisible({ timeout: 60_000 });
    await expect(boxes).toHaveCount(ORDERS - 9 * (index + 1));
  }
  expect(presses.count()).toBeLessThanOrEqual(12);
  const after = await loadsOf(page);
  const added = after.map(({ kg, stops }, index) => {
    const { kg: kgBefore = 0, stops: stopsBefore = 0 } = before[index] ?? {};
    return [stops - stopsBefore, kg - kgBefore];
  });
  expect(added.filter(([stops]) => stops)).toEqual(
    [9, 9, 9].map((stops) => [stops, stops * 4 * weight_kg]),
  );
  await page.goto(`/admin/bestellungen?lieferliste=${addDays(nextMonday, 1)}`);
  await expect(page.getByText(/^\d+ Lieferungen, (ca\.|mindestens)/)).toBeVisible();
  await inspect(page, 'admin-lieferliste-woche', 'main');
});

const loadsOf = async (page: Page): Promise<DayLoad[]> =>
  (await page.request.get('/api/admin/delivery-days')).json();

function countPresses() {
  let count = 0;
  return {
    count: () => count,
    async take(on: Locator, press: (on: Locator) => Promise<unknown>): Promise<void> {
      count += 1;
      await press(on);
    },
  };
}
