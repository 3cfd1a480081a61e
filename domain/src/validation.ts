import {
  type AnyObject,
  type ObjectSchema,
  type Schema,
  type StringSchema,
  string,
  ValidationError,
} from 'yup';

/** Outcome of reading a request body: the value, or one German sentence that says what is wrong. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; message: string };

/** A text that may be missing, null or empty, up to `max` characters; read as trimmed text. */
export function optionalText(label: string, max: number) {
  const text = string()
    .typeError(`${label}: Text erwartet`)
    .nullable()
    .max(max, `${label}: höchstens ${max} Zeichen`)
    .transform((value: string | null) => value?.trim() ?? '')
    .default('');
  // yup does not see that the transform leaves no null.
  return text as StringSchema<string, AnyObject, '', 'd'>;
}

/** A text that holds more than spaces, up to `max` characters. */
export function requiredText(label: string, max: number, message: string) {
  return optionalText(label, max).test('filled', message, (value) => Boolean(value?.trim()));
}

/** Longest e-mail address that mail servers accept, in characters. */
const MAX_EMAIL_LENGTH = 254;

/** An e-mail address; both messages are the form's, the empty one comes first. */
export function emailText(label: string, emptyMessage: string, invalidMessage: string) {
  return requiredText(label, MAX_EMAIL_LENGTH, emptyMessage).test(
    'email',
    invalidMessage,
    (value) => !value?.trim() || isEmail(value.trim()),
  );
}

/** Whether a text looks like an e-mail address; the proof is the mail that arrives. */
export function isEmail(text: string): boolean {
  // The length comes first: on 64 KiB of dots the pattern would backtrack for seconds.
  return text.length <= MAX_EMAIL_LENGTH && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

/**
 * Reads an untrusted body by a schema. Nothing is converted before it is checked: a number in a text
 * is refused, and so is a field that the schema does not name. Then texts are trimmed and defaults filled in.
 */
export function readBody<Body>(schema: Schema<Body>, body: unknown): Parsed<Body> {
  try {
    schema.validateSync(body, { strict: true, abortEarly: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return { ok: false, message: error.errors[0] ?? 'Die Anfrage ist ungültig.' };
  }
  return { ok: true, value: schema.cast(body) };
}

/** Every field's first message, for a form: `{ customer_name: 'Name ist erforderlich' }`. */
export function fieldErrors<T extends object>(
  schema: ObjectSchema<AnyObject>,
  values: T,
): Partial<Record<keyof T & string, string>> {
  try {
    schema.validateSync(values, { strict: true, abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const errors: Partial<Record<string, string>> = {};
    for (const inner of error.inner) {
      if (inner.path && !errors[inner.path]) errors[inner.path] = inner.message;
    }
    return errors as Partial<Record<keyof T & string, string>>;
  }
}
