import { includesAlike } from './compare.ts';
import type { RulesValue } from './rules-value.ts';

/** A set value without duplicates. */
export function distinct(items: Iterable<RulesValue>): RulesValue {
  const kept: RulesValue[] = [];
  for (const item of items) {
    if (!includesAlike(kept, item)) {
      kept.push(item);
    }
  }
  return { type: 'set', items: kept };
}
