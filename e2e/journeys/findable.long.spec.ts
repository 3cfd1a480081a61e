import type { APIRequestContext, Page } from '@playwright/test';
import { COMPANY } from '@shop/domain/company';
import { LISTED_PATHS } from '@shop/domain/contract/pages';
import { PRODUCT_CATEGORIES } from '@shop/domain/product/product-values';
import { expect, test } from '../shop-test.ts';
import { changeAsOffice, stackFirestore } from '../stack-firestore.ts';

/** No other journey changes this product. */
const PRODUCT_ID = 405;

const EVIL = `Kies </script><script>window.planted = 1</script><img src=x onerror="planted = 2">`;

test.describe('without JavaScript, as crawlers read', () => {
  test.use({ javaScriptEnabled: false });

  test('a product has its price, canonical URL and picture', async ({ page }) => {
    await page.goto('/produkt/1');
    await expect(page.getByRole('heading', { level: 1, name: 'Kies 16/32' })).toBeVisible();
    await expect(page.getByText(/^24,50.€ \/ t$/)).toBeVisible();
    expect(headOf(await page.content())).toMatchObject({
      title: 'Kies 16/32 | Muster Tiefbau',
      canonical: `${COMPANY.website}/produkt/1`,
      'og:url': `${COMPANY.website}/produkt/1`,
      'og:title': 'Kies 16/32',
      'og:image': `${COMPANY.website}/pictures/kies-16-32-600.jpg`,
      'og:locale': 'de_DE',
    });
    const [product, breadcrumb] = await dataOf(page);
    expect(product).toMatchObject({
      '@type': 'Product',
      name: 'Kies 16/32',
      offers: {
        price: 24.5,
        priceCurrency: 'EUR',
        priceSpecification: [
          { price: 24.5, unitCode: 'TNE', valueAddedTaxIncluded: false },
          { price: 29.16, unitCode: 'TNE', valueAddedTaxIncluded: true },
        ],
      },
    });
    const trail = await page
      .getByRole('navigation', { name: 'Brotkrumen' })
      .locator('li')
      .allInnerTexts();
    expect(breadcrumb).toMatchObject({ itemListElement: trail.map((name) => ({ name })) });
  });

  test('escapes a hostile name and renders a changed price', async ({ page }) => {
    const product = `products/${PRODUCT_ID}`;
    const { name, price_cents } = (await stackFirestore().doc(product).get()).data() ?? {};
    await changeAsOffice(product, { name: EVIL, price_cents: 123_45 });
    await page
      .goto(`/produkt/${PRODUCT_ID}`)
      .finally(() => changeAsOffice(product, { name, price_cents }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(EVIL);
    await expect(page.getByText(/^123,45.€ \//)).toBeVisible();
    expect(await page.title()).toBe(`${EVIL} | Muster Tiefbau`);
    expect(await dataOf(page)).toMatchObject([{ name: EVIL, offers: { price: 123.45 } }, {}]);
    // The one that starts the page's code, whose hash the policy allows.
    await expect(page.locator('script:not([src]):not([type$="json"])')).toHaveCount(1);
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
  });
});

test('answers unknown items with a 404 page that is not indexed', async ({ request }) => {
  for (const [path, heading] of [
    ['/produkt/999999', 'Produkt nicht gefunden'],
    ['/produkt/kies', 'Produkt nicht gefunden'],
    ['/miete/999999', 'Gerät nicht gefunden'],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    const { title, robots } = headOf(await answer.text());
    expect({ title, robots }).toEqual({ title: `${heading} | Muster Tiefbau`, robots: 'noindex' });
  }
});

test('each page of the sitemap has a canonical URL and a description', async ({ request }) => {
  const sitemap = await request.get('/sitemap.xml');
  const addresses = [...(await sitemap.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at);
  const paths = addresses.map((address) => (address ?? '').replace(COMPANY.website, ''));
  expect(paths.slice(0, LISTED_PATHS.length)).toEqual(LISTED_PATHS);
  expect(paths).toEqual(expect.arrayContaining(await itemPaths(request)));
  const items = paths.slice(LISTED_PATHS.length + PRODUCT_CATEGORIES.length);
  expect(items).toHaveLength((await itemPaths(request)).length);
  const sample = items.filter((_, index) => index % 25 === 0);
  for (const path of [...LISTED_PATHS, ...sample]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const { canonical, description = '', robots } = headOf(await answer.text());
    // One document for all categories: each gets its canonical URL in the browser.
    const expected = path === '/katalog' ? undefined : new URL(path, COMPANY.website).href;
    expect(canonical, path).toBe(expected);
    expect(robots, path).toBeUndefined();
    expect(description.length, `${path}: ${description}`).toBeGreaterThanOrEqual(120);
    expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(160);
  }
});

test('the catalogue and a category have their own titles', async ({ page, request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const category of ['', 'Sand']) {
    const query = category && `?${new URLSearchParams({ category })}`;
    const url = `${COMPANY.website}/katalog${query}`;
    expect(sitemap).toContain(`<loc>${url}</loc>`);
    await page.goto(`/katalog${query || '?'}${query && '&'}ansicht=liste`);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(category || 'Katalog');
    await expect(page.locator('main header img')).not.toHaveJSProperty('naturalWidth', 0);
    const { title, canonical, description = '' } = headOf(await page.content());
    expect(title).toBe(`${category ? `${category} kaufen` : 'Katalog'} | Muster Tiefbau`);
    expect(canonical).toBe(url);
    expect(description.length).toBeGreaterThanOrEqual(120);
    const steps = ['Startseite', 'Katalog', ...(category ? [category] : [])];
    // Invisible as long as the question after prices is in its place.
    const trail = page.getByRole('navigation', { name: 'Brotkrumen', includeHidden: true });
    await expect(trail.locator('li')).toHaveText(steps);
    expect(await dataOf(page)).toMatchObject([
      { '@type': 'BreadcrumbList', itemListElement: steps.map((name) => ({ name })) },
    ]);
  }
});

test('pages that belong to one visitor are not indexed', async ({ request }) => {
  for (const path of ['/warenkorb', '/dashboard', '/admin', '/auth/callback', '/gibt-es-nicht']) {
    expect(headOf(await (await request.get(path)).text()).robots, path).toBe('noindex');
  }
});

async function itemPaths(request: APIRequestContext): Promise<string[]> {
  const [products, tools] = await Promise.all(
    ['/api/products', '/api/rental-tools'].map(async (path) => (await request.get(path)).json()),
  );
  const pathsOf = (root: string, items: { id: number }[]) => items.map(({ id }) => `${root}/${id}`);
  return [...pathsOf('/produkt', products), ...pathsOf('/miete', tools)];
}

/** The tags of a document's head by name. */
function headOf(html: string): Record<string, string> {
  const entries = [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)];
  const [, title] = /<title>([^<]*)/.exec(html) ?? [];
  const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
  return Object.fromEntries([
    ...entries.map(([, name, content]) => [name, content]),
    ['title', title],
    ['canonical', canonical],
  ]);
}

/** The schema.org data, in order. */
async function dataOf(page: Page): Promise<unknown[]> {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts.map((text) => JSON.parse(text));
}
