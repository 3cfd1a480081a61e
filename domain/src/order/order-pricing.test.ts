import { describe, expect, test } from 'vitest';
import { BUILT_IN_OPTIONS } from '../delivery/delivery-options.ts';
import type { PaymentMethod } from '../payment/payment-methods.ts';
import { type DeliveryWish, EMPTY_WISH } from './delivery-wish.ts';
import { type PricedProduct, priceOrder } from './order-pricing.ts';

const products = new Map<number, PricedProduct>([
  [1, { id: 1, name: 'Kies 16/32', category: 'Schüttgut', price_cents: 2890 }],
  [2, { id: 2, name: 'Betonkies', category: 'Schüttgut', price_cents: 10 }],
  [3, { id: 3, name: 'Schieferplatten', category: 'Dachdeckung' }],
]);

/** A Monday at 08:00 in Berlin. */
const NOW = {
  options: {
    ...BUILT_IN_OPTIONS,
    areas: [
      { from: '12340', to: '12349', zone: 1 },
      { from: '12350', to: '12369', zone: 2 },
      { from: '12370', to: '12389', zone: 3 },
      { from: '12400', to: '12999', zone: 4 },
    ],
    closed_days: ['2026-11-25'],
  },
  now: new Date('2026-11-23T07:00:00Z'),
};

const INVOICE = { payment_method: 'rechnung' } as const;

function line(product_id: number, quantity: number, unit_price: number, total_price: number) {
  return { product_id, product_name: 'Wie angezeigt', quantity, unit_price, total_price };
}

test('prices a matching order from the catalogue, with its names and its delivery', () => {
  const pricing = priceOrder(
    {
      ...INVOICE,
      order_items: [line(1, 2, 28.9, 57.8), line(2, 3, 0.1, 0.1 * 3)],
      total_amount: 83.1,
    },
    products,
    NOW,
  );
  expect(pricing).toMatchObject({
    ok: true,
    lines: [
      {
        product: { id: 1, name: 'Kies 16/32' },
        quantity: 2,
        unitPriceCents: 2890,
        totalCents: 5780,
      },
      { product: { id: 2, name: 'Betonkies' }, quantity: 3, unitPriceCents: 10, totalCents: 30 },
    ],
    totals: { subtotalCents: 5810, parts: { delivery: 2500 }, totalCents: 8310 },
  });
});

const good = line(1, 2, 28.9, 57.8);
test.each([
  ['a lower unit price', [line(1, 2, 28.89, 57.8)], 82.8, 'price_changed', /28,90/, 1],
  ['a line total that does not fit', [line(1, 2, 28.9, 28.9)], 82.8, 'price_changed', /28,90/, 1],
  ['a total without delivery', [good], 57.8, 'total_differs', /82,80/, undefined],
  ['a total one cent too low', [good], 82.79, 'total_differs', /82,80/, undefined],
  [
    'more than ten million',
    [line(2, 100_000_001, 0.1, 10_000_000.1)],
    10_000_000.1,
    'too_large',
    /10\.000\.000,00.*Angebot/,
    undefined,
  ],
  ['an unknown product', [good, line(99, 1, 1, 1)], 83.8, 'unknown_product', /Wie angezeigt/, 99],
  ['a product without a price', [line(3, 1, 0, 0)], 25, 'price_on_request', /Schieferplatten/, 3],
])(
  'refuses an order that differs from the catalogue in %s',
  (_what, order_items, total_amount, code, message, productId) => {
    expect(priceOrder({ ...INVOICE, order_items, total_amount }, products, NOW)).toEqual({
      ok: false,
      code,
      message: expect.stringMatching(message),
      productId,
    });
  },
);

test('accepts an order of exactly ten million', () => {
  const order_items = [line(2, 100_000_000, 0.1, 10_000_000)];
  const request = { ...INVOICE, order_items, total_amount: 10_000_000 };
  expect(priceOrder(request, products, NOW)).toMatchObject({ ok: true });
});

