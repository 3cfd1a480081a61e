import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { inspect } from '../inspect.ts';
import { expectDialogFits, expectNothingUnderContact } from '../layout.ts';
import { orderByApi, placeDemoOrders } from '../orders-by-api.ts';
import { DESKTOP, expect, PHONE, test } from '../shop-test.ts';
import { signInAsAdmin } from '../sign-in.ts';

const TABS = ['Statistiken', 'Bestellungen', 'Kontaktanfragen', 'Benutzer'];

test('the account and every admin tab fit the screen', async ({ page }) => {
  test.slow(); // Ten views, each at two widths and with axe.
  await placeDemoOrders(page.request);
  await signInAsAdmin(page);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Mein Konto' })).toBeVisible();
  await inspectLoaded(page, 'dashboard');
  await page.goto('/admin');
  for (const tab of TABS) {
    await page.getByRole('tab', { name: tab, exact: true }).click();
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await inspectLoaded(page, `admin-${tab.toLowerCase()}`);
    if (tab !== 'Bestellungen') continue;
    await page.getByRole('button', { name: 'Filter' }).click();
    for (const viewport of [DESKTOP, PHONE]) {
      await page.setViewportSize(viewport);
      const day = page.getByRole('textbox', { name: 'Liefertag' });
      await expectInLine(day, page.getByRole('combobox', { name: 'Sortierung' }));
    }
  }
  await page.goto('/admin/statistiken/auswertungen');
  const chart = page.getByRole('region', { name: 'Bestellungen der letzten 30 Tage' });
  await expect(chart.locator('[title$=": 0"]').first()).toBeVisible();
  await inspectLoaded(page, 'admin-auswertungen');
});

test('the dialog of an order and its delivery note fit the screen', async ({ page }) => {
  const order = { name: 'Petra Probst', product: 1, quantity: 3, postalCode: '12355' };
  const number = await orderByApi(page.request, order);
  await signInAsAdmin(page);
  await page.goto('/admin/bestellungen');
  await page.getByRole('button', { name: `Details zur Bestellung ${number}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Zone 2');
  await inspectLoaded(page, 'admin-order', '[role="dialog"]');
  await expectDialogFits(page);
  const day = dialog.getByRole('textbox', { name: 'Liefertag festlegen' });
  const saveDay = dialog.getByRole('button', { name: 'Liefertag speichern' });
  await expectInLine(day, saveDay);
  await day.fill('01.01.2026');
  await day.blur();
  await expect(day).toHaveAttribute('aria-invalid', 'true');
  await expectInLine(day, saveDay);
});

test.describe('with a failed load', () => {
  test.use({ expectedErrors: /status of 400|Failed to load/ });

  test('axe finds nothing in the menu and an empty list', async ({ page }) => {
    await signInAsAdmin(page);
    await page.goto('/admin');
    await page.getByRole('button', { name: 'Daten exportieren' }).click();
    await expect(page.getByRole('menu', { name: 'Daten exportieren' })).toBeVisible();
    await expectNoViolations(page, '[role="menu"]');
    await page.keyboard.press('Escape');
    const orders = /\/api\/admin\/orders(\?|$)/;
    await page.route(orders, (route) => route.fulfill({ status: 400, json: {} }));
    await page.goto('/admin/bestellungen');
    await expect(page.getByText('Keine Bestellungen', { exact: true })).toBeVisible();
    await expectNoViolations(page, 'main');
  });
});

/** Waits for loading texts to disappear: with live updates the network is never idle. */
async function inspectLoaded(page: Page, name: string, part = 'main'): Promise<void> {
  await expect(page.getByText(/werden geladen|wird geladen|Wird geladen/)).toHaveCount(0);
  await inspect(page, name, part);
  if (part === 'main') await expectNothingUnderContact(page);
}

/** A text field has the same top and bottom as the control beside it. */
async function expectInLine(text: Locator, other: Locator): Promise<void> {
  const spans = [text.locator('..'), other].map(async (control) => {
    const { y, height } = (await control.boundingBox()) ?? {};
    return { y, height };
  });
  const [own, others] = await Promise.all(spans);
  expect(own).toEqual(others);
}
