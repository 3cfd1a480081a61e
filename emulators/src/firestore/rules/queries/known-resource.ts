import { type FieldPath, parseFieldPath } from '../../core/documents/field-path.ts';
import type { Condition } from '../../core/queries/disjuncts.ts';
import { equalValues } from '../../core/values/compare-values.ts';
import { fromValue } from '../values/from-document.ts';
import type { ConstraintOperator, Fact } from '../values/rules-value.ts';
import { map, type RulesMap, type RulesValue } from '../values/rules-value.ts';

const NAME_FIELD = '__name__';

const OPERATORS: Readonly<Record<string, ConstraintOperator>> = {
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
  NOT_EQUAL: '!=',
  NOT_IN: 'not-in',
  ARRAY_CONTAINS: 'array-contains',
};

/**
 * `resource` as far as the conditions of a query determine it; fields they do not name are absent.
 */
export function knownResource(conditions: readonly Condition[]): RulesValue {
  const fieldPaths = new Set(conditions.map(({ fieldPath }) => fieldPath));
  fieldPaths.delete(NAME_FIELD);
  let data: RulesMap = new Map();
  // Shorter paths first, so that a nested field does not hide its map.
  for (const fieldPath of [...fieldPaths].sort((a, b) => a.length - b.length)) {
    const group = conditions.filter((condition) => condition.fieldPath === fieldPath);
    data = withField(data, parseFieldPath(fieldPath), knownValue(fieldPath, group));
  }
  return map([['data', map(data)]]);
}

/** The id of the only possible document, if the conditions compare `__name__` with it. */
export function knownName(conditions: readonly Condition[]): string | undefined {
  const condition = conditions.find(
    ({ fieldPath, op }) => fieldPath === NAME_FIELD && op === 'EQUAL',
  );
  return condition && 'referenceValue' in condition.value
    ? condition.value.referenceValue
    : undefined;
}

/** Whether no document can match, since the conditions require two values of one field. */
export function isContradictory(conditions: readonly Condition[]): boolean {
  const equalities = conditions.filter(({ op }) => op === 'EQUAL');
  return equalities.some((a) =>
    equalities.some((b) => a.fieldPath === b.fieldPath && !equalValues(a.value, b.value)),
  );
}

function knownValue(fieldPath: string, conditions: readonly Condition[]): RulesValue {
  const equality = conditions.find(({ op }) => op === 'EQUAL');
  if (equality) {
    return fromValue(equality.value);
  }
  const facts = conditions.flatMap(({ op, value }): Fact[] => {
    const operator = OPERATORS[op];
    return operator ? [{ operator, operand: fromValue(value) }] : [];
  });
  return { type: 'constraint', constraint: { field: `resource.data.${fieldPath}`, facts } };
}

function withField(entries: RulesMap, path: FieldPath, value: RulesValue): RulesMap {
  const [head, ...rest] = path;
  if (head === undefined) {
    return entries;
  }
  const inner = entries.get(head);
  if (rest.length === 0) {
    return new Map(entries).set(head, value);
  }
  if (inner && inner.type !== 'map') {
    return entries;
  }
  const nested = withField(inner?.entries ?? new Map(), rest, value);
  return new Map(entries).set(head, map(nested));
}
