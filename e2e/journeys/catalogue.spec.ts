import { expectAnnounced } from '../announcements.ts';
import { expectNoViolations } from '../axe.ts';
import { enlargeText } from '../reflow.ts';
import { expect, test } from '../shop-test.ts';

test('the category comes from the address and goes into it', async ({ page }) => {
  await page.goto('/katalog?category=Sand');
  const count = page.getByText(/Produkte gefunden/);
  await expect(count).toHaveText(/^\d+ Produkte gefunden in "Sand"$/);
  await expect(page.getByRole('button', { name: 'Sand', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await page.getByRole('button', { name: 'Beton' }).click();
  await expect(page).toHaveURL(/category=Beton/);
  await expect(count).toHaveText(/in "Beton"$/);

  await page.getByRole('button', { name: 'Alle Kategorien' }).click();
  await expect(page).not.toHaveURL(/category/);
  await expect(count).toHaveText(/^\d+ Produkte gefunden$/);
});

test('the back button brings the filtered list back', async ({ page }) => {
  await page.goto('/katalog');
  await page.getByRole('button', { name: 'Pflastersteine' }).click();
  await page.locator('main .item-name a').first().click();
  await expect(page.getByRole('button', { name: 'In den Warenkorb' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/in "Pflastersteine"$/)).toBeVisible();
});

test('search folds case and umlauts and says when nothing is found', async ({ page }) => {
  await page.goto('/katalog');
  const search = page.getByRole('searchbox');
  await search.fill('KIES');
  await expect(page.getByRole('link', { name: 'Kies 16/32', exact: true })).toBeVisible();
  await search.fill('zzzz');
  await expect(page.getByText('Keine Produkte gefunden')).toBeVisible();
  await expectNoViolations(page, 'main');
});

test('the list view survives a reload', async ({ page }) => {
  await page.goto('/katalog');
  await page.getByRole('button', { name: 'Listenansicht' }).click();
  await expect(page.getByRole('button', { name: 'Listenansicht' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.reload();
  await expect(page.getByRole('button', { name: 'Listenansicht' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('a phone shows two columns of tiles, one if the text is twice as large', async ({ page }) => {
  await page.goto('/katalog');
  const columns = () =>
    page
      .locator('main ul:has(.item-name)')
      .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  expect(await columns()).toBe(2);
  await enlargeText(page, '200%');
  await expect.poll(columns).toBe(1);
});

test('every product is in the page, and a reload restores the scroll position', async ({
  page,
}) => {
  await page.goto('/katalog');
  const count = Number((await page.getByText(/^\d+ Produkte gefunden$/).innerText()).split(' ')[0]);
  const cards = page.locator('main li:has(.item-name)');
  await expect(cards).toHaveCount(count);
  const card = cards.nth(Math.floor(count * 0.7));
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect(card).toBeInViewport();
  await page.reload();
  await expect(card).toBeInViewport();
});

test('of a long list the next hundred products are shown on request', async ({ page }) => {
  const products = Array.from({ length: 240 }, (_, index) => ({
    id: index + 1,
    name: `Kies ${index + 1}`,
    category: 'Schüttgut',
    price: 24.5,
    unit: 't',
  }));
  await page.route('**/api/products', (route) => route.fulfill({ json: products }));
  await page.goto('/katalog');
  const cards = page.locator('main li:has(.item-name)');
  await expect(cards).toHaveCount(100);
  await expectNoViolations(page, 'main');
  await page.getByRole('button', { name: 'Mehr anzeigen' }).click();
  await expect(cards).toHaveCount(200);
  await expect(page.getByRole('link', { name: 'Kies 101', exact: true })).toBeFocused();
  await expectAnnounced(page, '200 von 240 werden angezeigt.');
});
