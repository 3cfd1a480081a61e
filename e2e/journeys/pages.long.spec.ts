import type { Page } from '@playwright/test';
import { expectNoViolations, expectTargetsInSight } from '../axe.ts';
import { expectWithinBudget } from '../budgets.ts';
import { firstVisit } from '../first-visit.ts';
import { expectForcedColors } from '../forced-colors.ts';
import { inspect } from '../inspect.ts';
import { expectLayout } from '../layout.ts';
import { PUBLIC_ADDRESSES, VISITED_PAGES } from '../pages.ts';
import { expectReflow, ZOOMED } from '../reflow.ts';
import {
  expectNoShift,
  expectStylesOfDocument,
  expectTextOfDocument,
  observeShifts,
  untilSettled,
} from '../rendered.ts';
import { expect, PHONE, test } from '../shop-test.ts';

const FOOTER_LINKS = [
  'Impressum',
  'Datenschutz',
  'AGB',
  'Barrierefreiheit',
  'Schüttgut',
  'Dachdeckung',
];

/** Pages whose bottom bar must not cut a card to a sliver on the phone that Lighthouse emulates. */
const LISTS = ['/katalog', '/miete'];
const LIGHTHOUSE_PHONE = { width: 412, height: 823 };

// One first visit serves all assertions about a page: opening it takes the most time.
for (const { path, texts, isWhole, isLongText, screenshot } of VISITED_PAGES) {
  test.describe(path, () => {
    // The service worker counts as well.
    test.use({ serviceWorkers: 'allow' });
    if (path === '/gibt-es-nicht') test.use({ expectedErrors: /status of 404/ });

    test('is light, keeps its rendered state, shows its texts and the frame, and fits every screen and reader', async ({
      page,
      context,
    }) => {
      await observeShifts(context);
      const visit = await firstVisit(page, path);
      if (PUBLIC_ADDRESSES.includes(path)) expectWithinBudget(path, visit);
      await untilSettled(page);
      await expectNoShift(page, isLongText);
      if (isWhole) {
        await expectTextOfDocument(page, path);
        await expectStylesOfDocument(page);
      }
      await expectTexts(page, texts);
      await expectFrame(page, path.startsWith('/admin'));
      if (LISTS.includes(path)) {
        await page.setViewportSize(LIGHTHOUSE_PHONE);
        await expectTargetsInSight(page);
      }
      await inspect(page, screenshot);
      await expectForcedColors(page);
      await expectLayout(page);
      await expectReflow(page);
    });
  });
}

test.describe('after losing the connection', () => {
  // A request to the shop reveals whether the device is right.
  test.use({ expectedErrors: /ERR_INTERNET_DISCONNECTED/ });

  test('axe finds nothing in a rental request and an empty list', async ({ page, context }) => {
    await page.goto('/miete/1');
    await page.getByLabel('Mietbeginn').fill('2099-03-02');
    await page.getByLabel('Mietende').fill('2099-03-06');
    await page.getByRole('button', { name: 'Reservieren' }).click();
    await expect(page.getByRole('dialog', { name: 'Reservierung' })).toBeVisible();
    await expectNoViolations(page, '[role="dialog"]');
    await page.setViewportSize(ZOOMED);
    const text = page.getByRole('dialog').getByText(/^Am schnellsten reservieren Sie online/);
    await expect(text).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(PHONE);
    await page.goto('/miete?suche=zzzz');
    await expect(page.getByText('Keine Mietgeräte gefunden')).toBeVisible();
    // Interrupting a call would log an error.
    await untilSettled(page);
    await context.setOffline(true);
    await expect(page.getByText(/^Keine Internetverbindung/)).toBeVisible();
    await expectNoViolations(page);
  });
});

test.describe('for missing items', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('pages say that nothing was found, and axe finds nothing', async ({ page }) => {
    for (const [path, text] of [
      ['/miete/999999', 'Gerät nicht gefunden'],
      ['/produkt/999999', 'Produkt nicht gefunden'],
      ['/bestellung-bestaetigung/B-00000-00000', 'Bestellung nicht gefunden'],
      ['/mietbuchung/M-00000-00000', 'Miete nicht gefunden'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByText(text)).toBeVisible();
      await expectNoViolations(page, 'main');
    }
  });
});

/** Each text is visible somewhere on the page. */
async function expectTexts(page: Page, texts: readonly (string | RegExp)[]): Promise<void> {
  for (const text of texts) {
    const found = page.getByText(text).filter({ visible: true }).first();
    await expect(found, String(text)).toBeVisible();
  }
}

/** The frame of every page: ways to call and to ask, which the office has in its menu, and the footer. */
async function expectFrame(page: Page, isOffice: boolean): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  if (isOffice) await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await expect(page.getByRole('link', { name: 'Rückruf anfordern' })).toBeVisible();
  if (isOffice) await page.getByRole('button', { name: 'Menü schließen' }).click();
  await expect(page.getByRole('link', { name: /^Anrufen/ })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  for (const name of FOOTER_LINKS) await expect(footer.getByRole('link', { name })).toHaveCount(1);
  await expect(footer).toContainText('07:00–17:00');
}
