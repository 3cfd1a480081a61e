import { includesAlike } from '../values/compare.ts';
import { integer } from '../values/integers.ts';
import { bool } from '../values/rules-value.ts';
import { distinct } from '../values/sets.ts';
import { builtIn, type Methods } from './signature.ts';

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
