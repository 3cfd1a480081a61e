import { type Fields, type PlainName, plainFields } from '@shop/domain/fields/field';
import { typedEuro, typedNumber, type valueReader } from './read-values.ts';

/** The plain fields of a table as a form holds them: figures as text, nothing missing. */
export type TypedFields<F extends Fields> = {
  -readonly [Name in PlainName<F>]: F[Name] extends { type: 'flag' } ? boolean : string;
};

export function typedFields<F extends Fields>(fields: F, input: object): TypedFields<F> {
  const values = input as Record<string, unknown>;
  const typed = plainFields(fields).map(([name, { type }]) => {
    const value = values[name];
    if (type === 'flag') return [name, value === true];
    if (type === 'number') return [name, typedNumber(value as number | undefined)];
    if (type === 'euro') return [name, typedEuro(value as number | undefined)];
    return [name, value ?? ''];
  });
  return Object.fromEntries(typed);
}

/** Parses the plain fields; undefined for empty ones. */
export function readFields<F extends Fields>(
  fields: F,
  values: TypedFields<F>,
  { text, number }: ReturnType<typeof valueReader>,
): Record<PlainName<F>, unknown> {
  const read = plainFields(fields).map(([name, field]) => {
    const value: string | boolean = values[name];
    if (typeof value === 'boolean') return [name, value];
    if (field.type === 'number' || field.type === 'euro') return [name, number(name, value)];
    return [name, field.required ? value.trim() : text(value)];
  });
  return Object.fromEntries(read) as Record<PlainName<F>, unknown>;
}
