import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { startApi, type TestApi } from '../../test/start-api.ts';
import { HOSTILE_KINDS, worstCosts, wrongOrder } from './hostile-kinds.ts';
import { NEW_ADMIN, OFFICE_KINDS } from './office-kinds.ts';
import { ADMIN_KINDS, REQUEST_KINDS, type ShopRequest, toRequestInit } from './request-kinds.ts';
import { type MeasuredShop, measureCost, prepareData, prepareRequests } from './usage.ts';

/** As deployed. */
const config = readConfig({ RATE_LIMIT_KEY: 'a'.repeat(32), LINK_KEY: 'b'.repeat(32) });
const KINDS = [...REQUEST_KINDS, ...OFFICE_KINDS];
let api: TestApi;
let shop: MeasuredShop;

beforeAll(async () => {
  const { catalogueTtlMs, orderLimit, refusedOrderLimit } = config;
  api = await startApi({ catalogueTtlMs, orderLimit, refusedOrderLimit });
  await prepareData(api.firestore, { orders: 60, uid: 'erika' });
  const send = (request: ShopRequest) => api.call(request.path, toRequestInit(request));
  const cookies = {
    customer: api.signedIn('erika').cookie,
    admin: api.asAdmin().cookie,
  };
  api.signedIn(NEW_ADMIN);
  const usage = async () => api.usage();
  shop = { send, usage, known: await prepareRequests(send, cookies) };
}, 60_000);
afterAll(() => api.stop());

test.each(KINDS)('$name costs $cost.reads reads and $cost.writes writes', async (kind) => {
  expect(await measureCost(shop, kind)).toEqual(kind.cost);
});

test.each(ADMIN_KINDS)('$name costs the same with five times as many orders', async (kind) => {
  await prepareData(api.firestore, { orders: 300, uid: 'erika' });
  expect(await measureCost(shop, kind)).toEqual(kind.cost);
});

describe('an attacker', () => {
  test.each(HOSTILE_KINDS)(
    'pays $cost.reads reads and $cost.writes writes for: $name',
    async (kind) => {
      expect(await measureCost(shop, kind)).toEqual(kind.cost);
    },
  );

  test('has seventy orders refused for six reads each, sixty of them counted', async () => {
    const before = api.usage();
    const statuses = new Map<number, number>();
    for (let sent = 0; sent < 70; sent += 1) {
      const { status } = await api.post('/api/orders', wrongOrder());
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    const after = api.usage();
    expect([...statuses]).toEqual([
      [422, 60],
      [429, 10],
    ]);
    expect(after.reads - before.reads).toBe(70 * 6);
    expect(after.writes - before.writes).toBe(60);
  });
});

describe('docs/reliability.md', () => {
  const text = readFileSync(new URL('../../../docs/reliability.md', import.meta.url), 'utf8');
  const rows = text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const cellsOf = (name: string) => rows.find(([, first]) => first === name)?.slice(2, 6);
  const both = (cost: { reads: number; writes: number }) =>
    [cost.reads, cost.writes].map((count) => count.toLocaleString('en-US')).join(' / ');

  test.each(KINDS.filter(({ cost }) => cost.reads > 0))('has the cost of $name', (kind) => {
    expect(cellsOf(kind.name)?.[0]).toBe(both(kind.cost));
  });

  test.each(worstCosts(config))('has the worst that %s can cost', (row, once, hourly) => {
    expect(cellsOf(row)?.slice(1, 3)).toEqual([both(once), both(hourly)]);
  });
});
