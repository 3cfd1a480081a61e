import { findPages } from '@shop/domain/contract/page-words';
import { productSearch } from '@shop/domain/product/product-search';
import { toolSearch } from '@shop/domain/rental/tool-search';
import { expect, test } from 'vitest';
import { PRODUCTS, RENTAL_TOOLS } from './catalogue.ts';
import { LAYMEN_QUERIES, SHOPPER_QUERIES } from './shopper-queries-fixture.ts';

const NO_PRICES = { daily_price: 0, weekly_price: 0, monthly_price: 0, deposit_amount: 0 };
const tools = toolSearch(RENTAL_TOOLS.map((tool) => ({ ...tool, ...NO_PRICES })));
const products = productSearch(PRODUCTS);

const namesOf = (found: readonly { name: string }[]) => found.map(({ name }) => name);

/** What is missing or misplaced among the first three; everything, if nothing may be found. */
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
  const found = namesOf(products.find(query));
  expect(missing(found, wanted), `among ${found.slice(0, 5).join(' | ')}`).toEqual([]);
  if (!wantedTools) return;
  const foundTools = namesOf(tools.find(query));
  expect(missing(foundTools, wantedTools), `among ${foundTools.join(' | ')}`).toEqual([]);
});

const laymen = LAYMEN_QUERIES.map(([query, wanted, pages = []]) => ({ query, wanted, pages }));

test.each(laymen)('a layman who types $query finds $wanted', ({ query, wanted, pages }) => {
  const first = namesOf(products.findBest(query)).slice(0, 4);
  const absent = wanted.filter((name) => !first.some((hit) => hit.startsWith(name)));
  expect(absent, `among ${first.join(' | ')}`).toEqual([]);
  expect(findPages(query).map(({ path }) => path)).toEqual(expect.arrayContaining([...pages]));
});
