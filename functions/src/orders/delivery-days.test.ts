import type { AdminOrder } from '@shop/domain/order/order';
import { orderRequest } from '@shop/domain/testing/sent';
import { GRAVEL } from '@shop/domain/testing/stored';
import { orderDelivery } from '@shop/domain/testing/wire';
import type { DayLoad } from '@shop/domain/tour/day-load';
import type { DeliveriesOfDay } from '@shop/domain/tour/delivery-list';
import { describe, expect, test } from 'vitest';
import { expectRefused, orderNumberOf, writesNothing } from '../../test/answers.ts';
import { apiWithoutMails } from '../../test/api-for-tests.ts';
import { storeAreas, storeProducts } from '../../test/shop-data.ts';
import { orderNumber, storedItem, storeOrders } from '../../test/stored-data.ts';

const api = apiWithoutMails({ deadlineMs: 60_000 });

const change = (day: string, number = orderNumber(0), uid?: string) =>
  api.post(`/api/admin/orders/${number}/events`, { what: 'delivery_day', day }, api.asAdmin(uid));
const stored = async (number = orderNumber(0)) => await api.stored(`orders/${number}`);
const deliveries = async (query = '') => {
  const response = await api.call(`/api/admin/deliveries${query}`, { headers: api.asAdmin() });
  expect(response.status, await response.clone().text()).toBe(200);
  return (await response.json()) as DeliveriesOfDay;
};

test.each([
  ['on the wished day', { wished_day: '2026-03-05' }, 82.8, '2026-03-05'],
  ['today by express', { express: true }, 132.8, '2026-03-02'],
  ['on no day without a wish', {}, 82.8, undefined],
])('a new order is to be delivered %s', async (_what, wish, total_amount, day) => {
  await storeProducts(api.firestore, GRAVEL);
  await storeAreas(api.firestore);
  const delivery = { method: 'delivery', postal_code: '12340', ...wish };
  const response = await api.post('/api/orders', { ...orderRequest({ total_amount }), delivery });
  const placed = await stored(await orderNumberOf(response));
  expect(placed).toMatchObject({ order_status: 'pending' });
  expect(placed?.delivery_day).toBe(day);
});

describe('the delivery day of an order', () => {
  test('sets, changes and removes a day, once, and records who did it and when, which the customer does not see', async () => {
    await storeOrders(api.firestore, {});
    expect((await change('2026-03-05')).status).toBe(200);
    api.clock.now = new Date('2026-03-03T08:00:00.000Z');
    const second = await change('2026-03-06', orderNumber(0), 'anna');
    const changes = [
      ['2026-03-05', 'chef@example.de', '2026-03-02T09:30:00.123Z'],
      ['2026-03-06', 'anna@example.de', '2026-03-03T08:00:00.000Z'],
    ];
    expect((await second.json()) as AdminOrder).toMatchObject({
      delivery_day: '2026-03-06',
      history: changes.map(([day, by, at]) => ({ what: 'delivery_day', day, by, at })),
    });
    expect((await writesNothing(api, () => change('2026-03-06'))).status).toBe(200);
    const told = await api.read(`/api/orders/${orderNumber(0)}`);
    expect(told).toMatchObject({ delivery_day: '2026-03-06' });
    expect(told).not.toHaveProperty('history');
    expect((await change('')).status).toBe(200);
    const order = await stored();
    expect(order).not.toHaveProperty('delivery_day');
    expect(order?.history).toHaveLength(3);
  });

  test('refuses a day of company holidays, gone by or too far ahead, and writes nothing', async () => {
    await storeOrders(api.firestore, {});
    const days = [{ from: '2026-03-05', to: '2026-03-06', name: 'Betriebsferien' }];
    await api.firestore.doc('settings/specialDays').set({ days, schema_version: 1 });
    for (const [day, message] of [
      ['2026-03-06', /^An Sonn- und Feiertagen und in unseren Betriebsferien liefern wir nicht\.$/],
      ['2026-03-01', 'Der Liefertag liegt in der Vergangenheit.'],
      ['2027-03-02', 'Der Liefertag kann höchstens der 29.08.2026 sein.'],
    ] as const) {
      await expectRefused(await writesNothing(api, () => change(day)), 422, message);
    }
    expect((await change('2026-03-07')).status).toBe(200);
  });
});

