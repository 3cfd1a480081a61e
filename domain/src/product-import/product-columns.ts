import { type Field, headerOf, type PlainField, type SpecialName } from '../fields/field.ts';
import { VISIBILITY_LABELS } from '../fields/visibility.ts';
import { toCents, toEuro } from '../money/money.ts';
import type { ProductInput } from '../office/product-input.ts';
import { articleDigits } from '../product/article-number.ts';
import {
  COVERAGE_FIGURES,
  COVERAGE_KINDS,
  type Coverage,
  type CoverageFigure,
} from '../product/coverage.ts';
import { type DeliveryTime, deliveryTimeLabel } from '../product/delivery-time.ts';
import type { Picture } from '../product/picture.ts';
import { CONTENT_UNITS, type ProductContent, type Specification } from '../product/product.ts';
import { PRODUCT_FIELDS } from '../product/product-fields.ts';
import { joinEntries, joinPair, splitEntries, splitPair } from '../text/cell-entries.ts';
import { parseDecimal } from '../text/format.ts';
import { typedNumber } from '../text/number-input.ts';
import { readMeasured } from '../text/units.ts';
import { formatDay } from '../time/calendar.ts';
import { readDay } from '../time/day-input.ts';

/** A spreadsheet cell; an empty text if it is blank. */
export type Cell = string | number;

export interface ProductColumn {
  header: string;
  /** The field, or the field and a part of it. */
  path: readonly [keyof ProductInput, string?];
  isAmount: boolean;
  /** Formats the field for a cell; `id` is missing for a new product. */
  write(value: unknown, id: string | undefined): Cell;
  /** The value of a non-empty cell. Throws `CellError`. */
  read(cell: Cell, id: string | undefined): unknown;
}

/** A cell that cannot be read, with a German sentence. */
export class CellError extends Error {
  override readonly name = 'CellError';
}

const text: Codec = {
  write: (value) => String(value ?? ''),
  read: (cell) => textOf(cell),
};

const number: Codec = {
  write: (value) => (value as number | undefined) ?? '',
  read: readNumber,
};

/** Spreadsheets calculate with more decimals than they show. */
const amount: Codec = {
  write: number.write,
  read: (cell) => (typeof cell === 'number' ? toEuro(toCents(cell)) : readNumber(cell)),
};

type Codec = Pick<ProductColumn, 'write' | 'read'>;

const day: Codec = {
  write: (value) => (value ? formatDay(value as string) : ''),
  read: (cell) => {
    const read = readDay(textOf(cell));
    if ('day' in read) return read.day;
    throw new CellError(`„${cell}“ ist kein Datum wie 24.12.2026.`);
  },
};

const yesOrNo = choice({ true: 'ja', false: 'nein' });
const flag: Codec = { write: yesOrNo.write, read: (cell) => yesOrNo.read(cell) === 'true' };

/** Columns that are not derived from the rows of their fields. */
const SPECIAL: Record<SpecialName<typeof PRODUCT_FIELDS>, readonly ProductColumn[]> = {
  content: [
    column('Inhalt je Einheit', ['content'], {
      write: (value) => {
        const content = value as ProductContent | undefined;
        return content ? `${typedNumber(content.amount)} ${content.unit}` : '';
      },
      read: (cell) => {
        const text = textOf(cell);
        const unit = CONTENT_UNITS.find((each) => readMeasured(text, each) !== undefined);
        if (unit && !/\d$/.test(text)) return { amount: readMeasured(text, unit), unit };
        throw new CellError(`„${cell}“ ist kein Inhalt wie „25 kg“ (${CONTENT_UNITS.join(', ')}).`);
      },
    }),
  ],
  next_price: [
    column('Neuer Nettopreis', ['next_price', 'price'], amount),
    column('Neuer Preis ab', ['next_price', 'from'], day),
  ],
  coverage: [column('Mengenrechner', ['coverage'], { write: writeCoverage, read: readCoverage })],
  specifications: [
    column('Technische Daten', ['specifications'], {
      write: (value) =>
        joinEntries((value as Specification[]).map(({ label, value }) => joinPair(label, value))),
      read: (cell) =>
        splitEntries(textOf(cell)).map((entry) => {
          const [label, value] = splitPair(entry);
          if (value) return { label, value };
          throw new CellError(`„${entry}“ hat nicht die Form „Bezeichnung: Wert“.`);
        }),
    }),
  ],
  pictures: [
    column('Bilder', ['pictures'], {
      write: (value) =>
        joinEntries((value as Picture[]).map(({ url, alt }) => (alt ? `${url} ${alt}` : url))),
      read: (cell) =>
        splitEntries(textOf(cell)).map((entry) => {
          const [, url = '', alt = ''] = /^(\S+)\s*(.*)$/s.exec(entry) ?? [];
          return { url, alt };
        }),
    }),
  ],
  delivery_time: [
    column('Lieferzeit', ['delivery_time'], {
      write: (value) =>
        value ? deliveryTimeLabel(value as DeliveryTime).replaceAll('\u00a0', ' ') : '',
      read: readDeliveryTime,
    }),
  ],
  producer: [
    column('Hersteller', ['producer', 'name'], text),
    column('Anschrift des Herstellers', ['producer', 'address'], text),
    column('E-Mail des Herstellers', ['producer', 'email'], text),
  ],
  related_ids: [
    column('Passende Artikel (Nummern)', ['related_ids'], {
      write: (value) => (value as number[]).join(' | '),
      read: (cell) =>
        String(cell)
          .split(/[|;,]/)
          .map((each) => {
            const id = each.trim();
            if (/^[1-9]\d{0,14}$/.test(id)) return Number(id);
            throw new CellError(`„${id}“ ist keine Nummer eines Artikels.`);
          }),
    }),
  ],
};

