/**
 * How the catalogue behaves with 100, 1 000 and 10 000 generated products: their bytes, the search and
 * the page, in the browser of the tests at a phone's width with its processor slowed down. `npm run
 * growth`, `-- --slowdown 1 --dist <folder>`. It serves the built web itself, on a free port.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../browser.ts';
import { generateProducts } from './generate-products.ts';
import { measurePage } from './measure-page.ts';
import { measureSearch } from './measure-search.ts';
import { searchModule } from './search-module.ts';
import { serveShop } from './serve-shop.ts';

const { values } = parseArgs({
  options: {
    slowdown: { type: 'string', default: '4' },
    dist: { type: 'string', default: fileURLToPath(new URL('../../web/dist', import.meta.url)) },
  },
});
const PHONE = { width: 390, height: 844 };
const pictures = readdirSync(`${values.dist}/pictures`)
  .filter((name) => name.endsWith('-800.webp'))
  .map((name) => `/pictures/${name}`)
  .sort();
const say = (text: string) => process.stdout.write(`${text}\n`);

async function measure(browser: Browser, count: number, script: string): Promise<string[]> {
  const products = generateProducts(count, pictures);
  const json = JSON.stringify(products);
  const shop = await serveShop(values.dist, products);
  const page = await browser.newPage({ viewport: PHONE });
  // What tsx calls around functions that keep their names, here and in those sent to the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.goto('about:blank');
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) });
    await page.addScriptTag({ content: script });
    const search = await measureSearch(page, json);
    const shown = await measurePage(page, session, shop.url, count);
    const filter = search.filterMs.toSorted((a, b) => a - b);
    return [
      count,
      (json.length / 1000).toFixed(0),
      (brotliCompressSync(json).length / 1000).toFixed(1),
      search.parseMs.toFixed(1),
      search.indexMs.toFixed(0),
      filter[filter.length >> 1]?.toFixed(1),
      filter.at(-1)?.toFixed(1),
      shown.firstPaintMs.toFixed(0),
      shown.worstKeyMs.toFixed(0),
      shown.frames.medianMs.toFixed(1),
      shown.frames.worstMs.toFixed(0),
      shown.frames.longer50Ms,
      shown.domNodes,
      shown.heapMb.toFixed(1),
      shown.requestedPictures,
    ].map(String);
  } finally {
    await page.close();
    shop.close();
  }
}

const HEADINGS = [
  'products',
  'kB',
  'kB br',
  'parse',
  'index',
  'filter',
  'worst',
  'paint',
  'key',
  'frame',
  'worst',
  '>50 ms',
  'nodes',
  'heap MB',
  'pictures',
];

const line = (cells: readonly string[]) => cells.map((cell) => cell.padStart(9)).join('');
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--no-sandbox'],
});
try {
  const script = await searchModule();
  say(`Milliseconds with a processor slowed down ${values.slowdown} times\n${line(HEADINGS)}`);
  for (const count of [100, 1000, 10_000]) say(line(await measure(browser, count, script)));
} finally {
  await browser.close();
}
