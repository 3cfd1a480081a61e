import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../test/start-api.ts';
import {
  ADMIN_KINDS,
  HOSTILE_KINDS,
  REQUEST_KINDS,
  type ShopRequest,
  toRequestInit,
} from './request-kinds.ts';
import { type MeasuredShop, measureCost, prepareData, prepareRequests } from './usage.ts';

let api: TestApi;
let shop: MeasuredShop;

beforeAll(async () => {
  api = await startApi({ catalogueTtlMs: 60_000 });
  await prepareData(api.firestore, { orders: 60, uid: 'erika' });
  const send = (request: ShopRequest) => api.call(request.path, toRequestInit(request));
  const cookies = {
    customer: api.signedIn('erika').cookie,
    admin: api.signedIn('chef', { admin: true }).cookie,
  };
  const usage = async () => api.usage();
  shop = { send, usage, known: await prepareRequests(send, cookies) };
}, 60_000);
afterAll(() => api.stop());

test.each(REQUEST_KINDS)('$name costs $cost.reads reads and $cost.writes writes', async (kind) => {
  expect(await measureCost(shop, kind)).toEqual(kind.cost);
});

test.each(ADMIN_KINDS)('$name costs the same with five times as many orders', async (kind) => {
  await prepareData(api.firestore, { orders: 300, uid: 'erika' });
  expect(await measureCost(shop, kind)).toEqual(kind.cost);
});

test.each(HOSTILE_KINDS)('$name costs $cost.reads reads and $cost.writes writes', async (kind) => {
  expect(await measureCost(shop, kind)).toEqual(kind.cost);
});
