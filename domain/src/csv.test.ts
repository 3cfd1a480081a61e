import { describe, expect, test } from 'vitest';
import { CSV_BOM, csvAmount, csvDateTime, csvRow } from './csv.ts';

describe('a cell', () => {
  test.each([
    ['plain text', 'Erika Muster', 'Erika Muster'],
    ['nothing', '', ''],
    ['umlauts and emoji', 'Größe 🚚', 'Größe 🚚'],
    ['a comma', 'Rüttelplatte, 90 kg', 'Rüttelplatte, 90 kg'],
    ['a semicolon', 'Sand; Kies', '"Sand; Kies"'],
    ['quotes', 'Sand "fein"', '"Sand ""fein"""'],
    ['nothing but a quote', '"', '""""'],
    ['a line break', 'Firma: Muster\n\nHallo', '"Firma: Muster\n\nHallo"'],
    ['a carriage return inside', 'a\rb', '"a\rb"'],
    ['a formula', '=1+1', "'=1+1"],
    ['a formula with quotes', '=HYPERLINK("x";"y")', `"'=HYPERLINK(""x"";""y"")"`],
    ['a plus, as in phone numbers', '+49 69 90009', "'+49 69 90009"],
    ['a minus', '-2+3', "'-2+3"],
    ['an at sign', '@SUM(A1)', "'@SUM(A1)"],
    ['a tab', '\t=1+1', "'\t=1+1"],
    ['a carriage return', '\r=1+1', `"'\r=1+1"`],
    ['a line feed', '\n=1+1', `"'\n=1+1"`],
    ['an equals sign inside', 'a=b', 'a=b'],
    ['an apostrophe', "'=1", "'=1"],
  ])('with %s', (_, cell, written) => {
    expect(csvRow([cell])).toBe(`${written}\r\n`);
  });
});

test('cells are separated by semicolons and rows end with CRLF', () => {
  expect(csvRow(['a', '', 'b; c'])).toBe('a;;"b; c"\r\n');
});

test.each([
  [0, '0,00'],
  [5, '0,05'],
  [8280, '82,80'],
  [123450, '1234,50'],
  [123456789, '1234567,89'],
])('%i cents are written %s', (cents, cell) => {
  expect(csvAmount(cents)).toBe(cell);
});

test.each([
  ['2026-11-03T13:05:59.999Z', '03.11.2026 14:05'],
  ['2026-07-31T22:00:00.000Z', '01.08.2026 00:00'],
])('%s is written %s', (iso, cell) => {
  expect(csvDateTime(iso)).toBe(cell);
});

test('a file begins with the mark that says UTF-8', () => {
  expect(CSV_BOM).toHaveLength(1);
  expect(CSV_BOM.codePointAt(0)).toBe(0xfeff);
});
