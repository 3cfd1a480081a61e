import { expect, type Page } from '@playwright/test';

/** Set while the pictures of the README are taken; the tests alone do without. */
export const TAKE_PICTURES = 'TAKE_PICTURES';

/**
 * Finds nothing sticking out of the page. With TAKE_PICTURES set it also takes a picture of the whole
 * page for people to look at. The page must be at rest.
 */
export async function photograph(page: Page, name: string): Promise<void> {
  const before = page.viewportSize();
  if (!before) throw new Error('A page without a size cannot be photographed.');
  const { scrollWidth, scrollHeight } = await page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { scrollWidth, scrollHeight };
  });
  expect(scrollWidth, `${name} is wider than the screen`).toBeLessThanOrEqual(before.width);
  if (!process.env[TAKE_PICTURES]) return;
  // As high as the page: what sticks to the screen's edge stands at the page's, and pictures load.
  // What is at least a screen high keeps its height, or the footer would be pushed out of the picture.
  const main = page.locator('main');
  await main.evaluate((element) => {
    element.style.minHeight = `${element.clientHeight}px`;
  });
  await page.setViewportSize({ width: before.width, height: scrollHeight });
  await page.waitForFunction(() => [...document.images].every((image) => image.complete));
  await page.screenshot({ path: `screenshots/${name}-${before.width}.png`, fullPage: true });
  await page.setViewportSize(before);
  await main.evaluate((element) => {
    element.style.minHeight = '';
  });
}
