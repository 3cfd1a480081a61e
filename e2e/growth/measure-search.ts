import type { Page } from '@playwright/test';
import type { productSearch } from '@shop/domain/product-search';
import type { OpenPage } from './slow-pages.ts';

declare global {
  interface Window {
    search: { productSearch: typeof productSearch };
  }
}

export interface SearchTimes {
  parseMs: number;
  /** Each step of reading ahead. */
  stepMs: number[];
  /** For each beginning of each query, as somebody types it. */
  filterMs: number[];
}

/** As `use-read-ahead.ts` does it. */
const PRODUCTS_AT_ONCE = 100;
const PAUSE_MS = 16;

const RUNS = 5;

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

/** The run whose slowest key was the quickest: what else runs on the machine makes keys slow. */
export async function calmestSearch(
  open: OpenPage,
  json: string,
  script: string,
): Promise<SearchTimes> {
  const runs: SearchTimes[] = [];
  while (runs.length < RUNS) {
    const run = await open(async (page) => {
      await page.addScriptTag({ content: script });
      return measureSearch(page, json);
    });
    runs.push(run);
  }
  return runs.reduce((calm, run) =>
    Math.max(...run.filterMs) < Math.max(...calm.filterMs) ? run : calm,
  );
}

/**
 * Times parsing and searching in the browser, without anything to be shown. The list is read ahead in
 * steps, and there is a pause after each key, as on the page.
 */
function measureSearch(page: Page, json: string): Promise<SearchTimes> {
  const typed = QUERIES.flatMap((query) =>
    Array.from(query, (_, index) => query.slice(0, index + 1)),
  );
  return page.evaluate(
    async ({ text, queries, products: atOnce, pauseMs }) => {
      function timed<T>(work: () => T): [T, number] {
        const begin = performance.now();
        return [work(), performance.now() - begin];
      }
      const [products, parseMs] = timed(() => JSON.parse(text));
      const pause = () => new Promise((resolve) => setTimeout(resolve, pauseMs));
      const index = window.search.productSearch(products);
      const stepMs: number[] = [];
      for (let isLeft = true; isLeft; await pause()) {
        const [left, ms] = timed(() => index.readAhead(atOnce));
        isLeft = left;
        stepMs.push(ms);
      }
      const filterMs: number[] = [];
      for (const query of queries) {
        filterMs.push(timed(() => index.find(query))[1]);
        await pause();
      }
      return { parseMs, stepMs, filterMs };
    },
    { text: json, queries: typed, products: PRODUCTS_AT_ONCE, pauseMs: PAUSE_MS },
  );
}
