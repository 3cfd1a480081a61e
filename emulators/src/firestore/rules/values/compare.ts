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
const isSame = (a: RulesValue, b: RulesValue): boolean => equal(a, b, isSameNumber);

/** Equality of set elements and in map diffs: numbers compare by value. */
export const isAlike = (a: RulesValue, b: RulesValue): boolean =>
  equal(a, b, (left, right) => compareNumbers(left, right) === 0);

type NumberTest = (a: NumberOf, b: NumberOf) => boolean;

const isSameNumber: NumberTest = (a, b) => a.type === b.type && a.value === b.value;

function equal(a: RulesValue, b: RulesValue, numbers: NumberTest): boolean {
  if (a.type === 'constraint' || b.type === 'constraint') {
    throw new RulesError('The filters of the query do not decide whether two values are equal.');
  }
  if (isNumber(a) && isNumber(b)) return numbers(a, b);
  if (a.type === 'null') return b.type === 'null';
  if (a.type === 'bool') return b.type === 'bool' && a.value === b.value;
  if (a.type === 'string') return b.type === 'string' && a.value === b.value;
  if (a.type === 'bytes') return b.type === 'bytes' && Buffer.compare(a.value, b.value) === 0;
  if (a.type === 'timestamp') return b.type === 'timestamp' && a.nanos === b.nanos;
  if (a.type === 'duration') return b.type === 'duration' && a.nanos === b.nanos;
  return equalCompounds(a, b, numbers);
}

function equalCompounds(a: RulesValue, b: RulesValue, numbers: NumberTest): boolean {
  if (a.type === 'list') return b.type === 'list' && equalLists(a.items, b.items, numbers);
  if (a.type === 'vector') return b.type === 'vector' && equalLists(a.items, b.items, numbers);
  if (a.type === 'map') return b.type === 'map' && equalMaps(a.entries, b.entries, numbers);
  if (a.type === 'set') return b.type === 'set' && equalSets(a.items, b.items);
  if (a.type === 'path') return b.type === 'path' && equalPaths(a.segments, b.segments);
  if (a.type === 'latlng' && b.type === 'latlng') {
    return a.value.latitude === b.value.latitude && a.value.longitude === b.value.longitude;
  }
  return a === b;
}

/** Compares two values; undefined if the language does not order their types. */
export function order(a: RulesValue, b: RulesValue): number | undefined {
  if (isNumber(a) && isNumber(b)) return compareNumbers(a, b);
  if (a.type === 'string' && b.type === 'string') return sign(a.value, b.value);
  if (a.type === 'bytes' && b.type === 'bytes') return Buffer.compare(a.value, b.value);
  const areTimes =
    (a.type === 'timestamp' && b.type === 'timestamp') ||
    (a.type === 'duration' && b.type === 'duration');
  return areTimes ? sign(a.nanos, b.nanos) : undefined;
}

export const includes = (items: readonly RulesValue[], wanted: RulesValue): boolean =>
  items.some((item) => isSame(item, wanted));

export const includesAlike = (items: readonly RulesValue[], wanted: RulesValue): boolean =>
  items.some((item) => isAlike(item, wanted));

/** NaN if either is not a number: then every comparison is false. */
function compareNumbers(a: NumberOf, b: NumberOf): number {
  if (a.type === 'int' && b.type === 'int') return sign(a.value, b.value);
  const [left, right] = [Number(a.value), Number(b.value)];
  return Number.isNaN(left) || Number.isNaN(right) ? Number.NaN : sign(left, right);
}

const sign = <T extends bigint | number | string>(a: T, b: T): number =>
  Number(a > b) - Number(a < b);

const equalLists = (
  a: readonly RulesValue[],
  b: readonly RulesValue[],
  numbers: NumberTest,
): boolean =>
  a.length === b.length &&
  a.every((item, i) => {
    const other = b[i];
    return other !== undefined && equal(item, other, numbers);
  });

const equalSets = (a: readonly RulesValue[], b: readonly RulesValue[]): boolean =>
  a.length === b.length && a.every((item) => includesAlike(b, item));

const equalMaps = (a: RulesMap, b: RulesMap, numbers: NumberTest): boolean =>
  a.size === b.size &&
  [...a].every(([key, value]) => {
    const other = b.get(key);
    return other !== undefined && equal(value, other, numbers);
  });

const equalPaths = (a: readonly PathSegment[], b: readonly PathSegment[]): boolean =>
  a.length === b.length && a.every((segment, i) => segmentText(segment) === segmentText(b[i]));

/** A set value without duplicates. */
export function distinct(items: Iterable<RulesValue>): RulesValue {
  const kept: RulesValue[] = [];
  for (const item of items) {
    if (!includesAlike(kept, item)) {
      kept.push(item);
    }
  }
  return { type: 'set', items: kept };
}
