import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BUILT_IN_OPTIONS } from '../delivery/delivery-options.ts';
import { DELIVERY_ZONES } from '../delivery/delivery-zones.ts';
import { toCents } from '../money/money.ts';
import { parseDecimal } from '../text/format.ts';
import {
  type OrderAmounts,
  type OrderSum,
  orderSums,
  orderTotals,
  pricesNote,
} from './order-sums.ts';

const AMOUNTS: OrderAmounts = {
  subtotalCents: 57_80,
  parts: { delivery: 25_00 },
  totalCents: 82_80,
};
const TAXED = { vat: [{ rate: 19, netCents: 82_80, vatCents: 15_73 }], grossCents: 98_53 };

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const shown = (amounts: OrderAmounts) =>
  orderSums(amounts).map(({ label, amount }) => [plain(label), plain(amount)]);

test('goods, delivery and net total are followed by VAT and the gross total', () => {
  expect(shown({ ...AMOUNTS, ...TAXED })).toEqual([
    ['Zwischensumme', '57,80 €'],
    ['Lieferung', '25,00 €'],
    ['Gesamtsumme', '82,80 €'],
    ['zzgl. 19 % MwSt.', '15,73 €'],
    ['Gesamtbetrag inkl. 19 % MwSt.', '98,53 €'],
  ]);
});

test('an old order ends with its net total, and says so', () => {
  expect(shown(AMOUNTS).at(-1)).toEqual(['Gesamtsumme', '82,80 €']);
  expect(pricesNote(undefined)).toBe('Alle Preise zzgl. MwSt.');
  expect(pricesNote(98_53)).toBe('Einzelpreise, Lieferung und Gesamtsumme zzgl. MwSt.');
});

test('lists several rates separately, each with its net amount', () => {
  const vat = [
    { rate: 19, netCents: 57_80, vatCents: 10_98 },
    { rate: 7, netCents: 25_00, vatCents: 1_75 },
  ];
  expect(shown({ ...AMOUNTS, vat, grossCents: 95_53 }).slice(3)).toEqual([
    ['zzgl. 19 % MwSt. auf 57,80 €', '10,98 €'],
    ['zzgl. 7 % MwSt. auf 25,00 €', '1,75 €'],
    ['Gesamtbetrag inkl. MwSt.', '95,53 €'],
  ]);
});

test.each([
  [{ method: 'delivery', zone: 'Zone 2' } as const, 45_00, 'Lieferung (Zone 2)', '45,00 €'],
  [{ method: 'delivery', zone: 'Zone 1' } as const, 0, 'Lieferung (Zone 1)', 'Kostenlos'],
  [{ method: 'pickup' } as const, 0, 'Selbstabholung', 'Kostenlos'],
])('names %j', (delivery, cents, label, amount) => {
  expect(shown({ ...AMOUNTS, delivery, parts: { delivery: cents } })[1]).toEqual([label, amount]);
});

test('lists express separately from delivery', () => {
  const sums = shown({ ...AMOUNTS, parts: { ...AMOUNTS.parts, express: 50_00 } });
  expect(sums[2]).toEqual(['Expresslieferung', '50,00 €']);
});

describe('for any cart', () => {
  const carts = fc.array(
    fc.record({
      quantity: fc.constant(1),
      weight_kg: fc.constantFrom(undefined, 25),
      totalCents: fc.integer({ min: 1, max: 10 ** 8 }),
      vatRate: fc.constantFrom(19, 7, 0, undefined),
    }),
    { minLength: 1, maxLength: 30 },
  );
  const options = fc.constant(BUILT_IN_OPTIONS);
  const terms = fc.oneof(
    fc.record({ options, method: fc.constant('pickup' as const) }),
    fc.record({
      options,
      method: fc.constant('delivery' as const),
      zone: fc.constantFrom(undefined, ...DELIVERY_ZONES.slice(0, 3)),
      express: fc.boolean(),
    }),
  );

  test('the shown parts add up to the shown totals', () => {
    fc.assert(
      fc.property(carts, terms, (lines, how) => {
        const totals = orderTotals(lines, how);
        const sums = orderSums(totals);
        const at = sums.findIndex(({ kind }) => kind === 'total');
        const net = sums.slice(0, at).map(centsOf);
        const vat = sums.slice(at + 1, -1).map(centsOf);
        expect(add(net)).toBe(totals.totalCents);
        expect(add(vat)).toBe(totals.grossCents - totals.totalCents);
        expect(centsOf(sums.at(-1) as OrderSum)).toBe(totals.grossCents);
      }),
    );
  });

  test('each rate has one line, whatever the order of the goods', () => {
    fc.assert(
      fc.property(carts, terms, (lines, how) => {
        const totals = orderTotals(lines, how);
        const rates = new Set(lines.map(({ vatRate = 19 }) => vatRate));
        expect(totals.vat.map(({ rate }) => rate)).toEqual([...rates].sort((a, b) => b - a));
        expect(orderSums(orderTotals([...lines].reverse(), how))).toEqual(orderSums(totals));
      }),
    );
  });
});

function centsOf({ amount }: OrderSum): number {
  if (amount === 'Kostenlos') return 0;
  return toCents(parseDecimal(amount.replace('€', '')) as number);
}

function add(cents: readonly number[]): number {
  return cents.reduce((sum, each) => sum + each, 0);
}
