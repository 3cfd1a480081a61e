import type { Page } from '@playwright/test';
import { VISITED_PAGES } from '../pages.ts';
import { DESKTOP, expect, fillCart, PHONE, test } from '../shop-test.ts';

for (const { path } of VISITED_PAGES) {
  test.describe(path, () => {
    if (path === '/gibt-es-nicht') test.use({ expectedErrors: /status of 404/ });

    test('covers no control on a phone, sets only labels in capitals and ends with a short footer', async ({
      page,
    }) => {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await coveredControls(page)).toEqual([]);
      expect(await capitals(page)).toEqual([]);
      const { footerHeight, below } = await end(page);
      expect(below, 'px below the footer').toBe(0);
      expect(footerHeight).toBeLessThanOrEqual(900);
    });
  });
}

test('the cart covers no control on a phone either', async ({ page }) => {
  await fillCart(page, [1, 2], [8, 12]);
  for (const path of ['/warenkorb', '/checkout']) {
    await page.goto(path);
    await expect(page.locator('main h1')).toBeVisible();
    expect(await coveredControls(page)).toEqual([]);
  }
});

for (const id of [1, 8, 14, 401, 501]) {
  test(`the quantity or the inquiry of product ${id} is free in the first view of a phone`, async ({
    page,
  }) => {
    await page.goto(`/produkt/${id}`);
    const control = page
      .getByRole('button', { name: 'Menge erhöhen' })
      .or(page.getByRole('link', { name: 'Preis anfragen' }));
    expect(await control.evaluate(isFree)).toBe(true);
  });
}

test('a bar with price and button stands in for the cart button while that is out of sight', async ({
  page,
}) => {
  await page.goto('/produkt/1');
  const main = page.getByRole('button', { name: 'In den Warenkorb' });
  const contact = page.getByRole('complementary', { name: 'Schnellkontakt' });
  const bar = contact.locator('div[aria-hidden="true"]');
  await expect(main).toBeInViewport();
  await expect(bar).toBeHidden();
  await page.getByLabel('Menge', { exact: true }).fill('3');
  await page.getByRole('heading', { name: 'Technische Daten' }).evaluate(toTop);
  await expect(bar).toHaveText(/^3.t73,50.€In den Warenkorb$/);
  await expect(page.getByRole('link', { name: /^Anrufen/ })).toBeInViewport();
  await expect(page.getByRole('link', { name: /^E-Mail an/ })).toBeInViewport();
  await expect(main, 'screen readers have one button').toHaveCount(1);

  await bar.getByText('In den Warenkorb').click();
  await expect(bar).toContainText('Zum Warenkorb hinzugefügt');
  await expect(page.getByRole('button', { name: 'Zum Warenkorb hinzugefügt' })).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Warenkorb, 1 Artikel' })).toBeVisible();
  await expect(bar).toContainText('In den Warenkorb');
  await main.evaluate(toTop);
  await expect(bar).toBeHidden();
});

test('the categories of the catalogue take one row on a phone, which shows the chosen one', async ({
  page,
}) => {
  await page.goto('/katalog?category=Dachdeckung');
  const chosen = page.getByRole('button', { name: 'Dachdeckung', pressed: true });
  await expect(chosen).toBeInViewport({ ratio: 1 });
  const box = await page.getByRole('group', { name: 'Kategorie' }).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(80);
});

test("the cart's badge keeps within the page's grid", async ({ page }) => {
  await fillCart(page, [1, 2], [8, 12]);
  for (const viewport of [PHONE, { width: 1280, height: 900 }, DESKTOP]) {
    await page.setViewportSize(viewport);
    await page.goto('/katalog');
    const badge = page.getByRole('link', { name: 'Warenkorb, 2 Artikel' });
    await expect(badge).toBeVisible();
    const overhang = await badge.evaluate((link) => {
      const row = link.closest('header')?.firstElementChild as HTMLElement;
      const edge =
        row.getBoundingClientRect().right - parseFloat(getComputedStyle(row).paddingRight);
      const parts = [link, ...link.querySelectorAll('*')];
      return Math.max(...parts.map((part) => part.getBoundingClientRect().right)) - edge;
    });
    expect(overhang, `at ${viewport.width} px`).toBeLessThanOrEqual(0.5);
  }
});

const toTop = (element: Element): void => {
  element.scrollIntoView({ block: 'start', behavior: 'instant' });
};

/** Whether nothing lies over the centre of a control, without scrolling. */
const isFree = (element: Element): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return element.contains(hit);
};

/** Controls with something else over their centre, after scrolling only as far as they need. */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((element) => element.checkVisibility() && element.tabIndex >= 0)
      .filter((element) => {
        element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const { left, right, top, bottom } = element.getBoundingClientRect();
        // The link that jumps to the content stands above the screen until it has the focus.
        if (bottom < 0) return false;
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const own = [element, ...((element as HTMLInputElement).labels ?? [])];
        return !own.some((part) => part.contains(hit)) && !hit?.contains(element);
      })
      .map((element) => element.outerHTML.slice(0, 160)),
  );
}

/** Texts in capitals other than overlines, or overlines with figures, whose units would be wrong. */
function capitals(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => getComputedStyle(element).textTransform === 'uppercase')
      .filter((element) => element.closest('h1, h3, a, button') || /[\dß]/.test(element.innerText))
      .map((element) => element.textContent ?? ''),
  );
}

/** The footer's height, and how far the page goes on below it. */
function end(page: Page): Promise<{ footerHeight: number; below: number }> {
  return page.getByRole('contentinfo').evaluate((footer) => {
    const { bottom, height } = footer.getBoundingClientRect();
    const below = document.documentElement.scrollHeight - (bottom + window.scrollY);
    return { footerHeight: height, below: Math.abs(Math.round(below)) };
  });
}
