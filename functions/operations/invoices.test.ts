import { beforeEach, expect, test } from 'vitest';
import { apiForTests } from '../test/api-for-tests.ts';
import { orderNumber, storeOrders } from '../test/stored-data.ts';
import { verifyChain } from './invoices.ts';

const api = apiForTests();
const invoice = (number: string) => api.firestore.doc(`invoices/${number}`);
const problems = async () => (await verifyChain(api.firestore)).problems;

beforeEach(async () => {
  const delivered = { order_status: 'delivered', customer_email: '' };
  await storeOrders(api.firestore, ...Array.from({ length: 5 }, () => delivered));
  const write = (request_id: string, ...indexes: number[]) =>
    api.post(
      '/api/admin/invoices',
      { request_id, order_numbers: indexes.map(orderNumber) },
      api.asAdmin(),
    );
  await write('request-1', 0, 1, 2);
  api.clock.now = new Date('2027-01-04T10:00:00Z');
  await write('request-2', 3, 4);
});

test('a chain as it was written is unbroken, over years', async () => {
  expect(await verifyChain(api.firestore)).toEqual({ count: 5, problems: [] });
});

test('what was changed is found', async () => {
  const { content } = (await invoice('RE-2026-00002').get()).data() as { content: string };
  await invoice('RE-2026-00002').update({ content: content.replace('8280', '8281') });
  expect(await problems()).toEqual(['RE-2026-00002 was changed']);
});

test('what was deleted is found, but for the oldest, whose retention may be over', async () => {
  await invoice('RE-2026-00001').delete();
  expect(await problems()).toEqual([]);
  await invoice('RE-2026-00003').delete();
  expect(await problems()).toEqual(['RE-2027-00001 does not follow RE-2026-00002']);
  await invoice('RE-2027-00002').delete();
  expect(await problems()).toContain('the next would not follow RE-2027-00001');
});

test('one that was written past the counter is found', async () => {
  await invoice('RE-2027-00004').set((await invoice('RE-2027-00002').get()).data() ?? {});
  expect(await problems()).toEqual([
    'RE-2027-00004 was changed',
    'numbers are missing before RE-2027-00004',
    'RE-2027-00004 does not follow RE-2027-00002',
    'the next would not follow RE-2027-00004',
  ]);
});
