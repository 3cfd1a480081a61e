import { shopSearch } from '@shop/domain/contract/shop-search';
import { PRODUCTS, RENTAL_TOOLS } from './catalogue.ts';
import type { Judged } from './judged-queries-fixture.ts';

const NO_PRICES = { daily_price: 0, weekly_price: 0, monthly_price: 0, deposit_amount: 0 };
const TOOLS = RENTAL_TOOLS.map((tool) => ({ ...tool, ...NO_PRICES }));

/** Search results of the demo shop. */
export const search = (query: string) => shopSearch(PRODUCTS, TOOLS).find(query);

/** The first product, machine or plan, as in `judged-queries-fixture.ts`; empty if there is none. */
function firstOf(query: string): string {
  const { products, tools, plans, order } = search(query);
  const kind = order.find((each) => each !== 'pages');
  if (kind === 'products') return `${products[0]?.id}`;
  if (kind === 'tools') return `m${tools[0]?.id}`;
  return (plans[0]?.path ?? '').replace(/^\/planer/, 'plan');
}

/** The percentage of queries with a valid first result, and each wrong one. */
export function quality(queries: Judged) {
  const judged = queries.map(([query, first]) => ({ query, first, found: firstOf(query) }));
  const wrong = judged.filter(({ first, found }) => !first.split(' ').includes(found));
  return { share: 100 - (100 * wrong.length) / judged.length, wrong };
}

/** The queries with one letter missing, doubled or wrong at several places; shorter words have too many neighbours. */
export function mistyped(queries: Judged): Judged {
  return queries.flatMap(([query, first]) =>
    query.split(' ').flatMap((word) => {
      if (!/^\p{L}{6,}$/u.test(word)) return [];
      return [1, Math.floor(word.length / 2), word.length - 2].flatMap((at) =>
        ['', `${word[at]}${word[at]}`, word[at] === 'x' ? 'y' : 'x'].map((letters) => {
          const written = `${word.slice(0, at)}${letters}${word.slice(at + 1)}`;
          return [query.replace(word, written), first] as const;
        }),
      );
    }),
  );
}
