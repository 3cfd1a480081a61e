import { decideHasAny } from '../operators/constraints.ts';
import { includes } from '../values/compare.ts';
import { integer } from '../values/integers.ts';
import { floorDivide, NANOS } from '../values/nanos.ts';
import { RulesError } from '../values/rules-error.ts';
import {
  bool,
  list,
  type RulesMap,
  type RulesValue,
  string,
  type ValueType,
} from '../values/rules-value.ts';
import { type BuiltIn, builtIn, invoke, type Methods } from './signature.ts';

const LIST = ['list'] as const;

const hasAll = (items: readonly RulesValue[], wanted: readonly RulesValue[]): boolean =>
  wanted.every((item) => includes(items, item));

/** The methods that rules of this shop may use; loading rules with another one fails. */
const METHODS: Readonly<Partial<Record<ValueType, Methods>>> = {
  list: {
    hasAll: builtIn([LIST, LIST], (a, b) => bool(hasAll(a.items, b.items))),
    hasAny: builtIn([LIST, LIST], (a, b) => bool(b.items.some((item) => includes(a.items, item)))),
    hasOnly: builtIn([LIST, LIST], (a, b) => bool(hasAll(b.items, a.items))),
    size: builtIn([LIST], ({ items }) => integer(items.length)),
  },
  map: {
    keys: builtIn([['map']], ({ entries }) => list([...entries.keys()].sort().map(string))),
    size: builtIn([['map']], ({ entries }) => integer(entries.size)),
  },
  string: { size: builtIn([['string']], ({ value }) => integer(value.length)) },
  timestamp: {
    toMillis: builtIn([['timestamp']], ({ nanos }) => integer(floorDivide(nanos, NANOS.ms))),
  },
};

/** Functions of one argument that read documents. */
export const CONTEXT_FUNCTIONS: ReadonlySet<string> = new Set([
  'exists',
  'existsAfter',
  'get',
  'getAfter',
]);

function findMethod(type: ValueType, name: string): BuiltIn | undefined {
  const methods = METHODS[type];
  return methods && Object.hasOwn(methods, name) ? methods[name] : undefined;
}

/** Possible argument counts of a method over all types; empty for an unknown name. */
export function methodArities(name: string): number[] {
  if (name === 'get') return [2];
  return Object.values(METHODS).flatMap((methods) =>
    Object.hasOwn(methods, name) ? [(methods[name]?.parameters.length ?? 1) - 1] : [],
  );
}

/** Calls a method of a value; throws if its type has none of this name and argument count. */
export function callMethod(self: RulesValue, name: string, args: RulesValue[]): RulesValue {
  const [first, second] = args;
  if (self.type === 'null') {
    throw new RulesError('Null value error.');
  }
  if (self.type === 'map' && name === 'get' && first && second) {
    return getOrElse(self.entries, first, second);
  }
  if (self.type === 'constraint' && name === 'hasAny' && first?.type === 'list') {
    return decideHasAny(self.constraint, first.items);
  }
  const method = findMethod(self.type, name);
  if (!method || method.parameters.length !== args.length + 1) {
    throw new RulesError(`A ${self.type} has no method ${name} with ${args.length} arguments.`);
  }
  return invoke(`${self.type}.${name}`, method, [self, ...args]);
}

/** `map.get(key, fallback)`; separate, since the fallback may have any type. */
function getOrElse(entries: RulesMap, key: RulesValue, fallback: RulesValue): RulesValue {
  if (key.type !== 'string') {
    throw new RulesError(`Received map.get(${key.type}, …), expected a string.`);
  }
  return entries.get(key.value) ?? fallback;
}
