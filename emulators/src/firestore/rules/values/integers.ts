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
