/**
 * Compares the built function with a bare express, each in a process of its own: the median ratio
 * of requests per second over alternating rounds. Exits with 1 below the target. `npm run bench`
 */
import { devNull } from 'node:os';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { type Known, REQUEST_KINDS } from '../load/request-kinds.ts';
import { sendLoad } from '../load/send-load.ts';
import { storeCatalogue } from '../stack/catalogue.ts';
import { defineService } from '../stack/service.ts';
import {
  buildFunction,
  FUNCTION_SERVICE,
  type FunctionSettings,
  freePort,
  startShop,
} from '../stack/shop.ts';

/** Of the requests per second of a bare express that sends the same bytes. */
const MIN_CATALOGUE_RATIO = 0.6;
const CATALOGUE_KINDS = ['product list', 'rental tools', 'one product'];
const ORDER_KIND = 'order of 3 lines';
const ROUNDS = 7;

const print = (line: string) => process.stdout.write(`${line}\n`);

// Without a mail server, orders write their outbox entries and nothing is sent.
const env = { ORDERS_PER_HOUR: '1000000', SMTP_URL: '' };
const shop = await startShop({ module: buildFunction(), logFile: devNull, env });
const port = await freePort();
const module = new URL('bare-express.ts', import.meta.url).href;
const bareService = defineService(FUNCTION_SERVICE, {
  settings: { module, port } satisfies FunctionSettings,
});
const bareOrigin = `http://127.0.0.1:${port}`;
try {
  await bareService.start();
  await storeCatalogue(getFirestore(initializeApp()));
  print(row('requests/s, medians', 'shop', 'bare', 'ratio'));
  const ratios: number[] = [];
  for (const name of CATALOGUE_KINDS) ratios.push(await compare(name, 20));
  await compare(ORDER_KIND, 4);
  if (Math.min(...ratios) < MIN_CATALOGUE_RATIO) {
    print(`A catalogue answer is below ${MIN_CATALOGUE_RATIO} of a bare express.`);
    process.exitCode = 1;
  }
} finally {
  await Promise.all([shop.stop(), bareService.kill()]);
}
process.exit();

async function compare(name: string, connections: number): Promise<number> {
  const kind = REQUEST_KINDS.find((each) => each.name === name);
  if (!kind) throw new Error(`There is no request “${name}”.`);
  const make = () => kind.make({} as Known);
  const { method, path } = make();
  if (method === 'GET') {
    const body = await (await fetch(shop.origin + path)).arrayBuffer();
    await fetch(bareOrigin + path, { method: 'PUT', body });
  }
  const measure = async (origin: string, seconds: number) => {
    const result = await sendLoad(origin, make, { connections, seconds });
    if (result.errors + result.non2xx > 0) throw new Error(`${name}: requests failed`);
    return result.requests.average;
  };
  for (const origin of [shop.origin, bareOrigin]) await measure(origin, 3);
  const rounds: { ours: number; bare: number; ratio: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const bare = await measure(bareOrigin, 2);
    const ours = await measure(shop.origin, 2);
    rounds.push({ ours, bare, ratio: ours / bare });
  }
  const ratio = median(rounds.map((each) => each.ratio));
  const [ours, bare] = (['ours', 'bare'] as const).map((key) => median(rounds.map((r) => r[key])));
  print(row(name, ours?.toFixed(0) ?? '', bare?.toFixed(0) ?? '', ratio.toFixed(2)));
  return ratio;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function row(title: string, ...cells: string[]): string {
  return title.padEnd(24) + cells.map((cell) => cell.padStart(10)).join('');
}
