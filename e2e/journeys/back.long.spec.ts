import type { Locator, Page } from '@playwright/test';
import { catalogueStart } from '@shop/domain/product/product-list';
import { expectNoViolations } from '../axe.ts';
import { DESKTOP, expect, PHONE, test } from '../shop-test.ts';

/** In px: a fraction of a card's height. */
const MAX_MISS = 24;

/** Lists longer than the screen, and the text typed into their search field. */
const LISTS: { viewport: typeof PHONE; path: string; search?: string }[] = [
  { viewport: PHONE, path: '/katalog?category=Dachdeckung&sortierung=price-down' },
  { viewport: PHONE, path: '/miete?sortierung=price-up', search: 'bo' },
  { viewport: DESKTOP, path: '/katalog?ansicht=liste' },
];

for (const { viewport, path, search } of LISTS) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test(`${path} keeps its place after an item: on Back, Forward and reload`, async ({ page }) => {
      await page.goto(path);
      if (search) {
        await page.getByRole('main').getByRole('searchbox').fill(search);
        await page.waitForURL(`**suche=${search}`);
      }
      const cards = cardsOf(page);
      const found = await settledCount(page);
      const card = cards.nth(Math.floor(found * 0.8));
      const place = await scrollTo(page, card);
      const address = page.url();

      await open(page, card);
      const read = 300;
      // The page moves to its top, possibly after its heading is visible.
      await expect(async () => {
        await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), read);
        await nextFrames(page);
        expect(await scrollY(page)).toBe(read);
      }).toPass();

      await page.goBack();
      await expectPlace(card, place);
      expect(page.url()).toBe(address);
      await expect(cards).toHaveCount(found);
      await page.goForward();
      await expect.poll(() => scrollY(page)).toBe(read);
      await page.goBack();
      await expectPlace(card, place);
      await page.goForward();
      await page.reload();
      await page.goBack();
      await expectPlace(card, place);
      await expect(cards).toHaveCount(found);
      await page.reload();
      await expectPlace(card, place);
    });
  });
}

test.describe('in a long list', () => {
  // Only the list knows these products.
  test.use({ expectedErrors: /status of 404/ });

  test('going back restores the cards of the second hundred', async ({ page }) => {
    const products = Array.from({ length: 240 }, (_, index) => ({
      id: index + 1,
      name: `Kies ${index + 1}`,
      category: 'Schüttgut',
      price: 24.5,
      unit: 't',
    }));
    const start = catalogueStart(products);
    await page.route('**/api/catalogue', (route) => route.fulfill({ json: start }));
    await page.goto('/katalog');
    const cards = cardsOf(page);
    await expect(cards).toHaveCount(100);
    await expectNoViolations(page, 'main [data-screen-only]');
    // By keyboard: cards scrolling into view may move the button away from the pointer.
    await page.getByRole('button', { name: 'Mehr anzeigen' }).press('Enter');
    await expect(cards).toHaveCount(200);
    const card = cards.nth(180);
    const place = await scrollTo(page, card);
    // A real click would first scroll the card out from under a bar.
    await card.getByRole('link').dispatchEvent('click');
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await page.goBack();
    await expect(cards).toHaveCount(200);
    await expectPlace(card, place);
  });
});

const cardsOf = (page: Page): Locator => page.locator('main li:has(.item-name)');

const scrollY = (page: Page): Promise<number> => page.evaluate(() => Math.round(window.scrollY));

/** Number of cards, once it matches the number that the list announces. */
async function settledCount(page: Page): Promise<number> {
  const cards = cardsOf(page);
  const text = page.getByText(/^\d+ (Produkte|Mietgeräte) gefunden/);
  await expect(async () => {
    expect(await cards.count()).toBe(Math.min(100, Number.parseInt(await text.innerText(), 10)));
  }).toPass();
  return cards.count();
}

/** Scrolls to the middle of a card and returns its distance from the top of the screen in px. */
async function scrollTo(page: Page, card: Locator): Promise<number> {
  await card.evaluate((element) =>
    element.scrollIntoView({ block: 'center', behavior: 'instant' }),
  );
  expect(await scrollY(page)).toBeGreaterThan(1000);
  // Cards get their real heights only when they come into view.
  return card.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        let place = 0;
        let stillFrames = 0;
        const look = () => {
          const { top } = element.getBoundingClientRect();
          stillFrames = top === place ? stillFrames + 1 : 0;
          place = top;
          if (stillFrames < 20) requestAnimationFrame(look);
          else resolve(place);
        };
        look();
      }),
  );
}

/** Waits until the page has received the scroll event. */
const nextFrames = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );

async function open(page: Page, card: Locator): Promise<void> {
  const name = await card.locator('.item-name').innerText();
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
  await expect.poll(() => scrollY(page)).toBe(0);
}

const top = (element: Locator): Promise<number> =>
  element.evaluate((node) => node.getBoundingClientRect().top);

async function expectPlace(card: Locator, place: number): Promise<void> {
  await expect(async () => {
    expect(Math.abs((await top(card)) - place)).toBeLessThanOrEqual(MAX_MISS);
  }).toPass({ timeout: 10_000 });
}
