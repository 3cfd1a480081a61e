import type { AdminStats, OrdersOfDay } from '@shop/domain/contract/user';
import { describe, expect, test } from 'vitest';
import { apiForTests } from '../../test/api-for-tests.ts';
import { createdAt, storeContacts, storeOrders } from '../../test/stored-data.ts';

const api = apiForTests();

const get = (path: string) => api.call(path, { headers: api.asAdmin() });
const stats = async () => (await (await get('/api/admin/stats')).json()) as AdminStats;

describe('GET /api/admin/stats', () => {
  test('is all zero in an empty shop', async () => {
    expect(await stats()).toEqual({
      totalOrders: 0,
      totalContacts: 0,
      totalUsers: 0,
      totalRevenue: 0,
      ordersThisMonth: 0,
      contactsThisMonth: 0,
    });
  });

  test('counts orders, requests and accounts, and sums revenue without cancelled orders', async () => {
    await storeOrders(
      api.firestore,
      { total_cents: 8280 },
      { total_cents: 10_01, order_status: 'processing' },
      { total_cents: 1_000_000_07, order_status: 'delivered' },
      { total_cents: 99_99, order_status: 'cancelled' },
    );
    await storeContacts(api.firestore, {}, {});
    await api.firestore.doc('users/erika').set({ email: 'erika@example.de' });
    expect(await stats()).toMatchObject({
      totalOrders: 4,
      totalContacts: 2,
      totalUsers: 1,
      totalRevenue: 1_000_092.88,
    });
  });

  test.each([
    ['winter', '2026-01-15T12:00:00Z', '2025-12-31T23:00:00.000Z', '2026-01-31T23:00:00.000Z'],
    ['summer', '2026-07-15T12:00:00Z', '2026-06-30T22:00:00.000Z', '2026-07-31T22:00:00.000Z'],
    ['March', '2026-03-31T21:59:00Z', '2026-02-28T23:00:00.000Z', '2026-03-31T22:00:00.000Z'],
    ['October', '2026-09-30T22:00:00Z', '2026-09-30T22:00:00.000Z', '2026-10-31T23:00:00.000Z'],
  ])('the month begins and ends at midnight in Berlin: %s', async (_, now, first, next) => {
    api.clock.now = new Date(now);
    const before = (instant: string) => new Date(Date.parse(instant) - 1).toISOString();
    const inside = createdAt(first, before(next));
    const outside = createdAt(before(first), next);
    await storeOrders(api.firestore, ...inside, ...outside);
    await storeContacts(api.firestore, ...inside, ...outside, ...outside);
    expect(await stats()).toMatchObject({
      totalOrders: 4,
      ordersThisMonth: 2,
      totalContacts: 6,
      contactsThisMonth: 2,
    });
  });
});

describe('GET /api/admin/orders-per-day', () => {
  const perDay = async () =>
    (await (await get('/api/admin/orders-per-day')).json()) as OrdersOfDay[];

  test('has each of the last 30 days in order, also those without orders', async () => {
    const days = await perDay();
    expect(days).toHaveLength(30);
    expect(days[0]).toEqual({ day: '2026-02-01', orders: 0 });
    expect(days[27]).toEqual({ day: '2026-02-28', orders: 0 });
    expect(days[29]).toEqual({ day: '2026-03-02', orders: 0 });
  });

  test.each([
    ['spring, 23 hours', '2026-03-29', '2026-03-28T23:00:00.000Z', '2026-03-29T21:59:59.999Z'],
    ['autumn, 25 hours', '2026-10-25', '2026-10-24T22:00:00.000Z', '2026-10-25T22:59:59.999Z'],
  ])('counts the day on which the clocks change: %s', async (_, day, first, last) => {
    api.clock.now = new Date(`${day}T12:00:00Z`);
    const [before, after] = [Date.parse(first) - 1, Date.parse(last) + 1];
    const outside = [before, before, after].map((at) => new Date(at).toISOString());
    await storeOrders(api.firestore, ...createdAt(first, last, ...outside));
    const days = await perDay();
    expect(days.at(-1)).toEqual({ day, orders: 2 });
    expect(days.at(-2)).toMatchObject({ orders: 2 });
    api.clock.now = new Date(`${day}T23:30:00Z`);
    expect((await perDay()).map(({ orders }) => orders).slice(-3)).toEqual([2, 2, 1]);
  });

  test('leaves out older orders', async () => {
    await storeOrders(
      api.firestore,
      ...createdAt('2026-01-31T22:59:59.999Z', '2026-01-31T23:00:00Z'),
    );
    const days = await perDay();
    expect(days[0]).toEqual({ day: '2026-02-01', orders: 1 });
    expect(days.reduce((sum, { orders }) => sum + orders, 0)).toBe(1);
  });
});

describe('GET /api/admin/contacts', () => {
  test('lists requests as they were written, newest first', async () => {
    await storeContacts(
      api.firestore,
      ...createdAt('2026-03-01T10:00:00Z', '2026-03-01T12:00:00.456Z'),
    );
    const response = await get('/api/admin/contacts');
    expect(response.headers.get('total-count')).toBe('2');
    expect(response.headers.has('next-page')).toBe(false);
    expect(await response.json()).toMatchObject([
      {
        id: 'c0001',
        created_at: '2026-03-01T12:00:00.456Z',
        name: 'Erika Muster',
        email: 'erika@example.de',
        phone: '069 90009-123',
        message: 'Firma: Muster GmbH\n\nBitte rufen Sie mich zurück.',
        request_type: 'contact',
      },
      { id: 'c0000' },
    ]);
  });

  test('has pages of 50, also of requests from one instant', async () => {
    await storeContacts(api.firestore, ...Array(51).fill({}));
    const first = await get('/api/admin/contacts');
    const next = first.headers.get('next-page');
    expect(await first.json()).toHaveLength(50);
    const second = await get(`/api/admin/contacts?after=${next}`);
    expect(await second.json()).toMatchObject([{ id: 'c0000' }]);
    expect(second.headers.has('next-page')).toBe(false);
    expect(second.headers.get('total-count')).toBe('51');
  });

  test.each(['after=', 'after=x', 'after=1.2.c000&after=1.2.c001'])(
    'refuses the query %s',
    async (query) => {
      const response = await get(`/api/admin/contacts?${query}`);
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ message: 'Diese Seite der Liste gibt es nicht.' });
    },
  );
});
