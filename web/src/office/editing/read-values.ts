import { toCents } from '@shop/domain/money/money';
import { formatAmount, parseDecimal } from '@shop/domain/text/format';
import { fieldErrors, type InputSchema } from '@shop/domain/text/validation';
import { setIn } from 'formik';

/** Messages by the path of their field: `specifications[0].label`. */
export type FieldMessages = Record<string, string>;

/** What a form says: an input without its empty fields, and what is wrong with it. */
export interface ReadValues<Input> {
  input: Input;
  messages: FieldMessages;
}

const NO_NUMBER = 'Bitte geben Sie eine Zahl ein, zum Beispiel 12,50.';

/** Reads text fields; what cannot be read gets a message by the path of its field. */
export function valueReader() {
  const messages: FieldMessages = {};
  return {
    messages,
    text: (text: string) => text.trim() || undefined,
    /** A German number, with or without a euro sign after it. */
    number(path: string, text: string): number | undefined {
      const figure = text.replace(/€\s*$/, '').trim();
      if (figure === '') return undefined;
      const value = parseDecimal(figure);
      if (value === undefined) messages[path] = NO_NUMBER;
      return value;
    },
  };
}

/** What the schema says about an input, below what could not even be read; no field may be forgotten. */
export function checkInput<Input extends object>(
  schema: InputSchema<Input>,
  values: Record<keyof Input, unknown>,
  unread: FieldMessages,
): ReadValues<Input> {
  const input = present(values) as Input;
  const found = fieldErrors(schema as never, input) as FieldMessages;
  return { input, messages: { ...found, ...unread } };
}

/** Messages nested like the values of the form, as Formik holds them. */
export function nestedErrors(messages: FieldMessages): object {
  return Object.entries(messages).reduce(
    (errors, [path, message]) => setIn(errors, path, message),
    {},
  );
}

/** A number as it is typed: `1250,5`. */
export function typedNumber(value: number | undefined): string {
  return value === undefined ? '' : value.toLocaleString('de-DE', TYPED);
}

/** An amount in euro as it is typed: `1250,50`. */
export function typedEuro(value: number | undefined): string {
  return value === undefined ? '' : formatAmount(toCents(value));
}

const TYPED = { useGrouping: false, maximumFractionDigits: 20 } as const;

/** Without the fields that are undefined. */
export function present(values: object): object {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));
}
