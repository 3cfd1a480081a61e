import type { CartItem } from '@shop/domain/order/cart';
import { MAX_QUANTITY } from '@shop/domain/text/quantity';
import { describe, expect, test } from 'vitest';
import { effectiveItems, readCartChanges, withQuantity, writeCartChanges } from './cart-changes.ts';

const line = (id: string, quantity: number): CartItem => ({
  id,
  product_id: Number(id),
  name: `Artikel ${id}`,
  price: 10,
  quantity,
  unit: 't',
  category: 'Sand',
});

describe('effective quantity', () => {
  test.each([
    [5, {}, [5]],
    [5, { '1': 2 }, [7]],
    [5, { '1': -4 }, [1]],
    [5, { '1': -5 }, []],
    [5, { '1': -6 }, []],
    [5, { '2': 3 }, [5]],
    [MAX_QUANTITY, { '1': 1 }, [MAX_QUANTITY]],
  ])('server %i with changes %o gives %o', (server, deltas, expected) => {
    const items = effectiveItems([line('1', server)], deltas);
    expect(items.map((item) => item.quantity)).toEqual(expected);
  });

  test('a line that was set to 3 and gets 2 more on the server holds 5', () => {
    const deltas = withQuantity({}, line('1', 8), 3);
    expect(effectiveItems([line('1', 10)], deltas)[0]?.quantity).toBe(5);
  });

  test('a removed line that is added again holds only what was added', () => {
    const deltas = withQuantity({}, line('1', 8), 0);
    expect(effectiveItems([line('1', 8)], deltas)).toEqual([]);
    expect(effectiveItems([line('1', 10)], deltas)[0]?.quantity).toBe(2);
  });
});

test('a line set back to the server’s quantity has no delta', () => {
  expect(withQuantity({ '1': 4, '2': 1 }, line('1', 8), 8)).toEqual({ '2': 1 });
});

test('changes are only read back for the session that made them', () => {
  const text = writeCartChanges('session-a', { '1': -2 });
  expect(readCartChanges(text, 'session-a')).toEqual({ '1': -2 });
  expect(readCartChanges(text, 'session-b')).toEqual({});
  expect(readCartChanges(text, undefined)).toEqual({});
});

test.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '7',
  '{"sessionId":"session-a"}',
  '{"sessionId":"session-a","deltas":[1]}',
  '{"deltas":{"1":2}}',
])('damaged storage counts as no changes: %s', (text) => {
  expect(readCartChanges(text, 'session-a')).toEqual({});
});

test('a delta that is not an integer is ignored', () => {
  const text = '{"sessionId":"session-a","deltas":{"1":"9","2":1.5,"3":null,"4":1e99,"5":2}}';
  expect(readCartChanges(text, 'session-a')).toEqual({ '5': 2 });
});
