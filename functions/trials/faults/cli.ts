/**
 * Kills the function and the local Firestore while clients order and the office saves, then makes Firestore
 * slow, failing and unavailable, and Auth unavailable. Exits with 1 if the shop broke a promise.
 * `npm run faults -- --orders 500 --clients 50 --seed 7`
 */
import { randomInt } from 'node:crypto';
import { rmSync } from 'node:fs';
import { readCounts } from '@shop/emulators/command-line';
import { buildFunction } from '../stack/shop.ts';
import {
  OUTAGES,
  runBookingsWithKills,
  runInvoicesWithKills,
  runOfficeWithKills,
  runWithKills,
  runWithOutage,
  runWithoutAuth,
  type ScenarioResult,
} from './scenarios.ts';
import { startTrialShop } from './trial-shop.ts';

const MAX_ANSWERS_BETWEEN_KILLS = 80;
/** There are fewer clerks than shoppers. */
const OFFICE = { clients: 6, savesPerClient: 30 };
const MAX_OFFICE_ANSWERS_BETWEEN_KILLS = 15;
const MAX_VIOLATIONS_SHOWN = 20;

const USAGE = 'Usage: npm run faults -- [--orders <number>] [--clients <number>] [--seed <number>]';
const { seed, clients, orders } = readCounts(USAGE, {
  seed: randomInt(1, 1_000_000),
  clients: 50,
  orders: 500,
});
const ordersPerClient = Math.ceil(orders / clients);
const print = (line: string) => process.stdout.write(`${line}\n`);

const { auth, dataDir, firestore, shop } = await startTrialShop({
  module: buildFunction(),
  env: { ORDERS_PER_HOUR: '100000' },
});
let results: ScenarioResult[];
try {
  const context = { shop, firestore, seed, sessions: [], clients: 10, ordersPerClient: 2 };
  print(`${orders} orders from ${clients} clients while processes are killed, seed ${seed} …`);
  const kills = { maxAnswersBetween: MAX_ANSWERS_BETWEEN_KILLS };
  results = [await runWithKills({ ...context, clients, ordersPerClient }, kills)];
  print('the office saves while processes are killed …');
  const officeKills = { maxAnswersBetween: MAX_OFFICE_ANSWERS_BETWEEN_KILLS };
  results.push(await runOfficeWithKills({ ...context, ...OFFICE }, officeKills));
  results.push(
    await runInvoicesWithKills({ ...context, clients: 5, ordersPerClient: 20 }, officeKills),
  );
  results.push(await runBookingsWithKills({ ...context, bookingsPerClient: 12 }, officeKills));
  for (const [name, fault] of Object.entries(OUTAGES)) {
    print(`${name} …`);
    results.push(await runWithOutage(context, name, fault));
  }
  print('Auth down …');
  await auth.stop();
  results.push(await runWithoutAuth(context));
} finally {
  await shop.stop();
}

print(row('', ['finished', 'succeeded', '503', 'cut', 'slowest s', 'promises'], ''));
for (const { name, finished, stats, violations, remark } of results) {
  const { succeeded, unavailable, unanswered, slowestMs } = stats;
  if (finished === 0) violations.push('Nothing was finished, so nothing was checked.');
  const verdict = violations.length === 0 ? 'kept' : 'BROKEN';
  const slowest = (slowestMs / 1000).toFixed(1);
  print(row(name, [finished, succeeded, unavailable, unanswered, slowest, verdict], remark));
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
  return `${name.padEnd(32)}${padded}  ${remark}`.trimEnd();
}
