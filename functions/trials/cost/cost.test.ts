import { readFileSync } from 'node:fs';
import { CALL_TERMS } from '@shop/domain/contract/api';
import { expect, test } from 'vitest';
import { sweepOutbox } from '../../src/mail/sweep-outbox.ts';
import { orderNumberOf } from '../../test/answers.ts';
import { apiForTest } from '../../test/api-for-tests.ts';
import { GRAVEL, orderRequest, storeProducts } from '../../test/shop-data.ts';
import { costOf, firstVisitKb, SWEPT_MAIL, usageOf } from './cost.ts';

const SIZE = { visits: 1000, orders: 10, firstVisitKb: 340 };

test('a month adds sweeps, polls and starts to what visits and orders request', () => {
  // Worked out: 43,200 sweeps of 3 / 1, 259,200 polls, 900 starts of 20; a sweep takes 0.3 s.
  const idle = usageOf({ visits: 0, orders: 0, firstVisitKb: 340 });
  expect(idle.reads).toBe(129_600 + 259_200 + 18_000);
  expect(idle.writes).toBe(43_200);
  // 4.552 requests per visit, 14 per order; 0.1 s each, and 1.4 s more per order.
  const used = usageOf(SIZE);
  expect(used.requests).toBeCloseTo(4552 + 140 + 43_200, 6);
  expect(used.cpuSeconds).toBeCloseTo(469.2 + 14 + 12_960, 6);
  expect(used.memorySeconds).toBeCloseTo(241.6 + 3240, 6);
  expect(used.transferGb).toBeCloseTo(0.5, 6);
  // Besides the order's own call: the office's two pages of orders and its three steps.
  const { usual: [reads = 0] = [] } = CALL_TERMS['POST /api/orders'];
  const ofOrder = usageOf({ visits: 0, orders: 1, firstVisitKb: 340 }).reads - idle.reads;
  expect(ofOrder).toBeGreaterThan(reads + 2 * 52 + 3 * SWEPT_MAIL.reads);
});

test('charges nothing for free quotas and converts dollars to euros', () => {
  const euro = (hasFree: boolean, visits: number) =>
    Object.fromEntries(
      costOf({ ...SIZE, visits }, 0.5, hasFree).map((line) => [line.label, line.euro]),
    );
  expect(Object.values(euro(true, 1000)).every((each) => each === 0)).toBe(true);
  // 0.5 GB at 0.15 dollars, two jobs at 0.10, four secrets at 0.06, at half a euro each.
  const all = euro(false, 1000);
  expect(all['Hosting transfer, GB']).toBeCloseTo(0.0375, 6);
  expect(all['Scheduler jobs']).toBeCloseTo(0.1, 6);
  expect(all['Secret versions']).toBeCloseTo(0.12, 6);
  // 50 GB, 10.8 of them free.
  expect(euro(true, 100_000)['Hosting transfer, GB']).toBeCloseTo(39.2 * 0.15 * 0.5, 6);
});

test('the weight of a first visit matches the documentation', () => {
  const file = new URL('../../../docs/performance.md', import.meta.url);
  expect(firstVisitKb(readFileSync(file, 'utf8'))).toBeGreaterThan(300);
  expect(() => firstVisitKb('')).toThrow('does not tell');
});

test('the mail of a step costs what the table says', async () => {
  const api = await apiForTest();
  await storeProducts(api.firestore, GRAVEL);
  const number = await orderNumberOf(await api.post('/api/orders', orderRequest()));
  const step = { from: 'pending', to: 'processing' };
  await api.post(`/api/admin/orders/${number}/status`, step, api.asAdmin());
  api.pass(11 * 60_000);
  const costOfSweep = async () => {
    const before = api.usage();
    await sweepOutbox(api.deps);
    const after = api.usage();
    return { reads: after.reads - before.reads, writes: after.writes - before.writes };
  };
  const [full, empty] = [await costOfSweep(), await costOfSweep()];
  expect({ reads: full.reads - empty.reads, writes: full.writes - empty.writes }).toEqual(
    SWEPT_MAIL,
  );
});