describe('an order with a requested delivery', () => {
  const price = (
    wish: Partial<DeliveryWish>,
    total_amount: number,
    payment_method: PaymentMethod = 'rechnung',
  ) => {
    const order_items = [line(1, 2, 28.9, 57.8)];
    const delivery = { ...EMPTY_WISH, ...wish };
    return priceOrder({ payment_method, order_items, total_amount, delivery }, products, NOW);
  };

  test('express and prepayment exclude each other', () => {
    const wish = { postal_code: '12350', express: true };
    expect(price(wish, 152.8, 'vorkasse')).toEqual({
      ok: false,
      code: 'express',
      message: expect.stringMatching(/^Expresslieferung und Vorkasse schließen sich aus/),
    });
    expect(price({ ...wish, express: false }, 102.8, 'vorkasse')).toMatchObject({ ok: true });
  });

  test('a prepaid wish waits two bank days for the money', () => {
    const refused = price({ wished_day: '2026-11-24' }, 82.8, 'vorkasse');
    expect(refused).toMatchObject({
      code: 'day',
      message: 'Bei Vorkasse frühestens am 27.11.2026, weil die Zahlung zwei Banktage braucht.',
    });
    expect(price({ wished_day: '2026-11-27' }, 82.8, 'vorkasse')).toMatchObject({ ok: true });
    expect(price({}, 82.8, 'vorkasse')).toMatchObject({ ok: true });
  });

  test.each([
    ['nothing else', {}, 82.8, undefined],
    ['pickup', { method: 'pickup' }, 57.8, undefined],
    [
      'pickup and a postcode of no zone',
      { method: 'pickup', postal_code: '99999' },
      57.8,
      undefined,
    ],
    ['zone 1', { postal_code: '12345' }, 82.8, 'Zone 1'],
    ['zone 2', { postal_code: '12350' }, 102.8, 'Zone 2'],
    ['express', { postal_code: '12350', express: true }, 152.8, 'Zone 2'],
    [
      'express today',
      { postal_code: '12350', express: true, wished_day: '2026-11-23' },
      152.8,
      'Zone 2',
    ],
    ['a wished day', { wished_day: '2026-11-24' }, 82.8, undefined],
  ] as const)('for %s is priced with it', (_what, wish, total, zone) => {
    expect(price(wish, total)).toMatchObject({ ok: true, delivery: { ...wish } });
    const priced = price(wish, total);
    expect(priced.ok && priced.delivery?.zone).toBe(zone);
  });

  test.each([
    ['a zone that offers only', { postal_code: '12400' }, 'out_of_area', /12400.*Angebot/],
    ['a postcode of no zone', { postal_code: '99999' }, 'out_of_area', /99999.*Angebot/],
    ['the price of another zone', { postal_code: '12350' }, 'total_differs', /102,80/],
    ['today', { wished_day: '2026-11-23' }, 'day', /24\.11\.2026/],
    ['a day in the past', { wished_day: '2026-01-05' }, 'day', /24\.11\.2026/],
    [
      'a day before its zone’s 48 hours are over',
      { postal_code: '12380', wished_day: '2026-11-24' },
      'day',
      /26\.11\.2026/,
    ],
    ['a Sunday', { wished_day: '2026-11-29' }, 'day', /Sonn- und Feiertagen/],
    ['a holiday', { wished_day: '2026-11-25' }, 'day', /Sonn- und Feiertagen/],
    ['a day too far ahead', { wished_day: '2027-12-01' }, 'day', /höchstens der 22\.05\.2027/],
    ['a day that does not exist', { wished_day: '2027-02-30' }, 'day', /als Datum/],
    ['express without a postcode', { express: true }, 'express', /Expresslieferung/],
    [
      'express on another day',
      { postal_code: '12345', express: true, wished_day: '2026-11-24' },
      'day',
      /heute/,
    ],
    ['express pickup', { method: 'pickup', express: true }, 'express', /Selbstabholung/],
  ] as const)('is refused for %s', (_what, wish, code, message) => {
    expect(price(wish, 82.8)).toMatchObject({
      ok: false,
      code,
      message: expect.stringMatching(message),
    });
  });
});

test.each([
  ['2026-11-24', undefined],
  ['2027-11-23', undefined],
  ['2026-11-23', /^„Kies 16\/32“: Der früheste Termin ist der 24\.11\.2026\.$/],
  ['2027-11-24', /höchstens der 23\.11\.2027 sein/],
  ['2026-11-25', /Feiertagen/],
  ['2026-11-29', /Sonn- und Feiertagen/],
])('a line for a stage on %s is refused: %s', (wished_day, message) => {
  const order_items = [{ ...good, wished_day, stage: 'base' as const }];
  const pricing = priceOrder({ ...INVOICE, order_items, total_amount: 82.8 }, products, NOW);
  if (message)
    expect(pricing).toMatchObject({ code: 'day', message: expect.stringMatching(message) });
  else expect(pricing).toMatchObject({ ok: true, lines: [{ wished_day, stage: 'base' }] });
});

test.each([
  ['2026-11-26', true],
  ['2026-11-24', false],
  ['2026-11-30', false],
])(
  'with a stage on 26.11. and one on 30.11., an order for %s is accepted: %s',
  (wished_day, ok) => {
    const delivery = { ...EMPTY_WISH, postal_code: '12345', wished_day };
    const order_items = ['2026-11-30', '2026-11-26'].map((day) => ({ ...good, wished_day: day }));
    const request = { ...INVOICE, order_items, delivery, total_amount: 140.6 };
    const message = expect.stringMatching(/^Die erste Lieferung .* 26\.11\.2026 gewünscht/);
    expect(priceOrder(request, products, NOW)).toMatchObject(
      ok ? { ok } : { code: 'day', message },
    );
  },
);

test('an express order cannot have lines for a later stage', () => {
  const delivery = { ...EMPTY_WISH, postal_code: '12345', express: true };
  const order_items = [{ ...good, wished_day: '2026-11-24' }];
  const pricing = priceOrder(
    { ...INVOICE, order_items, delivery, total_amount: 132.8 },
    products,
    NOW,
  );
  expect(pricing).toMatchObject({
    code: 'day',
    message: expect.stringMatching(/Expresslieferung kommt heute/),
  });
});
