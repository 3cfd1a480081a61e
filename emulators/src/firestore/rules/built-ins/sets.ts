import { includes } from '../values/compare.ts';
import { integer } from '../values/integers.ts';
import { bool } from '../values/rules-value.ts';
import { distinct } from '../values/sets.ts';
import { hasAll, hasAny } from './lists.ts';
import { builtIn, type Methods } from './signature.ts';

const SET = ['set'] as const;
const LIST_OR_SET = ['list', 'set'] as const;

export const SET_METHODS: Methods = {
  difference: builtIn([SET, SET], (a, b) =>
    distinct(a.items.filter((item) => !includes(b.items, item))),
  ),
  intersection: builtIn([SET, SET], (a, b) =>
    distinct(a.items.filter((item) => includes(b.items, item))),
  ),
  union: builtIn([SET, SET], (a, b) => distinct([...a.items, ...b.items])),
  hasAll: builtIn([SET, LIST_OR_SET], (a, b) => bool(hasAll(a.items, b.items))),
  hasAny: builtIn([SET, LIST_OR_SET], (a, b) => bool(hasAny(a.items, b.items))),
  hasOnly: builtIn([SET, LIST_OR_SET], (a, b) => bool(hasAll(b.items, a.items))),
  size: builtIn([SET], ({ items }) => integer(items.length)),
};
