import {
  type APIRequestContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { AUTH, FIRESTORE, SITE } from './local-stack.ts';

export { expect };

/** The default: phones at the building site come first. */
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1440, height: 900 };

/** Hosts that a signed-in browser listens to; Google's in production. */
const LIVE_ORIGINS = [AUTH, FIRESTORE];

const NONE = /(?!)/;

interface ShopOptions {
  /** Console errors that a journey provokes; any other fails it. */
  expectedErrors: RegExp;
  /** Foreign hosts that a journey contacts on purpose and answers itself. */
  expectedHosts: RegExp;
  /** Whether opening a page waits for its code to run. */
  waitsForCode: boolean;
}

/**
 * A page that fails its journey on console errors and requests to foreign hosts. Journeys share one
 * shop, in parallel and in any order: each uses its own data, and a retry sees the first try's.
 */
export const test = base.extend<ShopOptions>({
  viewport: PHONE,
  request: async ({ request }, use) => {
    repeatResets(request);
    await use(request);
  },
  expectedErrors: [NONE, { option: true }],
  expectedHosts: [NONE, { option: true }],
  waitsForCode: [true, { option: true }],
  page: async (
    { page, baseURL, javaScriptEnabled, expectedErrors, expectedHosts, waitsForCode },
    use,
  ) => {
    repeatResets(page.request);
    const unexpected: string[] = [];
    const note = (text: string): void => {
      if (!expectedErrors.test(text)) unexpected.push(text);
    };
    page.on('console', (message) => message.type() === 'error' && note(message.text()));
    page.on('pageerror', (error) => note(String(error)));
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (isForeign(url, baseURL) && !expectedHosts.test(url.host)) note(`request to ${url.host}`);
    });
    if (waitsForCode && javaScriptEnabled !== false) {
      for (const way of ['goto', 'reload'] as const) waitForCodeAfter(page, way);
    }
    await use(page);
    expect(unexpected, 'unexpected console errors or foreign requests').toEqual([]);
  },
});

/**
 * Hosting's emulator closes connections after five idle seconds. It has not read a request that
 * hits a closing one, so that is sent again.
 */
function repeatResets(request: APIRequestContext): void {
  const send = request.fetch.bind(request);
  request.fetch = (address, options) => send(address, { maxRetries: 2, ...options });
}

/**
 * A journey continues once the page's code runs: `early` is the input that a document holds until
 * then. After 20 s it continues without.
 */
function waitForCodeAfter(page: Page, name: 'goto' | 'reload'): void {
  const load = page[name].bind(page) as (...args: unknown[]) => Promise<null>;
  page[name] = async (...args: unknown[]) => {
    const answer = await load(...args);
    await page
      .waitForFunction(() => !('early' in window), undefined, { polling: 30, timeout: 20_000 })
      .catch(() => {});
    return answer;
  };
}

function isForeign({ origin, protocol }: URL, ownOrigin: string | undefined): boolean {
  return protocol.startsWith('http') && origin !== ownOrigin && !LIVE_ORIGINS.includes(origin);
}

export async function putIntoCart(page: Page, productId: number, quantity: number): Promise<void> {
  await page.goto(`/produkt/${productId}`);
  await page.getByLabel('Menge', { exact: true }).fill(String(quantity));
  await page.getByRole('button', { name: 'In den Warenkorb' }).click();
  await expect(page.getByRole('button', { name: 'Zum Warenkorb hinzugefügt' })).toBeVisible();
}

/** Fills a new cart by the product pages' API call, which is faster than opening them. */
export async function fillCart(
  page: Page,
  ...lines: readonly (readonly [productId: number, quantity: number])[]
): Promise<void> {
  const sessionId = crypto.randomUUID();
  for (const [product_id, quantity] of lines) {
    const headers = { 'session-id': sessionId };
    const answer = await page.request.post('/api/cart', {
      headers,
      data: { product_id, quantity },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }
  const context = page.context();
  const { cookies } = await context.storageState();
  const localStorage = [{ name: 'sessionId', value: sessionId }];
  await context.setStorageState({ cookies, origins: [{ origin: SITE, localStorage }] });
}

/** Finds a form field by its label. */
export const field = (page: Page, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true });

/** Fills in the checkout as a private customer. */
export async function fillCustomer(page: Page, name: string): Promise<void> {
  await field(page, 'Name').fill(name);
  await field(page, 'E-Mail').fill('erika@example.org');
  await field(page, 'Telefonnummer').fill('0151 23456789');
}

/** Fills in the sender of a request. */
export async function fillSender(page: Page, name: string): Promise<void> {
  await field(page, 'Name').fill(name);
  await field(page, 'Firma/Organisation').fill('Muster Bau GmbH');
  await field(page, 'E-Mail-Adresse').fill('erika@example.org');
  await field(page, 'Telefonnummer').fill('0151 23456789');
}

export const submitOrder = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Bestellung absenden' }).click();

/** Waits for the confirmation; returns the order number. */
export async function confirmedNumber(page: Page): Promise<string> {
  await page.waitForURL('**/bestellung-bestaetigung/*');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Vielen Dank');
  return decodeURIComponent(new URL(page.url()).pathname.split('/').pop() ?? '');
}