describe('GET /api/admin/delivery-days', () => {
  const loads = async (query = '') =>
    (await api.read(`/api/admin/delivery-days${query}`, api.asAdmin())) as DayLoad[];
  const gravel = storedItem({ quantity: 2, weight_kg: 1000.4 });
  const agreed = { delivery_day: '2026-03-05', order_items: [gravel] };
  const pickup = { ...agreed, delivery: orderDelivery({ method: 'pickup' }) };

  test('sums up what the working days of this week and the next carry, with pickups apart', async () => {
    const later = { ...gravel, wished_day: '2026-03-11' };
    await storeOrders(
      api.firestore,
      agreed,
      { ...agreed, order_items: [gravel, later] },
      pickup,
      { ...agreed, order_status: 'cancelled' },
      { order_items: [gravel] },
      { ...agreed, delivery_day: '2026-03-14', order_status: 'delivered' },
    );
    const days = await loads();
    expect(days.map(({ day }) => day)).toEqual(
      [2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13, 14].map(
        (day) => `2026-03-${String(day).padStart(2, '0')}`,
      ),
    );
    expect(days.filter(({ stops, pickups }) => stops + pickups > 0)).toEqual([
      { day: '2026-03-05', kg: 4002, stops: 2, pickups: 1 },
      { day: '2026-03-14', kg: 2001, stops: 1, pickups: 0 },
    ]);
    expect((await loads('?day=2026-03-15'))[0]).toEqual({
      day: '2026-03-09',
      kg: 0,
      stops: 0,
      pickups: 0,
    });
    await expectRefused(
      await api.call('/api/admin/delivery-days?day=x', { headers: api.asAdmin() }),
      400,
      'Diesen Liefertag gibt es nicht.',
    );
  });

  test('follows an order to another day, and off the list', async () => {
    await storeOrders(api.firestore, { order_items: [gravel] });
    const due = async () => (await loads()).filter(({ kg }) => kg > 0);
    await change('2026-03-05');
    expect(await due()).toEqual([{ day: '2026-03-05', kg: 2001, stops: 1, pickups: 0 }]);
    await change('2026-03-06');
    expect(await due()).toEqual([{ day: '2026-03-06', kg: 2001, stops: 1, pickups: 0 }]);
    const cancelled = { from: 'pending', to: 'cancelled' };
    await api.post(`/api/admin/orders/${orderNumber(0)}/status`, cancelled, api.asAdmin());
    expect(await due()).toEqual([]);
  });
});

describe('GET /api/admin/deliveries', () => {
  test('lists the orders of today or another day, except cancelled ones', async () => {
    await storeOrders(
      api.firestore,
      { delivery_day: '2026-03-02' },
      { delivery_day: '2026-03-02', order_status: 'delivered' },
      { delivery_day: '2026-03-02', order_status: 'cancelled' },
      { delivery_day: '2026-03-03' },
      {},
    );
    const numbers = async (query?: string) =>
      (await deliveries(query)).orders.map(({ order_number }) => order_number);
    expect(await numbers()).toEqual([orderNumber(0), orderNumber(1)]);
    expect(await numbers('?day=2026-03-03')).toEqual([orderNumber(3)]);
    const none = { orders: [], is_cut: false, stops: [], revision: 0 };
    expect(await deliveries('?day=2026-03-04')).toEqual({ day: '2026-03-04', ...none });
  });

  test('lists the stops in the order that the office saved last', async () => {
    const keep = (day: string, ...order_numbers: string[]) =>
      api.post(`/api/admin/deliveries/${day}/stops`, { order_numbers }, api.asAdmin());
    await keep('2026-03-03', orderNumber(0));
    await keep('2026-03-02', orderNumber(0), orderNumber(1));
    expect(await (await keep('2026-03-02', orderNumber(1), orderNumber(0))).json()).toEqual({
      stops: [orderNumber(1), orderNumber(0)],
      revision: 2,
    });
    expect((await deliveries('?day=2026-03-02')).stops).toEqual([orderNumber(1), orderNumber(0)]);
    const sentence = 'Die Reihenfolge der Lieferungen ist ungültig.';
    await expectRefused(await keep('2026-03-02', orderNumber(1), orderNumber(1)), 400, sentence);
    await expectRefused(await keep('2026-03-02', 'Kies'), 400, sentence);
    await expectRefused(await keep('heute'), 400, 'Diesen Liefertag gibt es nicht.');
  });

  test('reads at most 501 orders and the order of their stops, however many are due', async () => {
    await storeOrders(
      api.firestore,
      ...Array.from({ length: 530 }, () => ({ delivery_day: '2026-03-02' })),
    );
    const before = api.usage().reads;
    const { orders, is_cut } = await deliveries();
    expect([orders.length, is_cut]).toEqual([500, true]);
    expect(api.usage().reads - before).toBe(502);
  });
});
