import { expect, type Page } from '@playwright/test';
import { focusFault } from './keyboard.ts';

/** Stops of the tabulator at which the focus has to be seen. */
const STOPS = 4;

/**
 * Where the device's own colours replace the shop's (forced colours), grounds and shadows are gone:
 * each button still has a border, what is chosen differs from what is not, and the focus is seen.
 */
export async function expectForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await page.evaluate(borderlessButtons), 'buttons without a border').toEqual([]);
  expect(await page.evaluate(hiddenChoices), 'choices that look like the others').toEqual([]);
  for (let stop = 1; stop <= STOPS; stop++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(focusFault), `stop ${stop} in forced colours`).toBe('');
  }
  await page.emulateMedia({ forcedColors: null });
}

/** Buttons with a text that neither they nor what they stand in give a line. Runs in the page. */
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

/** What is pressed or the present page and looks like its neighbours. Runs in the page. */
function hiddenChoices(): string[] {
  const look = (element: Element): string => {
    const { backgroundColor, textDecorationLine } = getComputedStyle(element);
    return `${backgroundColor} ${textDecorationLine}`;
  };
  const isUnlike = (chosen: Element, others: string): boolean =>
    [...document.querySelectorAll(others)].every((other) => look(other) !== look(chosen));
  const alike = (chosen: string, others: string): Element[] =>
    [...document.querySelectorAll(chosen)].filter((element) => !isUnlike(element, others));
  return [
    ...alike('main [aria-pressed="true"]', 'main [aria-pressed="false"]'),
    ...alike('header a[aria-current="page"]', 'header nav a:not([aria-current])'),
  ].map((element) => element.outerHTML.slice(0, 160));
}
