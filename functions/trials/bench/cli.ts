/**
 * Compares the built function with a bare express, each in a process of its own: the processor time
 * per request, as the median ratio of alternating rounds. Unlike requests per second, it hardly
 * depends on what else the machine does. Exits with 1 below the target. `npm run bench`
 */
import { devNull } from 'node:os';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { type Known, REQUEST_KINDS } from '../load/request-kinds.ts';
import { sendLoad } from '../load/send-load.ts';
import { storeCatalogue } from '../stack/catalogue.ts';
import { defineService, type Service } from '../stack/service.ts';
import {
  buildFunction,
  FUNCTION_SERVICE,
  type FunctionSettings,
  freePort,
  startShop,
} from '../stack/shop.ts';

/** A bare express that sends the same bytes counts as 1. */
const MIN_CATALOGUE_RATIO = 0.6;
const CATALOGUE_KINDS = ['product list', 'rental tools', 'one product'];
const ORDER_KIND = 'order of 3 lines';
const ROUNDS = 7;
const ROUND_SECONDS = 2;
const WARM_UP_SECONDS = 4;

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
  print(row('µs per request', 'shop', 'bare', 'ratio'));
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
  const measure = async (service: Service, origin: string, seconds: number) => {
    const before = (await service.ask('cpu')) as number;
    const result = await sendLoad(origin, make, { connections, seconds });
    const after = (await service.ask('cpu')) as number;
    if (result.errors + result.non2xx > 0) throw new Error(`${name}: requests failed`);
    return (after - before) / result.requests.total;
  };
  const rounds: { ours: number; bare: number }[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const seconds = round === 0 ? WARM_UP_SECONDS : ROUND_SECONDS;
    const bare = await measure(bareService, bareOrigin, seconds);
    const ours = await measure(shop.functionService, shop.origin, seconds);
    if (round > 0) rounds.push({ ours, bare });
  }
  const ratio = median(rounds.map(({ ours, bare }) => bare / ours));
  const [ours, bare] = [median(rounds.map((r) => r.ours)), median(rounds.map((r) => r.bare))];
  print(row(name, ours.toFixed(0), bare.toFixed(0), ratio.toFixed(2)));
  return ratio;
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function row(title: string, ...cells: string[]): string {
  return title.padEnd(24) + cells.map((cell) => cell.padStart(10)).join('');
}
