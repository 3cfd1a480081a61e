import { GRAVEL, product, SLATE } from '@shop/domain/testing/stored';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, test } from 'vitest';
import { apiForTests } from '../../test/api-for-tests.ts';
import { storeProducts } from '../../test/shop-data.ts';
import { toCurrentVersion } from '../firestore/stored-type.ts';
import { PRODUCTS, productsOf } from '../stored/product.ts';
import { openDocumentCache, openRevisions, POLL_MS, READ_ALL_AFTER_MS } from './document-cache.ts';

const TTL_MS = 60_000;
/** One more read besides the collection's: has anything been saved since? */
const PACKING = 1;
const SHARDS = 12;
const START_MS = Date.parse('2026-03-02T09:30:00Z');
const api = apiForTests();
let nowMs: number;

beforeEach(async () => {
  nowMs = START_MS;
  await storeProducts(api.firestore, GRAVEL, SLATE);
});

function open(ttlMs = TTL_MS) {
  const now = () => new Date(nowMs);
  const revisions = openRevisions({ firestore: api.firestore, now }, ttlMs);
  const cache = openDocumentCache(
    { now, log: (entry) => api.log.push(entry) },
    {
      name: 'products',
      collection: productsOf(api.firestore),
      toCurrent: (data) => toCurrentVersion(PRODUCTS, data),
      revisions,
      ttlMs,
    },
  );
  const prices = async () => {
    const { documents } = (await cache.orStale()).value;
    return [...documents.values()].map(({ stored }) => stored.price_cents);
  };
  /** The prices after some time, and how many reads they cost. */
  const after = async (ms: number) => {
    nowMs += ms;
    const before = api.usage().reads;
    return { prices: await prices(), reads: api.usage().reads - before };
  };
  return { cache, after };
}

/** Saves as the office does. */
async function save(firestore: Firestore, revision: number, ...prices: [number, number][]) {
  const batch = firestore.batch();
  for (const [id, price_cents] of prices) {
    const changed = { ...product({ id, price_cents }), version: 1, changed_in: revision };
    batch.set(firestore.doc(`products/${id}`), changed);
  }
  batch.set(firestore.doc('settings/revision'), { revision, schema_version: 1 });
  await batch.commit();
}

describe('with a revision', () => {
  beforeEach(() => save(api.firestore, 1, [7, 700]));

  test('a poll costs one read, and a change the reads of its documents', async () => {
    const { after } = open();
    expect(await after(0)).toEqual({ prices: [2890, 700], reads: 3 + PACKING });
    expect(await after(POLL_MS - 1)).toEqual({ prices: [2890, 700], reads: 0 });
    expect(await after(1)).toEqual({ prices: [2890, 700], reads: 1 });
    await save(api.firestore, 2, [7, 777]);
    expect(await after(POLL_MS - 1)).toEqual({ prices: [2890, 700], reads: 0 });
    expect(await after(1)).toEqual({ prices: [2890, 777], reads: 2 });
  });

  test('reads changes of several revisions and new documents together', async () => {
    const { after } = open();
    await after(0);
    await save(api.firestore, 2, [1, 100], [8, 800]);
    await save(api.firestore, 3, [1, 101]);
    expect((await after(POLL_MS)).prices.toSorted()).toEqual([101, 700, 800]);
    expect(await after(POLL_MS)).toMatchObject({ reads: 1 });
  });

  test('returns the same objects until one has changed', async () => {
    const { cache, after } = open();
    const documents = async () => (await cache.orStale()).value.documents;
    const first = await documents();
    await after(POLL_MS);
    expect(await documents()).toBe(first);
  });

  test('reads all again after an hour, from the collection itself if the revision missed a write', async () => {
    const { after } = open();
    await after(0);
    for (let ms = POLL_MS; ms < READ_ALL_AFTER_MS; ms += POLL_MS) {
      expect(await after(POLL_MS)).toEqual({ prices: [2890, 700], reads: 1 });
    }
    expect(await after(POLL_MS)).toEqual({ prices: [2890, 700], reads: 1 + SHARDS });
    await api.firestore.doc('products/1').delete();
    await save(api.firestore, 2);
    expect(await after(POLL_MS)).toEqual({ prices: [2890, 700], reads: 2 });
    expect(await after(READ_ALL_AFTER_MS)).toEqual({ prices: [700], reads: 2 + PACKING });
  });

  test('reads a restored database again', async () => {
    const { after } = open();
    await save(api.firestore, 5, [7, 777]);
    await after(0);
    await save(api.firestore, 4, [7, 600]);
    expect(await after(POLL_MS)).toEqual({ prices: [2890, 600], reads: 3 + PACKING });
  });

  test('reads outdated documents again, with the revision or all of them', async () => {
    const { cache, after } = open();
    await after(0);
    await save(api.firestore, 2, [7, 777]);
    cache.expire();
    expect(await after(0)).toEqual({ prices: [2890, 777], reads: 2 });
    await storeProducts(api.firestore, { ...GRAVEL, price_cents: 1 });
    cache.expire();
    expect(await after(0)).toEqual({ prices: [1, 777], reads: 3 + PACKING });
    expect(await after(POLL_MS)).toMatchObject({ reads: 1 });
  });

  test('leaves out and logs a change that it cannot read', async () => {
    const { after } = open();
    await after(0);
    await save(api.firestore, 2);
    await api.firestore.doc('products/7').set({ ...SLATE, name: 7, changed_in: 2 });
    expect((await after(POLL_MS)).prices).toEqual([2890]);
    expect(api.log).toMatchObject([{ severity: 'ERROR', message: expect.stringMatching(/name$/) }]);
  });

  test('while Firestore is away, returns the last documents with their age', async () => {
    const { cache, after } = open();
    await after(0);
    api.setFault({ code: 'PERMISSION_DENIED' });
    expect((await after(POLL_MS)).prices).toEqual([2890, 700]);
    expect((await cache.orStale()).value.asOfMs).toBe(START_MS);
    expect(api.log).toEqual([
      { severity: 'WARNING', message: 'Firestore gives no products; showing those of 10 s ago' },
    ]);
    await expect(cache.fresh()).rejects.toThrow();
    api.setFault();
    await save(api.firestore, 2, [7, 777]);
    expect((await after(5000)).prices).toEqual([2890, 777]);
  });
});

describe('without a revision', () => {
  test('reads all every minute; a poll is one read', async () => {
    const { after } = open();
    await after(0);
    await storeProducts(api.firestore, { ...GRAVEL, price_cents: 1 });
    expect(await after(POLL_MS)).toEqual({ prices: [2890, undefined], reads: 1 });
    expect(await after(TTL_MS - POLL_MS - 1)).toEqual({ prices: [2890, undefined], reads: 1 });
    expect(await after(1)).toEqual({ prices: [1, undefined], reads: 2 });
  });

  test('notices the first revision at the next poll', async () => {
    const { after } = open();
    await after(0);
    await save(api.firestore, 1, [7, 700]);
    expect(await after(POLL_MS)).toEqual({ prices: [2890, 700], reads: 3 + PACKING });
  });
});

test('with no caching time, polls on each call and reads only what changed', async () => {
  const { after } = open(0);
  expect(await after(0)).toMatchObject({ reads: 3 });
  await save(api.firestore, 1, [7, 700]);
  expect(await after(0)).toEqual({ prices: [2890, 700], reads: 3 + PACKING });
  await save(api.firestore, 2, [7, 800]);
  expect(await after(0)).toEqual({ prices: [2890, 800], reads: 2 });
  expect(await after(0)).toEqual({ prices: [2890, 800], reads: 1 });
});
