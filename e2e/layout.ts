import { expect, type Page } from '@playwright/test';
import { DESKTOP, PHONE } from './shop-test.ts';

const SCREENS = [{ width: 320, height: 640 }, PHONE, { width: 1024, height: 768 }, DESKTOP];

/**
 * On a phone a page covers no control, sets only labels in capitals and ends with a short footer;
 * its contact buttons cover nothing at any width.
 */
export async function expectLayout(page: Page): Promise<void> {
  expect(await coveredControls(page)).toEqual([]);
  expect(await capitals(page)).toEqual([]);
  const { footerHeight, below } = await end(page);
  expect(below, 'px below the footer').toBe(0);
  expect(footerHeight).toBeLessThanOrEqual(900);
  await expectNothingUnderContact(page);
}

/** Controls whose centre is covered, after scrolling only as far as they need. */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0,
      )
      .filter((element) => {
        element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const { left, right, top, bottom } = element.getBoundingClientRect();
        // The skip link stands above the screen until it has the focus.
        if (bottom < 0) return false;
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const own = [element, ...((element as HTMLInputElement).labels ?? [])];
        return !own.some((part) => part.contains(hit)) && !hit?.contains(element);
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  );
}

/** At every width the contact buttons show in a page's first view, with no control under them. */
export async function expectNothingUnderContact(page: Page): Promise<void> {
  const contact = page.getByRole('complementary', { name: 'Schnellkontakt' });
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    for (const name of [/^Anrufen/, /^E-Mail an/]) {
      await expect(contact.getByRole('link', { name })).toBeInViewport({ ratio: 1 });
    }
    const covered = await contact.evaluate(coveredBy);
    expect(covered, `under the contact buttons of ${page.url()} at ${screen.width} px`).toEqual([]);
  }
  await page.setViewportSize(PHONE);
}

/** Controls under the links of an element, at the top of the page. */
const coveredBy = (element: Element): string[] => {
  window.scrollTo({ top: 0, behavior: 'instant' });
  const found = new Set<Element>();
  for (const link of element.querySelectorAll('a')) {
    const { left, right, top, bottom } = link.getBoundingClientRect();
    for (let x = left + 1; x < right; x += 8) {
      for (let y = top + 1; y < bottom; y += 8) {
        for (const under of document.elementsFromPoint(x, y)) {
          const control = under.closest(
            'a, button, input, select, textarea, summary, label, [role="tab"]',
          );
          if (control && !element.contains(control)) found.add(control);
        }
      }
    }
  }
  return [...found].map(({ outerHTML }) => outerHTML.slice(0, 160));
};

/** Expects nothing wider than the open dialog, on a phone and on a desktop. */
export async function expectDialogFits(page: Page): Promise<void> {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    const beyond = await page.getByRole('dialog').evaluate((dialog) => {
      const { right } = dialog.getBoundingClientRect();
      const parts = [...dialog.querySelectorAll('*')];
      return Math.max(...parts.map((part) => part.getBoundingClientRect().right)) - right;
    });
    expect(beyond, `px beyond the dialog at ${viewport.width} px`).toBeLessThanOrEqual(0);
  }
}

/** Uppercase texts other than overlines, or overlines with figures, whose units would be wrong. */
function capitals(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => getComputedStyle(element).textTransform === 'uppercase')
      .filter((element) => element.closest('h1, h3, a, button') || /[\dß]/.test(element.innerText))
      .map((element) => element.textContent ?? ''),
  );
}

/** The footer's height, and how far the page extends below it and the bottom bars. */
function end(page: Page): Promise<{ footerHeight: number; below: number }> {
  return page.getByRole('contentinfo').evaluate((footer) => {
    const { bottom, height } = footer.getBoundingClientRect();
    const bars = footer.nextElementSibling?.clientHeight ?? 0;
    const below = document.documentElement.scrollHeight - (bottom + window.scrollY) - bars;
    return { footerHeight: height, below: Math.floor(Math.abs(below)) };
  });
}
