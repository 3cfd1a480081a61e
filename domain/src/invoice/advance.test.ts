import { describe, expect, test } from 'vitest';
import { COMPANY } from '../company.ts';
import { sumCents } from '../money/money.ts';
import { addToMonth, emptyMonth } from '../statistics/month-sums.ts';
import { invoicedOrder } from '../testing/invoices.ts';
import { formatEuro } from '../text/format.ts';
import {
  advanceCents,
  advanceInvoiceOf,
  advanceTexts,
  firstAdvances,
  givenAdvances,
  heldAdvances,
} from './advance.ts';
import { ciiXml } from './cii.ts';
import { advanceCancellationOf, cancellationOf } from './corrections.ts';
import { type Invoice, paymentSentences } from './invoice.ts';
import { invoiceOf } from './write-invoice.ts';

const PREPAID = invoicedOrder({ payment_method: 'vorkasse' });
const facts = (number: string, day: string, vatRates = {}) => {
  return { number, day, bank: COMPANY.bank, holidays: new Set<string>(), vatRates };
};
const advanceOf = (cents: number, vatRates = {}) =>
  advanceInvoiceOf(
    PREPAID,
    { cents, day: '2026-11-18' },
    facts('RE-2026-00001', '2026-11-19', vatRates),
  );
const entryOf = ({ kind, number, day, delivery, vat, cancels }: Invoice) => {
  return { kind, number, day, supply_day: delivery.day, vat, corrects: cancels?.number };
};
const ADVANCE = advanceOf(400_00);
const CANCELLED = { number: 'RE-2026-00003', day: '2026-11-20', reason: 'Andere Anschrift' };

describe('an advance invoice', () => {
  test('takes the VAT out of what was received, by the rates of the order, and nothing is due', () => {
    expect(ADVANCE).toMatchObject({
      kind: 'advance',
      order: { number: 'B-7K3M9-QX2TP' },
      delivery: { day: '2026-11-18' },
      vat: [
        { rate: 19, net_cents: 274_42, vat_cents: 52_14 },
        { rate: 7, net_cents: 68_64, vat_cents: 4_80 },
      ],
      gross_cents: 400_00,
      prepaid_cents: 400_00,
      payable_cents: 0,
    });
    expect(ADVANCE.due_day).toBeUndefined();
    expect(ADVANCE.lines.map(({ name }) => name)).toEqual([
      'Anzahlung auf Bestellung B-7K3M9-QX2TP: 12 t Kies 16/32',
      'Anzahlung auf Bestellung B-7K3M9-QX2TP: 20 Sack Pflanzerde',
    ]);
    expect(paymentSentences(ADVANCE)).toEqual([
      expect.stringMatching(/noch nicht erbracht.*am 18\.11\.2026 bezahlt/),
    ]);
  });

  test('has the rates of the day on which the money came', () => {
    const changes = [{ from: '2026-11-18', rate: 19, to: 20 }];
    expect(advanceOf(400_00, { changes }).vat.map(({ rate }) => rate)).toEqual([20, 7]);
    const later = [{ from: '2026-11-19', rate: 19, to: 20 }];
    expect(advanceOf(400_00, { changes: later }).vat).toEqual(ADVANCE.vat);
  });

  test('as XML it is of type 386, paid, without a day of supply, and says once when its VAT was due', () => {
    const xml = ciiXml(ADVANCE, 'en16931');
    for (const part of [
      '<ram:TypeCode>386</ram:TypeCode>',
      '<ram:TotalPrepaidAmount>400.00</ram:TotalPrepaidAmount>',
      '<ram:DuePayableAmount>0.00</ram:DuePayableAmount>',
    ]) {
      expect(xml).toContain(part);
    }
    expect(xml.match(/<ram:TaxPointDate><udt:DateString format="102">20261118</g)).toHaveLength(1);
    expect(xml).not.toContain('OccurrenceDateTime');
  });

  test('is no revenue, and neither is its cancellation', () => {
    const month = emptyMonth('2026-11');
    const cancellation = advanceCancellationOf(ADVANCE, ADVANCE.vat, CANCELLED);
    expect(addToMonth(addToMonth(month, ADVANCE), cancellation)).toEqual(month);
  });
});

