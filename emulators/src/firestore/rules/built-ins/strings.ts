import { RE2JS, RE2JSException } from 're2js';
import { integer } from '../values/integers.ts';
import { RulesError } from '../values/rules-error.ts';
import { bool, list, type RulesValue, string } from '../values/rules-value.ts';
import { builtIn, type Methods } from './signature.ts';

const TEXT = ['string'] as const;
// As in production, only ASCII letters and white space count.
const LOWER = /[a-z]/g;
const UPPER = /[A-Z]/g;
const EDGES = /^[\t-\r\u0020]+|[\t-\r\u0020]+$/g;

export const STRING_METHODS: Methods = {
  lower: builtIn([TEXT], ({ value }) =>
    string(value.replace(UPPER, (letter) => letter.toLowerCase())),
  ),
  upper: builtIn([TEXT], ({ value }) =>
    string(value.replace(LOWER, (letter) => letter.toUpperCase())),
  ),
  trim: builtIn([TEXT], ({ value }) => string(value.replace(EDGES, ''))),
  size: builtIn([TEXT], ({ value }) => integer(value.length)),
  toUtf8: builtIn([TEXT], ({ value }) => ({
    type: 'bytes',
    value: Uint8Array.from(Buffer.from(value)),
  })),
  // Matches the whole text, as if anchored at both ends.
  matches: builtIn([TEXT, TEXT], (text, pattern) =>
    bool(regularExpression(pattern.value).matches(text.value)),
  ),
  replace: builtIn([TEXT, TEXT, TEXT], (text, pattern, replacement) =>
    string(replaceAll(text.value, pattern.value, replacement.value)),
  ),
  split: builtIn([TEXT, TEXT], (text, pattern) => split(text.value, pattern.value)),
};

function replaceAll(text: string, pattern: string, replacement: string): string {
  try {
    return regularExpression(pattern).matcher(text).replaceAll(escapeLone(replacement), true);
  } catch (error) {
    if (error instanceof RE2JSException) {
      throw new RulesError(`Invalid replacement: ${replacement}.`);
    }
    throw error;
  }
}

/** A `$` before neither a number nor a name is literal. */
const escapeLone = (replacement: string): string =>
  replacement.replace(/\\[\s\S]|\$(?![\d{])/g, (part) => (part === '$' ? '\\$' : part));

/** Drops trailing empty parts, but always keeps one part. */
function split(text: string, pattern: string): RulesValue {
  const pieces = regularExpression(pattern).split(text);
  return list((pieces.length > 0 ? pieces : ['']).map(string));
}

const MAX_CACHED = 100;
const cache = new Map<string, RE2JS>();

/** Compiles an RE2 pattern, which matches in linear time. */
export function regularExpression(pattern: string): RE2JS {
  const known = cache.get(pattern);
  if (known) {
    return known;
  }
  const compiled = compile(pattern);
  if (cache.size >= MAX_CACHED) {
    cache.clear();
  }
  cache.set(pattern, compiled);
  return compiled;
}

function compile(pattern: string): RE2JS {
  try {
    return RE2JS.compile(pattern);
  } catch (error) {
    if (error instanceof RE2JSException) {
      throw new RulesError(`Invalid regular expression pattern: ${pattern}.`);
    }
    throw error;
  }
}
