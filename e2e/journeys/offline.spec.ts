import type { BrowserContext, Page, Route } from '@playwright/test';
import { expect, putIntoCart, test } from '../shop-test.ts';

test.use({
  serviceWorkers: 'allow',
  expectedErrors: /Failed to|net::ERR_|status of 404/,
});

const notice = (page: Page) => page.getByText(/^Keine Internetverbindung\. Sie sehen/);
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

const abort = (route: Route) =>
  route.request().serviceWorker() ? route.abort('internetdisconnected') : route.fallback();

/** Cuts the network, for the pages and for the worker, which has its own. */
async function goOffline(context: BrowserContext): Promise<void> {
  await context.route('**/*', abort);
  await context.setOffline(true);
}

async function goOnline(context: BrowserContext): Promise<void> {
  await context.unroute('**/*', abort);
  await context.setOffline(false);
}

/** Everything that the worker has cached, as paths by cache. */
function storedPaths(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const entries = names.map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => url.replace(location.origin, ''))] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  });
}

/** Waits until the worker has cached the page that was open before it was installed. */
async function waitForStored(page: Page, path: string): Promise<void> {
  await expect.poll(async () => (await storedPaths(page)).documents ?? []).toContain(path);
}

test('visited pages open offline, and nothing personal is cached', async ({ page, context }) => {
  await page.goto('/katalog');
  await waitForStored(page, '/katalog');
  await putIntoCart(page, 1, 2);
  await waitForStored(page, '/produkt/1');
  await page.goto('/warenkorb');
  await expect(page.getByLabel('Menge', { exact: true })).toHaveValue('2');
  await page.goto('/kontakt');
  await expect(heading(page, 'Kontakt')).toBeVisible();

  await goOffline(context);
  await page.goto('/katalog');
  await expect(page.getByText(/^\d+ Produkte gefunden$/)).toBeVisible();
  await expect(notice(page)).toContainText(/Stand: \d\d\.\d\d\.\d{4}, \d\d:\d\d Uhr/);

  await page.goto('/produkt/1');
  await expect(page.getByRole('button', { name: 'In den Warenkorb' })).toBeVisible();
  await page.goto('/produkt/40');
  await expect(heading(page, 'Produkt nicht gefunden')).toBeVisible();
  await expect(page.getByText(/^Ohne Internetverbindung lässt sich dieses Produkt/)).toBeVisible();

  const stored = await storedPaths(page);
  const addresses = Object.values(stored).flat();
  expect(
    addresses.filter((path) =>
      /^\/(api\/(?!products|catalogue|categories|delivery-options|notices)|dashboard|admin)/.test(
        path,
      ),
    ),
  ).toEqual([]);
  expect(addresses.join()).not.toContain(await page.evaluate(() => localStorage.sessionId));

  await page.goto('/warenkorb');
  await expect(page.getByText(/Was Sie hineingelegt haben, ist nicht verloren/)).toBeVisible();
  await goOnline(context);
  await expect(page.getByLabel('Menge', { exact: true })).toHaveValue('2');
  await expect(notice(page)).toBeHidden();
});
