import type { Fields, Value } from '../api/messages.ts';
import { comparePaths, compareUtf8 } from './compare-strings.ts';
import { compareNumbers, isNumberValue } from './numbers.ts';
import { compareTimestamps } from './timestamp.ts';

/** The rank of a value's type in the order of mixed types. */
export function typeRank(value: Value): number {
  if ('nullValue' in value) return 0;
  if ('booleanValue' in value) return 1;
  if (isNumberValue(value)) return 2;
  if ('timestampValue' in value) return 3;
  if ('stringValue' in value) return 4;
  if ('bytesValue' in value) return 5;
  if ('referenceValue' in value) return 6;
  return 'arrayValue' in value ? 7 : 8;
}

/** The total order of all values, as in `orderBy`; 0 is Firestore's equality. */
export function compareValues(a: Value, b: Value): number {
  const order = typeRank(a) - typeRank(b);
  return order === 0 ? compareSameType(a, b) : Math.sign(order);
}

export const equalValues = (a: Value, b: Value): boolean => compareValues(a, b) === 0;

function compareSameType(a: Value, b: Value): number {
  if ('booleanValue' in a && 'booleanValue' in b) {
    return Number(a.booleanValue) - Number(b.booleanValue);
  }
  if (isNumberValue(a) && isNumberValue(b)) return compareNumbers(a, b);
  if ('timestampValue' in a && 'timestampValue' in b) {
    return compareTimestamps(a.timestampValue, b.timestampValue);
  }
  if ('stringValue' in a && 'stringValue' in b) return compareUtf8(a.stringValue, b.stringValue);
  if ('bytesValue' in a && 'bytesValue' in b) return Buffer.compare(a.bytesValue, b.bytesValue);
  if ('referenceValue' in a && 'referenceValue' in b) {
    return comparePaths(a.referenceValue, b.referenceValue);
  }
  if ('arrayValue' in a && 'arrayValue' in b) {
    return compareLists(a.arrayValue.values, b.arrayValue.values);
  }
  if ('mapValue' in a && 'mapValue' in b) {
    return compareFields(a.mapValue.fields, b.mapValue.fields);
  }
  return 0;
}

function compareLists(a: readonly Value[], b: readonly Value[]): number {
  for (const [i, left] of a.entries()) {
    const right = b[i];
    if (right === undefined) return 1;
    const order = compareValues(left, right);
    if (order !== 0) return order;
  }
  return Math.sign(a.length - b.length);
}

function compareFields(a: Fields, b: Fields): number {
  const leftKeys = Object.keys(a).sort(compareUtf8);
  const rightKeys = Object.keys(b).sort(compareUtf8);
  for (let i = 0; i < Math.min(leftKeys.length, rightKeys.length); i += 1) {
    const order = compareEntries(a, leftKeys[i] ?? '', b, rightKeys[i] ?? '');
    if (order !== 0) return order;
  }
  return Math.sign(leftKeys.length - rightKeys.length);
}

function compareEntries(a: Fields, leftKey: string, b: Fields, rightKey: string): number {
  const left = a[leftKey];
  const right = b[rightKey];
  return compareUtf8(leftKey, rightKey) || (left && right ? compareValues(left, right) : 0);
}
