import type { AdminOrder } from '@shop/domain/order/order';
import { orderRequest, paymentRequest } from '@shop/domain/testing/sent';
import { GRAVEL } from '@shop/domain/testing/stored';
import { beforeEach, expect, test } from 'vitest';
import { expectRefused, orderNumberOf } from '../../test/answers.ts';
import { apiForTests } from '../../test/api-for-tests.ts';
import { storeProducts } from '../../test/shop-data.ts';

const api = apiForTests();
let number: string;
const seenAt = (revision: number) => ({ ...api.asAdmin(), 'seen-revision': String(revision) });
const post = (step: string, body: object, headers: Record<string, string> = api.asAdmin()) =>
  api.post(`/api/admin/orders/${number}/${step}`, body, headers);
const BILLING = { buyer_reference: '', address: 'Neuer Weg 1, 51105 Köln' };
const DELIVERED = [{ line: 0, product_id: 1, quantity: 3 }];

beforeEach(async () => {
  await storeProducts(api.firestore, GRAVEL);
  number = await orderNumberOf(await api.post('/api/orders', orderRequest()));
});

test('what was sent before is no change of others, and a payment may be added to any state', async () => {
  expect((await post('billing', BILLING, seenAt(0))).status).toBe(200);
  expect((await post('billing', BILLING, seenAt(0))).status).toBe(200);
  expect((await post('payments', paymentRequest())).status).toBe(200);
  expect(await api.stored(`orders/${number}`)).toMatchObject({ revision: 2 });
  await expectRefused(
    await post('billing', BILLING, { ...seenAt(0), 'seen-revision': 'x' }),
    400,
    'Welchen Stand Sie gesehen haben, ist nicht zu lesen.',
  );
});

test('what was delivered goes to its article, wherever that stands by now', async () => {
  await post('status', { from: 'pending', to: 'processing' });
  await post('status', { from: 'processing', to: 'on_the_way' });
  const delivered = [{ ...DELIVERED[0], line: 5, reason: 'Gewogen' }];
  const deliver = { from: 'on_the_way', to: 'delivered', delivered, despite_open_payment: true };
  const answer = await post('status', deliver);
  expect(answer.status, await answer.clone().text()).toBe(200);
  const { order_items } = (await answer.json()) as AdminOrder;
  expect(order_items).toMatchObject([{ product_id: 1, delivered_quantity: 3 }]);
});
