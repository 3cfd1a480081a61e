import type { Locator } from '@playwright/test';
import { inspect } from '../inspect.ts';
import { confirmedNumber, expect, field, test } from '../shop-test.ts';

const MOST_PRESSES = 25;

test('a house owner comes from the start page to all goods of a driveway and a plate compactor, with few presses', async ({
  page,
}) => {
  test.slow();
  let presses = 0;
  const press = async (target: Locator) => {
    presses += 1;
    await target.click();
  };
  const type = async (name: string, text: string) => {
    await press(field(page, name));
    await field(page, name).fill(text);
  };
  const person = async () => {
    await type('Name', 'Henriette Hofmann');
    await type('E-Mail', 'erika@example.org');
    await type('Telefonnummer', '0151 23456789');
  };

  await page.goto('/');
  await press(page.getByRole('link', { name: 'Einfahrt', exact: true }));
  await expect(page.getByText(/^Beispiel: 1 Auto, 6 × 3 m/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Alles zusammen im Beispiel' })).toBeVisible();
  await type('oder Fläche', '40');
  await expect(page.getByRole('heading', { level: 1, name: 'Einfahrt, 40 m²' })).toBeVisible();
  const list = page.getByRole('region', { name: 'Das brauchen Sie' });
  for (const part of ['Pflaster', 'Bettung', 'Tragschicht', 'Randsteine', 'Fugen']) {
    await expect(list.getByRole('heading', { name: new RegExp(`^${part}`) })).toBeVisible();
  }
  await expect(page.locator('#leiste')).toContainText('mit Lieferung, inkl. MwSt.');
  await inspect(page, 'plan-driveway', 'main');
  await press(page.getByRole('button', { name: 'Alles in den Warenkorb' }));
  await expect(page.getByRole('link', { name: 'Im Warenkorb: ansehen' })).toBeVisible();

  const machines = page.getByRole('link', { name: 'Alle Maschinen reservieren' });
  await press(machines);
  await person();
  await press(page.getByRole('checkbox', { name: /^Ich verlange ausdrücklich/ }));
  await press(page.getByRole('button', { name: 'Zahlungspflichtig mieten' }));
  await page.waitForURL('**/mietbuchung/*');

  await press(page.getByRole('link', { name: /^Warenkorb/ }));
  const bar = page.getByRole('complementary', { name: 'Ihr Plan' });
  await expect(bar).toContainText('Plan: Einfahrt, 40 m²');
  await inspect(page, 'cart-plan', 'main');
  await type('Postleitzahl der Baustelle', '12355');
  await press(page.getByRole('link', { name: 'Bestellung aufgeben' }));
  await person();
  await type('Straße und Hausnummer', 'Gartenstraße 7');
  await type('Ort', 'Musterau');
  await press(page.getByRole('radio', { name: /Vorkasse/ }));
  await press(page.getByRole('button', { name: 'Bestellung absenden' }));
  const number = await confirmedNumber(page);
  const order = await (await page.request.get(`/api/orders/${number}`)).json();
  expect(order.order_items.length).toBeGreaterThanOrEqual(5);
  expect(presses).toBeLessThanOrEqual(MOST_PRESSES);
  const back = page.getByRole('link', { name: 'Plan öffnen und Maschinen reservieren' });
  await expect(back).toHaveAttribute('href', /^\/planer\/einfahrt\?m2=40/);
  // The entry of the history keeps it.
  await page.reload();
  await expect(back).toBeVisible();
});
