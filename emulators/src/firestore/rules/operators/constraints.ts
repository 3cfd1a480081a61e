import { includes, isEqual, order } from '../values/compare.ts';
import { RulesError } from '../values/rules-error.ts';
import type { Constraint, Fact } from '../values/rules-value.ts';
import { FALSE, type RulesValue, TRUE } from '../values/rules-value.ts';

export type ComparisonOperator = '<' | '<=' | '>' | '>=' | '==' | '!=';

/** The operator with its operands swapped. */
const MIRRORED: Readonly<Record<ComparisonOperator, ComparisonOperator>> = {
  '<': '>',
  '<=': '>=',
  '>': '<',
  '>=': '<=',
  '==': '==',
  '!=': '!=',
};

/** Compares with a field that a query constrains: true if the filters imply it, else an error. */
export function decideComparison(
  operator: ComparisonOperator,
  a: RulesValue,
  b: RulesValue,
): RulesValue {
  if (a.type === 'constraint' && b.type !== 'constraint') {
    return decide(a.constraint, operator, b);
  }
  if (b.type === 'constraint' && a.type !== 'constraint') {
    return decide(b.constraint, MIRRORED[operator], a);
  }
  throw new RulesError('The filters of the query do not decide how two fields compare.');
}

/** `value in field`. */
export function decideContains({ field, facts }: Constraint, value: RulesValue): RulesValue {
  const contains = ({ operator, operand }: Fact): boolean =>
    operator === 'array-contains' && isEqual(operand, value);
  if (!facts.some(contains)) {
    throw undecided(field);
  }
  return TRUE;
}

/** `field.hasAny(list)`. */
export function decideHasAny({ field, facts }: Constraint, wanted: readonly RulesValue[]) {
  const contains = ({ operator, operand }: Fact): boolean =>
    operator === 'array-contains' && includes(wanted, operand);
  if (!facts.some(contains)) {
    throw undecided(field);
  }
  return TRUE;
}

/** `field in list`: false if the filters exclude every item. */
export function decideIsOneOf(
  { field, facts }: Constraint,
  items: readonly RulesValue[],
): RulesValue {
  if (!items.every((item) => facts.some((fact) => excludes(fact, item)))) {
    throw undecided(field);
  }
  return FALSE;
}

function decide(
  { field, facts }: Constraint,
  operator: ComparisonOperator,
  value: RulesValue,
): RulesValue {
  const follows = facts.some((fact) =>
    operator === '!=' ? excludes(fact, value) : bounds(fact, operator, value),
  );
  if (!follows) {
    throw undecided(field);
  }
  return TRUE;
}

/** Whether a fact implies that the field is not the value. */
function excludes({ operator, operand }: Fact, value: RulesValue): boolean {
  // No filter but `== null` finds null.
  if (value.type === 'null') return true;
  if (operator === '!=') return isEqual(operand, value);
  if (operator === 'not-in') return operand.type === 'list' && includes(operand.items, value);
  if (operator === 'array-contains') {
    return value.type === 'list' && !includes(value.items, operand);
  }
  const result = order(value, operand);
  if (result === undefined || Number.isNaN(result)) return false;
  if (operator === '<') return result >= 0;
  if (operator === '<=') return result > 0;
  return operator === '>' ? result <= 0 : result < 0;
}

/** Whether a fact implies the comparison of the field with the value. */
function bounds(fact: Fact, operator: ComparisonOperator, value: RulesValue): boolean {
  const result = order(fact.operand, value);
  if (result === undefined) return false;
  const isUpper = fact.operator === '<' || fact.operator === '<=';
  const isLower = fact.operator === '>' || fact.operator === '>=';
  if (operator === '<') return isUpper && (fact.operator === '<' ? result <= 0 : result < 0);
  if (operator === '<=') return isUpper && result <= 0;
  if (operator === '>') return isLower && (fact.operator === '>' ? result >= 0 : result > 0);
  return operator === '>=' && isLower && result >= 0;
}

const undecided = (field: string): RulesError =>
  new RulesError(`The filters of the query do not decide this for ${field}.`);
