import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatEuro,
  formatNumber,
  formatShortEuro,
  parseDecimal,
} from './format.ts';
import { readNumber, typedEuro, typedNumber } from './number-input.ts';

test.each([
  [0, '0,00 €'],
  [5, '0,05 €'],
  [2890, '28,90 €'],
  [123_456_789, '1.234.567,89 €'],
  [-2500, '-25,00 €'],
])('%d cents read as %s', (cents, text) => {
  expect(formatEuro(cents)).toBe(text.replace(' €', '\u00A0€'));
});

test.each([
  [203_00, '203 €'],
  [20_50, '20,50 €'],
  [1305_00, '1.305 €'],
  [100_000_00, '100.000 €'],
])('a saving of %d cents reads as %s', (cents, text) => {
  expect(formatShortEuro(cents)).toBe(text.replace(' €', '\u00A0€'));
});

test('numbers have German separators', () => {
  expect(formatNumber(12500.5)).toBe('12.500,5');
});

test('shows an instant as day and time in Berlin, in summer and in winter', () => {
  expect(formatDate('2026-06-30T22:30:00.000Z')).toBe('01.07.2026');
  expect(formatDateTime('2026-06-30T22:30:00.000Z')).toBe('01.07.2026, 00:30');
  expect(formatDateTime('2026-12-31T22:30:00.000Z')).toBe('31.12.2026, 23:30');
});

test.each([
  ['0', 0],
  ['15', 15],
  [' 12,5 ', 12.5],
  ['12.5', 12.5],
  ['1.250', 1250],
  ['1.250,50', 1250.5],
  ['1 250,50', 1250.5],
  ['1.234.567', 1234567],
  ['0.500', 0.5],
])('reads "%s" as %d', (text, number) => {
  expect(parseDecimal(text)).toBe(number);
});

test.each([
  ...['', '  ', 'zehn', '-5', '1,2,3', '1.25,0', '12,', ',5', '12 5', '1 2345', '1e3'],
  ...['Infinity', '5 km'],
])('"%s" is no number', (text) => {
  expect(parseDecimal(text)).toBeUndefined();
});

test.each([
  [1.125, '1,125', '1,13'],
  [1250.5, '1250,5', '1250,50'],
  [19.9, '19,9', '19,90'],
  [0, '0', '0,00'],
  [undefined, '', ''],
  [Number.NaN, '', ''],
])('a field shows %s as %s, and as money %s', (value, number, euro) => {
  expect([typedNumber(value), typedEuro(value)]).toEqual([number, euro]);
});

test.each(['12,50 €', '12,5', ' 12,50 EUR', '12,5 %'])('a field reads "%s"', (text) => {
  expect(readNumber(text)).toBe(12.5);
});

test('a field reads what it shows, whatever the number', () => {
  const number = fc.oneof(
    fc.integer({ min: 0, max: 10_000_000_000 }).map((thousandths) => thousandths / 1000),
    fc.double({ min: 1e-3, max: 1e15, noNaN: true }).map((each) => Number(each.toPrecision(15))),
  );
  fc.assert(fc.property(number, (each) => readNumber(typedNumber(each)) === each));
  const cents = fc.integer({ min: 0, max: 100_000_000_000 }).map((each) => each / 100);
  fc.assert(
    fc.property(cents, (euro) => {
      const text = typedEuro(euro);
      return /^\d+,\d\d$/.test(text) && readNumber(text) === euro;
    }),
  );
});
