import { boolean, type ISchema, mixed, object, type Schema } from 'yup';
import { requiredText } from '../text/validation.ts';
import { type Field, type PlainField, plainFields, type SpecialName } from './field.ts';
import {
  euroAmount,
  listOf,
  numberWithin,
  record,
  textOrNone,
  wholeNumber,
} from './input-fields.ts';

/** Schema shared by form and server; `Input` has exactly the fields of the table. */
export function inputSchema<Input extends object, F extends Record<keyof Input, Field>>(
  label: string,
  fields: F & Record<Exclude<keyof F, keyof Input>, never>,
  special: Record<SpecialName<F>, ISchema<unknown>>,
): Schema<Input> {
  const plain = plainFields<F>(fields).map(([name, field]) => [name, plainSchema(field)]);
  const all = object({ ...Object.fromEntries(plain), ...special });
  return record(label, all).required(`${label}: Die Angaben sind ungültig`) as never;
}

/** The schema of one field of such a table. */
export function plainSchema(field: PlainField): ISchema<unknown> {
  const { label, required } = field;
  if (field.type === 'text') {
    const lines = field.rows ? 'many' : 'one';
    if (required) return requiredText(label, field.max, required, lines);
    const { allowed, clean = (typed: string) => typed } = field;
    const text = textOrNone(label, field.max, lines).transform(
      (typed?: string) => typed && clean(typed),
    );
    return allowed
      ? text.test('allowed', allowed.message, (typed) => !typed || allowed.pattern.test(typed))
      : text;
  }
  const schema = valueSchema(field);
  return required ? schema.required(required) : schema;
}

function valueSchema(field: Exclude<PlainField, { type: 'text' }>) {
  const { label } = field;
  switch (field.type) {
    case 'number':
      return (field.isWhole ? wholeNumber : numberWithin)(label, field.min, field.max);
    case 'euro':
      return euroAmount(label, field.min);
    case 'choice':
      return oneOfNames(label, field.names);
    case 'choices':
      return severalOfNames(label, field.names);
    case 'flag':
      return boolean()
        .typeError(field.required ?? label)
        .nonNullable(field.required ?? label);
  }
}

/** Each name once; none counts as missing. */
const severalOfNames = (label: string, names: readonly string[]) =>
  listOf(label, names.length, oneOfNames(label, names).required(label))
    .optional()
    .test('once', `${label}: Bitte wählen Sie jeden Wert nur einmal`, (chosen) => {
      return !Array.isArray(chosen) || new Set(chosen).size === chosen.length;
    })
    .transform((chosen?: string[]) => (chosen?.length === 0 ? undefined : chosen));

export function oneOfNames<Name extends string>(label: string, names: readonly Name[]) {
  const message = `${label}: Bitte wählen Sie einen der Werte`;
  return mixed<Name>({ check: (value): value is Name => names.includes(value as Name) })
    .typeError(message)
    .nonNullable(message);
}
