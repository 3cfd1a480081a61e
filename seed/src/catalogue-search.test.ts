import { describe, expect, test } from 'vitest';
import { GIVEN_QUERIES, OWN_QUERIES } from './judged-queries-fixture.ts';
import { mistyped, quality, search } from './search-quality.ts';
import { LAYMEN_QUERIES, SHOPPER_QUERIES } from './shopper-queries-fixture.ts';

const namesOf = (found: readonly { name: string }[]) => found.map(({ name }) => name);

describe.each([
  ['given', GIVEN_QUERIES, 78],
  ['our own', OWN_QUERIES, 128],
])('of the judged queries, %s', (_, queries, count) => {
  test('nearly all have the right product, machine or plan first', () => {
    expect(new Set(queries.map(([query]) => query)).size).toBe(count);
    const { share, wrong } = quality(queries);
    expect(share, JSON.stringify(wrong)).toBeGreaterThanOrEqual(97);
  });

  test('most have it in spite of one typo', () => {
    expect(quality(mistyped(queries)).share).toBeGreaterThanOrEqual(95);
  });
});

/** Names missing or misplaced among the first three; everything found, if nothing should be. */
function missing(found: readonly string[], wanted: readonly string[]): readonly string[] {
  if (wanted.length === 0) return found;
  let at = -1;
  return wanted.filter((name) => {
    const next = found.slice(0, 3).findIndex((hit, place) => place > at && hit.startsWith(name));
    at = Math.max(at, next);
    return next < 0;
  });
}

test('there are a hundred queries and eight half-typed ones', () => {
  expect(new Set(SHOPPER_QUERIES.map(([query]) => query)).size).toBe(108);
});

const cases = SHOPPER_QUERIES.map(([query, wanted, wantedTools]) => ({
  query,
  wanted,
  wantedTools,
}));

test.each(cases)('$query finds $wanted, tools: $wantedTools', ({ query, wanted, wantedTools }) => {
  const found = namesOf(search(query).products);
  expect(missing(found, wanted), `among ${found.slice(0, 5).join(' | ')}`).toEqual([]);
  if (!wantedTools) return;
  const foundTools = namesOf(search(query).tools);
  expect(missing(foundTools, wantedTools), `among ${foundTools.join(' | ')}`).toEqual([]);
});

const laymen = LAYMEN_QUERIES.map(([query, wanted, pages = []]) => ({ query, wanted, pages }));

test.each(laymen)('a layman who types $query finds $wanted', ({ query, wanted, pages }) => {
  const { products, plans, pages: others } = search(query);
  const first = namesOf(products).slice(0, 4);
  const absent = wanted.filter((name) => !first.some((hit) => hit.startsWith(name)));
  expect(absent, `among ${first.join(' | ')}`).toEqual([]);
  expect([...plans, ...others].map(({ path }) => path)).toEqual(expect.arrayContaining([...pages]));
});
