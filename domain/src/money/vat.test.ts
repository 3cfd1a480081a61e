import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grossCents, grossSumCents, vatAmounts, vatCents } from './vat.ts';

test.each([
  [24_50, 19, 4_66, 29_16],
  [100_00, 19, 19_00, 119_00],
  [100_00, 7, 7_00, 107_00],
  [50, 19, 10, 60],
  [0, 19, 0, 0],
])('%d cents at %d %% bear %d cents of VAT, %d together', (net, rate, vat, gross) => {
  expect(vatCents(net, rate)).toBe(vat);
  expect(grossCents(net, rate)).toBe(gross);
});

test('rounds amounts of one rate together', () => {
  const lines = [
    { netCents: 3, rate: 19 },
    { netCents: 50, rate: 7 },
    { netCents: 3, rate: 19 },
  ];
  expect(vatAmounts(lines)).toEqual([
    { rate: 19, netCents: 6, vatCents: 1 },
    { rate: 7, netCents: 50, vatCents: 4 },
  ]);
});

const taxed = fc.record({
  netCents: fc.integer({ min: 0, max: 10 ** 10 }),
  rate: fc.constantFrom(19, 7, 0),
});

test('keeps net amounts, and differs from the exact VAT by at most half a cent per rate', () => {
  fc.assert(
    fc.property(fc.array(taxed, { maxLength: 100 }), (lines) => {
      const amounts = vatAmounts(lines);
      const net = lines.reduce((sum, { netCents }) => sum + netCents, 0);
      const exact = lines.reduce((sum, { netCents, rate }) => sum + netCents * rate, 0) / 100;
      const vat = grossSumCents(amounts) - net;
      expect(amounts.reduce((sum, { netCents }) => sum + netCents, 0)).toBe(net);
      expect(Math.abs(vat - exact)).toBeLessThanOrEqual(amounts.length / 2);
    }),
  );
});

test('ignores the order of the lines', () => {
  fc.assert(
    fc.property(fc.array(taxed), (lines) => {
      expect(vatAmounts([...lines].reverse())).toEqual(vatAmounts(lines));
    }),
  );
});
