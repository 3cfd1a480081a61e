import { type Position, RulesSyntaxError } from './rules-syntax-error.ts';

const ESCAPE = /\\(?:u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|([0-3][0-7]{2})|([\s\S]))|[^\\]+/gu;
const SIMPLE: Readonly<Record<string, string>> = {
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  '\\': '\\',
  "'": "'",
  '"': '"',
};

/** The value of a string literal, without its quotes. */
export function unescapeText(text: string, position: Position): string {
  return text.replace(ESCAPE, (part, unicode, hex, octal, simple) =>
    escapeOf(part, unicode ?? hex, octal, simple, position),
  );
}

function escapeOf(
  part: string,
  hex: string | undefined,
  octal: string | undefined,
  simple: string | undefined,
  position: Position,
): string {
  if (hex) return String.fromCharCode(Number.parseInt(hex, 16));
  if (octal) return String.fromCharCode(Number.parseInt(octal, 8));
  if (simple === undefined) return part;
  const meaning = Object.hasOwn(SIMPLE, simple) ? SIMPLE[simple] : undefined;
  if (meaning === undefined) {
    throw new RulesSyntaxError(`Invalid escape sequence '${part}' in a string.`, position);
  }
  return meaning;
}
