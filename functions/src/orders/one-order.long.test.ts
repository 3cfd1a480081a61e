import { orderRequest } from '@shop/domain/testing/sent';
import { GRAVEL } from '@shop/domain/testing/stored';
import { expect, test } from 'vitest';
import { orderNumberOf, untilServed } from '../../test/answers.ts';
import { apiForTests } from '../../test/api-for-tests.ts';
import { storeProducts } from '../../test/shop-data.ts';

// They queue for one cart, perhaps on a busy machine.
const api = apiForTests({ deadlineMs: 60_000 });

test('an order sent 200 times at once is one order, with its two mails', async () => {
  await storeProducts(api.firestore, GRAVEL);
  const send = () => untilServed(() => api.post('/api/orders', orderRequest()));
  const responses = await Promise.all(Array.from({ length: 200 }, send));
  const statuses = responses.map(({ status }) => status).sort();
  expect(statuses).toEqual([...Array(199).fill(200), 201]);
  const [number, ...others] = new Set(await Promise.all(responses.map(orderNumberOf)));
  expect(others).toEqual([]);
  expect((await api.firestore.collection('orders').get()).size).toBe(1);
  const ids = () => api.mailer.mails.map(({ id }) => id).sort();
  // On a slow machine, mails are sent after the answer.
  const both = [`${number}-confirmation`, `${number}-notice`];
  await expect.poll(ids, { timeout: 60_000 }).toEqual(both);
});
