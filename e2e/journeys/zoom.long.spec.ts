import type { Locator, Page } from '@playwright/test';
import { expect, field, fillCart, fillCustomer, test } from '../shop-test.ts';

/** 1280 × 1024 and 1440 × 900 at 200 % zoom. */
const TWICE = { width: 640, height: 512 };
const LOW_TWICE = { width: 720, height: 450 };

test.use({ viewport: TWICE });

test('a product at 200 % zoom has name, price and button in the first view', async ({ page }) => {
  await page.goto('/produkt/1');
  const name = page.getByRole('heading', { level: 1 });
  await expectFree(name, page.getByText(/^24,50/), page.getByText('In den Warenkorb'));
  await expectRoom(page);
});

test('a lower screen at 200 % zoom has name and price below the question after prices', async ({
  page,
}) => {
  await page.setViewportSize(LOW_TWICE);
  await page.goto('/produkt/1');
  await expect(page.getByRole('button', { name: 'Privat' })).toBeVisible();
  await expectFree(page.getByRole('heading', { level: 1 }), page.getByText(/^24,50/));
});

test('a search on a lower screen at 200 % zoom shows the first product', async ({ page }) => {
  await page.setViewportSize(LOW_TWICE);
  await page.goto('/katalog?suche=sand');
  await expect(page.getByText('Produkte gefunden')).toBeVisible();
  await expect(page.locator('main li .item-picture').first()).toBeInViewport({ ratio: 0.3 });
});

test('the catalogue at 200 % zoom shows a whole card with its button', async ({ page }) => {
  await page.goto('/katalog');
  const card = page.locator('main li:has(.item-name)').first();
  await expect(card.locator('img')).toBeVisible();
  await card.evaluate(toCentre);
  await expectFree(card.getByRole('link'), card.locator('.item-price'), card.getByRole('button'));
  await expectRoom(page);
});

test('cart and checkout at 200 % zoom show each line, and the total with its button', async ({
  page,
}) => {
  await fillCart(page, [1, 2], [8, 12]);
  await page.goto('/warenkorb');
  await expectFree(page.getByRole('link', { name: 'Kies 16/32' }), page.getByText(/^49,00/));
  const order = page.getByRole('link', { name: 'Bestellung aufgeben' });
  await order.evaluate(toEnd);
  await expectFree(page.getByText('Gesamtsumme', { exact: true }), order);
  await expectRoom(page);
  await page.goto('/checkout');
  await fillCustomer(page, 'Erika Muster');
  const send = page.getByRole('button', { name: 'Bestellung absenden' });
  await send.evaluate(toCentre);
  await expectFree(send);
  await expectRoom(page);
});

test('a plan at 200 % zoom shows its sum with the button', async ({ page }) => {
  await page.goto('/planer/einfahrt');
  await field(page, 'oder Fläche').fill('40');
  await expect(page.getByRole('heading', { level: 1, name: 'Einfahrt, 40 m²' })).toBeVisible();
  const take = page.getByRole('button', { name: 'Alles in den Warenkorb' });
  await take.evaluate(toCentre);
  await expectFree(take);
  await expectRoom(page);
});

/** Expects an element of each locator to be fully in view, with nothing over its centre. */
async function expectFree(...locators: Locator[]): Promise<void> {
  for (const locator of locators) {
    await expect.poll(() => locator.evaluateAll(countFree), locator.toString()).toBeGreaterThan(0);
  }
}

/** At any scroll position, sticky elements cover at most a third, and nothing is wider than the screen. */
async function expectRoom(page: Page): Promise<void> {
  for (const part of [0, 0.3, 0.6, 1]) {
    const { covered, beyond } = await page.evaluate(roomAt, part);
    expect.soft(covered, `of ${page.url()} at ${part}`).toBeLessThanOrEqual(1 / 3);
    expect.soft(beyond, `px beyond ${page.url()}`).toBeLessThanOrEqual(0);
  }
}

/** Above the bars at the bottom of the screen. */
const toEnd = (element: Element): void => {
  element.scrollIntoView({ block: 'end', behavior: 'instant' });
};

const toCentre = (element: Element): void => {
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
};

/** How many of these elements are fully in view, with nothing over their centre. */
const countFree = (elements: Element[]): number =>
  elements.filter((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    // A card's link lies over the whole card.
    const own = element.closest('li') ?? element;
    return top >= 0 && bottom <= window.innerHeight && own.contains(hit);
  }).length;

function roomAt(part: number): { covered: number; beyond: number } {
  const { scrollHeight, scrollWidth } = document.documentElement;
  window.scrollTo({ top: part * (scrollHeight - window.innerHeight), behavior: 'instant' });
  const rows = new Set<number>();
  for (const element of document.querySelectorAll('body *')) {
    const { position } = getComputedStyle(element);
    const { top, bottom, width } = element.getBoundingClientRect();
    const isStuck =
      position === 'fixed' ||
      (position === 'sticky' && (Math.abs(top) < 2 || bottom >= window.innerHeight - 2));
    if (!isStuck || width < window.innerWidth / 2 || !element.checkVisibility()) continue;
    for (let y = Math.max(0, Math.ceil(top)); y < Math.min(bottom, window.innerHeight); y += 1) {
      rows.add(y);
    }
  }
  return { covered: rows.size / window.innerHeight, beyond: scrollWidth - window.innerWidth };
}
