/**
 * How the catalogue behaves with 100, 1 000 and 10 000 generated products: their bytes, the search and
 * the page, in the browser of the tests at a phone's width with its processor slowed down. `npm run
 * growth`, `-- --slowdown 1 --products 10000 --dist <folder>`. It serves the built web itself, on a free port.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../browser.ts';
import { generateProducts } from './generate-products.ts';
import { measurePage } from './measure-page.ts';
import { calmestSearch } from './measure-search.ts';
import { searchModule } from './search-module.ts';
import { serveShop } from './serve-shop.ts';
import { slowPages } from './slow-pages.ts';
import {
  CATALOGUE_HEADINGS,
  catalogueCells,
  line,
  SCROLL_HEADINGS,
  scrollCells,
} from './tables.ts';

const { values } = parseArgs({
  options: {
    slowdown: { type: 'string', default: '4' },
    products: { type: 'string', multiple: true, default: ['100', '1000', '10000'] },
    dist: { type: 'string', default: fileURLToPath(new URL('../../web/dist', import.meta.url)) },
  },
});
interface Lines {
  catalogue: string[];
  scrolls: string[][];
}

const pictures = readdirSync(`${values.dist}/pictures`)
  .filter((name) => name.endsWith('-800.webp'))
  .map((name) => `/pictures/${name}`)
  .sort();
const say = (text: string) => process.stdout.write(`${text}\n`);

async function measure(browser: Browser, count: number, script: string): Promise<Lines> {
  const products = generateProducts(count, pictures);
  const json = JSON.stringify(products);
  const open = slowPages(browser, Number(values.slowdown));
  const search = await calmestSearch(open, json, script);
  const shop = await serveShop(values.dist, products);
  try {
    const shown = await open((page, session) => measurePage(page, session, shop.url, count));
    return {
      catalogue: catalogueCells(count, json, search, shown),
      scrolls: shown.scrolls.map((scroll) => scrollCells(count, scroll)),
    };
  } finally {
    shop.close();
  }
}

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox'],
});
try {
  const script = await searchModule();
  say(
    `Milliseconds with a processor slowed down ${values.slowdown} times\n${line(CATALOGUE_HEADINGS)}`,
  );
  const scrolls: string[][] = [];
  for (const count of values.products) {
    const lines = await measure(browser, Number(count), script);
    say(line(lines.catalogue));
    scrolls.push(...lines.scrolls);
  }
  say(
    `\nWhile a finger scrolls; busy is the main thread, in its own time\n${line(SCROLL_HEADINGS)}`,
  );
  for (const scroll of scrolls) say(line(scroll));
} finally {
  await browser.close();
}
