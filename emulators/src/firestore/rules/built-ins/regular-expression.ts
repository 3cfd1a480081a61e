import { RE2JS, RE2JSException } from 're2js';
import { RulesError } from '../values/rules-error.ts';

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
