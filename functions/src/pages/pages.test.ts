import { createHash } from 'node:crypto';
import type { PageData, RenderPage } from '@shop/domain/contract/rendered-page';
import { GRAVEL, PLATE } from '@shop/domain/testing/stored';
import { FRESHNESS_SECONDS } from '@shop/domain/time/freshness';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import firebase from '../../../firebase.json' with { type: 'json' };
import { revalidating } from '../../test/answers.ts';
import { apiForTest, sharedApi } from '../../test/api-for-tests.ts';
import { storeProducts, storeRentalTools } from '../../test/shop-data.ts';
import { renderPage } from '../../test/start-api.ts';
import { PUBLIC_CACHING } from '../http/caching.ts';

/** Loads a stand-in for the web app's module. */
let load: () => Promise<{ renderPage: RenderPage }>;
const api = sharedApi({ loadRenderer: () => load() });
beforeEach(async () => {
  load = async () => ({ renderPage });
  api.reset();
  await storeProducts(api.firestore, GRAVEL);
  await storeRentalTools(api.firestore, PLATE);
});

describe('the page of an item', () => {
  test.each([
    ['/produkt/1', 'Kies 16/32'],
    ['/miete/101', 'Rüttelplatte, 90 kg'],
  ])('%s is a document with the data of its item', async (path, name) => {
    const response = await api.call(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.has('set-cookie')).toBe(false);
    expect(await response.text()).toContain(`<title>${name}</title>${path} `);
  });

  test('is rendered once for each of its states, whatever the query', async () => {
    const render = vi.fn(renderPage);
    const own = await apiForTest({
      catalogueTtlMs: 60_000,
      loadRenderer: async () => ({ renderPage: render }),
    });
    const save = async (revision: number, name: string) => {
      await storeProducts(own.firestore, { ...GRAVEL, name, changed_in: revision });
      await own.firestore.doc('settings/revision').set({ revision, schema_version: 1 });
    };
    await save(1, 'Kies 16/32');
    await own.call('/produkt/1');
    const rendered = render.mock.calls.length;
    const laterMs = own.clock.now.getTime() + 20_000;
    own.clock.now = new Date(laterMs);
    const pages = ['/produkt/1?x=1', '/produkt/1?x=2', '/produkt/1'].map(async (path) =>
      (await own.call(path)).text(),
    );
    const title = '<!doctype html><title>Kies 16/32</title>';
    expect(new Set(await Promise.all(pages))).toEqual(
      new Set([`${title}/produkt/1 {"readAt":${laterMs}}`]),
    );
    expect(render).toHaveBeenCalledTimes(rendered);
    await save(2, 'Kies 8/16');
    own.clock.now = new Date(laterMs + 20_000);
    expect(await (await own.call('/produkt/1')).text()).toContain('Kies 8/16');
    expect(render).toHaveBeenCalledTimes(rendered + 1);
  });

  test('is rendered once for all missing items', async () => {
    const render = vi.fn(renderPage);
    const own = await apiForTest({ loadRenderer: async () => ({ renderPage: render }) });
    await own.call('/produkt/2');
    const rendered = render.mock.calls.length;
    for (let id = 3; id < 40; id += 1) expect((await own.call(`/produkt/${id}`)).status).toBe(404);
    expect(render).toHaveBeenCalledTimes(rendered);
  });

  test('is refused with a page if an address requests too many', async () => {
    const own = await apiForTest({ callLimit: { name: 'call', max: 3, windowMs: 60_000 } });
    await storeProducts(own.firestore, GRAVEL);
    const ask = (path: string, client = 7) =>
      own.call(path, { headers: { 'x-forwarded-for': `203.0.113.${client}, 192.0.2.1` } });
    const statuses = [];
    for (const path of ['/produkt/1?x=1', '/miete/x', '/sitemap.xml', '/produkt/1']) {
      statuses.push((await ask(path)).status);
    }
    expect(statuses).toEqual([200, 404, 200, 429]);
    const refused = await ask('/produkt/1');
    expect(Object.fromEntries(refused.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '60',
    });
    const html = await refused.text();
    expect(html).toContain('<h1>Von Ihrem Anschluss kamen zu viele Anfragen.');
    const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? '';
    expect(refused.headers.get('content-security-policy')).toContain(
      `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    );
    expect((await ask('/api/products/1')).status).toBe(200);
    expect((await ask('/produkt/1', 8)).status).toBe(200);
  });

  test('of a product gets the office’s current delivery prices', async () => {
    let given: PageData | undefined;
    load = async () => ({
      renderPage: (_path, data) => {
        given = data;
        return '';
      },
    });
    const own = await apiForTest({ loadRenderer: () => load() });
    await storeProducts(own.firestore, GRAVEL);
    const zones = [650, 850, 1100].map((free_from) => ({ free_from, otherwise: 29.9 }));
    await own.firestore.doc('settings/zonePrices').set({ zones, schema_version: 1 });
    const response = await own.call('/produkt/1');
    expect(given?.zone_prices).toEqual(zones);
    await own.firestore.doc('settings/zonePrices').update({ zones: zones.toReversed() });
    const headers = revalidating(response.headers.get('etag') ?? '');
    expect((await own.call('/produkt/1', { headers })).status).toBe(200);
  });

  test('has each of Hosting’s document headers once', async () => {
    const [ofDocuments] = firebase.hosting.headers;
    const headers = Object.fromEntries((await api.call('/produkt/1')).headers);
    for (const { key, value } of ofDocuments?.headers ?? []) {
      expect(headers[key.toLowerCase()], key).toBe(value);
    }
    expect(ofDocuments?.headers.map(({ key }) => key)).toContain('Content-Security-Policy');
  });

  test('answers HEAD without a body, and 405 to POST', async () => {
    const head = await api.call('/produkt/1', { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    const post = await api.call('/produkt/1', { method: 'POST' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(post.headers.get('content-type')).toMatch(/^text\/html/);
  });

  test('states when its data were read, and is cached for seconds if they are stale', async () => {
    const keeping = await apiForTest({ catalogueTtlMs: 60_000 });
    await storeProducts(keeping.firestore, GRAVEL);
    const readAtMs = keeping.clock.now.getTime();
    await keeping.call('/produkt/1');
    keeping.setFault({ code: 'PERMISSION_DENIED' });
    const later = async (ms: number) => {
      keeping.clock.now = new Date(readAtMs + ms);
      const response = await keeping.call('/produkt/1');
      return [response.headers.get('cache-control'), (await response.text()).split(' ').at(-1)];
    };
    const oldestMs = FRESHNESS_SECONDS.function * 1000;
    const pages = [await later(oldestMs), await later(600_000)];
    expect(pages).toEqual([
      [PUBLIC_CACHING['Cache-Control'], `{"readAt":${readAtMs}}`],
      [expect.stringMatching(/must-revalidate, s-maxage=10$/), `{"readAt":${readAtMs}}`],
    ]);
  });
});

describe('an address without an item', () => {
  test.each(['/produkt/2', '/produkt/01', '/produkt/%00', '/produkt/1/2', '/miete/1'])(
    '%s is a 404 page, cached for seconds',
    async (path) => {
      const response = await api.call(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe(PUBLIC_CACHING['Cache-Control']);
      expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
      expect(await response.text()).toContain('<title>nicht gefunden</title>');
    },
  );

  test.each([
    ['/produkt/1/', '/produkt/1'],
    ['/miete/101//', '/miete/101'],
    ['/produkt//1/', '/produkt//1'],
    ['/produkt/', '/produkt'],
  ])('%s redirects to the path without a slash', async (path, location) => {
    const response = await api.call(path, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, location]);
  });

  test('one that cannot be decoded is refused in German', async () => {
    const response = await api.call('/produkt/%ff');
    expect(response.status).toBe(400);
    expect(await response.text()).toContain('Die Anfrage ist ungültig.');
  });
});

describe('while pages cannot be rendered', () => {
  test('a missing renderer is logged, and loaded again by the next request', async () => {
    const broken = await apiForTest({ loadRenderer: () => load() });
    await storeProducts(broken.firestore, GRAVEL);
    load = () => Promise.reject(new Error('Cannot find module render.js'));
    const response = await broken.call('/produkt/1');
    expect([response.status, response.headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(broken.log.map(({ message }) => message)).toContain(
      'Pages cannot be rendered: Error: Cannot find module render.js',
    );
    load = async () => ({ renderPage });
    expect((await broken.call('/produkt/1')).status).toBe(200);
  });

  test('without a database they are answered 503 in German, uncached', async () => {
    const silent = await apiForTest({ deadlineMs: 300 });
    silent.setFault({ delayMs: 5000 });
    for (const path of ['/produkt/1', '/miete/101', '/sitemap.xml']) {
      const response = await silent.call(path);
      expect(response.status, path).toBe(503);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('retry-after')).toBe('10');
      expect(await response.text()).toContain('<h1>Der Shop ist gerade nicht erreichbar.');
    }
  });
});

describe('the sitemap', () => {
  const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, at]) => at);

  test('lists each page, product and tool once, with its change date', async () => {
    const response = await api.call('/sitemap.xml');
    const xml = await response.text();
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    const addresses = addressesIn(xml);
    expect(addresses).toContain('https://www.muster-tiefbau.example/');
    expect(addresses).toContain('https://www.muster-tiefbau.example/katalog');
    expect(addresses.slice(-3)).toEqual([
      'https://www.muster-tiefbau.example/katalog?category=Sch%C3%BCttgut',
      'https://www.muster-tiefbau.example/produkt/1',
      'https://www.muster-tiefbau.example/miete/101',
    ]);
    expect(new Set(addresses).size).toBe(addresses.length);
    const { updateTime } = await api.firestore.doc('products/1').get();
    expect(xml).toContain(`<lastmod>${updateTime?.toDate().toISOString()}</lastmod>`);
  });

  test('is cached by the CDN as long as Hosting’s settings say', async () => {
    const rule = firebase.hosting.headers.find(({ source }) => source === '/sitemap.xml');
    const { headers } = await api.call('/sitemap.xml');
    expect(headers.get('cache-control')).toBe(rule?.headers[0]?.value);
  });
});
