/**
 * Kills the function and the local Firestore while clients order, then makes Firestore slow, failing
 * and unavailable, and Auth unavailable. Exits with 1 if the shop broke a promise.
 * `npm run faults -- --orders 500 --clients 50 --seed 7`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { storeCatalogue } from '../stack/catalogue.ts';
import { buildFunction, freePort, startShop } from '../stack/shop.ts';
import {
  OUTAGES,
  runWithKills,
  runWithOutage,
  runWithoutAuth,
  type ScenarioResult,
} from './scenarios.ts';

const MAX_ANSWERS_BETWEEN_KILLS = 80;
const MAX_VIOLATIONS_SHOWN = 20;

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    clients: { type: 'string', default: '50' },
    orders: { type: 'string', default: '500' },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const clients = Number(values.clients);
const ordersPerClient = Math.ceil(Number(values.orders) / clients);
const print = (line: string) => process.stdout.write(`${line}\n`);

const dataDir = mkdtempSync(join(tmpdir(), 'shop-faults-'));
const shop = await startShop({
  module: buildFunction(),
  dataDir,
  logFile: join(dataDir, 'function.log'),
  env: {
    ORDERS_PER_HOUR: '100000',
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${await freePort()}`, // nothing listens there
  },
});
let results: ScenarioResult[];
try {
  const firestore = getFirestore(initializeApp());
  await storeCatalogue(firestore);
  const context = { shop, firestore, seed, sessions: [], clients: 10, ordersPerClient: 2 };
  print(
    `${values.orders} orders from ${clients} clients while processes are killed, seed ${seed} …`,
  );
  const kills = { maxAnswersBetween: MAX_ANSWERS_BETWEEN_KILLS };
  results = [await runWithKills({ ...context, clients, ordersPerClient }, kills)];
  for (const [name, fault] of Object.entries(OUTAGES)) {
    print(`${name} …`);
    results.push(await runWithOutage(context, name, fault));
  }
  print('Auth down …');
  results.push(await runWithoutAuth(context));
} finally {
  await shop.stop();
}

print(row('', ['orders', 'succeeded', '503', 'cut', 'slowest s', 'promises'], ''));
for (const { name, orders, stats, violations, remark } of results) {
  const { succeeded, unavailable, unanswered, slowestMs } = stats;
  const verdict = violations.length === 0 ? 'kept' : 'BROKEN';
  const slowest = (slowestMs / 1000).toFixed(1);
  print(row(name, [orders, succeeded, unavailable, unanswered, slowest, verdict], remark));
  for (const violation of violations.slice(0, MAX_VIOLATIONS_SHOWN)) print(`  ${violation}`);
}
if (results.some(({ violations }) => violations.length > 0)) {
  print(`\nRepeat with: npm run faults -- --seed ${seed}. Data and log: ${dataDir}`);
  process.exit(1);
}
rmSync(dataDir, { recursive: true });
process.exit();

function row(name: string, cells: readonly (string | number)[], remark: string): string {
  const padded = cells.map((cell) => String(cell).padStart(11)).join('');
  return `${name.padEnd(22)}${padded}  ${remark}`.trimEnd();
}
