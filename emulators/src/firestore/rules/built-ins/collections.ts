import { distinct, includes, includesAlike, isAlike } from '../values/compare.ts';
import { integer } from '../values/integers.ts';
import { RulesError } from '../values/rules-error.ts';
import {
  bool,
  list,
  type RulesMap,
  type RulesValue,
  string,
  type ValueOf,
} from '../values/rules-value.ts';
import { textOf } from './conversions.ts';
import { builtIn, type Methods } from './signature.ts';

const LIST = ['list'] as const;

export const LIST_METHODS: Methods = {
  concat: builtIn([LIST, LIST], (a, b) => list([...a.items, ...b.items])),
  hasAll: builtIn([LIST, LIST], (a, b) => bool(hasAll(a.items, b.items))),
  hasAny: builtIn([LIST, LIST], (a, b) => bool(hasAny(a.items, b.items))),
  hasOnly: builtIn([LIST, LIST], (a, b) => bool(hasAll(b.items, a.items))),
  join: builtIn([LIST, ['string']], ({ items }, separator) =>
    string(items.map(textOf).join(separator.value)),
  ),
  removeAll: builtIn([LIST, LIST], (a, b) =>
    list(a.items.filter((item) => !includes(b.items, item))),
  ),
  size: builtIn([LIST], ({ items }) => integer(items.length)),
  toSet: builtIn([LIST], ({ items }) => distinct(items)),
};

const hasAll = (items: readonly RulesValue[], wanted: readonly RulesValue[]): boolean =>
  wanted.every((item) => includes(items, item));

const hasAny = (items: readonly RulesValue[], wanted: readonly RulesValue[]): boolean =>
  wanted.some((item) => includes(items, item));

const SET = ['set'] as const;
const LIST_OR_SET = ['list', 'set'] as const;

export const SET_METHODS: Methods = {
  difference: builtIn([SET, SET], (a, b) =>
    distinct(a.items.filter((item) => !includesAlike(b.items, item))),
  ),
  intersection: builtIn([SET, SET], (a, b) =>
    distinct(a.items.filter((item) => includesAlike(b.items, item))),
  ),
  union: builtIn([SET, SET], (a, b) => distinct([...a.items, ...b.items])),
  hasAll: builtIn([SET, LIST_OR_SET], (a, b) =>
    bool(b.items.every((item) => includesAlike(a.items, item))),
  ),
  hasAny: builtIn([SET, LIST_OR_SET], (a, b) =>
    bool(b.items.some((item) => includesAlike(a.items, item))),
  ),
  hasOnly: builtIn([SET, LIST_OR_SET], (a, b) =>
    bool(a.items.every((item) => includesAlike(b.items, item))),
  ),
  size: builtIn([SET], ({ items }) => integer(items.length)),
};

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
