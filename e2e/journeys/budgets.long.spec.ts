import {
  expectScriptsWithin,
  expectWithinBudget,
  MAIN_PICTURE_BYTES,
  SCRIPT_BUDGETS,
} from '../budgets.ts';
import { firstVisit } from '../first-visit.ts';
import { placeDemoOrders } from '../orders-by-api.ts';
import { PUBLIC_ADDRESSES, VISITED_PAGES } from '../pages.ts';
import { expect, fillCart, test } from '../shop-test.ts';
import { signInAsAdmin } from '../sign-in.ts';

// The service worker counts as well, and an unknown order is a 404.
test.use({ serviceWorkers: 'allow', expectedErrors: /status of 404/ });

/** Addresses that pages.long.spec.ts does not visit. */
const OTHER_ADDRESSES = PUBLIC_ADDRESSES.filter(
  (address) => !VISITED_PAGES.some(({ path }) => path === address),
);

for (const address of OTHER_ADDRESSES) {
  test(`a first visit to ${address} stays within budget, calls no foreign host and loads nothing twice`, async ({
    page,
  }) => {
    expectWithinBudget(address, await firstVisit(page, address));
  });
}

test('the checkout with a filled cart stays within its budget', async ({ page }) => {
  await fillCart(page, [1, 3]);
  const visit = await firstVisit(page, '/checkout');
  await expect(page.getByRole('button', { name: 'Bestellung absenden' })).toBeVisible();
  expectScriptsWithin(SCRIPT_BUDGETS.checkout, visit, '/checkout with a cart');
});

for (const address of ['/produkt/1', '/produkt/401', '/miete/1']) {
  test(`the picture of ${address} is light on a phone and loads once`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(address);
    const main = page.locator('main figure img');
    await expect.poll(() => main.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(800);
    const shown = await main.evaluate((img: HTMLImageElement) => img.currentSrc);
    const answer = await page.request.get(shown);
    expect(answer.headers()['content-type']).toBe('image/avif');
    expect((await answer.body()).length).toBeLessThanOrEqual(MAIN_PICTURE_BYTES);
    const name = new URL(shown).pathname.replace(/-800\.avif$/, '');
    expect(asked.filter((path) => path.startsWith(name))).toEqual([`${name}-800.avif`]);
  });
}

for (const [address, budget, last] of [
  ['/dashboard', SCRIPT_BUDGETS.account, /api\/users\/orders/],
  // Listening never ends, but all code has loaded when it starts.
  ['/admin', SCRIPT_BUDGETS.office, /Firestore\/Listen/],
] as const) {
  test(`${address} stays within its budget for a signed-in visitor`, async ({ page }) => {
    await signInAsAdmin(page);
    await placeDemoOrders(page.request); // empty lists may need less
    const visit = await firstVisit(page, address, page.waitForRequest(last));
    expectScriptsWithin(budget, visit, address);
  });
}
