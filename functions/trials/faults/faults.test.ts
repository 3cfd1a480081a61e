import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { expect, onTestFinished, test } from 'vitest';
import { storeCatalogue } from '../stack/catalogue.ts';
import { buildFunction, startShop } from '../stack/shop.ts';
import { runWithKills } from './scenarios.ts';

test('no order and no cart is lost or doubled when processes are killed', async () => {
  const module = buildFunction('lib/faults.test.js');
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-faults-'));
  const shop = await startShop({ module, dataDir, logFile: join(dataDir, 'function.log') });
  const app = initializeApp();
  onTestFinished(async () => {
    await shop.stop();
    await deleteApp(app);
    rmSync(dataDir, { recursive: true });
  });
  const firestore = getFirestore(app);
  await storeCatalogue(firestore);
  const context = { shop, firestore, seed: 1, sessions: [], clients: 5, ordersPerClient: 4 };
  const options = { maxAnswersBetween: 30, maxKills: 3 };
  const { violations, orders, remark } = await runWithKills(context, options);
  expect(violations).toEqual([]);
  expect(orders).toBe(20);
  expect(remark).toMatch(/[1-9] ×/);
}, 120_000);
