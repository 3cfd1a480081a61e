import type { Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { coveredControls, expectNothingUnderContact } from './layout.ts';
import { expectNoSideScroll } from './reflow.ts';
import { DESKTOP, expect, PHONE } from './shop-test.ts';

/** Set while the README's pictures are taken. */
export const TAKE_PICTURES = 'TAKE_PICTURES';

/**
 * On a phone and on a desktop, axe finds nothing on the page or in a part of it, and nothing overflows the
 * screen. With TAKE_PICTURES set it also takes the page's pictures. The page must have loaded.
 */
export async function inspect(page: Page, name: string, part?: string): Promise<void> {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await expectNoViolations(page, part);
    await expectNoSideScroll(page, viewport.width);
    await takePicture(page, `${name}-${viewport.width}`);
  }
  await page.setViewportSize(PHONE);
  await expect(page.locator('body')).not.toHaveText(/\[object \w+\]|\bundefined\b|\bNaN\b/, {
    useInnerText: true,
  });
}

/** Also checks that no control is covered on a phone, least of all by the contact buttons. */
export async function inspectLoaded(page: Page, name: string): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await inspect(page, name, 'main');
  expect(await coveredControls(page)).toEqual([]);
  await expectNothingUnderContact(page);
}

/** Expects nothing wider than the screen, on a phone and on a desktop. */
export async function expectFits(page: Page): Promise<void> {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    await expectNoSideScroll(page, viewport.width);
  }
  await page.setViewportSize(PHONE);
}

/** Takes a picture of the whole page if TAKE_PICTURES is set. */
async function takePicture(page: Page, name: string): Promise<void> {
  if (!process.env[TAKE_PICTURES]) return;
  const { width, height } = page.viewportSize() ?? PHONE;
  // The window becomes as high as the page, so sticky bars sit at the page's edges and lazy pictures load.
  // Elements that fill the screen keep their height, or they would push the footer out of the picture.
  const main = page.locator('main');
  await main.evaluate((element) => {
    element.style.minHeight = `${element.clientHeight}px`;
  });
  const scrollHeight = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: scrollHeight });
  // What grows with the window would leave the page scrolled, its bars in the middle of the picture.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  // A calendar follows its field a moment after the window is resized.
  await page.waitForTimeout(250);
  await page.screenshot({ path: `screenshots/${name}.png`, fullPage: true });
  await page.setViewportSize({ width, height });
  await main.evaluate((element) => {
    element.style.minHeight = '';
  });
}
