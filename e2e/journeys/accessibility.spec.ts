import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { photograph } from '../photograph.ts';
import { DESKTOP, expect, PHONE, putIntoCart, submitOrder, test } from '../shop-test.ts';

/** Each page with the name of its pictures. */
const PAGES = {
  home: '/',
  catalogue: '/katalog',
  product: '/produkt/1',
  'product-on-request': '/produkt/14',
  rentals: '/miete',
  'rental-tool': '/miete/1',
  'rental-tool-lent': '/miete/106',
  about: '/uber-uns',
  services: '/leistungen',
  delivery: '/lieferung',
  contact: '/kontakt',
  'sign-in-required': '/dashboard',
  'access-denied': '/admin',
  imprint: '/impressum',
  privacy: '/datenschutz',
  terms: '/agb',
  'accessibility-statement': '/barrierefreiheit',
  'not-found': '/gibt-es-nicht',
};

const OTHER_WIDTHS = [320, 768, 1024];
/** Tried at 200 % text beside a phone's: from the least to where everything stands in one row. */
const ENLARGED_WIDTHS = [320, 1200, 1440];

for (const [name, path] of Object.entries(PAGES)) {
  test(`${path} has nothing that axe objects to, and fits every width`, async ({ page }) => {
    await open(page, path);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      await expectNoViolations(page);
      await photograph(page, name);
    }
    for (const width of OTHER_WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSideScroll(page, width);
    }
    await page.setViewportSize(PHONE);
    expect(await smallTargets(page)).toEqual([]);
    await enlargeText(page);
    for (const width of [PHONE.width, ...ENLARGED_WIDTHS]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSideScroll(page, width);
    }
  });
}

test('the open menu has nothing that axe objects to', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: /Menü/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoViolations(page);
});

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('cart and checkout with errors have nothing that axe objects to', async ({ page }) => {
      await putIntoCart(page, 1, 2);
      await open(page, '/warenkorb');
      await expectNoViolations(page);
      await open(page, '/checkout');
      await page.getByRole('radio', { name: 'Geschäftskunde' }).check();
      await submitOrder(page);
      await expect(page.getByText('Name ist erforderlich').first()).toBeVisible();
      await expectNoViolations(page);
    });
  });
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main h1')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((n) => n.target).join(', ')}`,
  );
  expect(found).toEqual([]);
}

/** Through the object model: the shop's policy refuses a style that is planted into the page. */
function enlargeText(page: Page): Promise<void> {
  return page.evaluate(() => {
    document.documentElement.style.setProperty('font-size', '200%', 'important');
  });
}

async function expectNoSideScroll(page: Page, width: number): Promise<void> {
  const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(scrollWidth, `at ${width} px`).toBeLessThanOrEqual(width);
}

/** What a thumb has to hit and is smaller than 44 px; links inside a line of text may be. */
function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = [
      ...document.querySelectorAll<HTMLElement>('a, button, select, input, summary'),
    ];
    return targets
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.left >= 0 && box.top >= 0)
      .filter(({ element }) => getComputedStyle(element).display !== 'inline')
      .filter(({ element }) => getComputedStyle(element).opacity !== '0')
      .filter(({ box }) => Math.min(box.width, box.height) < 43.5)
      .map(({ element }) => element.outerHTML.slice(0, 120));
  });
}
