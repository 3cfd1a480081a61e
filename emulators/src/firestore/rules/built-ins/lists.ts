import { includes } from '../values/compare.ts';
import { integer } from '../values/integers.ts';
import { bool, list, type RulesValue, string } from '../values/rules-value.ts';
import { distinct } from '../values/sets.ts';
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
