import { ValidationError } from 'yup';
import {
  CUSTOMER_RECORD,
  type CustomerInput,
  customerInputSchema,
} from '../customer/customer-fields.ts';
import { headerOf, plainFields } from '../fields/field.ts';
import { inputDifferences, isSameValue } from '../office/input-differences.ts';
import type { Versioned } from '../office/office.ts';
import { countryName, HOME_COUNTRY, isCountry } from '../order/buyer.ts';
import { customerNumber } from '../text/customer-number.ts';
import { formatNumber } from '../text/format.ts';
import { textKey } from '../text/text-key.ts';
import { hasVisible } from '../text/validation.ts';
import { type Cell, CellError, codecOf } from './product-columns.ts';
import {
  type CheckedRow,
  ERROR_VALUE,
  jumpNote,
  type RowError,
  withoutGuard,
} from './product-import.ts';
import { cellName } from './product-table.ts';

const NUMBER = 'Kundennummer';

/** A long number in a spreadsheet's scientific notation, which has lost digits. */
const SHORTENED = /^\d([.,]\d+)?e\+?\d+$/i;

function readText(cell: Cell): string {
  const text = String(cell).trim();
  if (!SHORTENED.test(text)) return text.normalize('NFC').replaceAll('\r\n', '\n');
  throw new CellError(
    `„${text}“ ist eine gekürzte Zahl. Bitte geben Sie der Spalte das Format „Text“ und tragen Sie die Ziffern neu ein.`,
  );
}

const readChoiceOfCountry = codecOf(CUSTOMER_RECORD.country).read;
const readPercent = codecOf(CUSTOMER_RECORD.discount_percent).read;

/** Columns that accept more spellings than the export writes. */
const READERS: Partial<Record<string, (cell: Cell, id: undefined) => unknown>> = {
  country: (cell) => {
    const text = textKey(String(cell));
    const code = text.toUpperCase();
    if (code === HOME_COUNTRY || text === textKey(countryName(HOME_COUNTRY))) return undefined;
    return isCountry(code) ? code : readChoiceOfCountry(cell, undefined);
  },
  discount_percent: (cell) => {
    // A cell displayed as 2 % holds 0.02.
    const isShare = typeof cell === 'number' && cell > 0 && cell * 100 <= MAX_DISCOUNT;
    return isShare ? Math.round(cell * 10_000) / 100 : readPercent(cell, undefined);
  },
};
const MAX_DISCOUNT = CUSTOMER_RECORD.discount_percent.max;

/** Columns as of the export; accounts, building sites and own prices are not among them. */
const COLUMNS = plainFields(CUSTOMER_RECORD)
  .filter(([name]) => name !== 'merged_into')
  .map(([name, field]) => ({
    name,
    header: headerOf(field),
    read: READERS[name] ?? (field.type === 'text' ? readText : codecOf(field).read),
  }));

/** Flags values that a spreadsheet may have mangled, or that look mistyped. */
function noteOf(field: string, cell: Cell, before: unknown, after: unknown): string | undefined {
  if (field === 'phone' && /^[1-9]\d{5,14}$/.test(String(cell)) && !/^49/.test(String(cell))) {
    return 'Fehlt vorn eine 0?';
  }
  // A cell displayed as 10 % holds 0.1, as does one of a tenth of a percent.
  if (field === 'discount_percent' && typeof cell === 'number' && cell >= 0.05 && cell < 1) {
    return `${formatNumber(Number(after))} % gelesen: Bitte prüfen.`;
  }
  return field === 'credit_limit' ? jumpNote(before, after) : undefined;
}

/** Columns of the export that change nothing. */
const LEFT_OUT = ['Konten', 'Baustellen', headerOf(CUSTOMER_RECORD.merged_into)];

/** A new customer is a company unless its row says otherwise. */
const EMPTY = { is_company: true, members: [], sites: [], visibility: 'visible' } as const;

const columnsIn = (headers: readonly Cell[]) => {
  const written = headers.map((cell) => String(cell).trim().toLowerCase());
  const columnOf = (header: string) => written.indexOf(header.toLowerCase());
  const known = [NUMBER, ...COLUMNS.map(({ header }) => header)].map(columnOf);
  return { columnOf, known: known.filter((index) => index >= 0) };
};

/** How many columns of the first row are known: tells the separator of a CSV. */
export const knownCustomerColumns = (first: readonly Cell[]): number =>
  columnsIn(first).known.length;

/**
 * Compares rows of a table with the existing customers. A row with a number changes that record, another one is a new
 * customer. A missing column and an empty cell leave their field as it is.
 */
