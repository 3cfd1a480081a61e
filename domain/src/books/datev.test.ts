import { describe, expect, test } from 'vitest';
import { sumCents } from '../money/money.ts';
import { openAccount } from '../receivable/balance.ts';
import type { Entry } from '../receivable/entries.ts';
import { DATEV_COLUMNS, type DatevRow, datevFile } from './datev.ts';
import { accountOf, chartOf, DATEV_CHARTS, DATEV_TERMS, hasRightLengths } from './datev-terms.ts';
import { type LedgerStep, postingsOf, splitCents, totalsOf } from './ledger.ts';

const RE = 'RE-2026-00001';
const ORDER = 'B-7K3M9-QX2TP';
/** 391.18 and 74.32 VAT, 99.00 and 6.93. */
const SHARES = [
  { rate: 19, cents: 465_50 },
  { rate: 7, cents: 105_93 },
];
type Told = Pick<LedgerStep, 'id' | 'day'> &
  Partial<LedgerStep> & { adds?: Entry[]; waivedCents?: number };

/** The steps of a story, whose claim grows by what each of them adds. */
function story(...told: Told[]): LedgerStep[] {
  const discount = { cents: 11_43, untilDay: '2026-12-02' };
  const account = openAccount({ kind: 'invoice', reference: RE, entries: [], discount });
  return told.map(({ adds = [], waivedCents = 0, ...step }) => {
    for (const entry of adds) account.add(entry);
    const totals = totalsOf(account, waivedCents);
    return { voucher: RE, shares: SHARES, totals, ...step };
  });
}
const invoiced: Told = {
  id: RE,
  day: '2026-11-24',
  document: { amounts: SHARES, text: '', due_day: '2026-12-08', supply_day: '2026-11-23' },
  adds: [{ what: 'invoiced', cents: 571_43, day: '2026-11-24' }],
};
const cancelled: Told = {
  id: 'RE-2026-00002',
  day: '2026-11-25',
  document: {
    amounts: SHARES.map(({ rate, cents }) => ({ rate, cents: -cents })),
    text: 'Storno RE-2026-00002',
    supply_day: '2026-11-23',
  },
  adds: [{ what: 'cancelled', cents: 571_43, day: '2026-11-25' }],
};
const moved = (entry: NonNullable<LedgerStep['entry']>, day: string): Told => ({
  id: `paid-${day}`,
  day,
  entry,
  adds: [{ ...entry, day }],
});
const paid = (cents: number, day: string, means?: 'cash' | 'card'): Told =>
  moved({ what: cents < 0 ? 'paid_back' : 'paid', cents: Math.abs(cents), means }, day);
const reminded = (fee: number, interest: number, day: string): Told => ({
  id: `reminder-${day}`,
  day,
  adds: [
    { what: 'fee', cents: fee, day },
    { what: 'interest', cents: interest, day },
  ],
});

const writtenOff = (cents: number): Told => ({
  id: `written-off-${cents}`,
  day: '2027-02-01',
  adds: [{ what: 'written_off', cents, day: '2027-02-01' }],
});

const waived = (cents: number): Told => ({ ...writtenOff(cents), waivedCents: cents });

