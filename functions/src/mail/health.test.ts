import type { Health } from '@shop/domain/contract/api';
import { expect, test } from 'vitest';
import { apiForTests } from '../../test/api-for-tests.ts';
import { GRAVEL, orderRequest, storeProducts } from '../../test/shop-data.ts';
import { sweepOutbox } from './sweep-outbox.ts';

const MINUTE_MS = 60_000;
const api = apiForTests();
const health = () => api.read<Health>('/api/health');
const sweep = () => sweepOutbox(api.deps);
/** Longer than an answer is kept. */
const later = () => api.pass(11_000);

const ALL = { ok: true, firestore: true, mail: true, sweep: true };

test('all is well after a sweep, which costs three reads and a write', async () => {
  expect(await health()).toEqual({ ok: false, firestore: true, mail: false, sweep: false });
  const before = api.usage();
  await sweep();
  const { reads, writes } = api.usage();
  expect([reads - before.reads, writes - before.writes]).toEqual([3, 1]);
  later();
  expect(await health()).toEqual(ALL);
});

test('a scheduler that stands still shows after five minutes', async () => {
  await sweep();
  api.pass(5 * MINUTE_MS);
  expect(await health()).toEqual({ ok: false, firestore: true, mail: false, sweep: false });
});

test('a mail that waits for more than fifteen minutes shows, in the log too, until it is sent', async () => {
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

test('without Firestore it answers so, and strangers have it read once in ten seconds', async () => {
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
