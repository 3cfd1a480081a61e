import { expectFits, inspect } from '../inspect.ts';
import { expectNothingUnderContact } from '../layout.ts';
import { saveProducts } from '../office-products.ts';
import { expect, test } from '../shop-test.ts';
import { signInAsAdmin } from '../sign-in.ts';

const unique = () => crypto.randomUUID().slice(0, 6);

test('a new category gets a text and its first product, and appears in the shop', async ({
  page,
}) => {
  test.slow();
  await signInAsAdmin(page);
  const name = `Findlinge ${unique()}`;
  await page.goto('/admin/sortiment');
  await page.getByRole('link', { name: 'Kategorien', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Kategorien des Sortiments' })).toBeVisible();
  await page.getByRole('link', { name: 'Neue Kategorie' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('textbox', { name: 'Text der Seite' }).fill('Schwere Steine vom Platz.');
  await inspect(page, 'admin-kategorie', 'main');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByRole('link', { name })).toBeVisible({ timeout: 30_000 });
  await inspect(page, 'admin-kategorien', 'main');
  await page.reload();
  await expect(page.getByRole('link', { name })).toBeVisible();

  await saveProducts(page, { name: 'Granitfindling', category: name, price: 89.5 });
  await expect(async () => {
    const categories = await (await page.request.get('/api/categories')).json();
    expect(categories).toContainEqual({ category: name, lead: 'Schwere Steine vom Platz.' });
  }).toPass();
  // The browser caches the categories for up to a minute.
  await expect(async () => {
    await page.goto(`/katalog?category=${encodeURIComponent(name)}`);
    await expect(page.getByText('Schwere Steine vom Platz.').first()).toBeVisible({
      timeout: 3000,
    });
  }).toPass({ timeout: 90_000 });
  await expect(page.getByText('Granitfindling').first()).toBeVisible();
});

test('two products found by search are hidden from the shop, and the change is undone', async ({
  page,
}) => {
  await signInAsAdmin(page);
  const word = `zierkies${unique()}`;
  const names = [`Kies ${word} A`, `Kies ${word} B`];
  const ids = await saveProducts(page, ...names.map((name) => ({ name, price: 89.5 })));
  const inShop = async () => {
    const answers = await Promise.all(ids.map((id) => page.request.get(`/api/products/${id}`)));
    return answers.map((answer) => answer.status());
  };

  await page.goto('/admin/sortiment');
  await page.getByRole('searchbox', { name: 'Artikel suchen' }).fill(`kies ${word}`);
  await expect(page.getByText(`2 Artikel zu „kies ${word}“`)).toBeVisible();
  await page.reload();
  await page.getByRole('checkbox', { name: 'Alle 2 angezeigten auswählen' }).check();
  await inspect(page, 'admin-sortiment-auswahl', 'main');
  await page.getByRole('button', { name: 'Ausblenden' }).click();
  await expect(page.getByText('2 Artikel sind gespeichert.')).toBeVisible();
  await expect(page.getByRole('row', { name: `Kies ${word} A` })).toContainText('Ausgeblendet');
  await expect.poll(inShop).toEqual([404, 404]);
  await page.getByRole('button', { name: /^Rückgängig/ }).click();
  await expect(page.getByText('2 Änderungen sind zurückgenommen.')).toBeVisible();
  await expect(page.getByRole('row', { name: `Kies ${word} B` })).toContainText('Sichtbar');
  await expect.poll(inShop).toEqual([200, 200]);
});

test('the lists fit a phone and a desktop, and load more', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/admin/sortiment');
  await expect(page.getByText(/^50 von \d+ angezeigt$/)).toBeVisible();
  await expectFits(page);
  await page.getByRole('button', { name: 'Mehr laden' }).click();
  await expect(page.getByRole('row').nth(60)).toBeVisible();
  await expectNothingUnderContact(page);
  await page.goto('/admin/mietpark');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expectFits(page);
  await expectNothingUnderContact(page);
});
