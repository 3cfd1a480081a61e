import { includes, isEqual, order } from '../values/compare.ts';
import { RulesError } from '../values/rules-error.ts';
import { bool, type RulesValue } from '../values/rules-value.ts';
import {
  type ComparisonOperator,
  decideComparison,
  decideContains,
  decideIsOneOf,
} from './constraints.ts';

type OrderOperator = Exclude<ComparisonOperator, '==' | '!='>;

export function compare(operator: ComparisonOperator, a: RulesValue, b: RulesValue): RulesValue {
  if (a.type === 'constraint' || b.type === 'constraint') return decideComparison(operator, a, b);
  if (operator === '==') return bool(isEqual(a, b));
  if (operator === '!=') return bool(!isEqual(a, b));
  const result = order(a, b);
  if (result === undefined) {
    throw new RulesError(`Operator ${operator} does not take ${a.type} and ${b.type}.`);
  }
  return bool(holds(operator, result));
}

function holds(operator: OrderOperator, result: number): boolean {
  if (operator === '<') return result < 0;
  if (operator === '<=') return result <= 0;
  return operator === '>' ? result > 0 : result >= 0;
}

/** `value in container`: an element of a list, or a key of a map. */
export function isIn(value: RulesValue, container: RulesValue): RulesValue {
  if (container.type === 'constraint') return decideContains(container.constraint, value);
  if (container.type === 'list') {
    if (value.type === 'constraint') return decideIsOneOf(value.constraint, container.items);
    return bool(includes(container.items, value));
  }
  if (container.type === 'map' && value.type === 'string') {
    return bool(container.entries.has(value.value));
  }
  throw new RulesError(`Operator in does not take ${value.type} and ${container.type}.`);
}

export function isOfType(value: RulesValue, type: string): RulesValue {
  if (type === 'number') return bool(value.type === 'int' || value.type === 'float');
  return bool((value.type === 'opaque' ? value.is : value.type) === type);
}
