import {
  type AnyObject,
  type ObjectSchema,
  type ObjectShape,
  object,
  type Schema,
  type StringSchema,
  setLocale,
  string,
  ValidationError,
} from 'yup';
import { MAX_EMAIL_LENGTH } from './shown-email.ts';

/** A parsed request body, or a German sentence naming its fault. */
export type Parsed<T> = { ok: true; value: T } | { ok: false; message: string };

const INVALID = 'Die Anfrage ist ungültig.';

/** German default messages, in place of yup's English ones. */
setLocale({
  mixed: {
    default: INVALID,
    required: INVALID,
    defined: INVALID,
    notNull: INVALID,
    notType: INVALID,
  },
  object: { noUnknown: INVALID },
});

/** A yup schema by its output alone: comparing whole schemas takes the compiler seconds. */
interface SchemaOf<Output> {
  readonly __outputType: Output;
}

/** The schema of each field. */
type FieldsOf<T> = { [Name in keyof Required<T>]: SchemaOf<T[Name]> };

/** A required object: fails with `message` for anything else, and with `unknown` for an unknown field. */
export function requiredObject<T extends object>(
  message: string,
  fields: FieldsOf<T>,
  unknown = message,
): ObjectSchema<T> {
  const shape = fields as unknown as ObjectShape;
  const whole = object(shape).typeError(message).required(message).noUnknown(unknown);
  return whole as unknown as ObjectSchema<T>;
}

export type InputSchema<Input> = Schema<Input>;

/** Whether a text keeps its line breaks. */
export type Lines = 'one' | 'many';

/** Whether a text has a visible character, such as a letter, a digit or a sign. */
export function hasVisible(text: string | null | undefined): boolean {
  // The last three are symbols to Unicode, but invisible, like a combining mark on its own.
  return /[^\s\p{M}\p{Z}\p{C}\p{DI}\u2800\uFFFC\u{1D159}]/u.test(text ?? '');
}

/** A text as stored: trimmed, without direction overrides, and with blanks for control characters. */
function cleanText(text: string, lines: Lines): string {
  if (!hasVisible(text)) return '';
  const straight = text.replace(/[\u202A-\u202E\u2066-\u2069]/g, '');
  const clean =
    lines === 'one'
      ? straight.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
      : straight.replace(/\r\n?|[\v\f\u0085\p{Zl}\p{Zp}]/gu, '\n').replace(/[^\P{Cc}\n\t]+/gu, ' ');
  return clean.trim();
}

/** The schema of every text, in place of yup's: one line unless declared otherwise. */
export function textSchema(lines: Lines = 'one') {
  return string()
    .meta({ lines })
    .transform((value: unknown) => (typeof value === 'string' ? cleanText(value, lines) : value));
}

/** A text of at most `max` characters; may be missing, null or empty. */
export function optionalText(label: string, max: number, lines?: Lines) {
  const optional = textSchema(lines)
    .typeError(`${label}: Text erwartet`)
    .nullable()
    .max(max, `${label}: höchstens ${max} Zeichen`)
    .transform((value: string | null) => value ?? '')
    .default('');
  // yup's types do not reflect that the transform removes null.
  return optional as StringSchema<string, AnyObject, '', 'd'>;
}

/** A text of at most `max` characters, at least one of them visible. */
export const requiredText = (label: string, max: number, message: string, lines?: Lines) =>
  optionalText(label, max, lines).test('filled', message, hasVisible);

/** An e-mail address or nothing, normalised when read. */
export function optionalEmail(label: string, invalidMessage: string) {
  return optionalText(label, MAX_EMAIL_LENGTH)
    .test('email', invalidMessage, (value) => !value?.trim() || isEmail(value))
    .transform((value: string) => normaliseEmail(value) ?? value);
}

/** A required e-mail address, normalised when read. */
export function emailText(label: string, emptyMessage: string, invalidMessage: string) {
  return optionalEmail(label, invalidMessage).test('filled', emptyMessage, (value) =>
    Boolean(value?.trim()),
  );
}

/** Whether a text is an e-mail address, ignoring surrounding blanks. */
export const isEmail = (text: string): boolean => normaliseEmail(text) !== undefined;

/** Maximum length of the part before the @ (RFC 5321), in characters. */
const MAX_LOCAL_LENGTH = 64;
const DOT_ATOM = /^[\w!#$%&'*+/=?^`{|}~-]+(\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const HOST_NAME = /^([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]([a-z\d-]{0,61}[a-z\d])$/;

/**
 * The one form of an e-mail address that is stored, counted and sent to: `name@host`, the host in
 * lower case and ASCII, as mail servers need it. Undefined for anything else, including quoted
 * names and comments, which the mail library would interpret in its own way.
 */
function normaliseEmail(text: string): string | undefined {
  const address = text.trim();
  if (address.length > MAX_EMAIL_LENGTH) return undefined;
  const at = address.lastIndexOf('@');
  const local = address.slice(0, Math.max(0, at));
  const host = asciiHost(address.slice(at + 1));
  if (local.length > MAX_LOCAL_LENGTH || !DOT_ATOM.test(local) || !HOST_NAME.test(host)) {
    return undefined;
  }
  const normalised = `${local}@${host}`;
  return normalised.length > MAX_EMAIL_LENGTH ? undefined : normalised;
}

/** Available in browsers and Node, but not in TypeScript's standard library types. */
declare const URL: new (url: string) => { hostname: string };

/** `müller.de` as `xn--mller-kva.de`; empty if that is not possible. */
function asciiHost(host: string): string {
  // Anything else could end the host of a URL.
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(host)) return '';
  try {
    return new URL(`https://${host}`).hostname;
  } catch {
    return '';
  }
}

/**
 * The address in a stored text: those stored before addresses were normalised may contain brackets
 * and control characters, which the mail library ignored, quotes or a comment.
 */
export function emailIn(stored: string): string {
  const bare = stored
    .normalize('NFC')
    .replace(/[\p{Cc}<>]+/gu, ' ')
    .replace(/\([^()]*\)/g, '')
    .replace(/^\s*"([^"\\]*)"@/, '$1@')
    .trim()
    .replace(/\.$/, '');
  return normaliseEmail(bare) ?? bare;
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
    return { ok: false, message: error.errors[0] ?? INVALID };
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
