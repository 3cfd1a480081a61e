import type { Value } from '../api/messages.ts';
import { compareBigInts } from './compare-strings.ts';

export type NumberValue = { integerValue: string } | { doubleValue: number };

const MIN_INT64 = -(2n ** 63n);
const MAX_INT64 = 2n ** 63n - 1n;
const TWO_63 = 2 ** 63;

export const isNumberValue = (value: Value): value is NumberValue =>
  'integerValue' in value || 'doubleValue' in value;

/** Exact order across integers and doubles; NaN sorts first, -0 equals 0. */
export function compareNumbers(a: NumberValue, b: NumberValue): number {
  if ('integerValue' in a) {
    return 'integerValue' in b
      ? compareIntegers(a.integerValue, b.integerValue)
      : compareIntegerToDouble(a.integerValue, b.doubleValue);
  }
  return 'integerValue' in b
    ? -compareIntegerToDouble(b.integerValue, a.doubleValue)
    : compareDoubles(a.doubleValue, b.doubleValue);
}

/** The sum aggregation: an integer while it fits into int64, else a double. */
export function sumNumbers(numbers: readonly NumberValue[]): NumberValue {
  let integers = 0n;
  let doubles = 0;
  let onlyIntegers = true;
  for (const number of numbers) {
    if ('integerValue' in number) {
      integers += BigInt(number.integerValue);
    } else {
      doubles += number.doubleValue;
      onlyIntegers = false;
    }
  }
  if (onlyIntegers && integers <= MAX_INT64 && integers >= MIN_INT64) {
    return { integerValue: String(integers) };
  }
  return { doubleValue: Number(integers) + doubles };
}

function compareIntegers(a: string, b: string): number {
  const left = Number(a);
  const right = Number(b);
  return Number.isSafeInteger(left) && Number.isSafeInteger(right)
    ? Math.sign(left - right)
    : compareBigInts(BigInt(a), BigInt(b));
}

function compareIntegerToDouble(integer: string, double: number): number {
  if (Number.isNaN(double) || double < -TWO_63) return 1;
  if (double >= TWO_63) return -1;
  const whole = Math.floor(double);
  return compareBigInts(BigInt(integer), BigInt(whole)) || (double > whole ? -1 : 0);
}

function compareDoubles(a: number, b: number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(b)) - Number(Number.isNaN(a));
  return a === b ? 0 : a < b ? -1 : 1;
}
