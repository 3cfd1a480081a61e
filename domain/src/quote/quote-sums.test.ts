import { describe, expect, test } from 'vitest';
import { parseBody } from '../contract/request-bodies.ts';
import { FLAT_RATE } from '../delivery/delivery-terms.ts';
import { timesCents, toEuro } from '../money/money.ts';
import { partFields } from '../order/order-parts.ts';
import { type Orderable, type Quote, type QuoteItem, quoteStatusOn } from './quote.ts';
import { chosenProblem, chosenTotals, quoteTotals } from './quote-sums.ts';

interface Line {
  cents: number;
  quantity: number;
  rate?: number;
  unit?: string;
}

/** The quote that the office's totals make. */
function quoteOf(
  lines: readonly Line[],
  { percent, off, delivery = 4500 }: { percent?: number; off?: number; delivery?: number } = {},
): Quote {
  const taxed = lines.map(({ cents, quantity, rate = 19 }) => {
    return { quantity, vatRate: rate, totalCents: timesCents(cents, quantity), weight_kg: 1 };
  });
  const isOff = percent !== undefined || off !== undefined;
  const rebate = isOff
    ? { cents: off ?? 0, reason: 'Treue', ...(percent && { percent }) }
    : undefined;
  const totals = quoteTotals(taxed, FLAT_RATE, { deliveryCents: delivery, rebate });
  const items = lines.map(({ cents, quantity, rate = 19, unit = 't' }, index): QuoteItem => {
    const [unit_price, total_price] = [toEuro(cents), toEuro(timesCents(cents, quantity))];
    const line = { product_name: `Artikel ${index}`, quantity, unit, unit_price, total_price };
    return { ...line, vat_rate: rate, left: quantity };
  });
  return {
    items,
    subtotal_amount: toEuro(totals.subtotalCents),
    ...partFields(totals.parts, 'amount'),
    total_amount: toEuro(totals.totalCents),
    gross_amount: toEuro(totals.grossCents),
    ...(rebate && { rebate: { ...rebate, amount: toEuro(rebate.cents) } }),
  } as object as Quote;
}

const all = ({ items }: Quote) => items.map(({ quantity }, line) => ({ line, quantity }));

const line = (cents: number, quantity: number, rate = 19): Line => ({ cents, quantity, rate });

test.each([
  [[line(1999, 12.5)], {}],
  [[line(1, 0.001)], { percent: 100 }],
  [[line(985, 400), line(333, 3, 7)], { percent: 2.5 }],
  [[line(985, 7.125), line(999, 0.333, 7)], { off: 1234 }],
  [[line(100, 1)], { off: 1_000_000, delivery: 0 }],
])('all of %j costs as ordered what was quoted, with %j', (lines, agreed) => {
  const quote = quoteOf(lines, agreed);
  const { totalCents, grossCents } = chosenTotals(quote, all(quote));
  expect([toEuro(totalCents), toEuro(grossCents)]).toEqual([
    quote.total_amount,
    quote.gross_amount,
  ]);
});

test('a part has the price of delivery, and its share of a rebate in euro', () => {
  const quote = quoteOf([line(1000, 30), line(1000, 10)], { off: 4000 });
  const { totalCents } = chosenTotals(quote, [{ line: 0, quantity: 10 }]);
  expect(totalCents).toBe(10_000 + 4500 - 1000);
});

test('a part below the value from which delivery is free pays for it', () => {
  const delivery_below = { goods_amount: 750, amount: 45 };
  const quote = { ...quoteOf([line(2000, 60), line(145, 3)], { delivery: 0 }), delivery_below };
  const deliveryOf = (quantity: number) =>
    chosenTotals(quote, [{ line: 0, quantity }]).parts.delivery;
  expect([deliveryOf(60), deliveryOf(37.5), deliveryOf(37)]).toEqual([0, 0, 4500]);
});

describe('what may be chosen', () => {
  const { items } = quoteOf([line(100, 12.5), { ...line(100, 3), unit: 'Stück' }]);
  const both = [
    { line: 0, quantity: 12.5 },
    { line: 1, quantity: 3 },
  ];
  const first = both.slice(0, 1);

  test.each<[Orderable, typeof both, RegExp | undefined]>([
    ['whole', both, undefined],
    ['whole', first, /nur für alle/],
    ['lines', first, undefined],
    ['lines', [{ line: 0, quantity: 12 }], /nur in der angebotenen Menge/],
    ['parts', [{ line: 0, quantity: 0.125 }], undefined],
    ['parts', [{ line: 0, quantity: 0.004 }], /kostet 0,00/],
    ['parts', [{ line: 0, quantity: 12.501 }], /sind noch 12,5 t übrig/],
    ['parts', [{ line: 0, quantity: Number.NaN }], /Zahl über 0/],
    ['parts', [{ line: 1, quantity: 0.5 }], /ganze Zahl/],
    ['lines', [], /mindestens einen/],
    ['lines', [...first, ...first], /gibt es in diesem Angebot nicht/],
    ['lines', [{ line: 2, quantity: 1 }], /gibt es in diesem Angebot nicht/],
  ])('%s: %j', (orderable, chosen, problem) => {
    const told = chosenProblem({ items, orderable }, chosen);
    if (problem) expect(told).toMatch(problem);
    else expect(told).toBeUndefined();
  });
});

test.each([
  ['sent', '2026-03-02', 'sent'],
  ['sent', '2026-03-01', 'expired'],
  ['expired', '2026-03-02', 'sent'],
  ['accepted', '2026-03-01', 'accepted'],
  ['draft', '2026-03-01', 'draft'],
] as const)('%s until %s is %s on March 2', (status, valid_until, is) => {
  expect(quoteStatusOn({ status, valid_until }, '2026-03-02')).toBe(is);
});

describe('a line of a quote', () => {
  const parse = (fields: object) =>
    parseBody('POST /api/admin/quotes', {
      id: 'request-0001',
      content: {
        customer_name: 'Jörg',
        customer_phone: '069 1',
        payment_method: 'vorkasse',
        delivery: { method: 'pickup' },
        lines: [{ name: 'Kran', quantity: 1.5, unit: 'Std.', price: 90, vat_rate: 19, ...fields }],
        orderable: 'parts',
        valid_until: '2026-03-31',
      },
    });

  test.each([{}, { unit: 't', quantity: 0.001 }, { unit: 'Stück', quantity: 3 }])(
    'takes %j',
    (f) => {
      expect(parse(f)).toMatchObject({ ok: true });
    },
  );

  test.each([
    { unit: 'Stück' },
    ...[0, -1, 0.0001, '1', Number.NaN, 1e9].map((quantity) => ({ quantity })),
    ...[-1, 0, 0.001].map((price) => ({ price })),
    { name: ' ' },
    { surprise: 1 },
  ])('does not take %j', (fields) => {
    expect(parse(fields).ok).toBe(false);
  });
});
