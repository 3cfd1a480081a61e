import { expect, type Page } from '@playwright/test';
import { DESKTOP, PHONE } from './shop-test.ts';

/** A desktop of 1280 × 1024 at 400 % zoom (WCAG 1.4.10). */
export const ZOOMED = { width: 320, height: 256 };

const OTHER_WIDTHS = [320, 768, 1024];
/** With text at 200 %: from the narrowest width to the one where the header fits one row. */
const ENLARGED_WIDTHS = [320, 1200, 1440];

/** Expects the page to fit every width, text at 200 %, 400 % zoom and a reader's own text spacing. */
export async function expectReflow(page: Page): Promise<void> {
  for (const width of OTHER_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSideScroll(page, width);
  }
  await page.setViewportSize(PHONE);
  expect(await smallTargets(page)).toEqual([]);
  await enlargeText(page, '200%');
  for (const width of [PHONE.width, ...ENLARGED_WIDTHS]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSideScroll(page, width);
  }
  await enlargeText(page, '100%');
  await page.setViewportSize(ZOOMED);
  expect(await stickyHeight(page)).toBe(0);
  await spaceText(page);
  expect(await clippedTexts(page)).toEqual([]);
  await expectNoSideScroll(page, ZOOMED.width);
  await page.setViewportSize(DESKTOP);
  expect(await clippedTexts(page)).toEqual([]);
}

/** Through the CSSOM: the content security policy blocks injected style elements. */
export function enlargeText(page: Page, size: string): Promise<void> {
  return page.evaluate((fontSize) => {
    document.documentElement.style.setProperty('font-size', fontSize, 'important');
  }, size);
}

/** The text spacing of WCAG 1.4.12, applied to every element as a reader's style sheet would. */
function spaceText(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      element.style.setProperty('line-height', '1.5', 'important');
      element.style.setProperty('letter-spacing', '0.12em', 'important');
      element.style.setProperty('word-spacing', '0.16em', 'important');
      if (element.tagName === 'P') element.style.setProperty('margin-bottom', '2em', 'important');
    }
  });
}

/** Clipped texts, other than clamped descriptions. */
function clippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility() && element.textContent?.trim())
      .filter((element) => getComputedStyle(element).overflow === 'hidden')
      .filter((element) => element.getBoundingClientRect().width > 1)
      .filter((element) => getComputedStyle(element).webkitLineClamp === 'none')
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 160)),
  );
}

/** Total height of sticky and fixed elements, in px. */
function stickyHeight(page: Page): Promise<number> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position))
      .reduce((sum, { offsetHeight }) => sum + offsetHeight, 0),
  );
}

export async function expectNoSideScroll(page: Page, width: number): Promise<void> {
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(scrollWidth, `at ${width} px`).toBeLessThanOrEqual(width);
}

/** Touch targets under 44 px, a control with its label; links in a line of text are exempt. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = [
      ...document.querySelectorAll<HTMLElement>('a, button, select, input, summary'),
    ];
    return targets
      .map((element) => ({
        element,
        box: (element.closest('label') ?? element).getBoundingClientRect(),
      }))
      .filter(({ element }) => element.checkVisibility({ visibilityProperty: true }))
      .filter(({ box }) => box.width > 1 && box.left >= 0 && box.top >= 0)
      .filter(({ element }) => !/^inline(-block)?$/.test(getComputedStyle(element).display))
      .filter(({ element }) => getComputedStyle(element).opacity !== '0')
      .filter(({ box }) => Math.min(box.width, box.height) < 43.5)
      .map(({ element }) => element.outerHTML.slice(0, 120));
  });
}
