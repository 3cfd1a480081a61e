import type { AdminOrder } from '@shop/domain/order/order';
import {
  canMoveOrder,
  ORDER_STATUSES,
  type OrderStatus,
  orderStatus,
} from '@shop/domain/order/order-status';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { messageOf } from '../../test/answers.ts';
import { apiForTests } from '../../test/api-for-tests.ts';
import { orderNumber, storedOrder, storeOrders } from '../../test/stored-data.ts';

const api = apiForTests();

const list = (query = '') => api.call(`/api/admin/orders${query}`, { headers: api.asAdmin() });
const numbersIn = async (response: Response) =>
  ((await response.json()) as AdminOrder[]).map((order) => order.order_number);

describe('GET /api/admin/orders', () => {
  test('has everything the customer wrote, and the status changes', async () => {
    const at = Timestamp.fromDate(new Date('2026-03-02T10:00:00Z'));
    await storeOrders(api.firestore, {
      order_status: 'processing',
      company_name: 'Muster GmbH',
      company_address: 'Hauptstraße 1',
      tax_number: 'DE123456789',
      notes: 'Bitte anrufen',
      user_id: 'erika',
      status_changes: [{ from: 'pending', to: 'processing', by_uid: 'chef', at }],
    });
    const response = await list();
    expect(response.headers.get('total-count')).toBe('1');
    expect(await response.json()).toEqual([
      {
        id: orderNumber(0),
        order_number: orderNumber(0),
        created_at: '2026-03-02T09:30:00.123Z',
        payment_method: 'rechnung',
        order_status: 'processing',
        subtotal_amount: 57.8,
        delivery_amount: 25,
        total_amount: 82.8,
        paid_amount: 0,
        open_amount: 98.53,
        payment_state: 'open',
        due_day: '2026-03-16',
        customer_name: 'Erika Muster',
        customer_email: 'erika@example.de',
        customer_phone: '069 90009-123',
        company_name: 'Muster GmbH',
        company_address: 'Hauptstraße 1',
        tax_number: 'DE123456789',
        notes: 'Bitte anrufen',
        order_items: [
          {
            product_id: 1,
            product_name: 'Kies 16/32',
            quantity: 2,
            unit: 't',
            category: 'Schüttgut',
            unit_price: 28.9,
            total_price: 57.8,
          },
        ],
        status_changes: [
          {
            from: 'pending',
            to: 'processing',
            by: 'chef@example.de',
            at: '2026-03-02T10:00:00.000Z',
          },
        ],
        steps: [{ status: 'processing', at: '2026-03-02T10:00:00.000Z' }],
        payments: [],
        reminders: [],
      },
    ]);
  });

  /** Sorted by instant and, four at a time of the same, by number. */
  const ORDERS = Array.from({ length: 120 }, (_, index) => ({
    created_at: new Timestamp(1_772_443_800 + Math.floor(index / 4), 500),
    order_status: index % 3 === 0 ? 'delivered' : 'pending',
  }));
  const newestFirst = ORDERS.map((_, index) => orderNumber(index)).reverse();

  async function pagesOf(query: string): Promise<{ pages: string[][]; totals: Set<string> }> {
    const [pages, totals] = [[] as string[][], new Set<string>()];
    let next: string | null = '';
    while (next !== null) {
      const after: string = next && `&after=${encodeURIComponent(next)}`;
      const response = await list(`?${query}${after}`);
      pages.push(await numbersIn(response));
      totals.add(response.headers.get('total-count') ?? '');
      next = response.headers.get('next-page');
    }
    return { pages, totals };
  }

  test('pages 120 orders, newest first, each exactly once', async () => {
    await storeOrders(api.firestore, ...ORDERS);
    const { pages, totals } = await pagesOf('');
    expect(pages.map((page) => page.length)).toEqual([50, 50, 20]);
    expect(pages.flat()).toEqual(newestFirst);
    expect(totals).toEqual(new Set(['120']));
  });

  test('pages and counts the orders of one status', async () => {
    await storeOrders(api.firestore, ...ORDERS);
    const { pages, totals } = await pagesOf('status=pending');
    expect(pages.map((page) => page.length)).toEqual([50, 30]);
    expect(pages.flat()).toEqual(
      newestFirst.filter((number) => Number(number.slice(-5)) % 3 !== 0),
    );
    expect(totals).toEqual(new Set(['80']));
  });

  test('a full page is the last when nothing follows', async () => {
    await storeOrders(api.firestore, ...ORDERS.slice(0, 50));
    expect((await list()).headers.has('next-page')).toBe(false);
  });

  test('an order placed between two pages does not shift the second', async () => {
    await storeOrders(api.firestore, ...ORDERS.slice(0, 60));
    const next = (await list()).headers.get('next-page');
    const created_at = Timestamp.fromDate(new Date('2026-03-03T09:30:00Z'));
    const order_number = orderNumber(99_999);
    await api.firestore
      .doc(`orders/${order_number}`)
      .set(storedOrder({ order_number, created_at }));
    const second = await list(`?after=${next}`);
    expect(await numbersIn(second)).toEqual(newestFirst.slice(-10));
    expect(second.headers.get('total-count')).toBe('61');
  });

  test.each([
    'status=',
    'status=lost',
    'status=Pending',
    'status=toString',
    'status=pending&status=delivered',
    'after=',
    'after=x',
    'after=1.2.__id__',
    'after=1.2.a&after=1.2.b',
    'after=999999999999.0.a',
  ])('refuses the query %s', async (query) => {
    const response = await list(`?${query}`);
    expect(response.status).toBe(400);
    expect(await messageOf(response)).toMatch(/gibt es nicht\.$/);
  });
});

