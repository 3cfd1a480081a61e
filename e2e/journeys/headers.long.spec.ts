import { createHash } from 'node:crypto';
import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { expect, test } from '../shop-test.ts';
import { signInAsAdmin } from '../sign-in.ts';

const GOOGLE = [
  'https://firestore.googleapis.com',
  'https://identitytoolkit.googleapis.com',
  'https://securetoken.googleapis.com',
];

/** Headers of every response; Hosting sets them for files, the function for its own responses. */
const ALWAYS = {
  'strict-transport-security': /^max-age=63072000; includeSubDomains; preload$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
  'referrer-policy': /^strict-origin$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*payment=\(\)/,
  'content-security-policy': /default-src 'none'.*frame-ancestors 'none'/,
};

/** A page's whole policy; account and admin pages may also connect to Google. */
const PAGE_POLICY = [
  "default-src 'none'",
  "script-src 'self' 'sha256-…'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' https://placehold.co",
  "font-src 'self'",
  "connect-src 'self'",
  'frame-src https://www.openstreetmap.org',
  "manifest-src 'self'",
  "media-src 'none'",
  "object-src 'none'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

const REVALIDATED = /^no-cache$/;
const IN_THE_CDN = /^public, max-age=0, must-revalidate, s-maxage=\d+/;
const ANSWERS: [path: string, status: number, cache: RegExp][] = [
  ['/', 200, REVALIDATED],
  ['/index.html', 200, REVALIDATED],
  ['/katalog?category=Sand', 200, REVALIDATED],
  ['/dashboard', 200, REVALIDATED],
  ['/gibt-es-nicht', 404, REVALIDATED],
  ['/produkt/1', 200, IN_THE_CDN],
  ['/produkt/999999', 404, IN_THE_CDN],
  ['/miete', 200, REVALIDATED],
  ['/miete/1', 200, IN_THE_CDN],
  ['/miete/1/2', 404, IN_THE_CDN],
  ['/sitemap.xml', 200, IN_THE_CDN],
  ['/robots.txt', 200, REVALIDATED],
  ['/sw.js', 200, REVALIDATED],
  ['/pictures/anlegeleiter-400.webp', 200, /^public, max-age=86400, /],
  ['/assets/gibt-es-nicht.js', 404, /./],
  ['/api/products', 200, IN_THE_CDN],
  ['/api/products/999999', 404, /./],
  ['/api/users/orders', 401, /no-store/],
];

for (const [path, status, cache] of ANSWERS) {
  test(`${path} (${status}) has each header once`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(status);
    for (const [name, value] of Object.entries({ ...ALWAYS, 'cache-control': cache })) {
      expect(valuesOf(answer, name), name).toEqual([expect.stringMatching(value)]);
    }
  });
}

test('built files are cached for a year', async ({ request }) => {
  const [asset = ''] = /\/assets\/[^"]+\.js/.exec(await (await request.get('/')).text()) ?? [];
  const answer = await request.get(asset);
  expect(answer.ok()).toBe(true);
  expect(valuesOf(answer, 'cache-control')).toEqual(['public, max-age=31536000, immutable']);
  expect(valuesOf(answer, 'x-content-type-options')).toEqual(['nosniff']);
});

for (const path of ['/', '/katalog', '/kontakt', '/dashboard', '/produkt/1', '/gibt-es-nicht']) {
  test(`the document of ${path} allows no styles but its own`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    const [, policy = ''] =
      /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html) ?? [];
    const allowed = /style-src-elem 'self' ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
    const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
    expect(allowed.toSorted()).toEqual([...new Set(['', ...styles].map(hashOf))].toSorted());
    expect(html.indexOf('http-equiv')).toBeLessThan(html.indexOf('<style'));
  });
}

