import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grossShares } from './gross-shares.ts';
import { sumCents } from './money.ts';
import { grossSumCents, vatAmounts } from './vat.ts';

const amounts = fc.array(
  fc.record({
    netCents: fc.integer({ min: -5_000_000, max: 50_000_000 }),
    rate: fc.constantFrom(19, 7, 0),
  }),
  { maxLength: 30 },
);

test('shares add up to the gross amount of their rate, each less than a cent from its exact value', () => {
  fc.assert(
    fc.property(amounts, (nets) => {
      const shares = grossShares(nets);
      for (const total of vatAmounts(nets)) {
        const ofRate = shares.filter((_, index) => nets[index]?.rate === total.rate);
        expect(sumCents(ofRate)).toBe(grossSumCents([total]));
      }
      for (const [index, { netCents, rate }] of nets.entries()) {
        // In hundredths of a cent, which are whole.
        const distance = (shares[index] ?? Number.NaN) * 100 - netCents * (100 + rate);
        expect(Math.abs(distance)).toBeLessThan(100);
      }
    }),
  );
});

test('the cent left over goes to the largest remainder', () => {
  const rate = 19;
  const nets = [101, 103, 102].map((netCents) => ({ netCents, rate }));
  // 1.2019, 1.2257 and 1.2138: together 3.6414.
  expect(grossShares(nets)).toEqual([120, 123, 121]);
});
