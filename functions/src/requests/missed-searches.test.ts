import { expect, test } from 'vitest';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { storeAll } from '../../test/shop-data.ts';
import { MISSED_SEARCHES_V1 } from '../../test/stored-fixtures.ts';

const api = apiWithoutMails();

const miss = async (text: unknown, headers = {}) =>
  (await api.post('/api/missed-searches', { text }, headers)).status;
const stored = async () =>
  (await api.firestore.collection('missedSearches').get()).docs.map((day) => day.data());

test('counts searches without results by day and text only, and shows them to the office', async () => {
  const old = { ...MISSED_SEARCHES_V1, day: '2026-01-30' };
  const recent = { ...MISSED_SEARCHES_V1, day: '2026-02-01' };
  await storeAll(api.firestore, [
    ['missedSearches/2026-01-30', old],
    ['missedSearches/2026-02-01', recent],
  ]);
  expect([await miss('Torf'), await miss(' TORF ')]).toEqual([200, 200]);
  const [, , today] = await stored();
  expect(today).toEqual({
    day: '2026-03-02',
    words: [{ text: 'torf', count: 2 }],
    expires_at: expect.anything(),
    schema_version: 1,
  });
  const tables = await api.read<{ title: string; rows: object[] }[]>(
    '/api/admin/figures',
    api.asAdmin(),
  );
  expect(tables.at(-1)).toMatchObject({
    title: 'Gesucht und nicht gefunden',
    rows: [
      { name: 'gasgrill', values: [2] },
      { name: 'torf', values: [2] },
    ],
  });
});

test('does not store what may be personal, and refuses what is not a text', async () => {
  const texts = ['anna@example.org', '+49 69 1234567', 'x'.repeat(61)];
  for (const text of texts) expect(await miss(text)).toBe(200);
  expect(await miss(7)).toBe(400);
  expect(await stored()).toEqual([]);
});

test.each([
  ['an address counts 20 times an hour', () => '192.0.2.1', 20],
  ['a /48 counts 40 times a day', (at: number) => `2001:db8:1:${at}::1`, 40],
])('%s, and its further searches are answered alike', async (_, addressOf, counted) => {
  for (let at = 0; at <= counted; at += 1) {
    const text = `wort ${'x'.repeat(at + 1)}`;
    expect(await miss(text, { 'x-forwarded-for': addressOf(at) })).toBe(200);
  }
  expect((await stored())[0]?.words).toHaveLength(counted);
  await miss('Torf', { 'x-forwarded-for': '192.0.2.2' });
  expect((await stored())[0]?.words).toHaveLength(counted + 1);
});
