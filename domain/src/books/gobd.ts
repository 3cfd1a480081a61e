import { COMPANY } from '../company.ts';
import { CSV_BOM, csvAmount, withoutFormulas } from '../text/csv.ts';
import { formatDay } from '../time/calendar.ts';

type Value = string | number | undefined;

/** How a column is read: an amount is given in cents, a day as `2026-11-24`. */
export type GobdType = 'text' | 'amount' | 'number' | 'day';

/** A file of the export: a column's title and type, and its value for one row. */
export interface GobdTable<Row> {
  name: string;
  description: string;
  columns: readonly (readonly [title: string, type: GobdType, value: (row: Row) => Value])[];
}

const TYPES: Record<GobdType, { xml: string; text(value: string | number): string }> = {
  text: {
    xml: '<AlphaNumeric/>',
    text: (value) => withoutFormulas(`${value}`.replace(/\s+/g, ' ')),
  },
  amount: {
    xml: '<Numeric><Accuracy>2</Accuracy></Numeric>',
    text: (value) => csvAmount(Number(value)),
  },
  number: {
    xml: '<Numeric><Accuracy>3</Accuracy></Numeric>',
    text: (value) => `${value}`.replace('.', ','),
  },
  day: { xml: '<Date><Format>DD.MM.YYYY</Format></Date>', text: (value) => formatDay(`${value}`) },
};

const line = (cells: readonly string[]) =>
  `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';')}\r\n`;

export const gobdHead = <Row>({ columns }: GobdTable<Row>) =>
  CSV_BOM + line(columns.map(([title]) => title));

export const gobdRow = <Row>({ columns }: GobdTable<Row>, row: Row) =>
  line(
    columns.map(([, type, read]) => {
      const value = read(row);
      return value === undefined || value === '' ? '' : TYPES[type].text(value);
    }),
  );

/** The description of the files by the standard of the tax authorities (Beschreibungsstandard, DTD of 01.09.2004). */
export function gobdIndex(
  tables: readonly GobdTable<never>[],
  { from, to }: { from: string; to: string },
): string {
  const described = tables.map(({ name, description, columns }) => {
    const all = columns.map(
      ([title, type]) => `<VariableColumn><Name>${title}</Name>${TYPES[type].xml}</VariableColumn>`,
    );
    return `<Table><URL>${name}.csv</URL><Name>${name}</Name><Description>${description}</Description>
<Validity><Range><From>${formatDay(from)}</From><To>${formatDay(to)}</To></Range><Format>DD.MM.YYYY</Format></Validity>
<UTF8/><DecimalSymbol>,</DecimalSymbol><DigitGroupingSymbol>.</DigitGroupingSymbol><Range><From>2</From></Range>
<VariableLength><ColumnDelimiter>;</ColumnDelimiter><RecordDelimiter>&#13;&#10;</RecordDelimiter><TextEncapsulator>"</TextEncapsulator>
${all.join('\n')}
</VariableLength></Table>`;
  });
  const supplier = COMPANY.name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE DataSet SYSTEM "gdpdu-01-09-2004.dtd">
<DataSet><Version>1.0</Version>
<DataSupplier><Name>${supplier}</Name><Location>${COMPANY.city}</Location><Comment>Bücher des Shops</Comment></DataSupplier>
<Media><Name>Shop</Name>
${described.join('\n')}
</Media></DataSet>
`;
}
