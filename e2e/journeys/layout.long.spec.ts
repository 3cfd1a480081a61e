import type { Page } from '@playwright/test';
import { expectNoViolations } from '../axe.ts';
import { enlargeText } from '../reflow.ts';
import { expectNoShift, observeShifts, untilSettled } from '../rendered.ts';
import { DESKTOP, expect, fillCart, PHONE, test } from '../shop-test.ts';
import { newPerson, signIn } from '../sign-in.ts';

test('a product’s quantity or inquiry shows uncovered in the first view of a phone', async ({
  page,
}) => {
  for (const id of [1, 8, 14, 401, 501]) {
    await page.goto(`/produkt/${id}`);
    const control = page
      .getByRole('button', { name: 'Menge erhöhen' })
      .or(page.getByRole('link', { name: 'Preis anfragen' }));
    expect(await control.evaluate(isFree), `product ${id}`).toBe(true);
  }
});

test('the first row of the catalogue is wholly visible in the first view', async ({ page }) => {
  for (const screen of [PHONE, DESKTOP]) {
    await page.setViewportSize(screen);
    for (const address of ['/katalog', '/katalog?category=Pflastersteine']) {
      await page.goto(address);
      const cards = page.locator('main li:has(.item-name)');
      await expect(cards.nth(1)).toBeVisible();
      await expect(cards.first().getByRole('button')).toHaveText('In den Warenkorb');
      for (const card of [cards.first(), cards.nth(1)]) {
        await expect(card, `${address} at ${screen.width} px`).toBeInViewport({ ratio: 1 });
      }
    }
  }
});

test('who chose Privat sees gross prices from the first paint on, who chose Gewerbe net ones emphasised', async ({
  page,
  context,
}) => {
  await observeShifts(context);
  await page.goto('/produkt/1');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  await page.getByRole('radio', { name: 'Privat' }).check();
  const weights = () =>
    page
      .locator('main [data-price]')
      .evaluateAll((prices) =>
        prices.slice(0, 4).map((price) => getComputedStyle(price).fontWeight),
      );
  await page.reload();
  await untilSettled(page);
  await expectNoShift(page);
  await expect(page.locator('main')).toContainText(/inkl\.\s19\s%\sMwSt\., netto/);
  await expect(page.locator('main [data-price]')).toHaveCount(0);
  await expectNoViolations(page);
  await page.setViewportSize(DESKTOP);
  await page.getByRole('radio', { name: 'Privat' }).press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Gewerbe' })).toBeChecked();
  expect(await weights()).toEqual(['600', '400', '600', '400']);
  await expectNoViolations(page);
});

test('list rows are compact on a desktop, and a typed quantity plus Enter fills the cart', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await page.goto('/katalog?ansicht=liste&category=Beton');
  const quantity = page.getByRole('textbox', { name: /^Menge in / });
  await expect(quantity.first()).toBeVisible();
  const heights = await page
    .locator('main li:has(form)')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height));
  expect(Math.max(...heights)).toBeLessThanOrEqual(72);
  await quantity.first().fill('3');
  await quantity.first().press('Enter');
  await expect(page.locator('main form').first()).toHaveText('Zum Warenkorb hinzugefügt');
  await expect(page.getByRole('link', { name: 'Warenkorb, 1 Artikel' })).toBeVisible();
  await expect(quantity.first()).toBeFocused();
});

test('a bar with price and button stands in for the cart button while that is off screen', async ({
  page,
}) => {
  await page.goto('/produkt/1');
  const main = page.getByRole('button', { name: 'In den Warenkorb' });
  const bar = page.locator('#root > div div[aria-hidden="true"]');
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

test('a phone shows one row of categories and two columns of tiles, or one with text twice as large', async ({
  page,
}) => {
  await page.goto('/katalog?category=Dachdeckung');
  const chosen = page.getByRole('button', { name: 'Dachdeckung', pressed: true });
  await expect(chosen).toBeInViewport({ ratio: 1 });
  const box = await page.getByRole('group', { name: 'Kategorie' }).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(80);
  const columns = () =>
    page
      .locator('main ul:has(.item-name)')
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  expect(await columns()).toBe(2);
  await enlargeText(page, '200%');
  await expect.poll(columns).toBe(1);
});

/** Below and above the width at which the navigation gets a row. */
const HEADER_WIDTHS = [320, 900, 1184, 1200, 1280, 1440];

test('the header fits the page with a cart, a long name and one more entry', async ({ page }) => {
  await fillCart(page, [1, 2], [8, 12]);
  await signIn(page, newPerson('Maximiliane-Alexandra Muster'));
  await page.setViewportSize(DESKTOP);
  await page.goto('/katalog');
  await expect(page.getByRole('link', { name: 'Maximiliane-Alexandra' })).toBeVisible();
  const badge = page.getByRole('link', { name: 'Warenkorb, 2 Artikel' });
  await expect(badge).toBeVisible();
  const entries = page.getByRole('banner').getByRole('navigation', { name: 'Hauptnavigation' });
  const menu = page.getByRole('button', { name: 'Menü öffnen' });
  for (const width of HEADER_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect(width < 1280 ? menu : entries).toBeVisible();
    await expect.poll(() => headerOverhang(page), `at ${width} px`).toBeLessThanOrEqual(0.5);
    const badgeOverhang = () => badge.evaluate(overhang);
    await expect.poll(badgeOverhang, `the badge at ${width} px`).toBeLessThanOrEqual(0.5);
  }
  await page
    .locator('header nav')
    .first()
    .evaluate((nav) => {
      const entry = nav.lastElementChild?.cloneNode(true) as HTMLElement;
      entry.textContent = 'Ausbildung und Karriere';
      nav.append(entry);
    });
  for (const width of HEADER_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expect(menu).toBeVisible();
    await expect(entries).toBeHidden();
    await expect
      .poll(() => headerOverhang(page), `one more entry at ${width} px`)
      .toBeLessThanOrEqual(0.5);
  }
});

/** How far a link and its parts stick out of the page's grid, in px. */
const overhang = (link: Element): number => {
  const row = link.closest('header')?.firstElementChild as HTMLElement;
  const edge =
    row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).paddingRight);
  const parts = [link, ...link.querySelectorAll('*')];
  return Math.max(...parts.map((part) => part.getBoundingClientRect().right)) - edge;
};

/** How far parts of the header stick out of the page's grid or overlap their neighbours, in px. */
function headerOverhang(page: Page): Promise<number> {
  return page.getByRole('banner').evaluate((header) => {
    const row = header.firstElementChild as HTMLElement;
    const edge =
      row.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(row).paddingRight);
    const menu = row.lastElementChild as HTMLElement;
    // The menu's icon, not its touch target, aligns with the edge.
    const limit = edge - Number.parseFloat(getComputedStyle(menu).marginRight || '0');
    const boxes = [...row.querySelectorAll('a, button')]
      .map((part) => part.getBoundingClientRect())
      .filter(({ width }) => width > 0)
      .sort((one, other) => one.left - other.left);
    const gaps = boxes.map(({ right }, index) => right - (boxes[index + 1]?.left ?? limit));
    const side = document.documentElement.scrollWidth - window.innerWidth;
    return Math.max(side, ...gaps);
  });
}

const toTop = (element: Element): void => {
  element.scrollIntoView({ block: 'start', behavior: 'instant' });
};

/** Whether nothing covers the centre of a control, without scrolling. */
const isFree = (element: Element): boolean => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return element.contains(hit);
};
