import { compareUtf8 } from '../../core/values/compare-strings.ts';
import { compareNumbers, type NumberValue } from '../../core/values/numbers.ts';
import { RulesError } from './rules-error.ts';
import type { PathSegment, RulesMap, RulesValue, ValueOf } from './rules-value.ts';

export type NumberOf = ValueOf<'int'> | ValueOf<'float'>;

export const isNumber = (value: RulesValue): value is NumberOf =>
  value.type === 'int' || value.type === 'float';

/** Equality of two values; inside lists and maps an integer never equals a float. */
export function isEqual(a: RulesValue, b: RulesValue): boolean {
  if (isNumber(a) && isNumber(b)) {
    return !isNaNValue(a) && !isNaNValue(b) && compareNumbers(toCore(a), toCore(b)) === 0;
  }
  return isSame(a, b);
}

/** Equality of elements: the same type and the same value. */
export function isSame(a: RulesValue, b: RulesValue): boolean {
  if (a.type === 'constraint' || b.type === 'constraint') {
    throw new RulesError('The filters of the query do not decide whether two values are equal.');
  }
  if (a.type === 'null') return b.type === 'null';
  if (a.type === 'float') return b.type === 'float' && Object.is(a.value + 0, b.value + 0);
  if (a.type === 'int') return b.type === 'int' && a.value === b.value;
  if (a.type === 'bool') return b.type === 'bool' && a.value === b.value;
  if (a.type === 'string') return b.type === 'string' && a.value === b.value;
  if (a.type === 'bytes') return b.type === 'bytes' && Buffer.compare(a.value, b.value) === 0;
  if (a.type === 'timestamp') return b.type === 'timestamp' && a.nanos === b.nanos;
  if (a.type === 'duration') return b.type === 'duration' && a.nanos === b.nanos;
  return isSameCompound(a, b);
}

function isSameCompound(a: RulesValue, b: RulesValue): boolean {
  if (a.type === 'list') return b.type === 'list' && isSameList(a.items, b.items);
  if (a.type === 'map') return b.type === 'map' && isSameMap(a.entries, b.entries);
  if (a.type === 'set') return b.type === 'set' && isSameSet(a.items, b.items);
  if (a.type === 'path') return b.type === 'path' && isSamePath(a.segments, b.segments);
  if (a.type === 'latlng' && b.type === 'latlng') {
    return a.value.latitude === b.value.latitude && a.value.longitude === b.value.longitude;
  }
  return a === b;
}

/** Order of two values of one kind; undefined where the language has no order for them. */
export function order(a: RulesValue, b: RulesValue): number | undefined {
  if (isNumber(a) && isNumber(b)) {
    // With NaN nothing is less, equal or greater.
    return isNaNValue(a) || isNaNValue(b) ? Number.NaN : compareNumbers(toCore(a), toCore(b));
  }
  if (a.type === 'string' && b.type === 'string') return compareUtf8(a.value, b.value);
  if (a.type === 'bytes' && b.type === 'bytes') return Buffer.compare(a.value, b.value);
  const areTimes =
    (a.type === 'timestamp' && b.type === 'timestamp') ||
    (a.type === 'duration' && b.type === 'duration');
  return areTimes ? Number(a.nanos > b.nanos) - Number(a.nanos < b.nanos) : undefined;
}

export const includes = (items: readonly RulesValue[], wanted: RulesValue): boolean =>
  items.some((item) => isSame(item, wanted));

const isNaNValue = (value: NumberOf): boolean =>
  value.type === 'float' && Number.isNaN(value.value);

const toCore = (value: NumberOf): NumberValue =>
  value.type === 'int' ? { integerValue: String(value.value) } : { doubleValue: value.value };

const isSameList = (a: readonly RulesValue[], b: readonly RulesValue[]): boolean =>
  a.length === b.length &&
  a.every((item, i) => {
    const other = b[i];
    return other !== undefined && isSame(item, other);
  });

const isSameSet = (a: readonly RulesValue[], b: readonly RulesValue[]): boolean =>
  a.length === b.length && a.every((item) => includes(b, item));

const isSameMap = (a: RulesMap, b: RulesMap): boolean =>
  a.size === b.size &&
  [...a].every(([key, value]) => {
    const other = b.get(key);
    return other !== undefined && isSame(value, other);
  });

const isSamePath = (a: readonly PathSegment[], b: readonly PathSegment[]): boolean =>
  a.length === b.length && a.every((segment, i) => segmentText(segment) === segmentText(b[i]));

const segmentText = (segment: PathSegment | undefined): string | undefined =>
  typeof segment === 'object' ? `{${segment.capture}}` : segment;
