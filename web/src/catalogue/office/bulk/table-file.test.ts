import type { Cell } from '@shop/domain/product-import/product-columns';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test, vi } from 'vitest';
import { gravel } from './bulk-fixture.ts';
import { MAX_JOB_MS, runTableJob } from './import-view.tsx';
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

/** Copied, since jsdom's and Node's buffers belong to another realm. */
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

  test('as CSV reads well in German Excel, and runs no formula', async () => {
    const bytes = new Uint8Array(await bytesOf(writeCsv(PRODUCTS)));
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const text = new TextDecoder().decode(bytes);
    expect(text).toMatch(/^"Nummer";"Version";"Artikelnummer";"Name"[^\n]*\r\n/);
    expect(text).toContain('"1234,50"');
    expect(text).toContain('"0,25"');
    expect(text).toContain(`"'@Steinbruch"`);
  });

  test('for Excel has numbers as numbers', async () => {
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

  test('has the separator by which the columns of its kind are known', async () => {
    const known = (header: readonly Cell[]) => header.filter((cell) => cell === 'Ort').length;
    expect((await readTable(encoded('Ort,Weg;Tor\na,b;c'), known))[1]).toEqual(['a', 'b;c']);
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

describe('an Excel file', () => {
  /** An export with its sheet replaced. */
  async function withSheet(sheetData: string): Promise<ArrayBuffer> {
    const files = unzipSync(new Uint8Array(await bytesOf(await writeXlsx(PRODUCTS))));
    const sheet = `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${sheetData}</sheetData></worksheet>`;
    return copied(zipSync({ ...files, 'xl/worksheets/sheet1.xml': strToU8(sheet) }));
  }
  const check = async (sheetData: string) =>
    doTableJob({ kind: 'check', bytes: await withSheet(sheetData), products: [] });
  const NAME = '<row r="1"><c r="A1" t="str"><v>Name</v></c></row>';

  test.each([
    ['one cell at its end', `${NAME}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>`],
    [
      'in other quotes',
      `${NAME}<row r='1048576' ><c x="> r='A1'" r = 'XFD1048576'><v>1</v></c></row>`,
    ],
    [
      'far down and far right',
      `<row r="1"><c r="XFD1"><v>1</v></c></row><row r="1048576"><c r="A1048576"><v>1</v></c></row>`,
    ],
    ['rows that are not numbered', `<row>${'<c/>'.repeat(100)}</row>${'<row/>'.repeat(60_000)}`],
  ])('that extends too far is refused unread: %s', async (_, sheetData) => {
    expect(await check(sheetData)).toEqual({
      refused: expect.stringMatching(/^Die Tabelle reicht bis zur Zelle [A-Z]+\d+\. Bitte löschen/),
    });
  });

  test.each(['A1e7', '&#88;FD1', 'xfd1'])('with a cell at %s is refused', async (place) => {
    expect(await check(`${NAME}<row r="2"><c r="${place}"><v>1</v></c></row>`)).toEqual({
      refused: 'Die Datei ist keine Excel-Datei, die sich lesen lässt.',
    });
  });

  test('with failed formulas names the cells, and clears nothing', async () => {
    const row = (number: number, name: string, price: string) =>
      `<row r="${number}">${name}<c r="B${number}" ${price}</c></row>`;
    const sheetData = [
      row(1, '<c r="A1" t="str"><v>Nummer</v></c>', 't="str"><v>Nettopreis</v>'),
      row(2, '<c r="A2"><v>1</v></c>', 's="0" t="e"><f>A9</f><v>#N/A</v>'),
      row(3, '<c r="A3" t=\'e\'><v>#REF!</v></c>', '><v>5</v>'),
    ].join('');
    const bytes = await withSheet(sheetData);
    expect(await reportOf(bytes)).toMatchObject({
      changes: [],
      faulty: [
        { row: 2, errors: [{ cell: 'B2', message: '„#N/A“ ist der Fehler einer Formel.' }] },
        { row: 3, errors: [{ cell: 'A3', message: '„#REF!“ ist der Fehler einer Formel.' }] },
      ],
    });
  });

  test('may have empty cells far below and to the right', async () => {
    const sheetData = `${NAME}<row r="2"><c r="A2" t="str"><v>Kies</v></c><c r="ZZ2"/></row><row r="5000"><c r="A5000"/></row>`;
    expect(await check(sheetData)).toMatchObject({ report: { faulty: [{ row: 2 }] } });
  });
});

test('skips empty rows, and keeps the numbers of the others', async () => {
  const blank = ' \u00a0;\u200b\n'.repeat(2);
  const report = await reportOf(encoded(`Nummer;Nettopreis\n1;1234,50\n;\n2;zwei\n${blank}`));
  expect(report).toMatchObject({
    unchanged: 1,
    changes: [],
    faulty: [{ row: 4, errors: [{ cell: 'B4', column: 'Nettopreis' }] }],
  });
});

test('checks 10,000 rows', async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => `Neu ${index};Sand;t;1,50\n`).join('');
  const report = await reportOf(encoded(`Name;Kategorie;Einheit;Nettopreis\n${rows}`));
  expect(report).toMatchObject({ unchanged: 0, faulty: [], changes: { length: 10_000 } });
});

test('ends an endless job, and says so', async () => {
  vi.useFakeTimers();
  const terminate = vi.fn();
  vi.stubGlobal(
    'Worker',
    class {
      postMessage() {}
      terminate = terminate;
    },
  );
  const job = { kind: 'check', bytes: new ArrayBuffer(0), products: [] } as const;
  const answer = runTableJob({ ...job, products: [] });
  await vi.advanceTimersByTimeAsync(MAX_JOB_MS - 1);
  expect(terminate).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toEqual({
    refused: 'Das dauert zu lange. Bitte teilen Sie die Datei auf.',
  });
  expect(terminate).toHaveBeenCalledOnce();
});
