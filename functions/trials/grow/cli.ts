/**
 * Builds shops of increasing size, each in its own local Firestore, with the demo's products repeated and as
 * many orders and changes, or `--orders` of them in the largest, and prints what a process start and each
 * call cost. Exits with 1 if a promise about a start is broken.
 * `npm run grow -- --products 10000 --orders 100000`
 */
import { readCounts } from '@shop/emulators/command-line';
import type { Usage } from '@shop/emulators/firestore';
import { ITEM_DOCUMENTS, SEED_DOCUMENTS } from '@shop/seed/stored-documents';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { type Firestore, getFirestore, Timestamp } from 'firebase-admin/firestore';
import { packAll } from '../../operations/index-stored.ts';
import { startAuthEmulator } from '../../test/auth-emulator.ts';
import { storeAll } from '../../test/shop-data.ts';
import { orderNumber, storedOrder } from '../../test/stored-data.ts';
import { CHANGE_V1 } from '../../test/stored-fixtures.ts';
import {
  buildFunction,
  defineFunction,
  freePort,
  PROJECT,
  type Shop,
  startShop,
  unsignedSessionCookie,
} from '../stack/shop.ts';

const USAGE = 'Usage: npm run grow -- [--products <number>] [--orders <number>] [--runs <number>]';
const {
  products: most,
  orders,
  runs,
} = readCounts(USAGE, {
  products: 10_000,
  orders: 10_000,
  runs: 5,
});
const SIZES = [...new Set([100, 1000, most])];
const DELIVERIES_A_DAY = 500;
const MAX_START_READS = 20;
/** Ratio of a process's first answer to the one with the fewest products. */
const MAX_GROWTH_OF_START = 1.5;
const READS = 'reads of a start';
const FIRST_ANSWER = 'first answer of a process, ms';

const CALLS = [
  ['GET /api/catalogue', '/api/catalogue'],
  ['GET /api/products', '/api/products'],
  ['sitemap', '/sitemap.xml'],
  ['page of a product', '/produkt/1'],
] as const;
const ADMIN = [
  ['statistics', 'stats'],
  ['what waits today', 'today'],
  ['orders per day', 'orders-per-day'],
  ['orders, one page', 'orders'],
  ['orders, a search', 'orders?search=must'],
  [`a day with ${DELIVERIES_A_DAY} deliveries`, 'deliveries?day=2026-11-24'],
  ['log, one page', 'changes'],
  ['products, one page', 'products'],
  ['products, a search', 'products?search=kies'],
] as const;

type Column = Map<string, string>;
const print = (line: string) => process.stdout.write(`${line}\n`);

const module = buildFunction();
const auth = await startAuthEmulator(PROJECT);
const columns: Column[] = [];
for (const size of SIZES) columns.push(await measure(size));
await auth.stop();
print(`| ${['', ...SIZES.map((size) => size.toLocaleString('en-US'))].join(' | ')} |`);
print(`| --- |${' ---: |'.repeat(SIZES.length)}`);
for (const row of columns[0]?.keys() ?? []) {
  print(`| ${[row, ...columns.map((column) => column.get(row))].join(' | ')} |`);
}
const broken = columns.flatMap((column) => {
  const growth = Number(column.get(FIRST_ANSWER)) / Number(columns[0]?.get(FIRST_ANSWER));
  return [
    ...(Number(column.get(READS)) > MAX_START_READS ? [`${READS}: ${column.get(READS)}`] : []),
    ...(growth > MAX_GROWTH_OF_START ? [`${FIRST_ANSWER}: ${growth.toFixed(2)} ×`] : []),
  ];
});
for (const promise of broken) print(`Broken: ${promise}`);
process.exit(broken.length === 0 ? 0 : 1);

async function measure(size: number): Promise<Column> {
  const shop = await startShop({ module, env: { CALLS_PER_MINUTE: '1000000' } });
  const app = initializeApp({ projectId: PROJECT }, String(size));
  try {
    const firestore = getFirestore(app);
    await store(firestore, size, size === most ? orders : size);
    await getAuth(app).importUsers([{ uid: 'chef', customClaims: { admin: true } }]);
    await packAll(firestore);
    return new Map([...(await measureStarts(shop)), ...(await measureCalls(shop))]);
  } finally {
    await Promise.all([shop.stop(), deleteApp(app)]);
  }
}

