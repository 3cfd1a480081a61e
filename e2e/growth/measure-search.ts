import type { Page } from '@playwright/test';
import type { productSearch } from '@shop/domain/product-search';

declare global {
  interface Window {
    search: { productSearch: typeof productSearch };
  }
}

export interface SearchTimes {
  parseMs: number;
  indexMs: number;
  /** For each beginning of each query, as somebody types it. */
  filterMs: number[];
}

/** As they are typed: hits, several words, sizes, synonyms, typos, and what is not to be found. */
const QUERIES = [
  'kies 16/32',
  'Plasterstein anthrazit',
  'Shotter 0 32',
  'Dachzigel naturrot',
  'rechteckpflaster 20x10x8',
  'splitt granit',
  'Randstein',
  'Winterreifen',
];

/** Times parsing and searching in the browser, without anything to be shown. */
export function measureSearch(page: Page, json: string): Promise<SearchTimes> {
  const typed = QUERIES.flatMap((query) =>
    Array.from(query, (_, index) => query.slice(0, index + 1)),
  );
  return page.evaluate(
    ({ text, queries }) => {
      function timed<T>(work: () => T): [T, number] {
        const begin = performance.now();
        return [work(), performance.now() - begin];
      }
      const [products, parseMs] = timed(() => JSON.parse(text));
      const index = window.search.productSearch(products);
      const [, indexMs] = timed(() => index.readAhead(Number.POSITIVE_INFINITY));
      const filterMs = queries.map((query) => timed(() => index.find(query))[1]);
      return { parseMs, indexMs, filterMs };
    },
    { text: json, queries: typed },
  );
}
