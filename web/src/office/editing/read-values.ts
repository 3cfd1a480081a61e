import { type Fields, type PlainName, plainFields } from '@shop/domain/fields/field';
import { readNumber, typedEuro, typedNumber } from '@shop/domain/text/number-input';
import { fieldErrors, type InputSchema } from '@shop/domain/text/validation';

/** Messages by the path of their field: `specifications[0].label`. */
export type FieldMessages = Record<string, string>;

/** The content of a form: an input without its empty fields, and its errors. */
export interface ReadValues<Input> {
  input: Input;
  messages: FieldMessages;
}

const NO_NUMBER = 'Bitte geben Sie eine Zahl ein, zum Beispiel 12,50.';

/** Reads text fields; a field that cannot be read gets a message at its path. */
export function valueReader() {
  const messages: FieldMessages = {};
  return {
    messages,
    text: (text: string) => text.trim() || undefined,
    /** Parses a German number, like `readNumber`. */
    number(path: string, text: string): number | undefined {
      if (text.trim() === '') return undefined;
      const value = readNumber(text);
      if (value === undefined) messages[path] = NO_NUMBER;
      return value;
    },
  };
}

/**
 * The schema's messages about an input, overridden by those about unreadable fields; no field may
 * be forgotten.
 */
export function checkInput<Input extends object>(
  schema: InputSchema<Input>,
  values: Record<keyof Input, unknown>,
  unread: FieldMessages,
): ReadValues<Input> {
  const input = present(values) as Input;
  const found = fieldErrors(schema as never, input) as FieldMessages;
  return { input, messages: { ...found, ...unread } };
}

/** Removes undefined fields. */
export function present(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}

/** The plain fields of a table as held by a form: figures as text, nothing missing. */
export type TypedFields<F extends Fields> = {
  -readonly [Name in PlainName<F>]: F[Name] extends { type: 'flag' }
    ? boolean
    : F[Name] extends { type: 'choices' }
      ? string[]
      : string;
};

export function typedFields<F extends Fields>(fields: F, input: object): TypedFields<F> {
  const values = input as Record<string, unknown>;
  const typed = plainFields(fields).map(([name, { type }]) => {
    const value = values[name];
    if (type === 'flag') return [name, value === true];
    if (type === 'choices') return [name, [...((value ?? []) as string[])]];
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
    const value: string | boolean | string[] = values[name];
    if (typeof value === 'boolean') return [name, value];
    if (typeof value !== 'string') return [name, value.length > 0 ? value : undefined];
    if (field.type === 'number' || field.type === 'euro') return [name, number(name, value)];
    return [name, field.required ? value.trim() : text(value)];
  });
  return Object.fromEntries(read) as Record<PlainName<F>, unknown>;
}
