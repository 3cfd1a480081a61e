import { expect, test } from 'vitest';
import { formatDate, formatDateTime, formatEuro, formatNumber } from './format.ts';

test.each([
  [0, '0,00 €'],
  [5, '0,05 €'],
  [2890, '28,90 €'],
  [123_456_789, '1.234.567,89 €'],
  [-2500, '-25,00 €'],
])('%d cents read as %s', (cents, text) => {
  expect(formatEuro(cents)).toBe(text.replace(' €', '\u00A0€'));
});

test('an amount reads as the platform writes it, whatever its size', () => {
  const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
  const number = new Intl.NumberFormat('de-DE');
  for (let cents = 1; cents < Number.MAX_SAFE_INTEGER / 100; cents = cents * 3 + 7) {
    expect(formatEuro(cents)).toBe(euro.format(cents / 100));
    expect(formatNumber(cents)).toBe(number.format(cents));
  }
});

test('numbers carry German separators', () => {
  expect(formatNumber(12500.5)).toBe('12.500,5');
});

test('an instant is shown as the day and time in Berlin, in summer and in winter', () => {
  expect(formatDate('2026-06-30T22:30:00.000Z')).toBe('01.07.2026');
  expect(formatDateTime('2026-06-30T22:30:00.000Z')).toBe('01.07.2026, 00:30');
  expect(formatDateTime('2026-12-31T22:30:00.000Z')).toBe('31.12.2026, 23:30');
});
