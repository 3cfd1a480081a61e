import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balanceOf, type Claim } from './balance.ts';
import type { Entry, EntryKind } from './entries.ts';

const claim = (entries: Entry[], terms: Partial<Claim> = {}): Claim => ({
  kind: 'invoice',
  reference: 'RE-2026-00001',
  dueDay: '2026-03-16',
  entries,
  ...terms,
});

/** The balance after entries such as `invoiced 119.00 03-02, paid 50.00`, in euro. */
const after = (told: string, terms: Partial<Claim> = {}) => {
  const entries = told.split(', ').flatMap((entry): Entry[] => {
    const [what, euro, day = '03-05'] = entry.split(' ');
    const cents = Math.round(Number(euro) * 100);
    return what ? [{ what: what as EntryKind, cents, day: `2026-${day}` }] : [];
  });
  return balanceOf(claim(entries, terms));
};
const ofInvoice = (told: string, terms?: Partial<Claim>) =>
  after(['invoiced 119.00 03-02', told].filter(Boolean).join(', '), terms);

test.each<[string, string, object]>([
  ['nothing', '', { state: 'open', paidCents: 0, openCents: 119_00, dueDay: '2026-03-16' }],
  ['a part', 'paid 50.00', { state: 'part', openCents: 69_00 }],
  ['two parts', 'paid 50.00, paid 69.00', { state: 'paid', openCents: 0 }],
  ['a cent too little', 'paid 118.99', { state: 'part', openCents: 1 }],
  ['too much', 'paid 120.00', { state: 'paid', creditCents: 1_00 }],
  ['by mistake', 'paid 119.00, paid -119.00', { state: 'open', openCents: 119_00 }],
  [
    'and got it back',
    'paid 119.00, paid_back 19.00',
    { state: 'part', openCents: 19_00, paidBackCents: 19_00 },
  ],
])('an invoice of who paid %s', (_what, entries, expected) => {
  const balance = ofInvoice(entries);
  expect(balance).toMatchObject({ debtCents: 119_00, discountCents: 0, ...expected });
  expect('dueDay' in balance).toBe(balance.openCents > 0);
});

// 2 % of 119.00 are 2.38; the eighth day after 2 March is the 10th.
const DISCOUNT = { discount: { cents: 2_38, untilDay: '2026-03-10' } };
test.each<[string, string, state: string, taken: number]>([
  ['on the last day', 'paid 116.62 03-10', 'paid', 2_38],
  ['in parts', 'paid 100.00, paid 16.62 03-10', 'paid', 2_38],
  ['before the invoice and then the rest', 'paid 16.62 03-01, paid 100.00', 'paid', 2_38],
  ['a little more than needed', 'paid 117.00', 'paid', 2_00],
  ['all of it', 'paid 119.00', 'paid', 0],
  ['a cent too little', 'paid 116.61', 'part', 0],
  ['a day late', 'paid 116.62 03-11', 'part', 0],
  ['its last part late', 'paid 100.00, paid 16.62 03-11', 'part', 0],
  ['early, but got a cent back', 'paid 116.62, paid_back 0.01 03-20', 'part', 0],
])('the discount of who paid %s', (_when, entries, state, discountCents) => {
  expect(ofInvoice(entries, DISCOUNT)).toMatchObject({ state, discountCents });
});

test('the discount is told for what is left, until it is taken or no longer enough is open', () => {
  const left = (entries: string) => ofInvoice(entries, DISCOUNT).discount;
  expect(left('')).toEqual({ cents: 116_62, untilDay: '2026-03-10' });
  expect(left('paid 100.00')).toEqual({ cents: 16_62, untilDay: '2026-03-10' });
  expect(left('paid 116.62')).toBeUndefined();
  expect(left('paid 118.00 03-12')).toBeUndefined();
  expect(left('fee 5.00')).toMatchObject({ cents: 116_62 });
});

test.each<[string, string, object]>([
  ['nothing', '', { state: 'open', openCents: 134_00, openCostsCents: 15_00 }],
  ['the debt alone', 'paid 119.00', { state: 'part', openCents: 15_00, openCostsCents: 15_00 }],
  ['a part of the costs', 'paid 129.00', { openCents: 5_00, openCostsCents: 5_00 }],
  ['all', 'paid 134.00', { state: 'paid', openCents: 0, openCostsCents: 0 }],
])('costs are open last, of who paid %s', (_what, entries, expected) => {
  expect(ofInvoice(`fee 5.00, interest 10.00, ${entries}`)).toMatchObject(expected);
});

test.each([
  ['that was never asked for is an advance', 'paid 40.00', 40_00],
  ['of a cancelled claim is a credit', 'invoiced 119.00, paid 40.00, cancelled 119.00', 40_00],
  ['of nothing is nothing', '', 0],
])('money %s, and nothing is open', (_what, entries, creditCents) => {
  expect(after(entries)).toMatchObject({ state: 'none', openCents: 0, creditCents });
});

