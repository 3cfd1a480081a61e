import { expect, test } from 'vitest';
import type { CustomerInput } from '../customer/customer-fields.ts';
import { customerImport } from './customer-import.ts';
import type { Cell } from './product-columns.ts';

const RECORD: CustomerInput = {
  ...{ is_company: true, name: 'Muster Bau GmbH', email: 'bau@example.de', credit_limit: 500 },
  ...{ members: [], visibility: 'visible' as const },
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
        ...{ is_company: true, name: 'Beispiel Bau', payment_days: 30, invoicing: 'monthly' },
        ...{ members: [], sites: [], visibility: 'visible' },
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
