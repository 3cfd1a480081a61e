import { expect, type Locator, type Page } from '@playwright/test';

/** More Tab stops than any journey needs. */
const MAX_STOPS = 90;

/**
 * Presses Tab until the target has the focus. At every stop the focus must be visible (WCAG 2.4.7,
 * 2.4.13) and not covered by sticky bars (2.4.11).
 */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  // Otherwise Tab would skip controls that are still loading.
  await target.waitFor();
  const element = await target.elementHandle();
  for (let stop = 0; stop < MAX_STOPS; stop++) {
    await page.keyboard.press(key);
    const fault = await page.evaluate(focusFault);
    expect(fault, `stop ${stop + 1} on the way to ${target}`).toBe('');
    if (await page.evaluate((node) => node === document.activeElement, element)) return;
  }
  throw new Error(`${key} does not reach ${target}`);
}

/** Defect of the visible focus, or ''. Runs in the page. */
export function focusFault(): string {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body)
    return 'nothing has the focus';
  const name = focused.getAttribute('aria-label') ?? (focused.textContent?.trim() || focused.id);
  if (!hasRing(focused)) return `no ring of 2 px around "${name}"`;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  if (seen && (focused.contains(seen) || seen.contains(focused))) return '';
  return `"${name}" is covered by ${seen?.outerHTML.slice(0, 80) ?? 'the edge of the screen'}`;

  /** Around the control, or the field or card that shows its focus. */
  function hasRing(element: HTMLElement): boolean {
    let around: HTMLElement | null = element;
    for (let steps = 0; around && around.tagName !== 'MAIN' && steps < 5; steps++) {
      const { outlineStyle, outlineWidth } = getComputedStyle(around);
      if (outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2) return true;
      around = around.parentElement;
    }
    return false;
  }
}
