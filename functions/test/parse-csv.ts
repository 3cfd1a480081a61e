/** Reads a CSV text as RFC 4180 has it, with semicolons; every row must end with CRLF. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length) {
    const cell = /^(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r\n)/.exec(text.slice(at, at + 20_000));
    if (!cell) throw new SyntaxError(`no cell at ${at}: ${text.slice(at, at + 40)}`);
    row.push(cell[1]?.replaceAll('""', '"') ?? cell[2] ?? '');
    at += cell[0].length;
    if (cell[3] === ';') continue;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) throw new SyntaxError('the last row does not end');
  return rows;
}
