import { expect, test } from 'vitest';
import { isOrderNumber, ORDER_NUMBER_BYTES, orderNumberFrom, wholeNumber } from './order-number.ts';

test('turns ten random bytes into a readable number, and no other number of bytes', () => {
  expect(orderNumberFrom(new Uint8Array(ORDER_NUMBER_BYTES))).toBe('B-00000-00000');
  expect(orderNumberFrom(Uint8Array.from({ length: 10 }, (_, i) => i + 250))).toBe('B-TVWXY-Z0123');
  expect(() => orderNumberFrom(new Uint8Array(9))).toThrow(RangeError);
});

test('uses every byte: 50 bits in all', () => {
  const zero = orderNumberFrom(new Uint8Array(10));
  for (let index = 0; index < 10; index += 1) {
    for (let bit = 0; bit < 5; bit += 1) {
      const bytes = new Uint8Array(10);
      bytes[index] = 1 << bit;
      expect(orderNumberFrom(bytes)).not.toBe(zero);
    }
  }
});

test.each([
  ['B-7K3M9-QX2TP', true],
  ['B-7K3M9-QX2TI', false],
  ['b-7k3m9-qx2tp', false],
  ['B-7K3M9QX2TP', false],
  ['B-7K3M9-QX2TPP', false],
  ['B-7K3M9-QX2TP-12', true],
  ['B-7K3M9-QX2TP-0', false],
  ['B-7K3M9-QX2TP-1-1', false],
  ['', false],
])('recognises the form of an order number in %j: %s', (text, expected) => {
  expect(isOrderNumber(text)).toBe(expected);
});

test.each(['B-7K3M9-QX2TP-12', 'B-7K3M9-QX2TP'])('knows the order of %s', (number) => {
  expect(wholeNumber(number)).toBe('B-7K3M9-QX2TP');
});
