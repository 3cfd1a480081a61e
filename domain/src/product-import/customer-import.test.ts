import { expect, test } from 'vitest';
import type { CustomerInput } from '../customer/customer-fields.ts';
import { customerImport } from './customer-import.ts';
import type { Cell } from './product-columns.ts';

const RECORD: CustomerInput = {
  is_company: true,
  name: 'Muster Bau GmbH',
  email: 'bau@example.de',
  credit_limit: 500,
  members: [],
  visibility: 'visible' as const,
  sites: [{ name: 'Süd' } as never],
};
const CUSTOMERS = [
  { id: '10001', version: 3, input: RECORD },
  { id: '10002', version: 1, input: { ...RECORD, merged_into: 'K-10001' } },
];
const check = (header: Cell[], ...rows: Cell[][]) => {
  const read = customerImport(header, CUSTOMERS);
  return rows.map((cells, index) => read.check(cells, index + 2));
};
const messagesOf = (checked: ReturnType<typeof check>[number] | undefined) =>
  checked?.outcome === 'faulty'
    ? checked.errors.map(({ cell, message }) => `${cell} ${message}`)
    : checked;

test('a number changes its record, and an empty cell or a missing column leaves a field', () => {
  const header = ['Kundennummer', 'Name', 'E-Mail', 'Kreditrahmen (EUR)'];
  const [changed, same] = check(header, ['k-10001', '', 'NEU@example.de', 750], []);
  expect(changed).toMatchObject({
    outcome: 'changed',
    name: 'Muster Bau GmbH',
    change: { id: '10001', version: 3 },
    differences: [
      { cell: 'C2', label: 'E-Mail', before: 'bau@example.de' },
      { cell: 'D2', label: 'Kreditrahmen' },
    ],
  });
  const { input } = (changed as { change: { input: CustomerInput } }).change;
  expect(input).toMatchObject({
    ...RECORD,
    email: expect.stringMatching(/neu@/i),
    credit_limit: 750,
  });
  expect(check(header, ['K-10001', 'Muster Bau GmbH', '', '500,00'])).toMatchObject([
    { outcome: 'unchanged' },
  ]);
  expect(same).toMatchObject({ outcome: 'faulty' });
});

test('a row without a number is a new customer', () => {
  const [made] = check(
    ['Name', 'Zahlungsziel (Tage)', 'Rechnungen', 'Bemerkung'],
    ['Beispiel Bau', 30, 'eine Sammelrechnung im Monat', 'x'],
  );
  expect(made).toMatchObject({
    outcome: 'new',
    change: {
      version: 0,
      input: {
        is_company: true,
        name: 'Beispiel Bau',
        payment_days: 30,
        invoicing: 'monthly',
        members: [],
        sites: [],
        visibility: 'visible',
      },
    },
  });
  expect(customerImport(['Name', 'Bemerkung'], []).ignored).toEqual(['B1 „Bemerkung“']);
  expect(customerImport(['Bemerkung'], []).isReadable).toBe(false);
  expect(customerImport(['Name', 'Konten', 'Baustellen'], []).ignored).toEqual([]);
  const [private_] = check(['Firma', 'Name'], ['nein', 'Max Muster']);
  expect(private_).toMatchObject({ change: { input: { is_company: false } } });
});

test('nobody is made twice', () => {
  const header = ['Kundennummer', 'Name', 'E-Mail'];
  const rows = [
    ['', 'MUSTER Bau GmbH', 'bau@example.de'],
    ['', 'Neubau KG', ''],
    ['', 'Neubau KG', ''],
    ['10001', 'Muster Bau GmbH', ''],
  ];
  expect(check(header, ...rows).map(messagesOf)).toEqual([
    ['B2 Diesen Kunden gibt es schon: K-10001.'],
    expect.objectContaining({ outcome: 'new' }),
    ['B4 Diesen Kunden gibt es schon: in Zeile 3.'],
    expect.objectContaining({ outcome: 'unchanged' }),
  ]);
});

