import {
  type AnyObject,
  type ObjectSchema,
  type Schema,
  type StringSchema,
  string,
  ValidationError,
} from 'yup';

/** A parsed request body, or a German sentence that says what is wrong with it. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; message: string };

/** A text of at most `max` characters; may be missing, null or empty. Read as trimmed text. */
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

/** A non-blank text of at most `max` characters. */
export function requiredText(label: string, max: number, message: string) {
  return optionalText(label, max).test('filled', message, (value) => Boolean(value?.trim()));
}

/** Maximum length of an e-mail address (RFC 5321), in characters. */
const MAX_EMAIL_LENGTH = 254;

/** An e-mail address, with messages for a missing and an invalid one. */
export function emailText(label: string, emptyMessage: string, invalidMessage: string) {
  return requiredText(label, MAX_EMAIL_LENGTH, emptyMessage).test(
    'email',
    invalidMessage,
    (value) => !value?.trim() || isEmail(value.trim()),
  );
}

/** Whether a text has the form of an e-mail address. */
export function isEmail(text: string): boolean {
  // Length first: on 64 KiB of dots the pattern would backtrack for seconds.
  return text.length <= MAX_EMAIL_LENGTH && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
}

/**
 * Checks an untrusted body against a schema, without type coercion, then trims its texts and fills in
 * defaults. Unknown fields are refused by schemas with `noUnknown`.
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

/** The first error message of each field: `{ customer_name: 'Name ist erforderlich' }`. */
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