async function store(firestore: Firestore, products: number, orders: number): Promise<void> {
  const items = ITEM_DOCUMENTS.filter(({ path }) => path.startsWith('products/'));
  const numbers = Array.from({ length: Math.max(products, orders) }, (_, index) => index);
  const documents: [path: string, document: object][] = [
    ...SEED_DOCUMENTS.filter(({ path }) => !path.startsWith('products/')).map(
      ({ path, data }): [string, object] => [path, data],
    ),
    ...numbers.flatMap((index): [string, object][] => {
      const id = index + 1;
      const name = index < items.length ? {} : { name: `${nameOf(items, index)} ${id}` };
      const created_at = Timestamp.fromMillis(Date.now() - index * 60_000);
      const order = storedOrder({ order_number: orderNumber(index), created_at });
      const day = index < DELIVERIES_A_DAY ? { delivery_day: '2026-11-24' } : {};
      const at = { at: created_at, listed_at: created_at, batch_id: `r-${index}` };
      const product = { ...items[index % items.length]?.data, id, ...name };
      return [
        ...(index < products ? [[`products/${id}`, product] satisfies [string, object]] : []),
        [`orders/${orderNumber(index)}`, { ...order, ...day, search_tokens: ['must', 'kies'] }],
        [`changes/r-${index}-0`, { ...CHANGE_V1, ...at, item_id: String(id) }],
      ];
    }),
    ['settings/revision', { revision: 1, schema_version: 1 }],
  ];
  for (let at = 0; at < documents.length; at += 500) {
    await storeAll(firestore, documents.slice(at, at + 500));
  }
}

function nameOf(items: typeof ITEM_DOCUMENTS, index: number): string {
  return items[index % items.length]?.data.name ?? '';
}

/** Starting processes: their reads, and the time to their first answer. */
async function measureStarts(shop: Shop): Promise<Column> {
  const walls: number[] = [];
  const processor: number[] = [];
  let reads = 0;
  for (let run = 0; run < runs; run += 1) {
    const before = await usage(shop);
    const port = await freePort();
    const service = defineFunction(port, { module });
    const begun = performance.now();
    await service.start();
    const origin = `http://127.0.0.1:${port}`;
    await ask(origin, '/api/catalogue');
    walls.push(performance.now() - begun);
    processor.push(Number(await service.ask('cpu')) / 1000);
    await ask(origin, '/api/rental-tools');
    reads = (await usage(shop)) - before;
    await service.kill();
  }
  return new Map([
    [READS, String(reads)],
    [FIRST_ANSWER, median(walls)],
    ['… of the processor, ms', median(processor)],
  ]);
}

async function measureCalls({ origin, ...shop }: Shop): Promise<Column> {
  const column: Column = new Map();
  for (const [name, path] of CALLS) {
    const { ms, bytes } = await repeat(() => ask(origin, path));
    column.set(`${name}: kB`, (bytes / 1000).toFixed(0));
    column.set(`${name}: ms`, ms);
  }
  const headers = { cookie: unsignedSessionCookie('chef', { admin: true }) };
  for (const [name, path] of ADMIN) {
    await ask(origin, `/api/admin/${path}`, headers);
    const before = await usage(shop);
    await ask(origin, `/api/admin/${path}`, headers);
    const reads = (await usage(shop)) - before;
    const { ms } = await repeat(() => ask(origin, `/api/admin/${path}`, headers));
    column.set(`office, ${name}: reads / ms`, `${reads} / ${ms}`);
  }
  return column;
}

async function repeat(send: () => Promise<number>) {
  let bytes = await send();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const begun = performance.now();
    bytes = await send();
    times.push(performance.now() - begun);
  }
  return { bytes, ms: median(times) };
}

/** Size of an answer in bytes. */
async function ask(origin: string, path: string, headers = {}): Promise<number> {
  const response = await fetch(origin + path, { headers });
  const body = await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return body.byteLength;
}

async function usage({ database }: Pick<Shop, 'database'>): Promise<number> {
  const response = await fetch(`http://${database}/emulator/v1/usage`);
  return ((await response.json()) as Usage).reads;
}

function median(values: readonly number[]): string {
  return (values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0).toFixed(0);
}
