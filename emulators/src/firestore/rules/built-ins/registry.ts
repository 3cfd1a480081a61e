import { decideHasAny } from '../operators/constraints.ts';
import { RulesError } from '../values/rules-error.ts';
import type { RulesValue, ValueType } from '../values/rules-value.ts';
import { BYTES_METHODS, HASHING_FUNCTIONS } from './bytes.ts';
import {
  getOrElse,
  LIST_METHODS,
  MAP_DIFF_METHODS,
  MAP_METHODS,
  SET_METHODS,
} from './collections.ts';
import { CONVERSION_FUNCTIONS } from './conversions.ts';
import { DURATION_FUNCTIONS, DURATION_METHODS } from './durations.ts';
import { LATLNG_FUNCTIONS, LATLNG_METHODS } from './latlngs.ts';
import { MATH_FUNCTIONS } from './math.ts';
import { PATH_METHODS } from './paths.ts';
import { type BuiltIn, invoke, type Methods } from './signature.ts';
import { STRING_METHODS } from './strings.ts';
import { TIMESTAMP_FUNCTIONS, TIMESTAMP_METHODS } from './times.ts';

const METHODS: ReadonlyMap<ValueType, Methods> = new Map<ValueType, Methods>([
  ['bytes', BYTES_METHODS],
  ['duration', DURATION_METHODS],
  ['latlng', LATLNG_METHODS],
  ['list', LIST_METHODS],
  ['map', MAP_METHODS],
  ['map_diff', MAP_DIFF_METHODS],
  ['path', PATH_METHODS],
  ['set', SET_METHODS],
  ['string', STRING_METHODS],
  ['timestamp', TIMESTAMP_METHODS],
]);

const FUNCTIONS: ReadonlyMap<string, BuiltIn> = new Map(
  Object.entries({
    ...CONVERSION_FUNCTIONS,
    ...DURATION_FUNCTIONS,
    ...HASHING_FUNCTIONS,
    ...LATLNG_FUNCTIONS,
    ...MATH_FUNCTIONS,
    ...TIMESTAMP_FUNCTIONS,
  }),
);

/** Functions of one argument that read documents or write to the log. */
export const CONTEXT_FUNCTIONS: ReadonlySet<string> = new Set([
  'debug',
  'exists',
  'existsAfter',
  'get',
  'getAfter',
]);

/** Namespaces such as `math`, which are not variables. */
export const PACKAGES: ReadonlySet<string> = new Set(
  [...FUNCTIONS.keys()]
    .filter((name) => name.includes('.'))
    .map((name) => name.split('.')[0] ?? ''),
);

function findMethod(type: ValueType, name: string): BuiltIn | undefined {
  const methods = METHODS.get(type);
  return methods && Object.hasOwn(methods, name) ? methods[name] : undefined;
}

export const findFunction = (name: string): BuiltIn | undefined => FUNCTIONS.get(name);

/** Possible argument counts of a method over all types; empty for an unknown name. */
export function methodArities(name: string): number[] {
  const arities = [...METHODS.values()].flatMap((methods) =>
    Object.hasOwn(methods, name) ? [(methods[name]?.parameters.length ?? 1) - 1] : [],
  );
  return name === 'get' ? [2] : arities;
}

/** Argument count of a function; undefined for an unknown name. */
export const functionArity = (name: string): number | undefined =>
  CONTEXT_FUNCTIONS.has(name) ? 1 : FUNCTIONS.get(name)?.parameters.length;

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
