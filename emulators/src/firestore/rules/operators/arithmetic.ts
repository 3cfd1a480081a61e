import { isNumber, type NumberOf } from '../values/compare.ts';
import { integer } from '../values/integers.ts';
import { RulesError } from '../values/rules-error.ts';
import { float, type RulesValue, string } from '../values/rules-value.ts';

export type ArithmeticOperator = '+' | '-' | '*' | '/' | '%';

/** Arithmetic on numbers, and string concatenation. */
export function calculate(operator: ArithmeticOperator, a: RulesValue, b: RulesValue): RulesValue {
  if (isNumber(a) && isNumber(b)) {
    return a.type === 'int' && b.type === 'int'
      ? integer(onIntegers(operator, a.value, b.value))
      : float(onFloats(operator, a, b));
  }
  if (operator === '+' && a.type === 'string' && b.type === 'string') {
    return string(a.value + b.value);
  }
  throw new RulesError(`Operator ${operator} does not take ${a.type} and ${b.type}.`);
}

export function negate(value: RulesValue): RulesValue {
  if (value.type === 'int') return integer(-value.value);
  if (value.type === 'float') return float(-value.value);
  throw new RulesError(`Operator - does not take ${value.type}.`);
}

function onIntegers(operator: ArithmeticOperator, a: bigint, b: bigint): bigint {
  if (operator === '+') return a + b;
  if (operator === '-') return a - b;
  if (operator === '*') return a * b;
  if (b === 0n) throw new RulesError('Division by zero.');
  return operator === '/' ? BigInt.asIntN(64, a / b) : a % b;
}

function onFloats(operator: ArithmeticOperator, left: NumberOf, right: NumberOf): number {
  const a = Number(left.value);
  const b = Number(right.value);
  if (operator === '+') return a + b;
  if (operator === '-') return a - b;
  if (operator === '*') return a * b;
  return operator === '/' ? a / b : a % b;
}
