import { segmentText } from './path-text.ts';
import { RulesError } from './rules-error.ts';
import type { PathSegment, RulesMap, RulesValue, ValueOf } from './rules-value.ts';

export type NumberOf = ValueOf<'int'> | ValueOf<'float'>;

export const isNumber = (value: RulesValue): value is NumberOf =>
  value.type === 'int' || value.type === 'float';

/** `==`: compares numbers by value, but inside lists and maps an integer never equals a float. */
export const isEqual = (a: RulesValue, b: RulesValue): boolean =>
  isNumber(a) && isNumber(b) ? compareNumbers(a, b) === 0 : isSame(a, b);

/** Equality of list and map elements: same type and same value. */
function isSame(a: RulesValue, b: RulesValue): boolean {
  if (a.type === 'constraint' || b.type === 'constraint') {
    throw new RulesError('The filters of the query do not decide whether two values are equal.');
  }
  if (a.type === 'opaque' || b.type === 'opaque') {
    throw new RulesError('Bytes, geo points and vectors are not compared.');
  }
  if (isNumber(a)) return a.type === b.type && a.value === b.value;
  if (a.type === 'null') return b.type === 'null';
  if (a.type === 'bool') return b.type === 'bool' && a.value === b.value;
  if (a.type === 'string') return b.type === 'string' && a.value === b.value;
  if (a.type === 'timestamp') return b.type === 'timestamp' && a.nanos === b.nanos;
  if (a.type === 'list') return b.type === 'list' && equalLists(a.items, b.items);
  if (a.type === 'map') return b.type === 'map' && equalMaps(a.entries, b.entries);
  if (a.type === 'path') return b.type === 'path' && equalPaths(a.segments, b.segments);
  return a === b;
}

/** Compares two values; undefined if the language does not order their types. */
export function order(a: RulesValue, b: RulesValue): number | undefined {
  if (isNumber(a) && isNumber(b)) return compareNumbers(a, b);
  if (a.type === 'string' && b.type === 'string') return sign(a.value, b.value);
  if (a.type === 'timestamp' && b.type === 'timestamp') return sign(a.nanos, b.nanos);
  return undefined;
}

export const includes = (items: readonly RulesValue[], wanted: RulesValue): boolean =>
  items.some((item) => isSame(item, wanted));

/** NaN if either is not a number: then every comparison is false. */
function compareNumbers(a: NumberOf, b: NumberOf): number {
  if (a.type === 'int' && b.type === 'int') return sign(a.value, b.value);
  const [left, right] = [Number(a.value), Number(b.value)];
  return Number.isNaN(left) || Number.isNaN(right) ? Number.NaN : sign(left, right);
}

const sign = <T extends bigint | number | string>(a: T, b: T): number =>
  Number(a > b) - Number(a < b);

const equalLists = (a: readonly RulesValue[], b: readonly RulesValue[]): boolean =>
  a.length === b.length &&
  a.every((item, i) => {
    const other = b[i];
    return other !== undefined && isSame(item, other);
  });

const equalMaps = (a: RulesMap, b: RulesMap): boolean =>
  a.size === b.size &&
  [...a].every(([key, value]) => {
    const other = b.get(key);
    return other !== undefined && isSame(value, other);
  });

const equalPaths = (a: readonly PathSegment[], b: readonly PathSegment[]): boolean =>
  a.length === b.length && a.every((segment, i) => segmentText(segment) === segmentText(b[i]));
