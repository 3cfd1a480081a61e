import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumCents } from '../money/money.ts';
import { creditOf, INVOICES, WANTED } from '../testing/invoices.ts';
import { ciiXml } from './cii.ts';
import { cancellationOf, creditProblem, leftOf, type WantedCredit } from './corrections.ts';
import { type Invoice, paymentSentences } from './invoice.ts';

/** 11.84 t for 342.18 and delivery for 49.00 at 19 %, 20 sacks for 99.00 at 7 %. */
const INVOICE = INVOICES['two rates'];
const left = (...wanted: WantedCredit[]) =>
  leftOf(
    INVOICE,
    wanted.map((each) => creditOf(INVOICE, each)),
  );
const lines = (...of: [line: number, quantity: number][]): WantedCredit => {
  return { lines: of.map(([line, quantity]) => ({ line, quantity })), amounts: [] };
};
const amount = (net_cents: number, vat_rate = 19): WantedCredit => {
  return { lines: [], amounts: [{ text: 'Nachlass', net_cents, vat_rate }] };
};

test('a credit note has what is credited, negative in the books, and names the invoice', () => {
  expect(creditOf(INVOICE)).toMatchObject({
    kind: 'credit',
    number: 'RE-2026-00003',
    cancels: { number: INVOICE.number, reason: 'Ein Teil war feucht' },
    lines: [
      { name: 'Kies 16/32', quantity: -1, net_cents: -28_90, of_line: 0 },
      { name: 'Nachlass wegen feuchter Ware', quantity: -1, net_cents: -10_00 },
    ],
    vat: [{ rate: 19, net_cents: -38_90, vat_cents: -7_39 }],
    gross_cents: -46_29,
    payable_cents: -46_29,
    prepaid_cents: 0,
  });
  expect(creditOf(INVOICE)).not.toHaveProperty('discount');
  expect(left(WANTED)).toMatchObject({
    lines: [{ quantity: 10.84, net_cents: 313_28 }, { quantity: 20 }, { quantity: 1 }],
    vat: [
      { rate: 19, net_cents: 352_28, vat_cents: 66_93 },
      { rate: 7, net_cents: 99_00 },
    ],
    gross_cents: INVOICE.gross_cents - 46_29,
  });
});

test.each<[string, WantedCredit, earlier: WantedCredit[], RegExp | undefined]>([
  ['all of a line', lines([0, 11.84]), [], undefined],
  ['more than a line', lines([0, 11.841]), [], /höchstens noch 11,84\st/],
  ['more than is left of it', lines([0, 10.85]), [WANTED], /höchstens noch 10,84\st/],
  ['a line that is not there', lines([3, 1]), [], /Position/],
  ['all of a rate', amount(391_18), [], undefined],
  ['a cent more than a rate', amount(391_19), [], /19 % sind .* noch 391,18\s€ netto/],
  ['more than is left of a rate', amount(352_29), [WANTED], /noch 352,28\s€ netto/],
  ['a line, though its rate was credited', lines([0, 11.84]), [amount(100_00)], /291,18/],
  ['a rate that the invoice has not', amount(1, 0), [], /0 % sind .* noch 0,00/],
  ['nothing', lines(), [], /Bitte wählen/],
])('crediting %s', (_what, wanted, earlier, says) => {
  const problem = creditProblem(left(...earlier), wanted);
  if (says) expect(problem).toMatch(says);
  else expect(problem).toBeUndefined();
});

