import { GRAVEL, PLATE } from '@shop/domain/testing/stored';
import { FRESHNESS_SECONDS, MAX_AGE_ON_ARRIVAL_SECONDS } from '@shop/domain/time/freshness';
import { describe, expect, test } from 'vitest';
import { apiForTests } from '../../test/api-for-tests.ts';
import { storeProducts, storeRentalTools } from '../../test/shop-data.ts';

const api = apiForTests({
  catalogueTtlMs: 60_000,
  loadRenderer: async () => ({
    renderPage: (_, { answers }) => `${answers['GET /api/products/{id}']?.price}`,
  }),
});

async function save(revision: number, price_cents: number) {
  await storeProducts(api.firestore, { ...GRAVEL, price_cents, changed_in: revision });
  await api.firestore.doc('settings/revision').set({ revision, schema_version: 1 });
}

/** Caches as RFC 9111 requires. */
function openCdn() {
  const copies = new Map<string, { text: string; fetchedAtMs: number; caching: string }>();
  const secondsOf = (caching: string) => Number(/s-maxage=(\d+)/.exec(caching)?.[1] ?? 0);

  async function fetchCopy(path: string) {
    const response = await api.call(path);
    const caching = response.headers.get('cache-control') ?? '';
    const copy = { text: await response.text(), fetchedAtMs: api.clock.now.getTime(), caching };
    copies.set(path, copy);
    return copy.text;
  }

  return async (path: string): Promise<string> => {
    const copy = copies.get(path);
    if (!copy) return fetchCopy(path);
    const ageSeconds = (api.clock.now.getTime() - copy.fetchedAtMs) / 1000;
    return ageSeconds < secondsOf(copy.caching) ? copy.text : fetchCopy(path);
  };
}

describe.each(['/api/products', '/produkt/1'])('%s', (path) => {
  /** When the old price was last served, in seconds after a change; requests come at these seconds. */
  async function oldFor(changeAt: number, asks: (second: number) => boolean): Promise<number> {
    const startMs = api.clock.now.getTime();
    const ask = openCdn();
    let last = Number.NEGATIVE_INFINITY;
    for (let second = 0; second <= changeAt + 70; second += 1) {
      api.clock.now = new Date(startMs + second * 1000);
      if (second === changeAt) await save(2, 3000);
      if (asks(second) && (await ask(path)).includes('28.9')) last = second - changeAt;
    }
    return last;
  }

  test.each([0, 9, 10, 25])(
    'behind a CDN shows a change of second %i in time, however often it is asked for',
    async (changeAt) => {
      for (const seconds of [1, 7, 11, 14, 15, 16, 25, 26]) {
        await save(1, 2890);
        const old = await oldFor(changeAt, (second) => second % seconds === 0);
        expect(old, `every ${seconds} s`).toBeLessThanOrEqual(MAX_AGE_ON_ARRIVAL_SECONDS);
        api.reset();
      }
    },
  );
});

test('lists, pages and sitemap state the CDN’s caching time and revalidate cheaply', async () => {
  await save(1, 2890);
  await storeRentalTools(api.firestore, PLATE);
  const paths = ['products', 'categories', 'products/1', 'rental-tools', 'rental-categories'];
  for (const path of [...paths.map((each) => `/api/${each}`), '/produkt/1', '/sitemap.xml']) {
    const { headers } = await api.call(path);
    expect(headers.get('cache-control'), path).toBe(
      `public, max-age=0, must-revalidate, s-maxage=${FRESHNESS_SECONDS.cdn}`,
    );
    const held = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
    api.pass(60_000);
    expect((await api.call(path, { headers: held })).status, path).toBe(304);
  }
});
