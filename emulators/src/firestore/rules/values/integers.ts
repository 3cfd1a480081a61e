import { RulesError } from './rules-error.ts';
import type { RulesValue } from './rules-value.ts';

const MIN = -(2n ** 63n);
const MAX = 2n ** 63n - 1n;

/** An integer value; refuses what does not fit into 64 bits. */
export function integer(value: bigint | number): RulesValue {
  const whole = BigInt(value);
  if (whole < MIN || whole > MAX) {
    throw new RulesError(`Integer value is out of the [${MIN}, ${MAX}] range.`);
  }
  return { type: 'int', value: whole };
}

/** The same, for operations whose one excess, 2^63, turns into its negative. */
export const wrapped = (value: bigint): RulesValue => integer(BigInt.asIntN(64, value));

/** Cuts a float to an integer: towards zero, NaN to 0, and what is too large to the ends of int64. */
export function truncate(value: number): RulesValue {
  if (Number.isNaN(value)) return integer(0);
  if (value >= Number(MAX)) return integer(MAX);
  return value <= Number(MIN) ? integer(MIN) : integer(Math.trunc(value));
}
