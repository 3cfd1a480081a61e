import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { holdBack } from '../hold-back.ts';
import { SITE } from '../local-stack.ts';
import { expect, field, fillCart, test } from '../shop-test.ts';

// Input before a page's code runs must not be lost: on a slow network that is most of a visit.
// web/src/app/early-input.test.tsx covers each kind of control.
test.use({ waitsForCode: false });

const CODE = '**/assets/*.js';

/** Opens an address's document, acts on it, and only then lets its code load. */
async function beforeCode(page: Page, address: string, steps: () => Promise<unknown>) {
  const release = await holdBack(page, CODE);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await steps();
  release();
}

const untilCodeRuns = (page: Page) => page.waitForFunction(() => !('early' in window));

const quantity = (page: Page) => page.getByLabel('Menge', { exact: true });
const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).click();

test('an early search and early toggles filter the list', async ({ page }) => {
  await beforeCode(page, '/katalog', async () => {
    await page.getByLabel('Produkte suchen').pressSequentially('kies');
    await press(page, 'Listenansicht');
    await press(page, 'Schüttgut');
  });
  // Including lava granulate, also known as Lavakies.
  await expect(page.getByText('10 Produkte gefunden in "Schüttgut"')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('kies');
  await expectQuery(page, { suche: 'kies', ansicht: 'liste', category: 'Schüttgut' });
});

for (const query of ['', '?category=Sand']) {
  test(`the first cards of /katalog${query} show their pictures early and in place`, async ({
    page,
  }) => {
    let early: unknown[] = [];
    await beforeCode(page, `/katalog${query}`, async () => {
      await expect.poll(async () => (early = await loadedPictures(page))).toHaveLength(2);
    });
    await expect(page.getByText(/Produkte gefunden/)).toBeVisible();
    await expect.poll(async () => (await loadedPictures(page)).slice(0, 2)).toEqual(early);
  });
}

test('a search shows no picture before its result is known', async ({ page }) => {
  await beforeCode(page, '/katalog?suche=sack', async () => {
    await page.evaluate(async () => (await fetch('/api/catalogue')).text());
    expect(await loadedPictures(page)).toEqual([]);
  });
  await expect(page.getByText(/Produkte gefunden/)).toBeVisible();
});

test('early steps and typing in a quantity count in order', async ({ page }) => {
  await beforeCode(page, '/produkt/1', async () => {
    await press(page, 'Menge erhöhen');
    await quantity(page).fill('5');
    await press(page, 'Menge erhöhen');
    await press(page, 'In den Warenkorb');
  });
  await expect(quantity(page)).toHaveValue('6');
  await expect(page.getByRole('button', { name: 'Zum Warenkorb hinzugefügt' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Warenkorb, 1 Artikel' })).toBeVisible();
});

test('fields and buttons that only the code renders work as soon as they are visible', async ({
  page,
}) => {
  await fillCart(page, [1, 2]);
  await slowDown(page, 4);
  await page.goto('/warenkorb', { waitUntil: 'commit' });
  for (let presses = 0; presses < 3; presses++) await press(page, 'Menge erhöhen');
  await expect(quantity(page)).toHaveValue('5');
  await page.goto('/checkout', { waitUntil: 'commit' });
  await field(page, 'Name').pressSequentially('Erika Früh');
  await page.getByRole('radio', { name: /^Vorkasse/ }).check();
  await field(page, 'E-Mail').pressSequentially('erika@example.org');
  await field(page, 'Telefonnummer').pressSequentially('0151 23456789');
  await press(page, 'Bestellung absenden');
  await page.waitForURL('**/bestellung-bestaetigung/*');
  await expect(page.getByRole('main')).toContainText('Vorkasse');
});

test('every key typed into a filter counts while the page catches up', async ({ page }) => {
  await page.goto('/miete');
  await expect(page.getByText(/Mietgeräte gefunden$/)).toBeVisible();
  await slowDown(page, 6);
  const sort = page.getByRole('combobox', { name: 'Sortierung' });
  await sort.focus();
  for (let keys = 0; keys < 3; keys++) await page.keyboard.press('ArrowDown');
  await expect(sort).toHaveValue('brand');
  await expect(page).toHaveURL(/sortierung=brand$/);
});

test('going back before the code runs loads the previous page', async ({ page }) => {
  await page.goto('/uber-uns');
  await untilCodeRuns(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  const release = await holdBack(page, CODE);
  await page.reload({ waitUntil: 'domcontentloaded' });
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1, name: 'Über uns' })).toBeVisible();
  release();
});

test.describe('on a slow connection', () => {
  test.use({ expectedHosts: /^127\.0\.0\.1:/ });

  test('a form submitted while its document is still arriving is answered', async ({ page }) => {
    const { origin, finish, server } = await serveHalf('/lieferung', '</form>');
    await page.goto(`${origin}/lieferung`, { waitUntil: 'commit' });
    await page.getByLabel(/^Entfernung/).fill('12,5');
    await page.getByLabel(/^Bestellwert/).fill('480');
    await page.getByRole('button', { name: 'Lieferkosten berechnen' }).click();
    finish();
    await expect(page.getByText('Zone 1 · 12,5 km')).toBeVisible();
    expect(page.url()).toBe(`${origin}/lieferung`);
    server.closeAllConnections();
    server.close();
  });
});

/** Address and position of the catalogue's pictures, without the cards' 1 px frame. */
const loadedPictures = (page: Page) =>
  page.locator('main :is(ul, [aria-hidden]) img').evaluateAll((pictures: HTMLImageElement[]) =>
    pictures
      .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
      .map((picture) => {
        const { left, top } = picture.getBoundingClientRect();
        const isFramed = picture.closest('li') !== null;
        return [picture.currentSrc, left - Number(isFramed), Math.round(top) - Number(isFramed)];
      }),
  );

async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

async function expectQuery(page: Page, expected: Record<string, string>): Promise<void> {
  await expect(async () => {
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(expected);
  }).toPass();
}

/** Serves the shop, but holds a document at its last mark until `finish` is called. */
async function serveHalf(path: string, mark: string) {
  let finish = () => {};
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const server = createServer(async ({ url = '' }, response) => {
    const answer = await fetch(SITE + url);
    const body = Buffer.from(await answer.arrayBuffer());
    response.setHeader('content-type', answer.headers.get('content-type') ?? '');
    const end = body.lastIndexOf(mark) + mark.length;
    if (url === path) {
      response.write(body.subarray(0, end));
      await finished;
    }
    response.end(url === path ? body.subarray(end) : body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, finish, server };
}