describe('the invoice that deducts it', () => {
  const advances = heldAdvances([entryOf(ADVANCE)]);
  const final = (changes: { from: string; rate: number; to: number }[] = []) =>
    invoiceOf(
      { ...PREPAID, paid_cents: 450_00, advances },
      facts('RE-2026-00002', '2026-11-24', { changes }),
    );

  test('bills all of the supply, and lists each advance by rate, on paper and as a note of its XML', () => {
    const invoice = final();
    expect(invoice).toMatchObject({ prepaid_cents: 450_00, payable_cents: 121_43, advances });
    const told = [
      `Abzüglich Anzahlungsrechnung RE-2026-00001 vom 19.11.2026, erhalten am 18.11.2026: netto ${formatEuro(274_42)}, 19 % MwSt. ${formatEuro(52_14)}, brutto ${formatEuro(326_56)}`,
      expect.stringContaining(`netto ${formatEuro(68_64)}, 7 % MwSt.`),
      `Es verbleiben: netto ${formatEuro(116_76)}, 19 % MwSt. ${formatEuro(22_18)}, brutto ${formatEuro(138_94)}`,
      expect.stringContaining('Es verbleiben: netto'),
    ];
    expect(advanceTexts(invoice)).toEqual(told);
    const xml = ciiXml(invoice, 'xrechnung');
    expect(xml).toContain(`<ram:Content>${advanceTexts(invoice).join('\n')}</ram:Content>`);
    expect(xml).toContain('<ram:TotalPrepaidAmount>450.00<');
    expect(cancellationOf(invoice, CANCELLED).advances).toBeUndefined();
  });

  test('at another rate deducts the advance at its own, so that the difference of VAT remains', () => {
    const invoice = final([{ from: '2026-11-20', rate: 19, to: 20 }]);
    expect(advanceTexts(invoice).map((text) => /\d+ % MwSt/.exec(text)?.[0])).toEqual([
      ...['19 % MwSt', '7 % MwSt'],
      ...['20 % MwSt', '19 % MwSt', '7 % MwSt'],
    ]);
    expect(advanceTexts(invoice)[3]).toContain(`19 % MwSt. ${formatEuro(-52_14)}`);
  });
});

test('parts use advances up in their order, to the cent, and give them back', () => {
  const second: Invoice = { ...advanceOf(250_01), number: 'RE-2026-00002' };
  const invoices = [entryOf(ADVANCE), entryOf(second)];
  const first = firstAdvances(heldAdvances(invoices), 500_00);
  expect(first.map(({ number, vat }) => [number, advanceCents([{ vat }])])).toEqual([
    ['RE-2026-00001', 400_00],
    ['RE-2026-00002', 100_00],
  ]);
  const left = heldAdvances(invoices, [{ advances: givenAdvances(first) }]);
  expect(left.map(({ number }) => number)).toEqual(['RE-2026-00002']);
  expect(advanceCents(left)).toBe(150_01);
  const rates = [...first, ...left].flatMap(({ vat }) => vat);
  for (const key of ['net_cents', 'vat_cents'] as const) {
    const written = [ADVANCE, second].flatMap(({ vat }) => vat);
    expect(sumCents(rates.map((each) => each[key]))).toBe(sumCents(written.map((of) => of[key])));
  }
  const payments = [{ advances: givenAdvances(first) }, { advances: first }];
  expect(heldAdvances(invoices, payments)).toEqual(heldAdvances(invoices));
});

test('its cancellation takes back what is left of it, and nothing is held any more', () => {
  const [share] = heldAdvances([entryOf(ADVANCE)]);
  const cancellation = advanceCancellationOf(ADVANCE, share?.vat ?? [], CANCELLED);
  expect(cancellation).toMatchObject({ gross_cents: -400_00, cancels: { number: ADVANCE.number } });
  expect(ciiXml(cancellation, 'en16931')).toContain('<ram:TypeCode>384</ram:TypeCode>');
  expect(heldAdvances([entryOf(ADVANCE), entryOf(cancellation)])).toEqual([]);
});
