import type { Health } from '@shop/domain/contract/calls/office';
import { orderRequest } from '@shop/domain/testing/sent';
import { GRAVEL } from '@shop/domain/testing/stored';
import { expect, test } from 'vitest';
import { apiForTests } from '../../test/api-for-tests.ts';
import { storeProducts } from '../../test/shop-data.ts';
import { sweepOutbox } from './sweep-outbox.ts';

const MINUTE_MS = 60_000;
const api = apiForTests();
const health = () => api.read<Health>('/api/health');
const sweep = () => sweepOutbox(api.deps);
/** Longer than an answer is cached. */
const later = () => api.pass(11_000);

const ALL = { ok: true, firestore: true, mail: true, sweep: true };

test('reports health after a sweep, for three reads and a write, and a stalled scheduler after five minutes', async () => {
  expect(await health()).toEqual({ ok: false, firestore: true, mail: false, sweep: false });
  const before = api.usage();
  await sweep();
  const { reads, writes } = api.usage();
  expect([reads - before.reads, writes - before.writes]).toEqual([3, 1]);
  later();
  expect(await health()).toEqual(ALL);
  api.pass(5 * MINUTE_MS);
  expect(await health()).toEqual({ ok: false, firestore: true, mail: false, sweep: false });
});

test('reports and logs a mail that waits for more than fifteen minutes, until it is sent', async () => {
  await storeProducts(api.firestore, GRAVEL);
  api.mailer.result = { ok: false, problem: 'ECONNREFUSED', isPermanent: false };
  await api.post('/api/orders', orderRequest());
  api.pass(15 * MINUTE_MS);
  await sweep();
  expect(await health()).toEqual(ALL);
  api.pass(MINUTE_MS);
  await sweep();
  expect(await health()).toEqual({ ok: false, firestore: true, mail: false, sweep: true });
  const late = api.log.filter(({ message }) => message === 'Mail is late');
  expect(late).toEqual([{ severity: 'WARNING', message: 'Mail is late', minutes: 16 }]);
  api.mailer.reset();
  api.pass(60 * MINUTE_MS);
  await sweep();
  later();
  expect(await health()).toEqual(ALL);
});

test('answers without Firestore, and reads once in ten seconds however often strangers ask', async () => {
  await sweep();
  const before = api.usage().reads;
  await Promise.all(Array.from({ length: 20 }, health));
  expect(api.usage().reads - before).toBe(1);
  later();
  api.setFault({ code: 'UNAVAILABLE' });
  const response = await api.call('/api/health');
  expect([response.status, response.headers.get('cache-control')]).toEqual([
    200,
    'private, no-store',
  ]);
  expect(await response.json()).toEqual({ ok: false, firestore: false, mail: false, sweep: false });
});
