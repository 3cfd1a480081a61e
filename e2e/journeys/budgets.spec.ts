import type { Browser, Page } from '@playwright/test';
import {
  FORBIDDEN,
  HOME_BUDGETS,
  MAIN_PICTURE_BYTES,
  SCRIPT_BUDGETS,
  scriptBudget,
} from '../budgets.ts';
import { describeScripts, foundPackages, readChunkReport } from '../chunk-report.ts';
import { type FirstVisit, firstVisit, scriptWeight } from '../first-visit.ts';
import { placeDemoOrders } from '../orders-by-api.ts';
import { PUBLIC_ADDRESSES } from '../pages.ts';
import { expect, fillCart, PHONE, test } from '../shop-test.ts';
import { signInAsAdmin } from '../sign-in.ts';

const report = readChunkReport();

// In one worker, which visits and packs each file but once.
test.describe.configure({ mode: 'default' });

// The service worker counts, and an unknown order is a 404.
test.use({ serviceWorkers: 'allow', expectedErrors: /status of 404/ });

const visits = new Map<string, Promise<FirstVisit>>();

/** One visit of each address is enough for all that is asked about it. */
function visit(browser: Browser, address: string): Promise<FirstVisit> {
  const known = visits.get(address) ?? visitAnew(browser, address);
  visits.set(address, known);
  return known;
}

async function visitAnew(browser: Browser, address: string): Promise<FirstVisit> {
  const context = await browser.newContext({ viewport: PHONE, serviceWorkers: 'allow' });
  try {
    return await firstVisit(await context.newPage(), address);
  } finally {
    await context.close();
  }
}

function expectWithin(
  budget: number,
  { scripts }: Pick<FirstVisit, 'scripts'>,
  what: string,
): void {
  const weight = scriptWeight({ scripts });
  const message = `${what}: ${weight.toFixed(1)} kB of scripts, ${budget.toFixed(1)} allowed\n`;
  expect(weight, message + describeScripts(scripts, report)).toBeLessThanOrEqual(budget);
}

for (const address of PUBLIC_ADDRESSES) {
  test(`a first visit to ${address} stays within its budget, asks nobody else and nothing twice`, async ({
    browser,
  }) => {
    const { scripts, foreign, repeated } = await visit(browser, address);
    expectWithin(scriptBudget(address), { scripts }, address);
    const forbidden = FORBIDDEN[address] ?? FORBIDDEN.others ?? [];
    expect(foundPackages(Object.keys(scripts), forbidden, report)).toEqual([]);
    expect(foreign, 'origins that were asked before any consent').toEqual([]);
    expect(repeated, 'addresses asked for twice').toEqual([]);
    expect(Object.keys(scripts).filter((path) => /\/office\//.test(path))).toEqual([]);
  });
}

test('the checkout of somebody with a cart stays within its budget', async ({ page }) => {
  await fillCart(page, [1, 3]);
  const { scripts } = await firstVisit(page, '/checkout');
  await expect(page.getByRole('button', { name: 'Bestellung absenden' })).toBeVisible();
  expectWithin(SCRIPT_BUDGETS.checkout, { scripts }, '/checkout with a cart');
});

test('the home page loads few fonts and pictures on a phone', async ({ browser }) => {
  const { fonts, pictures } = await visit(browser, '/');
  expect(fonts, 'kB of fonts').toBeGreaterThan(0);
  expect(fonts, 'kB of fonts').toBeLessThanOrEqual(HOME_BUDGETS.fonts);
  expect(pictures, 'kB of pictures').toBeGreaterThan(0);
  expect(pictures, 'kB of pictures').toBeLessThanOrEqual(HOME_BUDGETS.pictures);
});

for (const address of ['/produkt/1', '/produkt/401', '/miete/1']) {
  test(`the picture of ${address} is light on a phone, and loaded once`, async ({ page }) => {
    await page.setViewportSize(PHONE);
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

for (const address of ['/dashboard', '/admin']) {
  test(`${address} of somebody who is signed in stays within its budget`, async ({ page }) => {
    await signInAsAdmin(page);
    await placeDemoOrders(page.request); // empty lists may need less
    const scripts = await signedInScripts(page, address);
    expectWithin(SCRIPT_BUDGETS.signedIn, { scripts }, address);
  });
}

/** Listening never ends, but all code is there when it begins. */
async function signedInScripts(page: Page, address: string): Promise<Record<string, number>> {
  const listening = page.waitForRequest(/Firestore\/Listen/);
  const { scripts } = await firstVisit(page, address, listening);
  return scripts;
}