const BILLED = ['465.50 revenue 19', '105.93 revenue 7'];
const PREPAID = { voucher: ORDER, isAdvance: true };
test.each<[string, LedgerStep[], string[]]>([
  [
    'an invoice and its cancellation',
    story(invoiced, cancelled),
    [
      ...BILLED,
      '-465.50 revenue 19 Storno RE-2026-00002',
      '-105.93 revenue 7 Storno RE-2026-00002',
    ],
  ],
  [
    'a deposit that is used for it, and then not',
    story(
      invoiced,
      moved({ what: 'from_deposit', cents: 50_00 }, '2026-12-03'),
      moved({ what: 'from_deposit', cents: -50_00 }, '2026-12-04'),
    ),
    [...BILLED, '-50.00 deposit Kaution verrechnet', '50.00 deposit Kaution zurück'],
  ],
  [
    'a payment with discount, which corrects the VAT by rate',
    story(invoiced, paid(560_00, '2026-12-01')),
    [...BILLED, '-560.00 bank Zahlung', '-9.31 discount 19 Skonto', '-2.12 discount 7 Skonto'],
  ],
  [
    'a discount that is lost again',
    story(invoiced, paid(560_00, '2026-12-01'), paid(-10_00, '2026-12-10')),
    [
      ...BILLED,
      '-560.00 bank Zahlung',
      '-9.31 discount 19 Skonto',
      '-2.12 discount 7 Skonto',
      '10.00 bank Rückzahlung',
      '9.31 discount 19 Skonto zurück',
      '2.12 discount 7 Skonto zurück',
    ],
  ],
  [
    'a prepayment, taxed when received and cleared by the invoice',
    story({ ...paid(571_43, '2026-10-30'), ...PREPAID }, invoiced),
    [
      '-571.43 bank Zahlung',
      '465.50 advance 19 Anzahlung',
      '105.93 advance 7 Anzahlung',
      ...BILLED,
      '-465.50 advance 19 Anzahlung verrechnet',
      '-105.93 advance 7 Anzahlung verrechnet',
    ],
  ],
  [
    'more than the invoice came to, until it is paid back',
    story({ ...paid(600_00, '2026-10-30'), ...PREPAID }, invoiced, paid(-28_57, '2026-12-20')),
    [
      '-600.00 bank Zahlung',
      '488.77 advance 19 Anzahlung',
      '111.23 advance 7 Anzahlung',
      ...BILLED,
      '-465.50 advance 19 Anzahlung verrechnet',
      '-105.93 advance 7 Anzahlung verrechnet',
      '28.57 bank Rückzahlung',
      '-23.27 advance 19 Anzahlung verrechnet',
      '-5.30 advance 7 Anzahlung verrechnet',
    ],
  ],
  [
    'fees and interest, without VAT',
    story(invoiced, reminded(5_00, 1_23, '2027-01-10')),
    [...BILLED, '5.00 fees Mahnkosten', '1.23 interest Verzugszinsen'],
  ],
  [
    'a write-off, by rate but for the fee, and its reversal',
    story(
      invoiced,
      reminded(5_00, 0, '2027-01-10'),
      paid(100_00, '2027-01-11'),
      writtenOff(476_43),
      writtenOff(-476_43),
    ),
    [
      ...BILLED,
      '5.00 fees Mahnkosten',
      '-100.00 bank Zahlung',
      '-384.04 write_off 19 Ausbuchung',
      '-87.39 write_off 7 Ausbuchung',
      '-5.00 given_up Ausbuchung Mahnkosten',
      '384.04 write_off 19 Ausbuchung zurück',
      '87.39 write_off 7 Ausbuchung zurück',
      '5.00 given_up Ausbuchung zurück',
    ],
  ],
  [
    'a rest that is waived with its fee, which is no bad debt',
    story(invoiced, reminded(5_00, 0, '2027-01-10'), paid(100_00, '2027-01-11'), waived(476_43)),
    [
      ...BILLED,
      '5.00 fees Mahnkosten',
      '-100.00 bank Zahlung',
      '-384.04 waived 19 Nachlass',
      '-87.39 waived 7 Nachlass',
      '-5.00 fees Mahnkosten entfallen',
    ],
  ],
  [
    'fees and interest that are waived, each from its own account, the interest first',
    story(invoiced, reminded(15_00, 4_46, '2027-01-10'), paid(561_43, '2027-01-11'), waived(29_46)),
    [
      ...BILLED,
      '15.00 fees Mahnkosten',
      '4.46 interest Verzugszinsen',
      '-561.43 bank Zahlung',
      '-8.15 waived 19 Nachlass',
      '-1.85 waived 7 Nachlass',
      '-15.00 fees Mahnkosten entfallen',
      '-4.46 interest Verzugszinsen entfallen',
    ],
  ],
  [
    'costs that were paid in part and waived for the rest',
    story(invoiced, reminded(15_00, 4_46, '2027-01-10'), paid(580_89, '2027-01-11'), waived(10_00)),
    [
      ...BILLED,
      '15.00 fees Mahnkosten',
      '4.46 interest Verzugszinsen',
      '-580.89 bank Zahlung',
      '-5.54 fees Mahnkosten entfallen',
      '-4.46 interest Verzugszinsen entfallen',
    ],
  ],
  [
    'money in the till and by card, of which one was recorded by mistake',
    story(
      invoiced,
      paid(100_00, '2026-12-10', 'cash'),
      paid(50_00, '2026-12-11', 'card'),
      moved({ what: 'paid', cents: -50_00, means: 'card', reverses: 'x' }, '2026-12-12'),
      paid(-10_00, '2026-12-13', 'cash'),
    ),
    [
      ...BILLED,
      '-100.00 cash Zahlung bar',
      '-50.00 card Zahlung mit Karte',
      '50.00 card Zahlung mit Karte zurückgenommen',
      '10.00 cash Rückzahlung bar',
    ],
  ],
])('the rows of %s', (_what, steps, expected) => {
  const rows = postingsOf(steps);
  const told = rows.map(({ cents, purpose, rate, text }) =>
    [(cents / 100).toFixed(2), purpose, rate, text].filter(Boolean).join(' '),
  );
  expect(told).toEqual(expected);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

test('an amount is split to the cent, whichever its sign', () => {
  for (const cents of [0, 1, 2, 3, 99, 100_01, 571_43]) {
    const parts = splitCents(cents, [...SHARES, { rate: 0, cents: 1 }]);
    expect(sumCents(parts.map((part) => part.cents))).toBe(cents);
    const taken = splitCents(-cents, [...SHARES, { rate: 0, cents: 1 }]);
    expect(taken.map((part) => part.cents + 0)).toEqual(parts.map((part) => 0 - part.cents));
  }
  expect(splitCents(5, [{ rate: 19, cents: 0 }])).toEqual([{ rate: 19, cents: 5 }]);
});

test('a chart of longer accounts has the same with zeros, and fits its length', () => {
  const longer = { ...DATEV_TERMS, ...chartOf('SKR04', 6), debtor: 1_000_000, account_digits: 6 };
  expect(longer).toMatchObject({ bank: 180_000, revenue: [{ rate: 19, account: 440_000 }, {}] });
  const lengths = [
    longer,
    { ...longer, debtor: 7_000_000 },
    { ...longer, bank: 1800 },
    DATEV_TERMS,
  ];
  expect(lengths.map(hasRightLengths)).toEqual([true, false, false, true]);
  const [header = ''] = datevFile([], longer, { month: '2026-11', part: 1, at }).split('\r\n');
  expect(header.split(';')[13]).toBe('6');
});

test('both charts name an account for each purpose; a missing one is none', () => {
  for (const chart of Object.values(DATEV_CHARTS)) {
    const terms = { ...DATEV_TERMS, ...chart };
    for (const { purpose, rate } of postingsOf(story(invoiced, paid(560_00, '2026-12-01')))) {
      expect(accountOf(terms, { purpose, ...(rate && { rate }) })).toBeGreaterThan(999);
    }
  }
  expect(accountOf(DATEV_TERMS, { purpose: 'revenue', rate: 16 })).toBeUndefined();
});

const row = (customer: string): DatevRow => {
  const [first] = postingsOf(story(invoiced));
  return { ...(first as DatevRow), customer, order_number: ORDER, payment: '9' };
};
const at = new Date('2026-12-01T08:30:15.123Z');
const linesOf = (rows: DatevRow[]) =>
  datevFile(rows, DATEV_TERMS, { month: '2026-11', part: 2, at }).split('\r\n');
const cellsOf = (rows: DatevRow[]) =>
  linesOf(rows)
    .slice(2, -1)
    .map((line) => line.split(';'));

describe('the file for DATEV', () => {
  const rows = postingsOf(story(invoiced, paid(560_00, '2026-11-30'), cancelled)).map((posting) => {
    return { ...row('Brandt Bau GmbH & Co. KG'), due_day: '', supply_day: '', ...posting };
  });
  const [header = '', columns = '', ...lines] = linesOf(rows);

  test('the header has 31 fields of format 700, category 21, version 13', () => {
    const fields = header.split(';');
    expect(fields).toHaveLength(31);
    const format = ['"EXTF"', '700', '21', '"Buchungsstapel"', '13', '20261201083015123'];
    expect(fields.slice(0, 6)).toEqual(format);
    expect(fields.slice(10, 17)).toEqual([
      '1001',
      '1',
      '20260101',
      '4',
      '20261101',
      '20261130',
      '"Shop 2026-11 Stapel 2"',
    ]);
  });

  test('there are 125 columns, and only texts are quoted', () => {
    expect(columns.split(';')).toEqual(DATEV_COLUMNS);
    expect(new Set(DATEV_COLUMNS).size).toBe(125);
    const quoted = (lines[0] ?? '')
      .split(';')
      .flatMap((cell, index) => (cell.startsWith('"') ? index + 1 : []));
    const between = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, index) => from + index);
    expect(quoted).toEqual(
      [
        [2, 3, 6, 9, 11, 12, 14, 20],
        between(21, 38),
        [40, 42],
        between(48, 87),
        [95, 96, 98, 102, 103, 105, 107, 109, 110, 112, 118, 120, 121, 123],
      ].flat(),
    );
  });

  test('each row has the debtor, an account, a positive amount and the invoice that it settles', () => {
    const shown = cellsOf(rows).map((row) =>
      [0, 1, 6, 7, 9, 10, 11, 114, 115].map((at) => row[at]),
    );
    const both = ['23112026', '23112026'];
    expect(shown).toEqual([
      ['465,50', '"S"', '10000', '8400', '2411', `"${RE}"`, '"081226"', ...both],
      ['105,93', '"S"', '10000', '8300', '2411', `"${RE}"`, '"081226"', ...both],
      ['560,00', '"H"', '10000', '1200', '3011', `"${RE}"`, '""', '', ''],
      ['9,31', '"H"', '10000', '8736', '3011', `"${RE}"`, '""', '', ''],
      ['2,12', '"H"', '10000', '8731', '3011', `"${RE}"`, '""', '', ''],
      ['465,50', '"H"', '10000', '8400', '2511', `"${RE}"`, '""', ...both],
      ['105,93', '"H"', '10000', '8300', '2511', `"${RE}"`, '""', ...both],
      ['9,31', '"S"', '10000', '8736', '2511', `"${RE}"`, '""', '', ''],
      ['2,12', '"S"', '10000', '8731', '2511', `"${RE}"`, '""', '', ''],
    ]);
    const cells = cellsOf([{ ...rows[0], site: 'Neubau Süd' } as DatevRow, ...rows.slice(1)]);
    expect(cells.slice(0, 2).map((line) => line.slice(47, 49))).toEqual([
      ['"Baustelle"', '"Neubau Süd"'],
      ['""', '""'],
    ]);
    expect(cells.every((line) => line.length === 125)).toBe(true);
    expect([cells[0]?.[13], cells[2]?.[13], cells[5]?.[13]]).toEqual([
      '"Brandt Bau GmbH & Co. KG"',
      '"Zahlung Brandt Bau GmbH & Co. KG"',
      '"Storno RE-2026-00002 Brandt Bau GmbH & Co. KG"',
    ]);
    const ways = DATEV_COLUMNS.indexOf('Zahlweise');
    expect([cells[0]?.[ways], cells[2]?.[ways]]).toEqual(['9', '']);
  });

  test.each([
    ['Łódź Bau, Şişli & Kőszeg', 'Lódz Bau, Sisli & Koszeg'],
    ['Nguyễn Đặng – Müller „Süd“ €', 'Nguyen Dang – Müller „Süd“ €'],
    ['ΓΕΩΡΓΊΟΥ, Παπαδόπουλος', 'GEORGIOU, Papadopoulos'],
    ['Щербаков, Їжак, Љубић', 'Schtscherbakow, Jischak, Ljubic'],
    ['\u0301ﬁx ⅷ ½ ⅓ ẞ…', 'fix viii ½ 1/3 SS…'],
    ['=cmd|A1', "'=cmd|A1"],
    ['\u200b +49 69', "'+49 69"],
    ['-Bau\t@home', "'-Bau @home"],
    // The number then identifies the payer.
    ['漢字 😀', RE],
  ])('books %s as %s', (customer, booked) => {
    expect(cellsOf([row(customer)])[0]?.[13]).toBe(`"${booked}"`);
  });
});
