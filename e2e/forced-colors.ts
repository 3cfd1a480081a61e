import { expect, type Page } from '@playwright/test';
import { focusFault } from './keyboard.ts';

/** Tab stops at which the focus must be visible. */
const STOPS = 4;

/**
 * Under forced colors, which drop backgrounds and shadows, each button has a border, selected
 * options stand out from the others, and the focus is visible.
 */
export async function expectForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await page.evaluate(borderlessButtons), 'buttons without a border').toEqual([]);
  expect(await page.evaluate(hiddenSelections), 'selections that look like the others').toEqual([]);
  for (let stop = 1; stop <= STOPS; stop++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(focusFault), `stop ${stop} in forced colours`).toBe('');
  }
  await page.emulateMedia({ forcedColors: null });
}

/** Buttons with text but neither border nor underline. Runs in the page. */
function borderlessButtons(): string[] {
  return [...document.querySelectorAll<HTMLElement>('main button')]
    .filter((button) => button.checkVisibility() && button.textContent?.trim())
    .filter((button) => !hasLine(button))
    .map((button) => button.outerHTML.slice(0, 160));

  function hasLine(element: HTMLElement): boolean {
    const { borderBottomStyle, borderBottomWidth, textDecorationLine } = getComputedStyle(element);
    const isBordered = borderBottomStyle !== 'none' && Number.parseFloat(borderBottomWidth) >= 1;
    return isBordered || textDecorationLine.includes('underline');
  }
}

/** Pressed buttons, or the current page's link, that look like the others. Runs in the page. */
function hiddenSelections(): string[] {
  const look = (element: Element): string => {
    const { backgroundColor, textDecorationLine } = getComputedStyle(element);
    return `${backgroundColor} ${textDecorationLine}`;
  };
  const isUnlike = (selected: Element, others: string): boolean =>
    [...document.querySelectorAll(others)].every((other) => look(other) !== look(selected));
  const alike = (selected: string, others: string): Element[] =>
    [...document.querySelectorAll(selected)].filter((element) => !isUnlike(element, others));
  return [
    ...alike('main [aria-pressed="true"]', 'main [aria-pressed="false"]'),
    ...alike('header a[aria-current="page"]', 'header nav a:not([aria-current])'),
  ].map((element) => element.outerHTML.slice(0, 160));
}
