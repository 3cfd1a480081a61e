import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApi, type TestApi } from '../../test/start-api.ts';
import { measureUsage, type UsageSubject } from './measure-usage.ts';
import { learn, prepareData } from './prepare-data.ts';
import { OFFICE, REQUEST_KINDS, type ShopRequest } from './request-kinds.ts';

let api: TestApi;
let subject: UsageSubject;

beforeAll(async () => {
  api = await startApi({ catalogueTtlMs: 60_000 });
  await prepareData(api.firestore, { orders: 60, uid: 'erika' });
  const send = ({ path, method, headers = {}, body }: ShopRequest) =>
    api.call(path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const cookies = {
    customer: api.signedIn('erika').cookie,
    admin: api.signedIn('chef', { admin: true }).cookie,
  };
  subject = { send, usage: async () => api.usage(), known: await learn(send, cookies) };
}, 60_000);
afterAll(() => api.stop());

test.each(REQUEST_KINDS)(
  '$name costs $budget.reads reads and $budget.writes writes',
  async (kind) => {
    expect(await measureUsage(subject, kind)).toEqual(kind.budget);
  },
);

test.each(OFFICE)('$name costs the same with five times as many orders', async (kind) => {
  await prepareData(api.firestore, { orders: 300, uid: 'erika' });
  expect(await measureUsage(subject, kind)).toEqual(kind.budget);
});
