/** An evaluation error. It denies access, unless the other side of `||` or `&&` decides. */
export class RulesError extends Error {}

export type RulesMap = ReadonlyMap<string, RulesValue>;

/** The result of an expression. Types unusable in these rules, such as bytes, are symbols. */
export type RulesValue =
  | null
  | boolean
  | number
  | string
  | Date
  | symbol
  | readonly RulesValue[]
  | RulesMap;

const isMap = (value: RulesValue): value is RulesMap => value instanceof Map;

/** The types that `is` can test for. */
export const TYPES: Readonly<Record<string, (value: RulesValue) => boolean>> = {
  bool: (value) => typeof value === 'boolean',
  number: (value) => typeof value === 'number',
  string: (value) => typeof value === 'string',
  timestamp: (value) => value instanceof Date,
  list: (value) => Array.isArray(value),
  map: isMap,
};

export function asBool(value: RulesValue): boolean {
  if (typeof value !== 'boolean') throw new RulesError('Expected a bool.');
  return value;
}

export function member(object: RulesValue, name: string): RulesValue {
  const value = isMap(object) ? object.get(name) : undefined;
  if (value === undefined) throw new RulesError(`Property ${name} is undefined on object.`);
  return value;
}

export type Method = (self: RulesValue, args: readonly RulesValue[]) => RulesValue;

/** The methods that rules may call, and their number of arguments. */
export const METHODS: Readonly<Record<string, readonly [count: number, method: Method]>> = {
  get: [
    2,
    (self, [key, fallback = null]) => {
      if (!isMap(self) || typeof key !== 'string')
        throw new RulesError('get needs a map and a key.');
      return self.get(key) ?? fallback;
    },
  ],
  toMillis: [
    0,
    (self) => {
      if (!(self instanceof Date)) throw new RulesError('toMillis needs a timestamp.');
      return self.getTime();
    },
  ],
};

type Operator = (a: RulesValue, b: RulesValue) => boolean;

export const OPERATORS: Readonly<Record<string, Operator>> = {
  '==': isEqual,
  '!=': (a, b) => !isEqual(a, b),
  '<': (a, b) => order(a, b) < 0,
  '<=': (a, b) => order(a, b) <= 0,
  '>': (a, b) => order(a, b) > 0,
  '>=': (a, b) => order(a, b) >= 0,
  in: (value, container) => {
    if (Array.isArray(container)) return container.some((item) => isEqual(item, value));
    if (isMap(container) && typeof value === 'string') return container.has(value);
    throw new RulesError('Operator in needs a list, or a key and a map.');
  },
};

function isEqual(a: RulesValue, b: RulesValue): boolean {
  if (a === null || b === null) return a === b;
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  for (const value of [a, b])
    if (typeof value === 'symbol' || Array.isArray(value) || isMap(value))
      throw new RulesError('Lists, maps and bytes are not compared.');
  return a === b;
}

/** NaN if one is not a number: then every comparison is false. */
function order(a: RulesValue, b: RulesValue): number {
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return Number(a > b) - Number(a < b);
  throw new RulesError('Only two numbers, texts or timestamps are ordered.');
}
