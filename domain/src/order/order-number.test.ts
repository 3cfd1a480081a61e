import { expect, test } from 'vitest';
import { isOrderNumber, ORDER_NUMBER_BYTES, orderNumberFrom } from './order-number.ts';

test('ten random bytes become a readable number', () => {
  expect(orderNumberFrom(new Uint8Array(ORDER_NUMBER_BYTES))).toBe('B-00000-00000');
  expect(orderNumberFrom(Uint8Array.from({ length: 10 }, (_, i) => i + 250))).toBe('B-TVWXY-Z0123');
});

test('every byte has its own say: 50 bits in all', () => {
  const zero = orderNumberFrom(new Uint8Array(10));
  for (let index = 0; index < 10; index += 1) {
    for (let bit = 0; bit < 5; bit += 1) {
      const bytes = new Uint8Array(10);
      bytes[index] = 1 << bit;
      expect(orderNumberFrom(bytes)).not.toBe(zero);
    }
  }
});

test('another number of bytes is a fault', () => {
  expect(() => orderNumberFrom(new Uint8Array(9))).toThrow(RangeError);
});

test.each([
  ['B-7K3M9-QX2TP', true],
  ['B-7K3M9-QX2TI', false],
  ['b-7k3m9-qx2tp', false],
  ['B-7K3M9QX2TP', false],
  ['B-7K3M9-QX2TPP', false],
  ['', false],
])('whether %j has the form of an order number: %s', (text, expected) => {
  expect(isOrderNumber(text)).toBe(expected);
});
