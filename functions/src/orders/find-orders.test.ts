import type { AdminOrder } from '@shop/domain/order/order';
import { orderRequest } from '@shop/domain/testing/sent';
import { GRAVEL } from '@shop/domain/testing/stored';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { expectRefused, orderNumberOf } from '../../test/answers.ts';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { expectIndexes, officeList } from '../../test/office-lists.ts';
import { storeAreas, storeProducts } from '../../test/shop-data.ts';
import { orderNumber, storedOrder, storeOrders } from '../../test/stored-data.ts';
import { type StoredOrder, withSearchTokens } from '../stored/order.ts';
import { SORTS } from './find-orders.ts';

const BY = 'chef@example.de';
const api = apiWithoutMails();

const { list, found, pagesOf } = officeList(api, 'orders');

/** Stores orders to be found, numbered from 0, each a second newer than the previous one. */
function storeFound(...orders: Partial<StoredOrder>[]) {
  return storeOrders(
    api.firestore,
    ...orders.map((fields, index) => {
      const created_at = new Timestamp(1_772_443_800 + index, 0);
      return withSearchTokens(
        storedOrder({ order_number: orderNumber(index), created_at, ...fields }),
      );
    }),
  );
}

test('has what the customer sees, everything else they wrote, and who changed what', async () => {
  const at = Timestamp.fromDate(new Date('2026-03-02T10:00:00Z'));
  await storeOrders(api.firestore, {
    order_status: 'processing',
    company_name: 'Muster GmbH',
    company_address: 'Hauptstraße 1',
    tax_number: 'DE123456789',
    notes: 'Bitte anrufen',
    user_id: 'erika',
    history: [{ what: 'status', from: 'pending', to: 'processing', by_uid: 'chef', at }],
  });
  const response = await list({});
  expect(response.headers.get('total-count')).toBe('1');
  expect(await response.json()).toEqual([
    {
      ...(await api.read<object>(`/api/orders/${orderNumber(0)}`, api.asAdmin())),
      company_address: 'Hauptstraße 1',
      tax_number: 'DE123456789',
      refused: expect.objectContaining({
        invoice:
          'Die Bestellung hat den Status „Wird bearbeitet“; berechnet wird, was geliefert ist.',
      }),
      history: [
        {
          what: 'status',
          from: 'pending',
          to: 'processing',
          by: BY,
          at: '2026-03-02T10:00:00.000Z',
          can_take_back_until: '2026-03-02T10:10:00.000Z',
        },
      ],
      payments: [],
      reminders: [],
    },
  ]);
  const one = await api.read(`/api/admin/orders/${orderNumber(0)}`, api.asAdmin());
  expect([one]).toEqual(await (await list({})).json());
});

test('finds a new order by half a name, phone, address and product, but by no other street', async () => {
  await storeProducts(api.firestore, GRAVEL);
  await storeAreas(api.firestore);
  const delivery = { method: 'delivery', street: 'Am Tor 3', postal_code: '12355', city: 'Köln' };
  const body = { ...orderRequest({ total_amount: 102.8 }), delivery };
  const placed = await api.post('/api/orders', body);
  const order_number = await orderNumberOf(placed);
  const ways = ['Must', 'erika@exa', '90009', '12355', 'koeln', 'am tor', 'kies 16', order_number];
  for (const search of ways) {
    expect(await (await list({ search })).json(), search).toMatchObject([{ order_number }]);
  }
  for (const search of ['Torweg', 'Am Tor 44']) {
    expect(await (await list({ search })).json(), search).toEqual([]);
  }
});

test('requires a search to match every word, and each filter', async () => {
  await storeFound(
    { customer_name: 'Anna Muster', payment_state: 'open' },
    { customer_name: 'Bernd Muster', order_status: 'delivered', payment_state: 'paid' },
    { customer_name: 'Anna Musterfrau', payment_state: 'paid', delivery_day: '2026-03-05' },
    { customer_name: 'Anna Probst' },
  );
  expect(await found({ search: 'anna', payment: 'none' })).toEqual([3]);
  expect(await found({ search: 'muster' })).toEqual([2, 1, 0]);
  expect(await found({ search: 'anna muster' })).toEqual([2, 0]);
  expect(await found({ search: 'muster', status: 'delivered' })).toEqual([1]);
  expect(await found({ search: 'muster', payment: 'paid' })).toEqual([2, 1]);
  expect(await found({ search: 'muster', payment: 'open' })).toEqual([0]);
  expect(await found({ search: 'muster', delivery_day: '2026-03-05' })).toEqual([2]);
  const [order] = (await (await list({ search: 'muster' })).json()) as AdminOrder[];
  expect(order).not.toHaveProperty('search_tokens');
});

test('combines filters without a search', async () => {
  await storeFound(
    { payment_state: 'open', delivery_day: '2026-03-05' },
    { payment_state: 'paid', delivery_day: '2026-03-05' },
    { payment_state: 'paid', delivery_day: '2026-03-05', order_status: 'delivered' },
    { payment_state: 'part' },
    { payment_state: 'open', order_status: 'cancelled' },
  );
  expect(await found({ payment: 'paid' })).toEqual([2, 1]);
  expect(await found({ payment: 'part' })).toEqual([3]);
  expect(await found({ payment: 'open' })).toEqual([3, 0]);
  expect(await found({ payment: 'open', status: 'cancelled' })).toEqual([4]);
  expect(await found({ delivery_day: '2026-03-05', payment: 'open' })).toEqual([0]);
  expect(await found({ status: 'delivered', payment: 'paid', delivery_day: '2026-03-05' })).toEqual(
    [2],
  );
});