test('whatever is credited in parts, the last part takes the last cent, as does the cancellation', () => {
  const ALLOWED = ['two rates', 'with a rebate', 'paid early'] as const;
  const parts = fc.array(fc.tuple(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 1, max: 9 })));
  fc.assert(
    fc.property(parts, fc.constantFrom(...ALLOWED), (drawn, which) => {
      const invoice = INVOICES[which];
      const credits: Invoice[] = [];
      for (const [line, quantity] of drawn) {
        const wanted = line === 2 ? amount(quantity * 111) : lines([line, quantity / 8]);
        if (creditProblem(leftOf(invoice, credits), wanted)) continue;
        credits.push(creditOf(invoice, wanted, credits));
      }
      const rest = leftOf(invoice, credits);
      const isWhole = rest.vat.every((of) => of.net_cents >= 0 && of.vat_cents >= 0);
      expect(isWhole && rest.lines.every(({ quantity }) => quantity >= 0)).toBe(true);
      const facts = { number: 'RE-2026-00009', day: '2026-11-27', reason: 'Falsch' };
      const cancelled = cancellationOf(invoice, facts, credits);
      const all = [invoice, ...credits, cancelled];
      expect(sumCents(all.map(({ gross_cents }) => gross_cents))).toBe(0);
      const net = ({ lines: all = [], allowances = [] }: Invoice) =>
        sumCents(all.map((each) => each.net_cents)) -
        sumCents(allowances.map((each) => each.net_cents));
      expect(net(cancelled)).toBe(cancelled.net_cents);
      expect(leftOf(invoice, [...credits, cancelled]).vat.map((of) => of.vat_cents + 0)).toEqual(
        INVOICE.vat.map(() => 0),
      );
    }),
  );
});

test.each([
  ['two rates', lines([0, 11.84], [1, 20], [2, 1])],
  ['with a rebate', lines([0, 11.84], [1, 20], [2, 1])],
  [
    'two rates',
    { lines: [], amounts: [amount(391_18), amount(99_00, 7)].flatMap((of) => of.amounts) },
  ],
] as const)(
  'what is credited in full, %s, is cancelled line by line, with 0 € without a sign',
  (of, wanted) => {
    const invoice = INVOICES[of];
    const facts = { number: 'RE-2026-00009', day: '2026-11-27', reason: '' };
    const cancelled = cancellationOf(invoice, facts, [creditOf(invoice, wanted)]);
    expect(cancelled.lines.map(({ net_cents }) => net_cents).slice(0, 3)).toEqual([
      -342_18, -99_00, -49_00,
    ]);
    expect(sumCents(cancelled.lines.map(({ net_cents }) => net_cents))).toBe(0);
    expect(cancelled.vat).toEqual([19, 7].map((rate) => ({ rate, net_cents: 0, vat_cents: 0 })));
    expect(cancelled).toMatchObject({ gross_cents: 0, payable_cents: 0 });
    expect(cancelled).not.toHaveProperty('allowances');
  },
);

describe('on paper', () => {
  test('a credit note is of type 381 with positive amounts, and names no account', () => {
    const xml = ciiXml(creditOf(INVOICE), 'en16931');
    for (const part of [
      '<ram:TypeCode>381</ram:TypeCode>',
      '>1</ram:BilledQuantity>',
      '<ram:LineTotalAmount>28.90</ram:LineTotalAmount>',
      '<ram:GrandTotalAmount>46.29</ram:GrandTotalAmount>',
      '<ram:DuePayableAmount>46.29</ram:DuePayableAmount>',
      'InvoiceReferencedDocument><ram:IssuerAssignedID>RE-2026-00001<',
      'PaymentMeans><ram:TypeCode>97</ram:TypeCode></ram',
      'Grund der Korrektur: Ein Teil war feucht',
    ]) {
      expect(xml).toContain(part);
    }
  });

  test.each([
    [{ openCents: 0, creditCents: 0 }, /Damit ist nichts mehr zu zahlen\.$/],
    [{ openCents: 0, creditCents: 12_00 }, /12,00\s€ zu viel bezahlt; wir erstatten sie/],
    [
      {
        openCents: 50_00,
        creditCents: 0,
        dueDay: '2026-12-08',
        discount: { cents: 49_00, untilDay: '2026-12-02' },
      },
      /noch 50,00\s€ bis 08\.12\.2026, bei Zahlung bis 02\.12\.2026 nur 49,00\s€\.$/,
    ],
  ])('it says what it leaves: %j', (leaves, says) => {
    const sentences = paymentSentences({ ...creditOf(INVOICE), leaves });
    expect(sentences[0]).toMatch(/mindert die Rechnung RE-2026-00001 vom 24.11.2026 um 46,29/);
    expect(sentences.join(' ')).toMatch(says);
  });

  test('a cancellation after it names both', () => {
    const facts = { number: 'RE-2026-00004', day: '2026-11-27', reason: 'Falsch' };
    const [sentence] = paymentSentences(cancellationOf(INVOICE, facts, [creditOf(INVOICE)]));
    expect(sentence).toMatch(/zusammen mit RE-2026-00003 vollständig auf/);
  });
});
