import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { sharedApi } from '../../test/api-for-tests.ts';
import { orderNumber, storeOrders } from '../../test/stored-data.ts';
import { repeating } from '../../test/transactions.ts';
import { changeStatus } from './change-status.ts';

const api = sharedApi();

test('a transaction that Firestore retries changes the status once', async () => {
  await storeOrders(api.firestore, {});
  const deps = { ...api.deps, runTransaction: repeating(api.deps.runTransaction) };
  const wanted = { from: 'pending', to: 'processing' } as const;
  const moved = await changeStatus(deps, orderNumber(0), wanted, 'chef');
  const stored = (await api.firestore.doc(`orders/${orderNumber(0)}`).get()).data();
  expect(stored?.status_changes).toEqual([
    { from: 'pending', to: 'processing', by_uid: 'chef', at: Timestamp.fromDate(api.clock.now) },
  ]);
  expect(moved).toMatchObject({
    ok: true,
    order: { order_status: 'processing', status_changes: [{ by: 'ehemaliges Konto' }] },
  });
});
