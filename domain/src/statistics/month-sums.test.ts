import { describe, expect, test } from 'vitest';
import { chargedRent, RENT_UNITS, rentLine } from '../booking/rent-line.ts';
import { cancellationOf } from '../invoice/corrections.ts';
import { creditOf, INVOICES, invoicedOrder, writtenInvoice } from '../testing/invoices.ts';
import { bestCustomers, figureTables } from './figures.ts';
import { addToMonth, emptyMonth, moveInMonth, revenueShares } from './month-sums.ts';

const { delivery } = invoicedOrder();
const GOODS = {
  delivery,
  order_items: [
    { product_id: 1, product_name: 'Kies 16/32', category: 'Schüttgut' },
    { product_id: 203, product_name: 'Pflanzerde', category: 'Erden', weight_kg: 32.5 },
  ],
};
const tools = ['Rüttelplatte', 'Minibagger', 'Walze'].map((tool) => `Miete ${tool}`);
const RENTAL = {
  order_items: [...tools, 'Mehrstunden', 'Kraftstoff'].map((product_name) => {
    return { product_id: 0, product_name, category: 'Miete' };
  }),
};
const invoice = writtenInvoice();
const credit = creditOf(invoice);
const FREE = ['Lieferung (Zone 1)', 'Kies 16/32', 'Miete Bagger, 20.11.2026 bis 22.11.2026'].map(
  (product_name) => ({ product_id: 0, product_name, unit: 'Tag', quantity: 1 }),
);
const free = writtenInvoice({
  lines: FREE.map((line) => ({ ...line, unit_price_cents: 10_00 })),
  rebate: { percent: 10, cents: 0, reason: 'Treue' },
});
const facts = { number: 'RE-2026-00004', day: '2026-11-27', reason: 'Falsch' };

/** Category, name, place, net, kg and days of each share. */
const told = (...of: Parameters<typeof revenueShares>) =>
  revenueShares(...of).map((share) => Object.values(share).join(' '));

describe('what a document adds to the revenue', () => {
  test.each<[string, string[], string[]]>([
    [
      'goods by weight and by piece, and their delivery',
      told(invoice, GOODS),
      [
        'Erden Pflanzerde Zone 1 9900 650 0',
        'Lieferung  Zone 1 4900 0 0',
        'Schüttgut Kies 16/32 Zone 1 34218 11840 0',
      ],
    ],
    [
      'a credit note on a tonne and an amount',
      told(credit, GOODS),
      ['Schüttgut Kies 16/32 Zone 1 -2890 -1000 0', 'Sonstiges  Zone 1 -1000 0 0'],
    ],
    [
      'rent by day, week and month',
      told(INVOICES.rental, { ...RENTAL, delivery: { ...delivery, method: 'pickup' } as never }),
      [
        'Miete  Abholung 38400 0 0',
        'Miete Minibagger Abholung 4800 0 7',
        'Miete Rüttelplatte Abholung 28800 0 6',
        'Miete Walze Abholung 4800 0 30',
      ],
    ],
    [
      'free lines, however they are called, and a rebate',
      told(free, { ...GOODS, order_items: [...GOODS.order_items, ...FREE] }),
      ['Lieferung  Zone 1 4900 0 0', 'Nachlässe  Zone 1 -790 0 0', 'Sonstiges  Zone 1 3000 0 0'],
    ],
    [
      'an order that is gone',
      told(invoice, { order_items: [] }),
      ['Sonstiges  Lieferung 49018 0 0'],
    ],
  ])('%s', (_what, shares, expected) => {
    expect(shares).toEqual(expected);
  });

  test('is nothing in the end if it is cancelled, in whichever order', () => {
    const all = [invoice, credit, cancellationOf(invoice, facts, [credit])].map((each) => {
      return { ...each, shares: revenueShares(each, GOODS) };
    });
    const sums = all.reduce(addToMonth, emptyMonth('2026-11'));
    expect(all.toReversed().reduce(addToMonth, emptyMonth('2026-11'))).toEqual(sums);
    expect(sums).toMatchObject({ documents: 3, net_cents: 0, gross_cents: 0 });
    for (const { net_cents, kg } of sums.shares) expect([net_cents, kg]).toEqual([0, 0]);
  });

  test('is nothing if a rent is credited in parts of a day', () => {
    const parts = [0.3, 0.6, 5.1].map((quantity) => {
      return creditOf(INVOICES.rental, { lines: [{ line: 0, quantity }], amounts: [] });
    });
    const days = [INVOICES.rental, ...parts]
      .map((each) => ({ ...each, shares: revenueShares(each, RENTAL) }))
      .map((_, index, all) => all.slice(0, index + 1).reduce(addToMonth, emptyMonth('2026-11')))
      .map(({ shares }) => shares.find(({ name }) => name === 'Rüttelplatte')?.days);
    expect(days).toEqual([6, 5.7, 5.1, 0]);
  });

  test('the line of a rent names its tool and days', () => {
    const name = rentLine('Bagger, 1,8 t', '2026-11-20', '2026-11-27');
    expect(chargedRent({ name, unit: RENT_UNITS.weekly, quantity: 2 })).toEqual({
      tool: 'Bagger, 1,8 t',
      days: 14,
    });
    const used = { name: `${name}, widerrufen: 0 von 7 Tagen`, unit: 'Posten', quantity: 1 };
    expect(chargedRent(used)).toEqual({ tool: 'Bagger, 1,8 t', days: 0 });
    expect(chargedRent({ name: 'Miete Bagger', unit: 'Std.', quantity: 2 })).toBeUndefined();
  });
});