test('finds what should have been handed over on an earlier day, longest first, whatever the sorting', async () => {
  await storeFound(
    { delivery_day: '2026-03-01', order_status: 'on_the_way' },
    { delivery_day: '2026-03-02', order_status: 'processing' },
    { delivery_day: '2026-02-27', order_status: 'pending' },
    { delivery_day: '2026-03-01', order_status: 'delivered' },
    { delivery_day: '2026-03-01', order_status: 'cancelled' },
    { order_status: 'pending' },
  );
  expect(await found({ status: 'past_day' })).toEqual([2, 0]);
  expect(await found({ status: 'past_day', sort: 'amount' })).toEqual([2, 0]);
  expect(await found({ status: 'past_day', search: 'muster' })).toEqual([2, 0]);
});

describe('pages 120 orders, each exactly once,', () => {
  const ORDERS = Array.from({ length: 120 }, (_, index) => ({
    total_cents: 10_000 - 100 * Math.floor(index / 4),
    delivery_day: `2026-03-${String(1 + Math.floor(index / 10)).padStart(2, '0')}`,
    order_status: index % 3 === 0 ? 'delivered' : 'pending',
  }));

  test('the newest first, those of one instant by number', async () => {
    const created_at = new Timestamp(1_772_443_800, 500);
    await storeOrders(api.firestore, ...ORDERS.map((order) => ({ ...order, created_at })));
    const { pages } = await pagesOf({});
    expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect(pages.flat()).toEqual([...ORDERS.keys()].reverse());
  });

  test('by amount, the highest first, and by delivery day, the earliest first', async () => {
    await storeFound(...ORDERS);
    const pages = (await pagesOf({ sort: 'amount' })).pages.flat();
    const amounts = pages.map((index) => ORDERS[index]?.total_cents ?? 0);
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    expect(new Set(pages).size).toBe(120);
    const pending = await pagesOf({ sort: 'delivery_day', status: 'pending' });
    expect(pending.pages.map(({ length }) => length)).toEqual([50, 30]);
    expect(pending.pages.flat()).toEqual(
      [...ORDERS.keys()].filter((index) => ORDERS[index]?.order_status === 'pending'),
    );
  });

  test('by a search whose words many orders have separately, for a bounded number of reads', async () => {
    await storeFound(
      { customer_name: 'Anna Gärtner' },
      ...Array.from({ length: 250 }, () => ({ customer_name: 'Gerd Gärtner' })),
    );
    const { pages, reads } = await pagesOf({ search: 'anna gärtner' });
    expect(pages).toEqual([[], [0]]);
    expect(Math.max(...reads)).toBe(204);
  });
});

test('returns the number of orders unless that would require reading them all', async () => {
  await storeFound(...Array.from({ length: 60 }, () => ({})));
  const total = async (query: Record<string, string>) =>
    (await list(query)).headers.get('total-count');
  expect(await total({ search: 'erika' })).toBe('60');
  expect(await total({ search: 'erika', status: 'delivered' })).toBe('0');
  expect(await total({ search: 'erika muster' })).toBeNull();
});

test('a full page is the last when nothing follows, and an order placed between two pages does not shift the second', async () => {
  await storeFound(...Array(50).fill({}));
  expect((await list({})).headers.has('next-page')).toBe(false);
  await storeFound(...Array(60).fill({}));
  const next = (await list({})).headers.get('next-page');
  const created_at = Timestamp.fromDate(new Date('2026-03-03T09:30:00Z'));
  const order_number = orderNumber(99_999);
  await api.firestore.doc(`orders/${order_number}`).set(storedOrder({ order_number, created_at }));
  const second = await list({ after: next ?? '' });
  expect(await second.json()).toHaveLength(10);
  expect(second.headers.get('total-count')).toBe('61');
});

test('refuses queries that it does not know', async () => {
  const refused: Record<string, Record<string, string>[]> = {
    'Diesen Bestellstatus gibt es nicht.': ['', 'Pending', 'toString'].map((status) => ({
      status,
    })),
    'Diese Seite der Liste gibt es nicht.': [
      ...['', '1.2.__id__', '999999999999.0.a', '8280.a'].map((after) => ({ after })),
      { sort: 'amount', after: '1772443800.0.a' },
    ],
    'Diesen Zahlungsstand gibt es nicht.': [{ payment: 'half' }],
    'Diesen Liefertag gibt es nicht.': [{ delivery_day: '2026-02-30' }],
    'Diese Baustelle gibt es nicht.': [{ site: 'x'.repeat(81) }],
    'Diese Sortierung gibt es nicht.': [{ sort: 'name' }],
    'Bitte geben Sie mindestens zwei Buchstaben oder Ziffern ein.': [{ search: 'x' }],
    'Der Suchtext hat höchstens 100 Zeichen.': [{ search: 'a'.repeat(101) }],
  };
  for (const [message, queries] of Object.entries(refused)) {
    for (const query of queries) await expectRefused(await list(query), 400, message);
  }
});

test('firestore.indexes.json has the indexes', () => {
  const marks = ['to_refund', 'needs_day', 'to_invoice', 'is_placed'];
  expectIndexes(
    'orders',
    ['order_status', 'payment_state', 'delivery_day', 'customer_number', 'site_id', ...marks],
    SORTS,
  );
});
