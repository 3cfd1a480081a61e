import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { inspect } from '../inspect.ts';
import { expectDialogFits, expectNothingUnderContact } from '../layout.ts';
import { orderByApi, placeDemoOrders } from '../orders-by-api.ts';
import { DESKTOP, expect, PHONE, test } from '../shop-test.ts';
import { signInAsAdmin } from '../sign-in.ts';

const TABS = ['Statistiken', 'Bestellungen', 'Kontaktanfragen', 'Benutzer'];

test('the desk starts right below the top, and a screen shows many orders', async ({ page }) => {
  test.slow();
  for (let times = 0; times < 3; times++) await placeDemoOrders(page.request);
  await signInAsAdmin(page);
  await page.goto('/admin');
  const today = page.getByRole('region', { name: 'Heute', exact: true });
  await today.getByRole('link', { name: /^\d+ Neue Bestellungen$/ }).click();
  await expect(page).toHaveURL(/\/admin\/bestellungen\?status=pending$/);
  await page.goto('/admin/bestellungen');
  const work = page.getByRole('region', { name: 'Bestellungen', exact: true });
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows.nth(12)).toBeVisible();
  for (const { width, height, below, orders } of [
    { ...DESKTOP, below: 80, orders: 12 },
    { width: 1024, height: 768, below: 120, orders: 8 },
    { ...PHONE, below: 120, orders: 2 },
  ]) {
    await page.setViewportSize({ width, height });
    const { height: header } = (await page.getByRole('banner').boundingBox()) ?? {};
    expect(header, `px of the header at ${width} px`).toBeLessThanOrEqual(48);
    const tabs = page.getByRole('tab');
    if (width >= 1200) await expect(tabs.last()).toBeInViewport({ ratio: 1 });
    const top = (await work.boundingBox())?.y;
    expect(top, `px before the work at ${width} px`).toBeLessThanOrEqual(below);
    const last = await rows.nth(orders - 1).boundingBox();
    expect(
      (last?.y ?? 0) + (last?.height ?? 0),
      `px of ${orders} orders at ${width} px`,
    ).toBeLessThanOrEqual(height);
  }

  const filter = page.getByRole('button', { name: /^Filter/ });
  const status = page.getByRole('combobox', { name: 'Status' });
  await expect(status).toBeHidden();
  await filter.click();
  await status.selectOption('pending');
  await expect(filter).toHaveText('Filter (1)');
  const number = await rows.first().getByRole('rowheader').innerText();
  await rows.first().getByText('netto').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Schließen' }).click();
  const details = page.getByRole('button', { name: `Details zur Bestellung ${number}` });
  await expect(details).toBeFocused();
});

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
    // The tabs turn to the other direction; a press in between would be lost.
    await page.setViewportSize(DESKTOP);
    const tabs = page.getByRole('tablist', { name: 'Bereiche der Verwaltung' });
    await expect(tabs).toHaveAttribute('aria-orientation', 'vertical');
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
