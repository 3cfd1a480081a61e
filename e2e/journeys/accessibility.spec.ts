import type { Page } from '@playwright/test';
import { expectNoViolations, expectTargetsInSight } from '../axe.ts';
import { expectFits, ZOOMED } from '../fitting.ts';
import { expectForcedColors } from '../forced-colors.ts';
import { inspect } from '../inspect.ts';
import { VISITED_PAGES } from '../pages.ts';
import { expectAsItCame, expectNoShift, untilAtRest, watchShifts } from '../rendered.ts';
import { expect, PHONE, test } from '../shop-test.ts';

const FOOTER_LINKS = [
  'Impressum',
  'Datenschutz',
  'AGB',
  'Barrierefreiheit',
  'Schüttgut',
  'Dachdeckung',
];

// One visit for all assertions about a page: opening it takes the most time.
for (const { path, texts, isWhole, isLongText, screenshot } of VISITED_PAGES) {
  test.describe(path, () => {
    if (path === '/gibt-es-nicht') test.use({ expectedErrors: /status of 404/ });

    test('keeps its rendered state, shows its texts and the frame, and axe finds nothing at any size', async ({
      page,
      context,
    }) => {
      await watchShifts(context);
      await page.goto(path);
      await untilAtRest(page);
      await expectNoShift(page, isLongText);
      if (isWhole) await expectAsItCame(page, path);
      await expectTexts(page, texts);
      await expectFrame(page);
      await inspect(page, screenshot);
      await expectForcedColors(page);
      await expectFits(page);
    });
  });
}

test('a request for a tool and an empty list have nothing that axe objects to', async ({
  page,
  context,
}) => {
  await page.goto('/miete/1');
  await page.getByLabel('Mietbeginn').fill('2999-03-01');
  await page.getByLabel('Mietende').fill('2999-03-05');
  await page.getByRole('button', { name: 'Jetzt anfragen' }).click();
  await expect(page.getByRole('dialog', { name: 'Mietanfrage' })).toBeVisible();
  await expectNoViolations(page, '[role="dialog"]');
  await page.setViewportSize(ZOOMED);
  const text = page.getByRole('dialog').getByText(/^Rufen Sie uns an/);
  await expect(text).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(PHONE);
  await page.goto('/miete?suche=zzzz');
  await expect(page.getByText('Keine Mietgeräte gefunden')).toBeVisible();
  // A call that is under way when the line breaks is a fault in the console.
  await untilAtRest(page);
  await context.setOffline(true);
  await expect(page.getByText(/^Keine Internetverbindung/)).toBeVisible();
  await expectNoViolations(page);
});

test('no card of a list is left as a sliver above the bar of the phone that Lighthouse takes', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 823 });
  for (const path of ['/katalog', '/miete']) {
    await page.goto(path);
    await untilAtRest(page);
    await expectTargetsInSight(page);
  }
});

/** Each text is visible somewhere on the page. */
async function expectTexts(page: Page, texts: readonly (string | RegExp)[]): Promise<void> {
  for (const text of texts) {
    const found = page.getByText(text).filter({ visible: true }).first();
    await expect(found, String(text)).toBeVisible();
  }
}

/** What surrounds every page: ways to call and to ask, and the footer. */
async function expectFrame(page: Page): Promise<void> {
  await expect(page.locator('h1')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Rückruf anfordern' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Anrufen/ })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  for (const name of FOOTER_LINKS) await expect(footer.getByRole('link', { name })).toHaveCount(1);
  await expect(footer).toContainText('07:00–17:00');
}
