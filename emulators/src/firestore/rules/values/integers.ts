import { RulesError } from './rules-error.ts';
import type { RulesValue } from './rules-value.ts';

const MIN = -(2n ** 63n);
const MAX = 2n ** 63n - 1n;

/** An integer value; throws if it does not fit into 64 bits. */
export function integer(value: bigint | number): RulesValue {
  const whole = BigInt(value);
  if (whole < MIN || whole > MAX) {
    throw new RulesError(`Integer value is out of the [${MIN}, ${MAX}] range.`);
  }
  return { type: 'int', value: whole };
}

/** For operations that can only overflow to 2^63, which wraps to -2^63. */
export const wrapped = (value: bigint): RulesValue => integer(BigInt.asIntN(64, value));

/** Truncates a float: towards zero, NaN to 0, clamped to int64. */
export function truncate(value: number): RulesValue {
  if (Number.isNaN(value)) return integer(0);
  if (value >= Number(MAX)) return integer(MAX);
  return value <= Number(MIN) ? integer(MIN) : integer(Math.trunc(value));
}
