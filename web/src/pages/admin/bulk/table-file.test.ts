import { describe, expect, test } from 'vitest';
import { gravel } from './bulk-fixture.ts';
import { readTable, writeCsv, writeXlsx } from './table-file.ts';
import { doTableJob } from './table-jobs.ts';

const PRODUCTS = [
  gravel(1, {
    description: 'Für „Wege“;\nfein, "grob"\tund =Höfe',
    price: 1234.5,
    weight_kg: 0.25,
    grain: '2/5',
    article_number: '0012',
    next_price: { price: 1300, from: '2026-11-30' },
    specifications: [{ label: 'Größe', value: '=1+1, -5 °C | +40' }],
    producer: { name: '@Steinbruch', address: 'Weg 1; Hof', email: 'a@bruch.example' },
  }),
  gravel(2, { visibility: 'archived', price: 0.35 }),
];

/** Copied, since buffers of jsdom and of Node are not of this realm. */
const copied = (bytes: ArrayBuffer | Uint8Array) => Uint8Array.from(new Uint8Array(bytes)).buffer;
const bytesOf = async (file: Blob) => copied(await file.arrayBuffer());
const encoded = (text: string) => copied(new TextEncoder().encode(text));
const table = (text: string) => readTable(encoded(text));

async function reportOf(bytes: ArrayBuffer) {
  const answer = await doTableJob({ kind: 'check', bytes, products: PRODUCTS });
  return 'report' in answer ? answer.report : answer;
}

describe('an export', () => {
  test.each([
    ['CSV', writeCsv],
    ['Excel', writeXlsx],
  ] as const)('as %s comes back without a difference', async (_, write) => {
    expect(await reportOf(await bytesOf(await write(PRODUCTS)))).toEqual({
      ignored: [],
      unchanged: 2,
      faulty: [],
      changes: [],
    });
  });

  test('as CSV is what German Excel reads, and runs no formula', async () => {
    const bytes = new Uint8Array(await bytesOf(writeCsv(PRODUCTS)));
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text).toMatch(/^"Nummer";"Version";"Artikelnummer";"Name"[^\n]*\r\n/);
    expect(text).toContain('"1234,50"');
    expect(text).toContain('"0,25"');
    expect(text).toContain(`"'@Steinbruch"`);
  });

  test('as Excel has numbers as numbers', async () => {
    const [header = [], row = []] = await readTable(await bytesOf(await writeXlsx(PRODUCTS)));
    const at = (name: string) => row[header.indexOf(name)];
    expect([at('Nummer'), at('Nettopreis'), at('Artikelnummer')]).toEqual([1, 1234.5, '0012']);
  });
});

describe('a CSV file', () => {
  const rows = [
    ['Nummer', 'Name', 'Nettopreis'],
    ['1', 'Größe', '1.234,50'],
  ];

  test.each([
    ['semicolons', 'Nummer;Name;Nettopreis\r\n1;Größe;1.234,50\r\n'],
    ['a byte order mark', '\uFEFFNummer;Name;Nettopreis\n1;Größe;1.234,50'],
    ['commas and quotes', 'Nummer,Name,Nettopreis\n1,Größe,"1.234,50"\n'],
    ['tabs', 'Nummer\tName\tNettopreis\n1\tGröße\t1.234,50\n\n\n'],
    ['the separator named', 'sep=;\r\nNummer;Name;Nettopreis\r\n1;Größe;1.234,50'],
  ])('with %s is read', async (_, text) => {
    expect(await table(text)).toEqual(rows);
  });

  test('of German Excel in Windows-1252 is read', async () => {
    const text = 'Nummer;Name;Nettopreis\r\n1;Größe;2\r\n';
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    expect((await readTable(bytes.buffer))[1]).toEqual(['1', 'Größe', '2']);
  });

  test('of Excel in UTF-16 is read', async () => {
    const text = '\uFEFFNummer\tName\n1\tGröße';
    const bytes = Uint16Array.from(text, (letter) => letter.charCodeAt(0));
    expect((await readTable(bytes.buffer))[1]).toEqual(['1', 'Größe']);
  });

  test('keeps line breaks and quotes of its cells', async () => {
    expect((await table('Nummer;Beschreibung\n1;"a ""b""\nc; d"'))[1]).toEqual([
      '1',
      'a "b"\nc; d',
    ]);
  });
});

describe('a file is refused', () => {
  const refusedAs = async (bytes: ArrayBuffer) => {
    const answer = await doTableJob({ kind: 'check', bytes, products: [] });
    return 'refused' in answer ? answer.refused : answer;
  };

  test.each([
    ['without a row', encoded('Nummer;Name\n\n'), /keine Zeile/],
    ['without known columns', encoded('a;b\n1;2'), /erste Zeile muss Überschriften/],
    ['with an open quote', encoded('Nummer;Name\n1;"a\n'), /Zeile 2 .* nicht geschlossen/],
    ['with too many rows', encoded(`Nummer\n${'1\n'.repeat(10_001)}`), /mehr als 10.000/],
    ['of an old Excel', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0).buffer, /als „.xlsx“/],
    ['that only begins like Excel', encoded('PK\u0003\u0004 nonsense'), /keine Excel-Datei/],
  ])('%s', async (_, bytes, message) => {
    expect(await refusedAs(bytes as ArrayBuffer)).toMatch(message);
  });
});

test('rows without anything are skipped, and the numbers of the others stay', async () => {
  const report = await reportOf(encoded('Nummer;Nettopreis\n1;1234,50\n;\n2;zwei\n'));
  expect(report).toMatchObject({
    unchanged: 1,
    changes: [],
    faulty: [{ row: 4, errors: [{ cell: 'B4', column: 'Nettopreis' }] }],
  });
});

test('10,000 rows are checked', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => `Neu ${index};Sand;t;1,50\n`).join('');
  const report = await reportOf(encoded(`Name;Kategorie;Einheit;Nettopreis\n${rows}`));
  expect(report).toMatchObject({ unchanged: 0, faulty: [], changes: { length: 10_000 } });
});