export function customerImport(
  first: readonly Cell[],
  customers: readonly Versioned<CustomerInput>[],
) {
  const { columnOf, known } = columnsIn(first);
  const ignored = first.flatMap((cell, index) => {
    const header = String(cell).trim();
    const isIgnored = header !== '' && !known.includes(index) && !LEFT_OUT.includes(header);
    return isIgnored ? `${cellName(index, 1)} „${header}“` : [];
  });
  const byNumber = new Map(customers.map((each) => [customerNumber(each.id), each]));
  const rowOf = new Map<string, number>();
  const twinOf = twinFinder(customers);

  function check(cells: readonly Cell[], row: number): CheckedRow<CustomerInput> {
    const errors: RowError[] = [];
    const fail = (header: string | undefined, message: string) => {
      const index = header === undefined ? -1 : columnOf(header);
      const cell = index < 0 ? `Zeile ${row}` : cellName(index, row);
      errors.push({ cell, message, ...(header !== undefined && { column: header }) });
    };
    const cellOf = (header: string) => cleaned(cells[columnOf(header)]);
    const number = String(cellOf(NUMBER))
      .toUpperCase()
      .replace(/^(?=\d)/, 'K-');
    const current = byNumber.get(number);
    const name = String(cellOf(CUSTOMER_RECORD.name.label)) || (current?.input.name ?? '');
    const earlier = rowOf.get(number);
    if (number !== '') rowOf.set(number, row);
    if (number !== '' && !current) fail(NUMBER, `Einen Kunden ${number} gibt es nicht.`);
    if (number !== '' && earlier) fail(NUMBER, `Dieser Kunde steht schon in Zeile ${earlier}.`);
    const input = readInput(current, cellOf, fail);
    if (errors.length > 0) return { outcome: 'faulty', row, name, errors };
    const saved = customerInputSchema.cast(input, { assert: false }) as CustomerInput;
    if (current && isSameValue(current.input, saved)) return { outcome: 'unchanged', row, name };
    if (current?.input.merged_into) {
      fail(NUMBER, `Dieser Kunde ist zusammengeführt mit ${current.input.merged_into}.`);
    }
    for (const { path = '', message } of problemsOf(saved)) {
      fail(COLUMNS.find(({ name: field }) => field === path)?.header, message);
    }
    if (errors.length > 0) return { outcome: 'faulty', row, name, errors };
    const twin = current ? undefined : twinOf(saved, row);
    if (twin) fail(CUSTOMER_RECORD.name.label, `Diesen Kunden gibt es schon: ${twin}.`);
    if (errors.length > 0) return { outcome: 'faulty', row, name, errors };
    const change = { version: current?.version ?? 0, input: saved };
    return {
      outcome: current ? 'changed' : 'new',
      row,
      name,
      change: current ? { id: current.id, ...change } : change,
      differences: inputDifferences('customer', current?.input, saved).map((difference) => {
        const { field } = difference;
        const { header = '' } = COLUMNS.find(({ name }) => name === field) ?? {};
        const index = columnOf(header);
        const [before, after] = [current?.input, saved].map(
          (each) => each?.[field as keyof CustomerInput],
        );
        const note = noteOf(field, cellOf(header), before, after);
        const cell = index < 0 ? `Zeile ${row}` : cellName(index, row);
        return { ...difference, cell, ...(note && { note }) };
      }),
    };
  }
  return { ignored, isReadable: known.length > 0, check };
}

/** Finds where the same name and e-mail address already occur, in the file or among the customers. */
function twinFinder(customers: readonly Versioned<CustomerInput>[]) {
  const people = new Map(
    customers
      .filter(({ input }) => !input.merged_into)
      .map(({ id, input }) => [personOf(input), customerNumber(id)]),
  );
  return (input: CustomerInput, row: number): string | undefined => {
    const twin = people.get(personOf(input));
    if (!twin) people.set(personOf(input), `in Zeile ${row}`);
    return twin;
  };
}

/** The record with the cells of a row; reports what cannot be read. */
function readInput(
  current: Versioned<CustomerInput> | undefined,
  cellOf: (header: string) => Cell,
  fail: (header: string, message: string) => void,
): Record<string, unknown> {
  const input: Record<string, unknown> = { ...EMPTY, ...current?.input };
  for (const { name: field, header, read } of COLUMNS) {
    const cell = cellOf(header);
    if (cell === '') continue;
    try {
      if (ERROR_VALUE.test(String(cell)))
        throw new CellError(`„${cell}“ ist der Fehler einer Formel.`);
      input[field] = read(cell, undefined);
    } catch (error) {
      if (!(error instanceof CellError)) throw error;
      fail(header, error.message);
    }
  }
  return input;
}

/** Tells namesakes apart by e-mail, or else by address. */
const personOf = ({ name, email, address = '' }: CustomerInput) =>
  [name, email || address].map(textKey).join('\n');

function cleaned(cell: Cell = ''): Cell {
  if (typeof cell !== 'string') return cell;
  return hasVisible(cell) ? withoutGuard(cell.trim()) : '';
}

function problemsOf(input: CustomerInput): { path?: string | undefined; message: string }[] {
  try {
    customerInputSchema.validateSync(input, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.length > 0 ? error.inner : [error];
  }
}
