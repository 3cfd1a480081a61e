/**
 * Kills the function and the local Firestore under clients that buy, then makes Firestore slow,
 * failing and gone, and Auth gone; ends with 1 where the shop broke a promise. `npm run faults`
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { buildFunction } from '../stack/built-function.ts';
import { storeCatalogue } from '../stack/catalogue.ts';
import { freePort } from '../stack/free-port.ts';
import { openShop } from '../stack/shop.ts';
import { DISTURBANCES } from './disturbances.ts';
import { report } from './report.ts';
import type { Stage, TrialResult } from './trial.ts';
import { tryDisturbance } from './trial-of-disturbance.ts';
import { tryKills } from './trial-of-kills.ts';
import { tryWithoutAuth } from './trial-without-auth.ts';

const MOST_ANSWERS_BETWEEN_KILLS = 80;
const GUESTS = { clients: 10, ordersOfEach: 2 };
const DISTURBANCE = { ...GUESTS, lastsMs: 12_000 };

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    clients: { type: 'string', default: '50' },
    orders: { type: 'string', default: '500' },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000));
const clients = Number(values.clients);
const orders = Number(values.orders);
const say = (line: string) => process.stdout.write(`${line}\n`);

say('Building the function …');
const module = buildFunction();
const dataDir = mkdtempSync(join(tmpdir(), 'shop-faults-'));
const complaints = join(dataDir, 'function.log');
const env = {
  ORDERS_PER_HOUR: '100000',
  FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${await freePort()}`, // nobody is there
};
const shop = await openShop({ module, dataDir, complaints, env });
try {
  const firestore = getFirestore(initializeApp());
  await storeCatalogue(firestore);
  const results = await runTrials({ shop, firestore, seed, sessions: [] });
  say(report(results));
  const violations = results.flatMap((result) => result.violations);
  await shop.stop();
  if (violations.length > 0) {
    say(`\nBroken promises: ${violations.length}. Again with: npm run faults -- --seed ${seed}`);
    say(`Data and log of the function: ${dataDir}`);
    process.exit(1);
  }
  rmSync(dataDir, { recursive: true });
  process.exit();
} finally {
  await shop.stop();
}

async function runTrials(stage: Stage): Promise<TrialResult[]> {
  say(`${orders} orders from ${clients} clients while processes are killed, seed ${seed} …`);
  const startedMs = performance.now();
  const killed = await tryKills(stage, {
    clients,
    ordersOfEach: Math.ceil(orders / clients),
    mostAnswersBetween: MOST_ANSWERS_BETWEEN_KILLS,
    onOrder: (done) => {
      const seconds = ((performance.now() - startedMs) / 1000).toFixed(0);
      if (done % 50 === 0) say(`  ${done} orders after ${seconds} s`);
    },
  });
  const results = [killed];
  for (const disturbance of DISTURBANCES) {
    say(`${disturbance.name} …`);
    results.push(await tryDisturbance(stage, disturbance, DISTURBANCE));
  }
  say('Auth gone …');
  return [...results, await tryWithoutAuth(stage, GUESTS)];
}
