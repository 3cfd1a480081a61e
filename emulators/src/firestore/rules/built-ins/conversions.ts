import { floatText } from '../values/float-text.ts';
import { integer, truncate } from '../values/integers.ts';
import { parsePathText, pathText } from '../values/path-text.ts';
import { RulesError } from '../values/rules-error.ts';
import { bool, float, path, type RulesValue, string } from '../values/rules-value.ts';
import { builtIn, type Methods } from './signature.ts';

const INTEGER = /^[+-]?\d{1,40}$/;
const FLOAT = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[fFdD]?$/;
const NAMED_FLOATS: Readonly<Record<string, number>> = {
  NaN: Number.NaN,
  Infinity: Number.POSITIVE_INFINITY,
  '-Infinity': Number.NEGATIVE_INFINITY,
};

export const CONVERSION_FUNCTIONS: Methods = {
  int: builtIn([['int', 'float', 'string']], (given) => {
    if (given.type === 'int') return given;
    return given.type === 'float' ? truncate(given.value) : parseInteger(given.value);
  }),
  float: builtIn([['int', 'float', 'string']], (given) =>
    given.type === 'string' ? parseFloatText(given.value) : float(Number(given.value)),
  ),
  string: builtIn([['int', 'float', 'null', 'string', 'bool', 'path']], (given) =>
    string(textOf(given)),
  ),
  bool: builtIn([['bool', 'string']], (given) =>
    given.type === 'bool' ? given : parseBool(given.value),
  ),
  path: builtIn([['string']], ({ value }) => path(parsePathText(value))),
};

/** Converts a value as `string()` does; refuses lists, maps and other composite types. */
export function textOf(value: RulesValue): string {
  if (value.type === 'string') return value.value;
  if (value.type === 'int' || value.type === 'bool') return String(value.value);
  if (value.type === 'float') return floatText(value.value);
  if (value.type === 'null') return 'null';
  if (value.type === 'path') return pathText(value.segments);
  throw new RulesError(
    `Received string(${value.type}), expected string(int|float|null|string|bool|path).`,
  );
}

function parseInteger(text: string): RulesValue {
  if (!INTEGER.test(text)) throw unconvertible(text, 'int');
  return integer(BigInt(text.replace('+', '')));
}

function parseFloatText(text: string): RulesValue {
  const number = text.trim();
  if (Object.hasOwn(NAMED_FLOATS, number)) return float(NAMED_FLOATS[number] ?? Number.NaN);
  if (!FLOAT.test(number)) throw unconvertible(text, 'float');
  return float(Number.parseFloat(number));
}

function parseBool(text: string): RulesValue {
  const lower = text.toLowerCase();
  if (lower !== 'true' && lower !== 'false') throw unconvertible(text, 'bool');
  return bool(lower === 'true');
}

const unconvertible = (text: string, type: string): RulesError =>
  new RulesError(`"${text}" cannot be converted to ${type}.`);
