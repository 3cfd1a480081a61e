import { toCents, toEuro } from '../money/money.ts';
import type { Personal } from './personal.ts';

/** Value type of a plain field. */
type PlainType =
  /** Keeps line breaks only with `rows`. */
  | {
      type: 'text';
      max: number;
      rows?: number;
      allowed?: { pattern: { test(text: string): boolean }; message: string };
      /** The form it is stored in. */
      clean?(text: string): string;
    }
  | { type: 'number'; min: number; max: number; isWhole?: boolean }
  /** In euro; stored in cents, under its name with `_cents`. */
  | { type: 'euro'; min?: number }
  /** One of these names, shown by its label or as it is. */
  | { type: 'choice'; names: readonly string[]; labels?: Readonly<Record<string, string>> }
  /** Any of these names; missing without one. */
  | { type: 'choices'; names: readonly string[]; labels: Readonly<Record<string, string>> }
  | { type: 'flag' };

interface Row {
  /** Shown in the form, the log and the spreadsheet of the assortment, and at the start of messages. */
  label: string;
  /** Message for an empty field; without it, the field is optional. */
  required?: string;
  unit?: string;
  /** Log text for an empty value. */
  missing?: string;
  /** Which of the shop's answers include the field: lists and the item's own page, or only the page. */
  shownIn?: 'lists' | 'page';
  /** Heading it appears under in the form. */
  section: string;
  hint?: string;
  isWide?: boolean;
  /** Label of the empty choice. */
  none?: string;
  /** Column header, if it differs from label and unit. */
  column?: string;
  /** Of a customer's record. */
  personal?: Personal;
}

/** A field whose schema, check, text, column and form control are derived from its row. */
export type PlainField = Row & PlainType;

/** One row for each field that the office edits; `special` ones define these parts themselves. */
export type Field = PlainField | (Row & { type: 'special' });
export type Fields = Readonly<Record<string, Field>>;

/** Rows without what they have in common. */
export type Rows = Readonly<Record<string, Partial<Row> & (PlainType | { type: 'special' })>>;

/** The rows of one part of a table with what they have in common, as their heading. */
export const rowsWith = <const Common extends Partial<Row>, const Some extends Rows>(
  common: Common,
  rows: Some,
) =>
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [name, { ...row, ...common }]),
  ) as unknown as { readonly [Name in keyof Some]: Some[Name] & Common };

type NameOf<F extends Fields, Type extends Field['type']> = {
  [Name in keyof F]: F[Name]['type'] extends Type ? Name : never;
}[keyof F] &
  string;
export type PlainName<F extends Fields> = NameOf<F, PlainField['type']>;
export type SpecialName<F extends Fields> = NameOf<F, 'special'>;
export type FlagName<F extends Fields> = NameOf<F, 'flag'>;
/** The names of the rows with these properties. */
export type NameWith<F extends Fields, Part extends Partial<Row>> = {
  [Name in keyof F]: F[Name] extends Part ? Name : never;
}[keyof F] &
  string;

type ValueOf<F extends Field> = F extends { type: 'text' }
  ? string
  : F extends { type: 'number' | 'euro' }
    ? number
    : F extends { type: 'choice'; names: readonly (infer Name)[] }
      ? Name
      : F extends { type: 'choices'; names: readonly (infer Name)[] }
        ? readonly Name[]
        : F extends { type: 'flag' }
          ? boolean
          : never;

type RequiredName<F extends Fields> = PlainName<F> & NameWith<F, { required: string }>;

/** The values of the plain fields; omits empty optional ones. */
export type PlainValues<F extends Fields> = {
  -readonly [Name in RequiredName<F>]: ValueOf<F[Name]>;
} & { -readonly [Name in Exclude<PlainName<F>, RequiredName<F>>]?: ValueOf<F[Name]> };

/** Values as stored: amounts in cents. */
export type InCents<F extends Fields, Values> = {
  [Name in keyof Values as Name extends NameOf<F, 'euro'> ? `${Name}_cents` : Name]: Values[Name];
};

/** The header of a field's column in exports and tables that are imported: `Kreditrahmen (EUR)`. */
export const headerOf = ({ label, unit, column }: Field): string =>
  column ?? (unit ? `${label} (${unit})` : label);

export const plainFields = <F extends Fields>(fields: F): [PlainName<F>, PlainField][] =>
  Object.entries(fields).filter(([, { type }]) => type !== 'special') as never;

/** Values as stored, without missing fields. */
export function toStoredFields<F extends Fields, Values extends object>(
  fields: F,
  values: Values,
): InCents<F, Values> {
  const present = Object.entries(values).filter(([, value]) => value !== undefined);
  const stored = present.map(([name, value]) =>
    fields[name]?.type === 'euro' ? [`${name}_cents`, toCents(value)] : [name, value],
  );
  return Object.fromEntries(stored) as InCents<F, Values>;
}

/**
 * The named fields of a stored document (by default the whole table's) in the API's form, omitting
 * missing ones.
 */
export function fromStoredFields<Values>(
  fields: Fields,
  stored: object,
  names: readonly string[] = Object.keys(fields),
): Values {
  const values: Record<string, unknown> = {};
  const all = stored as Record<string, unknown>;
  for (const name of names) {
    const isEuro = fields[name]?.type === 'euro';
    const value = all[isEuro ? `${name}_cents` : name];
    if (value !== undefined) values[name] = isEuro ? toEuro(value as number) : value;
  }
  return values as Values;
}