describe('GET /api/admin/orders/{orderNumber}', () => {
  const get = (number: string) =>
    api.call(`/api/admin/orders/${number}`, { headers: api.asAdmin() });

  test('is the order as in the list', async () => {
    await storeOrders(api.firestore, { company_address: 'Hauptstraße 1' }, {});
    const response = await get(orderNumber(0));
    const [, listed] = (await (await list()).json()) as AdminOrder[];
    expect(listed).toMatchObject({ company_address: 'Hauptstraße 1' });
    expect(await response.json()).toEqual(listed);
  });

  test.each([orderNumber(7), 'B-1', 'x', '..%2Fcarts', '__id__'])(
    'is not found: %s',
    async (number) => {
      const response = await get(number);
      expect([response.status, await messageOf(response)]).toEqual([
        404,
        'Diese Bestellung gibt es nicht.',
      ]);
    },
  );
});

describe('POST /api/admin/orders/{orderNumber}/status', () => {
  const move = (from: unknown, to: unknown, uid?: string, number = orderNumber(0)) =>
    api.post(`/api/admin/orders/${number}/status`, { from, to }, api.asAdmin(uid));
  const stored = async () => (await api.firestore.doc(`orders/${orderNumber(0)}`).get()).data();

  test('changes the status, answers the order, and records who did it and when', async () => {
    await storeOrders(api.firestore, { user_id: 'erika' });
    const first = await move('pending', 'processing');
    expect(first.status).toBe(200);
    expect(first.headers.get('cache-control')).toBe('private, no-store');
    api.clock.now = new Date('2026-03-05T08:00:00.000Z');
    const second = await move('processing', 'delivered', 'anna');
    const changes = [
      {
        from: 'pending',
        to: 'processing',
        by: 'chef@example.de',
        at: '2026-03-02T09:30:00.123Z',
      },
      {
        from: 'processing',
        to: 'delivered',
        by: 'anna@example.de',
        at: '2026-03-05T08:00:00.000Z',
      },
    ];
    expect(await second.json()).toMatchObject({
      order_number: orderNumber(0),
      order_status: 'delivered',
      status_changes: changes,
    });
    expect(await stored()).toEqual({
      ...storedOrder({ user_id: 'erika', order_status: 'delivered' }),
      status_changes: changes.map(({ by, at, ...change }) => {
        const by_uid = by.split('@')[0];
        return { ...change, by_uid, at: Timestamp.fromDate(new Date(at)) };
      }),
    });
  });

  const MOVES = ORDER_STATUSES.flatMap((from) => ORDER_STATUSES.map((to) => [from, to] as const));

  test.each(MOVES)('from %s to %s follows the rules', async (from, to) => {
    await storeOrders(api.firestore, { order_status: from });
    const before = await api.everything();
    const response = await move(from, to);
    expect(response.status).toBe(canMoveOrder(from, to) ? 200 : 422);
    if (!canMoveOrder(from, to)) expect(await api.everything()).toEqual(before);
  });

  test('a change that is not allowed is refused in German', async () => {
    await storeOrders(api.firestore, { order_status: 'delivered' });
    expect(await messageOf(await move('delivered', 'cancelled'))).toBe(
      'Eine Bestellung mit dem Status „Geliefert“ kann nicht auf „Storniert“ gesetzt werden.',
    );
  });

  test('an admin who saw an older status is told the current one, and nothing is written', async () => {
    await storeOrders(api.firestore, { order_status: 'cancelled' });
    const before = await api.everything();
    const response = await move('pending', 'processing');
    expect(response.status).toBe(409);
    expect(await messageOf(response)).toBe(
      'Die Bestellung wurde inzwischen geändert und hat jetzt den Status „Storniert“.',
    );
    expect(await api.everything()).toEqual(before);
  });

  describe('of an order that is paid in advance', () => {
    const handOver = (body = {}) => {
      const path = `/api/admin/orders/${orderNumber(0)}/status`;
      return api.post(path, { from: 'processing', to: 'on_the_way', ...body }, api.asAdmin());
    };
    const prepaid = { payment_method: 'vorkasse', order_status: 'processing' };

    test.each([{}, { to: 'delivered' }, { despite_open_payment: false }])(
      'is refused with %j until the payment has arrived',
      async (body) => {
        await storeOrders(api.firestore, prepaid);
        const before = await api.everything();
        const response = await handOver(body);
        expect([response.status, await messageOf(response)]).toEqual([
          422,
          'Die Vorkasse zu dieser Bestellung ist noch nicht vollständig eingegangen. Bitte bestätigen Sie, dass die Ware trotzdem herausgeht.',
        ]);
        expect(await api.everything()).toEqual(before);
      },
    );

    test('is made once it is paid, or confirmed', async () => {
      await storeOrders(api.firestore, { ...prepaid, payment_state: 'paid' });
      expect((await handOver()).status).toBe(200);
      await api.reset();
      await storeOrders(api.firestore, prepaid);
      expect((await handOver({ despite_open_payment: true })).status).toBe(200);
      expect((await move('on_the_way', 'delivered')).status).toBe(200);
    });

    test('may be cancelled and begun at any time', async () => {
      await storeOrders(api.firestore, { payment_method: 'vorkasse' });
      expect((await move('pending', 'processing')).status).toBe(200);
      expect((await move('processing', 'cancelled')).status).toBe(200);
    });
  });

  test('an unknown stored status is shown as it is', async () => {
    await storeOrders(api.firestore, { order_status: 'returned' });
    expect(await messageOf(await move('pending', 'processing'))).toContain('„returned“');
  });

  test('of two admins at once, one changes it and the other is refused', {
    timeout: 30_000,
  }, async () => {
    await storeOrders(api.firestore, {});
    const wanted: OrderStatus[] = ['processing', 'cancelled'];
    const responses = await Promise.all(
      wanted.map((to, index) => move('pending', to, `admin${index}`)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = responses.findIndex(({ status }) => status === 200);
    const status = wanted[winner] ?? '';
    const refused = responses[1 - winner];
    expect(refused && (await messageOf(refused))).toContain(`„${orderStatus(status).label}“`);
    expect(await stored()).toMatchObject({
      order_status: status,
      status_changes: [{ from: 'pending', to: status, by_uid: `admin${winner}` }],
    });
  });

  test.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of an older browser', { origin: 'https://example.com' }],
  ])('refuses a request from %s in an admin’s browser', async (_, from) => {
    await storeOrders(api.firestore, {});
    const before = await api.everything();
    const path = `/api/admin/orders/${orderNumber(0)}/status`;
    const wanted = { from: 'pending', to: 'cancelled' };
    const response = await api.post(path, wanted, { ...api.asAdmin(), ...from });
    expect(response.status).toBe(403);
    expect(await api.everything()).toEqual(before);
  });

  test.each([orderNumber(7), 'B-1', 'x', '..%2Fcarts', '__id__'])(
    'there is no order %s',
    async (number) => {
      const response = await move('pending', 'processing', 'chef', number);
      expect(response.status).toBe(404);
      expect(await messageOf(response)).toBe('Diese Bestellung gibt es nicht.');
    },
  );

  test.each([
    ['pending', 'lost'],
    ['toString', 'processing'],
    [undefined, 'processing'],
    ['pending', undefined],
    [['pending'], 'processing'],
    ['pending', null],
  ])('refuses a body from %j to %j', async (from, to) => {
    await storeOrders(api.firestore, {});
    const before = await api.everything();
    expect((await move(from, to)).status).toBe(400);
    expect(await api.everything()).toEqual(before);
  });
});
