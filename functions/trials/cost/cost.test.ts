import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sweepOutbox } from '../../src/mail/sweep-outbox.ts';
import { orderNumberOf } from '../../test/answers.ts';
import { apiForTest } from '../../test/api-for-tests.ts';
import { GRAVEL, orderRequest, storeProducts } from '../../test/shop-data.ts';
import { costOf, firstVisitKb, SWEPT_MAIL, usageOf } from './cost.ts';

const SIZE = { visits: 1000, orders: 10, firstVisitKb: 340 };

test('a month is counted from the table of reads and writes', () => {
  // By hand: a visit reads 0.1 × 2 + 0.1 × 1 + 0.3 × 1 + 0.002 × 7 + 0.05 × 1 = 0.664 and writes
  // 0.1 × 2 + 0.1 × 1 + 0.002 × 10 = 0.32; an order reads 12 + 2 + 10 + 104 + 3 + 9 + 2 = 142 and 12 for its
  // mails, and writes 11 + 9 + 1 = 21 and 9 for them. A month has 43,200 sweeps of 3 / 1, 259,200 polls, 900 starts of 20.
  const used = usageOf(SIZE);
  expect(used.reads).toBeCloseTo(664 + 10 * 154 + 129_600 + 259_200 + 18_000, 6);
  expect(used.writes).toBeCloseTo(320 + 10 * 30 + 43_200, 6);
  // 4.552 requests per visit, 14 per order; 0.1 s each, and 1.4 s more per order; a sweep takes 0.3 s.
  expect(used.requests).toBeCloseTo(4552 + 140 + 43_200, 6);
  expect(used.cpuSeconds).toBeCloseTo(469.2 + 14 + 12_960, 6);
  expect(used.memorySeconds).toBeCloseTo(241.6 + 3240, 6);
  expect(used.transferGb).toBeCloseTo(0.5, 6);
});

test('what is free is not charged, and dollars become euro', () => {
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

test('the weight of a first visit is the documented one', () => {
  const file = new URL('../../../docs/performance.md', import.meta.url);
  expect(firstVisitKb(readFileSync(file, 'utf8'))).toBeGreaterThan(300);
  expect(() => firstVisitKb('')).toThrow('does not tell');
});

test('the mail of a step costs what is counted for it', async () => {
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