test('a page’s policy allows only what the shop needs', async ({ request }) => {
  const [policy = ''] = valuesOf(await request.get('/'), 'content-security-policy');
  expect(policy.replace(/sha256-[^']+/, 'sha256-…').split('; ')).toEqual(PAGE_POLICY);
});

test('only where the office crops photos may a page show blob images', async ({ request }) => {
  const [policy = ''] = valuesOf(await request.get('/admin'), 'content-security-policy');
  expect(policy).toContain("; img-src 'self' blob: https://placehold.co; ");
});

test('pages and API deny the same browser features', async ({ request }) => {
  const [page, api] = await Promise.all([request.get('/'), request.get('/api/products')]);
  expect(valuesOf(api, 'permissions-policy')).toEqual(valuesOf(page, 'permissions-policy'));
});

test('only account, admin page and the return from Google may connect to Google', async ({
  request,
}) => {
  for (const path of [
    '/dashboard',
    '/admin',
    '/admin/',
    '/auth/callback',
    '/dashboard?bereich=x',
  ]) {
    const directive = await connectSources(request, path);
    expect(
      GOOGLE.filter((origin) => directive.includes(origin)),
      path,
    ).toEqual(GOOGLE);
  }
  for (const path of ['/', '/warenkorb', '/checkout', '/dashboard-2', '/auth/x', '/index.html']) {
    expect(await connectSources(request, path), path).toBe("connect-src 'self'");
  }
});

test.describe('on a page', () => {
  test.use({
    expectedErrors: /Content Security Policy|frame-ancestors|X-Frame-Options/,
    expectedHosts: /^(example\.org|placehold\.co|.*\.googleapis\.com)$/,
  });

  test('a planted script does not run', async ({ page }) => {
    const planted = `<script>window.planted = 1</script><img src="data:," onerror="window.planted = 2">`;
    await page.route('/', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace('<div id="root">', `${planted}<div id="root">`);
      await route.fulfill({ response, body: html });
    });
    const refused = page.waitForEvent('console', (message) => /inline script/.test(message.text()));
    await page.goto('/');
    await refused;
    await expect(page.locator('main h1')).toBeVisible();
    expect(await page.evaluate(() => Object.hasOwn(window, 'planted'))).toBe(false);
  });

  test('nothing is sent to or loaded from a foreign origin', async ({ page }) => {
    const grey = '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80"></svg>';
    const picture = { contentType: 'image/svg+xml', body: grey };
    await page.route('https://placehold.co/**', (route) => route.fulfill(picture));
    await page.goto('/impressum');
    expect(await page.evaluate(tryFetch, 'https://example.org/')).toBe('connect-src');
    expect(await page.evaluate(tryFetch, GOOGLE[0] ?? '')).toBe('connect-src');
    expect(await page.evaluate(tryPicture, 'https://example.org/a.png')).toBe('refused');
    expect(await page.evaluate(tryPicture, `data:image/svg+xml,${grey}`)).toBe('refused');
    expect(await page.evaluate(tryPicture, 'https://placehold.co/80')).toBe('shown');
  });

  test('another page cannot frame the shop', async ({ page, baseURL }) => {
    await page.setContent(`<iframe src="${baseURL}/impressum"></iframe>`);
    await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
  });
});

test('links to account and admin page load a document that may listen', async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto('/katalog');
  await mark(page);
  const menu = page.getByRole('button', { name: 'Menü öffnen' });
  await menu.click();
  const listening = page.waitForResponse(/Listen\/channel/);
  await page.getByRole('dialog').getByRole('link', { name: 'Verwaltung' }).click();
  await listening;
  expect(await isMarked(page)).toBe(false);

  // Leaving needs no new document, but going back to a page that was reloaded since does.
  await mark(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impressum' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeVisible();
  expect(await isMarked(page)).toBe(true);
  await page.reload();
  await mark(page);
  const listeningAgain = page.waitForResponse(/Listen\/channel/);
  await page.goBack();
  await listeningAgain;
  await expect(page.getByRole('heading', { level: 1, name: 'Verwaltung' })).toBeVisible();
  expect(await isMarked(page)).toBe(false);
});

const valuesOf = (answer: APIResponse, name: string): string[] =>
  answer
    .headersArray()
    .filter((header) => header.name.toLowerCase() === name)
    .map(({ value }) => value);

const hashOf = (css: string): string =>
  `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

async function connectSources(request: APIRequestContext, path: string): Promise<string> {
  const [policy = ''] = valuesOf(await request.get(path), 'content-security-policy');
  return /connect-src[^;]*/.exec(policy)?.[0] ?? '';
}

const mark = (page: Page): Promise<unknown> =>
  page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page): Promise<boolean> =>
  page.evaluate(() => Object.hasOwn(window, 'marked'));

/** Runs in the page: the directive that blocks a call, or 'sent'. */
function tryFetch(url: string): Promise<string> {
  return new Promise((resolve) => {
    const told = ({ effectiveDirective }: SecurityPolicyViolationEvent) =>
      resolve(effectiveDirective);
    document.addEventListener('securitypolicyviolation', told, { once: true });
    fetch(url, { mode: 'no-cors' }).then(
      () => resolve('sent'),
      () => undefined,
    );
  });
}

/** Runs in the page. */
function tryPicture(url: string): Promise<string> {
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve('shown');
    image.onerror = () => resolve('refused');
    image.src = url;
  });
}
