import { readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { orderByApi } from '../orders-by-api.ts';
import { DESKTOP, expect, test } from '../shop-test.ts';
import { ADMIN_EMAIL, signInAsAdmin } from '../sign-in.ts';

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
