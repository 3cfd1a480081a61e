import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startAuthEmulator } from '../../test/auth-emulator.ts';
import { storeCatalogue } from '../stack/catalogue.ts';
import { buildFunction, PROJECT, type Shop, startShop } from '../stack/shop.ts';
import { OFFICE_ACCOUNT } from './office-checks.ts';
import { runOfficeWithKills, runWithKills } from './scenarios.ts';

/** Whose first kills are one of each process. */
const SEED = 4;
const dataDir = mkdtempSync(join(tmpdir(), 'shop-faults-'));
let auth: Awaited<ReturnType<typeof startAuthEmulator>>;
let shop: Shop;
let app: ReturnType<typeof initializeApp>;

beforeAll(async () => {
  auth = await startAuthEmulator(PROJECT);
  process.env.FIREBASE_AUTH_EMULATOR_HOST = auth.address;
  const module = buildFunction('lib/faults.test.js');
  shop = await startShop({ module, dataDir, logFile: join(dataDir, 'function.log') });
  app = initializeApp();
  await storeCatalogue(getFirestore(app));
  await getAuth().createUser({ uid: OFFICE_ACCOUNT, email: `${OFFICE_ACCOUNT}@example.de` });
  await getAuth().setCustomUserClaims(OFFICE_ACCOUNT, { admin: true });
}, 60_000);
afterAll(async () => {
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
  await Promise.all([shop.stop(), auth.stop(), deleteApp(app)]);
  rmSync(dataDir, { recursive: true });
});

test('no order and no cart is lost or doubled when processes are killed', async () => {
  const context = { shop, firestore: getFirestore(app), seed: SEED, sessions: [], clients: 5 };
  const options = { maxAnswersBetween: 30, maxKills: 2 };
  const result = await runWithKills({ ...context, ordersPerClient: 4 }, options);
  expect(result.violations).toEqual([]);
  expect(result.finished).toBe(20);
  expect(result.remark).toMatch(/1 × function, 1 × Firestore/);
}, 120_000);

test('nothing that the office saves is half done or doubled when processes are killed', async () => {
  const context = { shop, firestore: getFirestore(app), seed: SEED, clients: 4, savesPerClient: 3 };
  const options = { maxAnswersBetween: 12, maxKills: 2 };
  const { violations, finished, remark } = await runOfficeWithKills(context, options);
  expect(violations).toEqual([]);
  expect(finished).toBeGreaterThanOrEqual(12);
  expect(remark).toMatch(/1 × function, 1 × Firestore/);
}, 120_000);
