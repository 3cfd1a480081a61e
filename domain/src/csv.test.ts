import { describe, expect, test } from 'vitest';
import { CSV_BOM, csvAmount, csvRow } from './csv.ts';

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
  [0.5, '0,50'],
  [82.8, '82,80'],
  [1234.5, '1234,50'],
  [1234567.89, '1234567,89'],
])('%d euro are written %s', (euro, cell) => {
  expect(csvAmount(euro)).toBe(cell);
});

test('a file begins with the mark that says UTF-8', () => {
  expect(CSV_BOM).toHaveLength(1);
  expect(CSV_BOM.codePointAt(0)).toBe(0xfeff);
});