test('figures compare a month, or twelve of them, with those a year before', () => {
  const sold = (id: string, ...documents: (typeof invoice)[]) =>
    documents
      .map((each) => ({ ...each, shares: revenueShares(each, GOODS) }))
      .reduce(addToMonth, emptyMonth(id));
  const stored = [sold('2026-11', invoice, credit), sold('2026-10', invoice)];
  stored.push(sold('2025-11', invoice), sold('2024-11', invoice));
  const tables = (month?: string) =>
    figureTables(stored, { today: '2026-11-26', month }, () => undefined).map((table) => [
      table.title,
      ...table.rows.map(({ name, values }) => [name, ...values].join(' ')),
    ]);
  const [byMonth = []] = tables();
  expect(byMonth).toHaveLength(13);
  expect([byMonth[0], byMonth[1], byMonth.at(-1)]).toEqual([
    'Fakturiert: 941,46\u00a0€ netto',
    'Dezember 2025 0 0',
    'November 2026 451.28 490.18',
  ]);
  expect(tables('2025-11')[0]?.[0]).toBe('Fakturiert: 490,18\u00a0€ netto');
  expect(tables('2026-11').slice(1)).toEqual([
    [
      'Fakturiert nach Kategorie, netto',
      'Schüttgut 313.28 342.18',
      'Erden 99 99',
      'Lieferung 49 49',
      'Sonstiges -10 0',
    ],
    ['Tonnen nach Material und Zone', 'Kies 16/32 10.84', 'Pflanzerde 0.65'],
    ['Auslastung der Mietgeräte nach berechneten Tagen'],
  ]);
});

describe('the best customers', () => {
  const entry = (customer_number: string | undefined, net_cents: number) => {
    return { gross_cents: net_cents, vat: [{ net_cents }], customer_number };
  };
  const month = (id: string, ...entries: ReturnType<typeof entry>[]) =>
    entries.reduce(addToMonth, emptyMonth(id));
  const told = (...stored: ReturnType<typeof month>[]) =>
    bestCustomers(stored, { today: '2026-11-26' }).rows.map(({ name, values }) =>
      [name, ...values].join(' '),
    );

  test('come first by what they were invoiced in twelve months, all others together last', () => {
    const many = Array.from({ length: 11 }, (_, index) => entry(`K-100${10 + index}`, 1_00));
    const rows = told(
      month('2026-11', entry('K-10001', 30_00), entry('K-10002', 40_00), entry(undefined, 7_00)),
      month('2026-10', ...many, entry('K-10001', 20_00)),
      month('2025-10', entry('K-10002', 5_00), entry('K-10010', 2_00), entry(undefined, 1_00)),
    );
    expect(rows).toHaveLength(11);
    expect([rows[0], rows[1], rows[2], rows[10]]).toEqual([
      ...['K-10001 50 0', 'K-10002 40 5', 'K-10010 1 2', 'Alle übrigen 10 1'],
    ]);
    expect(told(month('2026-11', entry(undefined, 7_00)))).toEqual([]);
  });

  test('leave no trace of what was cancelled or went to another', () => {
    const kept = month('2026-11', entry('K-10002', 40_00));
    const cancelled = [entry('K-10001', 30_00), entry('K-10001', -30_00)];
    expect(cancelled.reduce(addToMonth, kept).customers).toEqual({ 'K-10002': 40_00 });
    const own = entry('K-10001', 30_00);
    const both = addToMonth(kept, own);
    expect(moveInMonth(both, own, 'K-10002').customers).toEqual({ 'K-10002': 70_00 });
    expect(moveInMonth(both, own, undefined)).toEqual({ ...both, customers: kept.customers });
    expect(moveInMonth(month('2026-11', own), own, undefined)).not.toHaveProperty('customers');
  });
});
