/**
 * Opens the shop's pages with catalogues of growing size on a throttled phone, and prints their
 * times and weights. `npm run grow-pages -- --products 10000`. Exits with 1 when a promise is
 * broken.
 */
import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '@shop/emulators/browser';
import { readCounts } from '@shop/emulators/command-line';
import { startCdn } from './lighthouse/cdn.ts';
import { startStack } from './lighthouse/stack.ts';
import { SITE } from './local-stack.ts';
import {
  answerTo,
  BREAK_MS,
  MAX_ANSWER_MS,
  median,
  type Times,
  visitOnPhone,
} from './slow-phone.ts';
import { stackFirestore } from './stack-firestore.ts';

const USAGE = 'Usage: npm run grow-pages -- [--products <number>] [--runs <number>]';
const { products: most, runs } = readCounts(USAGE, { products: 10_000, runs: 5 });
const SIZES = [...new Set([100, 1000, most])];

const MAX_GROWTH_OF_CARDS = 1.3;
/** Items that a list shows at once; some of them have longer names in a larger catalogue. */
const MAX_LIST = 100;
const MAX_GROWTH_OF_DOCUMENT = 1.01;

const CARDS = '`/katalog`: first cards, ms';
const LETTER = 'a letter of a search, ms';
const FILTER = 'a filter, ms';

/** Above the ids of the demo's products. */
const FIRST_COPY = 10_000;

/** Tells how many products were found. */
const COUNT = { selector: 'main p', says: 'Produkte gefunden' };

const DOCUMENTS = ['/', '/katalog', '/katalog?category=Sand', '/produkt/1'];
const WORDS = ['kies', 'beton', 'sack'];
const OPTIONS = 5;

type Column = Map<string, number>;
const print = (line: string) => process.stdout.write(`${line}\n`);

const stack = await startStack();
const browser = await chromium.launch({ ...(await findBrowser()), args: ['--no-sandbox'] });
const columns: Column[] = [];
try {
  for (const size of SIZES) {
    await storeProducts(size);
    const cdn = await startCdn(SITE);
    columns.push(await measure(browser, cdn.url));
    await cdn.close();
  }
} finally {
  await browser.close();
  await stack.stop();
}
print(`| ${['', ...SIZES.map((size) => size.toLocaleString('en-US'))].join(' | ')} |`);
print(`| --- |${' ---: |'.repeat(SIZES.length)}`);
for (const row of columns[0]?.keys() ?? []) {
  print(`| ${[row, ...columns.map((column) => column.get(row)?.toFixed(0))].join(' | ')} |`);
}
const broken = brokenPromises();
for (const promise of broken) print(`Broken: ${promise}`);
process.exit(broken.length === 0 ? 0 : 1);

/** Repeats the demo's products up to the given number, in a new revision. */
async function storeProducts(size: number): Promise<void> {
  const firestore = stackFirestore();
  const products = firestore.collection('products');
  const { docs } = await products.get();
  const demo = docs.filter(({ id }) => Number(id) < FIRST_COPY);
  const copies = Array.from(
    { length: Math.max(0, size - docs.length) },
    (_, index) => docs.length + index,
  );
  while (copies.length > 0) {
    const batch = firestore.batch();
    for (const count of copies.splice(0, 500)) {
      const id = FIRST_COPY + count;
      const data = demo[count % demo.length]?.data();
      const name = `${data?.name} ${id}`;
      batch.set(products.doc(String(id)), { ...data, id, name, changed_in: size });
    }
    await batch.commit();
  }
  await firestore.doc('settings/revision').set({ revision: size, schema_version: 1 });
}

async function measure(browser: Browser, site: string): Promise<Column> {
  const column: Column = new Map();
  for (const call of ['/api/catalogue', '/api/products']) {
    const { headers } = await fetch(site + call);
    column.set(`${call}: kB transferred`, Number(headers.get('content-length')) / 1000);
  }
  const repeat = async (address: string, what: keyof Times) => {
    const times: number[] = [];
    for (let run = -1; run < runs; run += 1) {
      times.push(await visitOnPhone(browser, site + address, COUNT, (page) => timeOf(page, what)));
    }
    return median(times.slice(1)); // The first fills the CDN.
  };
  column.set(CARDS, await repeat('/katalog', 'cards'));
  column.set('`/katalog?suche=kies`: found, ms', await repeat('/katalog?suche=kies', 'found'));
  const { letters, filters } = await visitOnPhone(browser, `${site}/katalog`, COUNT, answersOf);
  column.set(LETTER, median(letters));
  column.set(FILTER, median(filters));
  for (const address of DOCUMENTS) {
    const { bytes, elements, longest } = await visitOnPhone(
      browser,
      site + address,
      COUNT,
      documentOf,
    );
    column.set(`\`${address}\`: bytes of the document`, bytes);
    column.set(`\`${address}\`: elements`, elements);
    column.set(`\`${address}\`: most elements in one`, longest);
  }
  return column;
}

async function timeOf(page: Page, what: keyof Times): Promise<number> {
  const time = await page.waitForFunction(
    (name) => (window as unknown as { times: Times }).times[name],
    what,
    { timeout: 60_000 },
  );
  return Number(await time.jsonValue());
}

/** Time from a letter or press until the new number of products is painted. */
async function answersOf(page: Page): Promise<{ letters: number[]; filters: number[] }> {
  const field = page.getByRole('searchbox');
  const restart = async (text: string) => {
    await field.fill(text);
    await page.waitForTimeout(BREAK_MS);
  };
  await restart('sand');
  await timeOf(page, 'answered');
  const letters: number[] = [];
  for (const word of WORDS) {
    await restart('');
    for (const letter of word) letters.push(await answerTo(page, () => field.press(letter)));
  }
  await restart('');
  await page.getByRole('button', { name: 'Filter' }).click();
  const filters: number[] = [];
  await page.locator('fieldset label').first().waitFor();
  for (const option of (await page.locator('fieldset label').all()).slice(0, OPTIONS)) {
    for (const _ of ['on', 'off']) filters.push(await answerTo(page, () => option.click()));
  }
  return { letters, filters };
}

async function documentOf(page: Page, html: Buffer) {
  await page.waitForLoadState('networkidle');
  const counts = await page.evaluate(() => {
    const all = [...document.querySelectorAll('*')];
    const longest = Math.max(...all.map((element) => element.childElementCount));
    return { elements: all.length, longest };
  });
  return { bytes: html.length, ...counts };
}

function brokenPromises(): string[] {
  return columns.flatMap((column, index) =>
    [...column].flatMap(([row, figure]) => {
      const growth = (since: number) => figure / (columns[since]?.get(row) ?? figure);
      const isKept =
        (row !== CARDS || growth(0) <= MAX_GROWTH_OF_CARDS) &&
        ((row !== LETTER && row !== FILTER) || figure <= MAX_ANSWER_MS) &&
        (!row.endsWith('in one') || figure <= MAX_LIST) &&
        // A hundred products do not fill every list.
        (index < 2 || !/bytes|elements/.test(row) || growth(1) <= MAX_GROWTH_OF_DOCUMENT);
      return isKept ? [] : `${row}: ${figure.toFixed(0)} with ${SIZES[index]} products`;
    }),
  );
}
