import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FLAT_RATE } from '../delivery/delivery-terms.ts';
import { sumCents } from '../money/money.ts';
import { grossOrderSums, orderGross } from './order-gross.ts';
import { type OrderAmounts, orderTotals } from './order-sums.ts';
import { agreedRebate } from './rebate.ts';

const lines = fc.array(
  fc.record({ netCents: fc.integer({ min: 1, max: 900_000 }), rate: fc.constantFrom(19, 7) }),
  { minLength: 1, maxLength: 12 },
);

/** As an order is priced and then sent. */
function amountsOf(goods: readonly { netCents: number; rate: number }[], percent: number) {
  const totals = orderTotals(
    goods.map(({ netCents: totalCents, rate: vatRate }) => {
      return { totalCents, vatRate, quantity: 1, weight_kg: undefined };
    }),
    FLAT_RATE,
    { parts: { express: 50_00 }, rebate: agreedRebate({ percent, cents: 0 }) },
  );
  const net = sumCents([totals.subtotalCents, ...Object.values(totals.parts)]);
  const rebate = { label: 'Rabatt', cents: net - totals.totalCents };
  return { ...totals, ...(rebate.cents > 0 && { rebate }) } satisfies OrderAmounts;
}

test('lines, delivery, surcharge and rebate add up to the gross total', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 0, max: 100 }), (goods, percent) => {
      const amounts = amountsOf(goods, percent);
      const gross = orderGross(goods, amounts);
      const parts = sumCents(Object.values(gross?.parts ?? {}));
      const shares = [...(gross?.lines ?? []), parts, gross?.rebateCents ?? Number.NaN];
      expect(sumCents(shares)).toBe(amounts.grossCents);
      expect(gross?.subtotalCents).toBe(sumCents(gross?.lines ?? []));
    }),
  );
});

test('the sums end with the gross total, its VAT and the net total', () => {
  const goods = [
    { netCents: 101, rate: 19 },
    { netCents: 30_00, rate: 7 },
  ];
  const amounts = amountsOf(goods, 0);
  const gross = orderGross(goods, amounts);
  const sums = gross && grossOrderSums({ ...amounts, delivery: { method: 'delivery' } }, gross);
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  expect(sums?.map(({ label, amount }) => [plain(label), plain(amount)])).toEqual([
    ['Zwischensumme', '33,30 €'],
    ['Lieferung', '29,75 €'],
    ['Expresslieferung', '59,50 €'],
    ['Gesamtbetrag inkl. MwSt.', '122,55 €'],
    ['enthaltene MwSt. 19 %', '14,44 €'],
    ['enthaltene MwSt. 7 %', '2,10 €'],
    ['Gesamtsumme netto', '106,01 €'],
  ]);
});

test.each([
  ['is older than its VAT', { vat: undefined }],
  ['has no gross amount', { grossCents: undefined }],
  ['does not add up', { parts: { delivery: 24_99 } }],
  ['has a rate no line has', { vat: [{ rate: 16, netCents: 126_00, vatCents: 20_16 }] }],
])('an order is shown net if it %s', (_, change) => {
  const goods = [{ netCents: 51_00, rate: 19 }];
  const amounts = amountsOf(goods, 0);
  expect(orderGross(goods, amounts)).toBeDefined();
  expect(orderGross(goods, { ...amounts, ...change })).toBeUndefined();
});
