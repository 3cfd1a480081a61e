import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { expect, onTestFinished, test } from 'vitest';
import { startAuthEmulator } from '../../test/auth-emulator.ts';
import { storeCatalogue } from '../stack/catalogue.ts';
import { buildFunction, PROJECT, startShop } from '../stack/shop.ts';
import { OFFICE_ACCOUNT } from './office-checks.ts';
import { runOfficeWithKills, runWithKills } from './scenarios.ts';

async function openShop() {
  const module = buildFunction('lib/faults.test.js');
  const dataDir = mkdtempSync(join(tmpdir(), 'shop-faults-'));
  const shop = await startShop({ module, dataDir, logFile: join(dataDir, 'function.log') });
  const app = initializeApp();
  onTestFinished(async () => {
    await shop.stop();
    await deleteApp(app);
    rmSync(dataDir, { recursive: true });
  });
  return { shop, firestore: getFirestore(app) };
}

test('no order and no cart is lost or doubled when processes are killed', async () => {
  const opened = await openShop();
  await storeCatalogue(opened.firestore);
  const context = { ...opened, seed: 1, sessions: [], clients: 5, ordersPerClient: 4 };
  const options = { maxAnswersBetween: 30, maxKills: 3 };
  const { violations, finished, remark } = await runWithKills(context, options);
  expect(violations).toEqual([]);
  expect(finished).toBe(20);
  expect(remark).toMatch(/[1-9] ×/);
}, 120_000);

test('nothing that the office saves is half done or doubled when processes are killed', async () => {
  const auth = await startAuthEmulator(PROJECT);
  process.env.FIREBASE_AUTH_EMULATOR_HOST = auth.address;
  onTestFinished(async () => {
    delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
    await auth.stop();
  });
  const opened = await openShop();
  await getAuth().createUser({ uid: OFFICE_ACCOUNT, email: `${OFFICE_ACCOUNT}@example.de` });
  await getAuth().setCustomUserClaims(OFFICE_ACCOUNT, { admin: true });
  const context = { ...opened, seed: 1, clients: 4, savesPerClient: 3 };
  const options = { maxAnswersBetween: 12, maxKills: 3 };
  const { violations, finished, remark } = await runOfficeWithKills(context, options);
  expect(violations).toEqual([]);
  expect(finished).toBeGreaterThanOrEqual(12);
  expect(remark).toMatch(/[1-9] ×/);
}, 120_000);
