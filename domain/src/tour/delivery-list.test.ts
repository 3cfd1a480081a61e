import { expect, test } from 'vitest';
import type { Truck } from '../delivery/order-weight.ts';
import type { StageWish } from '../delivery/stage.ts';
import type { OrderDelivery } from '../order/delivery-wish.ts';
import type { AdminOrder } from '../order/order.ts';
import { deliveryGroups, loadText } from './delivery-list.ts';

const order = (order_number: string, delivery?: Partial<OrderDelivery>): AdminOrder =>
  ({ order_number, delivery, order_items: [] }) as unknown as AdminOrder;

test('groups orders by zone, nearest first, and sorts them by place; pickups come last', () => {
  const groups = deliveryGroups([
    order('pickup', { method: 'pickup' }),
    order('unknown'),
    order('far', { method: 'delivery', zone: 'Zone 3' }),
    order('b', { method: 'delivery', zone: 'Zone 1', postal_code: '12342', street: 'Am Tor 1' }),
    order('a', { method: 'delivery', zone: 'Zone 1', postal_code: '12342', street: 'Äckerweg 2' }),
    order('c', { method: 'delivery', zone: 'Zone 1', postal_code: '12341', street: 'Weg 3' }),
  ]);
  expect(
    groups.map(({ name, isPickup, orders }) => [
      name,
      isPickup,
      orders.map(({ order_number }) => order_number),
    ]),
  ).toEqual([
    ['Zone 1', false, ['c', 'a', 'b']],
    ['Zone 3', false, ['far']],
    ['Ohne Postleitzahl', false, ['unknown']],
    ['Selbstabholung', true, ['pickup']],
  ]);
});

test('sorts stops in the office’s order, then by place', () => {
  const places = ['12341', '12342', '12343', '12344'].map((postal_code) =>
    order(postal_code, { method: 'delivery', zone: 'Zone 1', postal_code }),
  );
  const [group] = deliveryGroups(places, ['12343', 'gone', '12341']);
  expect(group?.orders.map(({ order_number }) => order_number)).toEqual([
    '12343',
    '12341',
    '12342',
    '12344',
  ]);
});

const item = (quantity: number, weight_kg?: number) => ({
  product_name: 'Kies',
  quantity,
  unit_price: 1,
  total_price: 1,
  ...(weight_kg !== undefined && { weight_kg }),
});

const CITY_TRUCK = { total_t: 12, load_t: 6 };
const to = (zone: string, ...order_items: (ReturnType<typeof item> & StageWish)[]) =>
  ({ delivery: { method: 'delivery', zone }, order_items }) as unknown as AdminOrder;
const noLarge = (zone: string, weightKg: number | undefined, truck?: Truck) =>
  ({
    delivery: { method: 'delivery', zone, truck_access: 'no', ...(truck && { truck }) },
    order_items: [item(1, weightKg)],
  }) as unknown as AdminOrder;
const PICKUP = { delivery: { method: 'pickup' }, order_items: [item(1, 3000)] } as AdminOrder;

test.each([
  ['one truck', [to('Zone 1', item(27, 1000))], 'ca. 27 t, 1 Lkw'],
  ['more than a truck', [to('Zone 1', item(27, 1000), item(1, 25))], 'ca. 27 t, 2 Lkw'],
  [
    'an unknown weight among others',
    [to('Zone 1', item(2, 1000), item(1))],
    'mindestens 2 t, 1 Lkw',
  ],
  ['an unknown weight', [to('Zone 1', item(1))], 'Gewicht unbekannt, mindestens 1 Lkw'],
  [
    'orders to one zone',
    [to('Zone 1', item(9, 1000)), to('Zone 1', item(18, 1000))],
    'ca. 27 t, 1 Lkw',
  ],
  ['a place for smaller trucks', [noLarge('Zone 1', 9000)], 'ca. 9 t, 1 Lkw bis 18 t'],
  ['more than a smaller truck', [noLarge('Zone 1', 9001)], 'ca. 9 t, 2 Lkw bis 18 t'],
  ['smaller trucks of its time', [noLarge('Zone 1', 9000, CITY_TRUCK)], 'ca. 9 t, 2 Lkw bis 12 t'],
  [
    'smaller trucks of an unknown weight',
    [noLarge('Zone 1', undefined)],
    'Gewicht unbekannt, mindestens 1 Lkw bis 18 t',
  ],
  [
    'both sizes in a zone',
    [to('Zone 1', item(1, 1000)), noLarge('Zone 1', 4000), noLarge('Zone 1', 5000)],
    'ca. 10 t, 2 Lkw, davon 1 bis 18 t',
  ],
  [
    'several small sizes',
    [noLarge('Zone 1', 1000), noLarge('Zone 2', 7000, CITY_TRUCK)],
    'ca. 8 t, 3 Lkw, davon 1 bis 18 t, 2 bis 12 t',
  ],
  ['what is picked up', [PICKUP], 'ca. 3 t'],
  [
    'a stage without those to come',
    [
      {
        ...to('Zone 1', item(2, 1000), { ...item(9, 1000), wished_day: '2026-12-09' }),
        delivery_day: '2026-12-08',
      },
    ],
    'ca. 2 t, 1 Lkw',
  ],
])('adds up the load of %s', (_, orders, text) => {
  expect(loadText(orders).replaceAll('\u00a0', ' ')).toBe(text);
});

test('a day needs the trucks of all its zones together', () => {
  const day = [
    to('Zone 1', item(9, 1000)),
    to('Zone 2', item(9, 1000)),
    to('Zone 3', item(9, 1000)),
    noLarge('Zone 3', 10_000),
    to('', item(1)),
  ];
  const groups = deliveryGroups(day).map(({ orders }) => loadText(orders));
  const trucks = (text: string) => Number(/(\d+)\sLkw/.exec(text)?.[1]);
  expect(groups.map(trucks)).toEqual([1, 1, 3, 1]);
  expect(loadText(day).replaceAll('\u00a0', ' ')).toBe('mindestens 37 t, 6 Lkw, davon 2 bis 18 t');
});
