import { readFile } from 'node:fs/promises';
import type { Locator, Page, Request } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { inspect } from '../inspect.ts';
import { expectDialogFits, expectNothingUnderContact } from '../layout.ts';
import { orderByApi, placeDemoOrders } from '../orders-by-api.ts';
import { DESKTOP, expect, PHONE, test } from '../shop-test.ts';
import { ADMIN_EMAIL, signInAsAdmin } from '../sign-in.ts';

const TABS = ['Statistiken', 'Bestellungen', 'Kontaktanfragen', 'Benutzer'];

test.describe('an admin', () => {
  test.use({ viewport: DESKTOP });

  test('sees a new order at once, changes its status and exports it', async ({ page, request }) => {
    await signInAsAdmin(page);
    const listening = page.waitForResponse((response) => asksForOrders(response.request()));
    await page.goto('/admin/bestellungen');
    await listening;
    const announcements = await collectAnnouncements(page);
    let number = '';
    // An order placed before Firestore's first snapshot is not announced: then the next one has to be.
    await expect(async () => {
      number = await orderByApi(request, { name: 'Bruno Bauherr', product: 201, quantity: 4 });
      // Orders of other journeys may follow at once or share this announcement.
      // A stack that has just started may tell no more than the number in time.
      const text = new RegExp(`^Neue Bestellung (${number}( von Bruno.*)?|.+ weitere\\))$`, 'm');
      await expect
        .poll(async () => (await announcements()).join('\n'), { timeout: 5_000 })
        .toMatch(text);
    }).toPass({ timeout: 20_000 });
    await page.getByRole('button', { name: `Details zur Bestellung ${number}` }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('Bruno Bauherr');
    // The notification stays for twelve seconds and must not cover the dialog.
    await dialog.getByRole('button', { name: 'Bearbeitung beginnen' }).click({ timeout: 10_000 });
    const deliver = { name: 'Als geliefert markieren' };
    await dialog.getByRole('button', deliver).click();
    const asked = page.getByRole('dialog', { name: 'Was wurde geliefert?' });
    await asked.getByRole('button', deliver).click();
    await expect(dialog.getByText('Der Status ist jetzt „Geliefert“.')).toBeVisible();
    await expect(dialog.getByText(ADMIN_EMAIL).first()).toBeVisible();
    await expectNoViolations(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Schließen' }).click();

    const row = await exportedOrder(page, number);
    expect(row).toContain('Bruno Bauherr');
    expect(row).toContain('Geliefert');
  });

  test('keeps listening with a new token before the old one expires', async ({ page, request }) => {
    await page.clock.install();
    await signInAsAdmin(page);
    const first = page.waitForResponse('**/api/admin/live-token');
    const listening = page.waitForResponse((response) => asksForOrders(response.request()));
    await page.goto('/admin/bestellungen');
    await Promise.all([first, listening]);
    // The renewed listener's refetch, once Firestore has answered it.
    await page.clock.fastForward('12:30');
    await page.waitForResponse((response) => response.url().includes('signInWithCustomToken'));
    const announcements = await collectAnnouncements(page);
    await expect(async () => {
      await orderByApi(request, { name: 'Nora Neu', product: 201, quantity: 1 });
      const told = async () => (await announcements()).join('\n');
      await expect.poll(told, { timeout: 5_000 }).toMatch(/^Neue Bestellung/m);
    }).toPass({ timeout: 20_000 });
  });
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

/** Collects the texts of live regions from now on, in order. */
async function collectAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  const announcements = await page.evaluateHandle(() => {
    const texts: string[] = [];
    new MutationObserver(() => {
      for (const { textContent } of document.querySelectorAll('[role="status"]')) {
        if (textContent && texts.at(-1) !== textContent) texts.push(textContent);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    return texts;
  });
  return () => announcements.jsonValue();
}

/** Whether the request starts listening to orders; only orders placed after that are announced. */
function asksForOrders(request: Request): boolean {
  const asked = decodeURIComponent(request.postData() ?? '');
  return /Listen\/channel/.test(request.url()) && /"addTarget".*"orders"/.test(asked);
}

async function exportedOrder(page: Page, number: string): Promise<string[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /CSV/ }).first().click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\uFEFF')).toBe(true);
  const rows = text.trimEnd().split('\r\n');
  const row = rows.find((line) => line.includes(number)) ?? '';
  return row.split(';').map((cell) => cell.replace(/^"(.*)"$/, '$1'));
}

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