/** Plain fields whose cells differ from the stored value. */
const CODECS: Partial<Record<keyof ProductInput, Codec>> = {
  article_number: {
    // Shown as in the shop, even if derived from the id.
    write: (value, id) => (value as string | undefined) ?? (id ? articleDigits(Number(id)) : ''),
    read: (cell, id) => {
      const given = textOf(cell);
      return id && given.replace(/\s/g, '') === articleDigits(Number(id)) ? undefined : given;
    },
  },
  grain: {
    // With its unit, because Excel turns a bare 2/5 into a date.
    write: (value) => (value ? `${value} mm` : ''),
    read: (cell) => textOf(cell).replace(/\s*mm$/, ''),
  },
  vat_rate: {
    write: number.write,
    // A cell that shows 19 % holds 0.19.
    read: (cell) =>
      typeof cell === 'number' && cell > 0 && cell < 1 ? Math.round(cell * 100) : readNumber(cell),
  },
  visibility: {
    write: choice(VISIBILITY_LABELS).write,
    read: (cell) =>
      ({ ja: 'visible', nein: 'hidden' })[textOf(cell).toLowerCase()] ??
      choice(VISIBILITY_LABELS).read(cell),
  },
};

/** How a plain field is written to and read from a cell. */
export function codecOf(field: PlainField): Codec {
  if (field.type === 'number') return number;
  if (field.type === 'euro') return amount;
  if (field.type === 'flag') return flag;
  if (field.type === 'choices') return several(choice(field.labels));
  return field.type === 'text' ? text : choice(field.labels ?? sameLabels(field.names));
}

/** These columns come first; the rest follow in the order of the form. */
const FIRST: readonly (keyof ProductInput)[] = [
  'article_number',
  'name',
  'category',
  'visibility',
  'unit',
  'price',
  'next_price',
];

/** In export order. */
export const PRODUCT_COLUMNS: readonly ProductColumn[] = [
  ...new Set([...FIRST, ...(Object.keys(PRODUCT_FIELDS) as (keyof ProductInput)[])]),
].flatMap((name) => {
  const field: Field = PRODUCT_FIELDS[name];
  if (field.type === 'special') return SPECIAL[name as keyof typeof SPECIAL];
  return column(headerOf(field), [name], CODECS[name] ?? codecOf(field));
});

function column(
  header: string,
  path: ProductColumn['path'],
  { write, read }: Codec,
): ProductColumn {
  return { header, path, isAmount: read === amount.read, write, read };
}

function textOf(cell: Cell): string {
  return String(cell).replaceAll('\r\n', '\n').trim();
}

function readNumber(cell: Cell): number {
  if (typeof cell === 'number') return cell;
  const value = parseDecimal(textOf(cell).replace(/^(€|eur|euro)\s*|\s*(€|eur|euro|%|kg)$/gi, ''));
  if (value === undefined) throw new CellError(`„${cell}“ ist keine Zahl wie 1.234,50.`);
  return value;
}

/** Reads and writes a value by its label. */
function choice(labels: Readonly<Record<string, string>>) {
  const entries = Object.entries(labels);
  return {
    write: (value: unknown) => labels[String(value)] ?? '',
    read: (cell: Cell) => {
      const given = textOf(cell).toLowerCase();
      const found = entries.find(([, label]) => label.toLowerCase() === given);
      if (found) return found[0];
      const known = entries.map(([, label]) => label).join(', ');
      throw new CellError(`„${cell}“ ist nicht bekannt. Möglich sind: ${known}.`);
    },
  };
}

/** Reads and writes several values by their labels. */
function several({ write, read }: ReturnType<typeof choice>): Codec {
  return {
    write: (value) => joinEntries(((value ?? []) as string[]).map(write)),
    read: (cell) => splitEntries(textOf(cell)).map(read),
  };
}

function sameLabels(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, name]));
}

function writeCoverage(value: unknown): string {
  if (value === undefined) return '';
  const { kind, note, ...figures } = value as Coverage;
  const shown = Object.entries(figures).map(([name, figure]) => {
    const { label, unit } = COVERAGE_FIGURES[name as CoverageFigure];
    return joinPair(label, `${typedNumber(figure)} ${unit}`);
  });
  return joinEntries([
    COVERAGE_KINDS[kind].label,
    ...shown,
    ...(note ? [joinPair('Hinweis', note)] : []),
  ]);
}

const kindChoice = choice(
  Object.fromEntries(Object.entries(COVERAGE_KINDS).map(([kind, { label }]) => [kind, label])),
);

function readCoverage(cell: Cell): Record<string, unknown> {
  const [name = '', ...entries] = splitEntries(textOf(cell));
  const coverage: Record<string, unknown> = {
    kind: kindChoice.read(name),
  };
  for (const entry of entries) {
    const [label, value] = splitPair(entry);
    const found = Object.entries(COVERAGE_FIGURES).find(([, figure]) => figure.label === label);
    if (label === 'Hinweis') coverage.note = value;
    else if (found) coverage[found[0]] = readMeasured(value, found[1].unit) ?? readNumber(value);
    else throw new CellError(`„${label}“ ist keine Angabe des Mengenrechners.`);
  }
  return coverage;
}

function readDeliveryTime(cell: Cell): DeliveryTime {
  const [, min, max = min, unit] =
    /^(\d{1,3})(?:\s*[–-]\s*(\d{1,3}))?\s*(Stunden?|Tage?)$/.exec(textOf(cell)) ?? [];
  if (!unit) throw new CellError(`„${cell}“ ist keine Lieferzeit wie „24–48 Stunden“.`);
  return { min: Number(min), max: Number(max), unit: unit.startsWith('T') ? 'days' : 'hours' };
}