test('reads what a spreadsheet makes of percents, countries and numbers', () => {
  const header = ['Name', 'Skonto (%)', 'Land', 'Telefon'];
  const inputs = check(
    header,
    ['A', 0.02, 'Deutschland', '069 1'],
    ['B', 0.025, 'DE', '+49 69 1'],
    ['C', 2, 'AT', 15_112_345_678],
    ['D', 0.5, 'österreich', '4,91511E+11'],
  ).map((checked) => ('change' in checked ? checked.change.input : messagesOf(checked)));
  expect(inputs).toMatchObject([
    { discount_percent: 2 },
    { discount_percent: 2.5 },
    { discount_percent: 2, country: 'AT', phone: '15112345678' },
    [expect.stringMatching(/^D5 „4,91511E\+11“ ist eine gekürzte Zahl/)],
  ]);
  expect(inputs.slice(0, 2)).toEqual(
    [0, 1].map(() => expect.not.objectContaining({ country: expect.anything() })),
  );
  const [, noted] = check(header, ['A'], ['C', '', '', 15_112_345_678]);
  const notesOf = (row: typeof noted) =>
    row && 'differences' in row && row.differences.flatMap(({ note }) => note ?? []);
  expect(notesOf(noted)).toEqual(['Fehlt vorn eine 0?']);
  const doubtful = check(header, ['A', 0.1], ['B', 0.5], ['C', 0.02], ['D', 2]);
  expect(doubtful.flatMap((row) => notesOf(row) || [])).toEqual([
    '10 % gelesen: Bitte prüfen.',
    '0,5 % gelesen: Bitte prüfen.',
  ]);
  const [jumped] = check(['Kundennummer', 'Kreditrahmen (EUR)'], ['K-10001', 5000]);
  expect(notesOf(jumped)).toEqual(['+900 %: Bitte prüfen.']);
});

test('tells two of one name apart by address, and knows one by decomposed letters and double blanks', () => {
  const header = ['Name', 'Rechnungsanschrift', 'E-Mail'];
  const rows = [
    ['Müller', 'Am Weg 1', ''],
    ['Mu\u0308ller ', 'Am  Weg 1', ''],
    ['Müller', 'Hauptstr. 5', ''],
    ['muster  bau GmbH', '', 'bau@example.de'],
  ];
  expect(check(header, ...rows).map(messagesOf)).toEqual([
    expect.objectContaining({ outcome: 'new' }),
    ['A3 Diesen Kunden gibt es schon: in Zeile 2.'],
    expect.objectContaining({ outcome: 'new' }),
    ['A5 Diesen Kunden gibt es schon: K-10001.'],
  ]);
});

test('a merged record of the export is no fault', () => {
  const header = ['Kundennummer', 'Name'];
  expect(check(header, ['K-10002', 'Muster Bau GmbH'])).toMatchObject([{ outcome: 'unchanged' }]);
});

test.each<[string, Cell[], Cell[], string[]]>([
  ['an unknown number', ['Kundennummer'], ['K-10009'], ['A2 Einen Kunden K-10009 gibt es nicht.']],
  [
    'a merged record',
    ['Kundennummer', 'Telefon'],
    ['K-10002', '1'],
    ['A2 Dieser Kunde ist zusammengeführt mit K-10001.'],
  ],
  [
    'a wrong choice',
    ['Kundennummer', 'Firma'],
    ['K-10001', 'vielleicht'],
    ['B2 „vielleicht“ ist nicht bekannt. Möglich sind: ja, nein.'],
  ],
  [
    'a failed formula',
    ['Kundennummer', 'Telefon'],
    ['K-10001', '#NV'],
    ['B2 „#NV“ ist der Fehler einer Formel.'],
  ],
])('%s is a fault', (_, header, cells, messages) => {
  expect(messagesOf(check(header, cells)[0])).toEqual(messages);
});

test('refuses what the form refuses, and the same customer twice', () => {
  const header = ['Kundennummer', 'USt-IdNr./Steuernummer'];
  const [wrong, twice] = check(header, ['K-10001', 'DE12'], ['K-10001', 'DE123456789']);
  expect(messagesOf(wrong)).toEqual([expect.stringMatching(/^B2 .*keine vollständige USt-IdNr/)]);
  expect(messagesOf(twice)).toEqual(['A3 Dieser Kunde steht schon in Zeile 2.']);
});
