import { bool, float, list, map, NULL, type RulesValue, string } from './rules-value.ts';

/** Converts a token claim: whole numbers become int, others float. */
export function fromJson(value: unknown): RulesValue {
  if (typeof value === 'string') return string(value);
  if (typeof value === 'boolean') return bool(value);
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) ? { type: 'int', value: BigInt(value) } : float(value);
  }
  if (Array.isArray(value)) return list(value.map(fromJson));
  if (typeof value === 'object' && value !== null) {
    return map(Object.entries(value).map(([key, inner]) => [key, fromJson(inner)]));
  }
  return NULL;
}
