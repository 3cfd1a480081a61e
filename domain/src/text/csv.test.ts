import { expect, test } from 'vitest';
import { CSV_BOM, csvAmount, csvDateTime, csvRow } from './csv.ts';

test.each([
  ['plain text', 'Erika Muster', 'Erika Muster'],
  ['nothing', '', ''],
  ['umlauts and emoji', 'Größe 🚚', 'Größe 🚚'],
  ['a comma', 'Rüttelplatte, 90 kg', 'Rüttelplatte, 90 kg'],
  ['a semicolon', 'Sand; Kies', 'Sand; Kies'],
  ['quotes', 'Sand "fein"', 'Sand ""fein""'],
  ['nothing but a quote', '"', '""'],
  ['a line break', 'Firma: Muster\n\nHallo', 'Firma: Muster\n\nHallo'],
  ['a carriage return inside', 'a\rb', 'a\rb'],
  ['a formula', '=1+1', "'=1+1"],
  ['a formula with quotes', '=HYPERLINK("x";"y")', `'=HYPERLINK(""x"";""y"")`],
  ['a plus, as in phone numbers', '+49 69 90009', "'+49 69 90009"],
  ['a minus', '-2+3', "'-2+3"],
  ['a negative amount', '-17,79', '-17,79'],
  ['an at sign', '@SUM(A1)', "'@SUM(A1)"],
  ['a formula in full-width signs', '＝1+1,＋1', "'＝1+1,'＋1"],
  ['a tab', '\t=1+1', "'\t'=1+1"],
  ['a carriage return', '\r=1+1', "'\r'=1+1"],
  ['a line feed', '\n=1+1', "'\n'=1+1"],
  ['a formula after a tab', 'a\t=1+1', "a\t'=1+1"],
  ['a formula after a comma', 'a,@SUM(A1)', "a,'@SUM(A1)"],
  ['a formula after a comma and a quote', ',"=1', ',""\'=1'],
  ['a formula in a later line', 'a\r\n+1', "a\r\n'+1"],
  ['an equals sign inside', 'a=b', 'a=b'],
  ['a minus inside', 'A-B, C - D', 'A-B, C - D'],
  ['an apostrophe', "'=1", "'=1"],
])('quotes a cell with %s', (_, cell, written) => {
  expect(csvRow([cell])).toBe(`"${written}"\r\n`);
});

test('separates cells by semicolons and ends rows with CRLF', () => {
  expect(csvRow(['a', '', 'b; c'])).toBe('"a";"";"b; c"\r\n');
});

/** Cells as spreadsheets read them: text after a quoted part still belongs to the cell. */
function cellsOf(text: string, separator: string): string[] {
  const cells = [''];
  let isQuoted = false;
  const add = (part: string) => cells.push((cells.pop() ?? '') + part);
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isQuoted && text.startsWith('""', at)) {
      add('"');
      at += 1;
    } else if (character === '"' && (isQuoted || cells.at(-1) === '')) isQuoted = !isQuoted;
    else if (!isQuoted && (character === separator || character === '\n')) cells.push('');
    else add(character);
  }
  return cells;
}

test.each([';', ',', '\t'])('no cell is a formula after import by %j', (separator) => {
  const evil = ['=1', '+1', '-1', '@A1', '＝1', '＋1', '－1', '＠A1'].flatMap((formula) =>
    ['', 'x,', 'x\t', 'x\n', 'x\r\n', 'x;', '"', '",', '"\t', ';"', '","'].map(
      (before) => before + formula,
    ),
  );
  for (const cell of evil) {
    for (const read of cellsOf(csvRow(['B-1', cell, 'Ende']), separator)) {
      expect(read, cell).not.toMatch(/^[=+\-@＝＋－＠]/);
    }
  }
});

test.each([
  [0, '0,00'],
  [5, '0,05'],
  [8280, '82,80'],
  [123450, '1234,50'],
  [123456789, '1234567,89'],
])('writes %i cents as %s', (cents, cell) => {
  expect(csvAmount(cents)).toBe(cell);
});

test.each([
  ['2026-11-03T13:05:59.999Z', '03.11.2026 14:05'],
  ['2026-07-31T22:00:00.000Z', '01.08.2026 00:00'],
])('writes %s as %s', (iso, cell) => {
  expect(csvDateTime(iso)).toBe(cell);
});

test('a file starts with the UTF-8 byte order mark', () => {
  expect(CSV_BOM).toHaveLength(1);
  expect(CSV_BOM.codePointAt(0)).toBe(0xfeff);
});
