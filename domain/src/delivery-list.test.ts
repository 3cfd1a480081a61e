import { expect, test } from 'vitest';
import { deliveryGroups, loadText } from './delivery-list.ts';
import type { AdminOrder, OrderDelivery } from './order.ts';

function order(order_number: string, delivery?: Partial<OrderDelivery>): AdminOrder {
  return { order_number, delivery, order_items: [] } as unknown as AdminOrder;
}

test('orders are grouped by zone, near ones first, and sorted by place; pickups come last', () => {
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

const item = (quantity: number, weight_kg?: number) => ({
  product_name: 'Kies',
  quantity,
  unit_price: 1,
  total_price: 1,
  ...(weight_kg !== undefined && { weight_kg }),
});

test.each([
  ['nothing', [], ''],
  ['one truck', [item(27, 1000)], 'ca. 27\u00a0t, 1 Lkw'],
  ['more than a truck', [item(27, 1000), item(1, 25)], 'ca. 27\u00a0t, 2 Lkw'],
  ['an unknown weight among others', [item(2, 1000), item(1)], 'mindestens 2\u00a0t, 1 Lkw'],
  ['unknown weights', [item(1)], ''],
])('the load of %s', (_, order_items, text) => {
  expect(loadText([{ order_items }])).toBe(text);
});
