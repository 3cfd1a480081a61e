import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { standingOf } from './balance.ts';
import type { StoredOrderInvoice } from './order.ts';

test.each([
  ['advance invoice', undefined],
  ['invoice advance', undefined],
  ['advance invoice cancellation advance advance_cancellation', 2],
  ['invoice credit advance invoice', 3],
])('after %s, the claim of today began with the paper %o: advances begin none', (kinds, since) => {
  const invoices = kinds.split(' ').map((kind, at) => {
    const gross_cents = kind === 'credit' ? -100 : 100;
    return { kind, gross_cents, created_at: Timestamp.fromMillis(at) } as StoredOrderInvoice;
  });
  expect(standingOf({ invoices }).since?.toMillis()).toBe(since);
});