const SETTLED = { openCents: 0, creditCents: 0 };
test.each<[string, string, object]>([
  ['before any payment', 'credited 59.50', { openCents: 59_50, discount: { cents: 58_31 } }],
  [
    'before it was paid with discount',
    'credited 59.50 03-03, paid 58.31',
    { discountCents: 1_19, ...SETTLED },
  ],
  [
    'after it was paid with discount',
    'paid 116.62, credited 59.50 03-20',
    { discountCents: 1_19, creditCents: 58_31 },
  ],
  [
    'after all was paid',
    'paid 119.00, credited 59.50 03-20',
    { discountCents: 0, creditCents: 59_50 },
  ],
  [
    'and was paid back',
    'paid 116.62, credited 59.50 03-20, paid_back 58.31 03-21',
    { discountCents: 1_19, ...SETTLED },
  ],
  [
    'after all was paid, and was paid back',
    'paid 119.00, credited 59.50 03-20, paid_back 59.50 03-21',
    { discountCents: 0, ...SETTLED },
  ],
  [
    'after all was paid, and was paid back in part',
    'paid 119.00, credited 59.50 03-20, paid_back 30.00 03-21',
    { discountCents: 0, creditCents: 29_50 },
  ],
  [
    'on the day on which the rest was paid in full',
    'credited 59.50, paid 59.50',
    { discountCents: 0, ...SETTLED },
  ],
  [
    'on the day on which it was paid with discount',
    'paid 116.62, credited 59.50',
    { discountCents: 1_19, creditCents: 58_31 },
  ],
  [
    'after a little more than half was paid',
    'paid 60.00, credited 59.50 03-20',
    { discountCents: 0, creditCents: 50 },
  ],
])('half of an invoice credited %s', (_when, entries, expected) => {
  // 2 % of the 59.50 that are left.
  const discount = { cents: 1_19, untilDay: '2026-03-10' };
  expect(ofInvoice(entries, { discount })).toMatchObject(expected);
});

test('an invoice credited as a whole is settled', () => {
  expect(ofInvoice('credited 119.00')).toMatchObject({ state: 'paid', ...SETTLED });
});

const OFF = { state: 'written_off', openCents: 0 };
test.each<[string, string, object]>([
  ['all', 'written_off 119.00', { ...OFF, reliefCents: 119_00 }],
  ['the rest', 'paid 100.00, written_off 19.00', { ...OFF, paidCents: 100_00, discountCents: 0 }],
  [
    'it and reversed that',
    'written_off 119.00, written_off -119.00',
    { state: 'open', openCents: 119_00, reliefCents: 0 },
  ],
  [
    'it, and then got the money',
    'written_off 119.00, paid 119.00',
    { state: 'paid', reliefCents: 0, ...SETTLED },
  ],
  [
    'it, and then got a part of the money',
    'written_off 119.00, paid 50.00',
    { ...OFF, reliefCents: 69_00, creditCents: 0 },
  ],
  [
    'it, and then credited it',
    'written_off 119.00, credited 119.00',
    { state: 'paid', reliefCents: 0, creditCents: 0 },
  ],
  [
    'the rest, and then credited a part',
    'paid 50.00, written_off 69.00, credited 29.75',
    { ...OFF, reliefCents: 39_25, creditCents: 0 },
  ],
  [
    'a small rest, and then credited and paid back all',
    'paid 118.50 03-12, small_rest 0.50 03-12, credited 119.00 03-13, paid_back 118.50 03-13',
    { reliefCents: 0, ...SETTLED },
  ],
  [
    'it in time, took that back and got the money late',
    'written_off 119.00, written_off -119.00 04-12, paid 116.62 04-12',
    { openCents: 2_38, discountCents: 0 },
  ],
  [
    'a small rest, twice taken back',
    'paid 118.50 03-12, small_rest 0.50, small_rest -0.50, small_rest -0.50',
    { openCents: 50, reliefCents: 0 },
  ],
  [
    'a small rest, which counts as paid',
    'paid 118.98 03-12, small_rest 0.02 03-12',
    { state: 'paid', openCents: 0, reliefCents: 2 },
  ],
  [
    'a small rest of what is enough with discount',
    'paid 116.60 03-10, small_rest 0.02 03-10',
    { state: 'paid', openCents: 0, discountCents: 2_38 },
  ],
])('an invoice of which the office wrote off %s', (_what, entries, expected) => {
  expect(ofInvoice(entries, DISCOUNT)).toMatchObject(expected);
});

const KINDS = [
  ...(['invoiced', 'cancelled', 'credited', 'fee', 'interest'] as const),
  ...(['paid', 'paid_back', 'written_off', 'small_rest'] as const),
];
const drawn = fc.array(
  fc.record({
    what: fc.constantFrom<EntryKind>(...KINDS),
    cents: fc.integer({ min: 0, max: 1_000_00 }),
    day: fc.constantFrom('2026-03-02', '2026-03-10', '2026-03-11'),
  }),
  { maxLength: 12 },
);

test('whatever happens, every cent is accounted for, and what is open is never negative', () => {
  fc.assert(
    fc.property(drawn, fc.integer({ min: 1, max: 500 }), (entries, cents) => {
      const discount = { cents, untilDay: '2026-03-10' };
      const sums = balanceOf(claim(entries, { discount }));
      const left =
        sums.debtCents + sums.costsCents - sums.paidCents - sums.discountCents - sums.reliefCents;
      expect(sums.openCents - sums.creditCents).toBe(left);
      expect(Math.min(sums.openCents, sums.creditCents)).toBe(0);
      expect(sums.reliefCents).toBeGreaterThanOrEqual(0);
      const overdrawn = Math.min(0, sums.debtCents + sums.costsCents);
      expect(sums.creditCents).toBeLessThanOrEqual(Math.max(0, sums.paidCents - overdrawn));
      expect(sums.openCostsCents).toBeLessThanOrEqual(sums.openCents);
      const isCredited = entries.some(({ what }) => what === 'credited');
      expect(sums.state === 'none').toBe(sums.debtCents + sums.costsCents <= 0 && !isCredited);
    }),
  );
});
