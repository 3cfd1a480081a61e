import { isAlike } from '../values/compare.ts';
import { type RulesValue, string, type ValueOf } from '../values/rules-value.ts';
import { builtIn, type Methods } from './signature.ts';

type Change = 'added' | 'removed' | 'changed' | 'unchanged';

const DIFF = ['map_diff'] as const;

/** Methods of `a.diff(b)`, which compares the keys of a with those of b. */
export const MAP_DIFF_METHODS: Methods = {
  addedKeys: builtIn([DIFF], (diff) => keys(diff, 'added')),
  removedKeys: builtIn([DIFF], (diff) => keys(diff, 'removed')),
  changedKeys: builtIn([DIFF], (diff) => keys(diff, 'changed')),
  unchangedKeys: builtIn([DIFF], (diff) => keys(diff, 'unchanged')),
  affectedKeys: builtIn([DIFF], (diff) => keys(diff, 'added', 'removed', 'changed')),
};

function keys(diff: ValueOf<'map_diff'>, ...wanted: Change[]): RulesValue {
  const all = new Set([...diff.before.keys(), ...diff.after.keys()]);
  const items = [...all].filter((key) => wanted.includes(changeOf(diff, key))).map(string);
  return { type: 'set', items };
}

function changeOf({ before, after }: ValueOf<'map_diff'>, key: string): Change {
  const old = before.get(key);
  const now = after.get(key);
  if (!old) return 'added';
  if (!now) return 'removed';
  return isAlike(old, now) ? 'unchanged' : 'changed';
}
