import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFunction } from '../stack/shop.ts';
import {
  runBookingsWithKills,
  runInvoicesWithKills,
  runOfficeWithKills,
  runWithKills,
} from './scenarios.ts';
import { startTrialShop } from './trial-shop.ts';

/** A seed whose first kills hit each process once. */
const SEED = 4;
let trial: Awaited<ReturnType<typeof startTrialShop>>;

beforeAll(async () => {
  trial = await startTrialShop({ module: buildFunction('lib/faults.test.js') });
});
afterAll(() => trial.stop());

test('no order and no cart is lost or doubled when processes are killed', async () => {
  const context = { ...trial, seed: SEED, sessions: [], clients: 5, ordersPerClient: 4 };
  const result = await runWithKills(context, { maxAnswersBetween: 30, maxKills: 2 });
  expect(result.violations).toEqual([]);
  expect(result.finished).toBe(20);
  expect(result.remark).toMatch(/1 × function, 1 × Firestore/);
});

test('nothing that the office saves is half done or doubled when processes are killed', async () => {
  const context = { ...trial, seed: SEED, clients: 4, savesPerClient: 3 };
  const options = { maxAnswersBetween: 12, maxKills: 2 };
  const { violations, finished, remark } = await runOfficeWithKills(context, options);
  expect(violations).toEqual([]);
  expect(finished).toBeGreaterThanOrEqual(12);
  expect(remark).toMatch(/1 × function, 1 × Firestore/);
});

test('no invoice is lost or written twice and no number missing when processes are killed', async () => {
  const context = { ...trial, seed: SEED, clients: 4, ordersPerClient: 5 };
  const options = { maxAnswersBetween: 8, maxKills: 2 };
  const { violations, finished, remark } = await runInvoicesWithKills(context, options);
  expect(violations).toEqual([]);
  expect(finished).toBe(20);
  expect(remark).toMatch(/(kills: [1-9]|[1-9] × Firestore).*; [1-9]\d* credited/);
});

test('no tool is booked twice and no day blocked in vain when processes are killed', async () => {
  const context = { ...trial, seed: SEED, clients: 5, bookingsPerClient: 5 };
  const options = { maxAnswersBetween: 6, maxKills: 2 };
  const { violations, finished, remark } = await runBookingsWithKills(context, options);
  expect(violations).toEqual([]);
  expect(finished).toBeGreaterThan(5);
  expect(remark).toMatch(/kills: [1-9]|[1-9] × Firestore/);
});
