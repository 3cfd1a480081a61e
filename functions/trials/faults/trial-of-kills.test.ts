import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { expect, onTestFinished, test } from 'vitest';
import { buildFunction } from '../stack/built-function.ts';
import { storeCatalogue } from '../stack/catalogue.ts';
import { openShop } from '../stack/shop.ts';
import { tryKills } from './trial-of-kills.ts';

test('no order and no cart is lost or doubled when processes are killed', async () => {
  const module = buildFunction('lib/faults.test.js');
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-faults-'));
  const complaints = join(dataDir, 'function.log');
  const shop = await openShop({ module, dataDir, complaints });
  const app = initializeApp();
  onTestFinished(async () => {
    await shop.stop();
    await deleteApp(app);
    rmSync(dataDir, { recursive: true });
  });
  const firestore = getFirestore(app);
  await storeCatalogue(firestore);
  const stage = { shop, firestore, seed: 1, sessions: [] };
  const options = { clients: 5, ordersOfEach: 4, mostAnswersBetween: 30, most: 3 };
  const { violations, orders } = await tryKills(stage, options);
  expect(violations).toEqual([]);
  expect(orders).toBe(20);
}, 120_000);
