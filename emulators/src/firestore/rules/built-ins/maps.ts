import { isAlike } from '../values/compare.ts';
import { integer } from '../values/integers.ts';
import { RulesError } from '../values/rules-error.ts';
import {
  list,
  type RulesMap,
  type RulesValue,
  string,
  type ValueOf,
} from '../values/rules-value.ts';
import { builtIn, type Methods } from './signature.ts';

const MAP = ['map'] as const;

export const MAP_METHODS: Methods = {
  diff: builtIn([MAP, MAP], (a, b) => ({
    type: 'map_diff',
    before: b.entries,
    after: a.entries,
  })),
  keys: builtIn([MAP], ({ entries }) => list([...entries.keys()].sort().map(string))),
  values: builtIn([MAP], ({ entries }) => list([...entries.values()])),
  size: builtIn([MAP], ({ entries }) => integer(entries.size)),
};

/** `map.get(key, fallback)`; separate, since the fallback may have any type. */
export function getOrElse(entries: RulesMap, key: RulesValue, fallback: RulesValue): RulesValue {
  if (key.type === 'string') {
    return entries.get(key.value) ?? fallback;
  }
  if (key.type !== 'list') {
    throw new RulesError(`Received map.get(${key.type}, …), expected a string or a list.`);
  }
  let level: RulesValue | undefined = { type: 'map', entries };
  for (const part of key.items) {
    if (part.type !== 'string') {
      throw new RulesError(`Received map.get([${part.type}], …), expected a list of strings.`);
    }
    level = level?.type === 'map' ? level.entries.get(part.value) : undefined;
  }
  return level ?? fallback;
}

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
