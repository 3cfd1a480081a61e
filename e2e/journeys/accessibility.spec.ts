import { expectNoViolations, expectTargetsInSight } from '../axe.ts';
import { expectFits, ZOOMED } from '../fitting.ts';
import { expectForcedColors } from '../forced-colors.ts';
import { expectFrame, expectTexts } from '../frame.ts';
import { VISITED_PAGES } from '../pages.ts';
import { photograph } from '../photograph.ts';
import { expectAsItCame, expectNoShift, untilAtRest, watchShifts } from '../rendered.ts';
import { DESKTOP, expect, PHONE, test } from '../shop-test.ts';

// All that is to be said about a page is said of one visit: opening it takes the most time.
for (const { path, texts, isWhole, isLongText, screenshot } of VISITED_PAGES) {
  test.describe(path, () => {
    if (path === '/gibt-es-nicht') test.use({ expectedErrors: /status of 404/ });

    test('stays as it came, shows its texts in the frame, and axe objects to nothing at any size', async ({
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
      for (const viewport of [PHONE, DESKTOP]) {
        await page.setViewportSize(viewport);
        await expectNoViolations(page);
        await photograph(page, screenshot);
      }
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
