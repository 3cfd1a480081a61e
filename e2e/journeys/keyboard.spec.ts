import type { Locator, Page } from '@playwright/test';
import { expectAnnounced } from '../announcements.ts';
import { expectNoViolations } from '../axe.ts';
import { tabTo } from '../keyboard.ts';
import { confirmedNumber, DESKTOP, expect, field, PHONE, test } from '../shop-test.ts';

const main = (page: Page): Locator => page.getByRole('main');

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('a guest orders from the start page with nothing but the keyboard', async ({ page }) => {
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'JETZT BESTELLEN' })).toBeVisible();
  await page.waitForLoadState('networkidle');

  // Past the navigation and back into it.
  await tabTo(page, page.getByRole('link', { name: 'Zum Inhalt springen' }));
  await press('Enter');
  await expect(main(page)).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Menü öffnen' }), 'Shift+Tab');
  await press('Enter');
  const menu = page.getByRole('dialog', { name: 'Menü' });
  await expect(menu.getByRole('button', { name: 'Menü schließen' })).toBeFocused();
  await expectNoViolations(page, '[role="dialog"]');
  await tabTo(page, menu.getByRole('link', { name: 'Katalog', exact: true }));
  await press('Enter');

  await expectPage(page, 'Katalog');
  await expect(menu).toBeHidden();
  await tabTo(page, page.getByRole('searchbox', { name: 'Produkte suchen' }));
  await page.keyboard.type('kies 16/32');
  await expectAnnounced(page, '2 Produkte gefunden');
  await tabTo(page, main(page).getByRole('link', { name: 'Kies 16/32', exact: true }));
  await press('Enter');

  await expectPage(page, 'Kies 16/32');
  await tabTo(page, page.getByRole('button', { name: 'Menge erhöhen' }));
  await press('Space');
  const add = page.getByRole('button', { name: 'In den Warenkorb' });
  await tabTo(page, add);
  await press('Enter');
  await expect(page.getByRole('status').getByText('Zum Warenkorb hinzugefügt')).toBeAttached();
  await tabTo(page, main(page).getByRole('link', { name: 'Zum Warenkorb' }));
  await press('Enter');

  await expectPage(page, 'Warenkorb');
  await tabTo(page, page.getByRole('button', { name: 'Menge erhöhen' }));
  await press('Space');
  await expectAnnounced(page, /^Kies 16\/32: 3 t, .+ Gesamtsumme /m);
  await tabTo(page, page.getByRole('link', { name: 'Bestellung aufgeben' }));
  await press('Enter');

  await expectPage(page, 'Kasse');
  await tabTo(page, page.getByRole('radio', { name: 'Privatkunde' }));
  await press('ArrowDown');
  await expect(field(page, 'Firmenname')).toBeVisible();
  await press('ArrowUp');
  await expect(field(page, 'Firmenname')).toBeHidden();
  await tabTo(page, page.getByRole('button', { name: 'Bestellung absenden' }));
  await press('Enter');
  await expect(field(page, 'Name')).toBeFocused();
  await expect(field(page, 'Name')).toHaveAccessibleDescription('Name ist erforderlich');
  await expectAnnounced(page, '3 Angaben fehlen oder stimmen nicht.');
  await page.keyboard.type('Toni Tastatur');
  await tabTo(page, field(page, 'E-Mail'));
  await page.keyboard.type('toni@example.org');
  await tabTo(page, field(page, 'Telefonnummer'));
  await page.keyboard.type('0151 23456789');
  await tabTo(page, page.getByRole('radio', { name: 'Rechnung' }));
  await press('ArrowDown');
  await tabTo(page, page.getByRole('button', { name: 'Bestellung absenden' }));
  await press('Enter');

  const number = await confirmedNumber(page);
  await expectPage(page, /^Vielen Dank/);
  await expectAnnounced(page, `Bestellung ${number}`);
  await expect(page.getByText('Vorkasse', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(number).first()).toBeVisible();
  const order = await (await page.request.get(`/api/orders/${number}`)).json();
  expect(order.order_items, 'as changed in the cart').toMatchObject([{ quantity: 3 }]);
});

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the focus is visible from one end of a page to the other', async ({ page }) => {
      await page.goto('/produkt/1');
      await expect(page.getByRole('button', { name: 'In den Warenkorb' })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await tabTo(page, page.getByRole('contentinfo').getByRole('link').last());
      await tabTo(page, page.getByRole('link', { name: 'Zum Inhalt springen' }), 'Shift+Tab');
    });
  });
}

/** Expects the target page to show, with the focus at its start. */
async function expectPage(page: Page, heading: string | RegExp): Promise<void> {
  await expect(main(page).getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await expect(main(page)).toBeFocused();
}
