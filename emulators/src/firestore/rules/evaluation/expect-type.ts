import { RulesError } from '../values/rules-error.ts';
import type { RulesValue } from '../values/rules-value.ts';

export function asBool(value: RulesValue): boolean {
  if (value.type !== 'bool') {
    throw new RulesError(`Expected a bool, not ${value.type}.`);
  }
  return value.value;
}

export function asKey(value: RulesValue): string {
  if (value.type !== 'string') {
    throw new RulesError(`A key of a map must be a string, not ${value.type}.`);
  }
  return value.value;
}
