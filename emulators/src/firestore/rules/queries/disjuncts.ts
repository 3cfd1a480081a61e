import type { FieldFilter, Filter, UnaryFilter, Value } from '../../core/api/messages.ts';

/** One condition of a query on one field. */
export interface Condition {
  readonly fieldPath: string;
  readonly op: string;
  readonly value: Value;
}

/** The maximum number of disjuncts in a query. */
const MAX_DISJUNCTS = 30;

/**
 * The filter in disjunctive normal form, including `IN` and `ARRAY_CONTAINS_ANY`. Undefined if it
 * has more disjuncts than a query may have.
 */
export function disjunctsOf(filter: Filter | undefined): Condition[][] | undefined {
  if (!filter) {
    return [[]];
  }
  const { compositeFilter, fieldFilter, unaryFilter } = filter;
  if (compositeFilter) {
    const parts = compositeFilter.filters;
    return compositeFilter.op === 'OR' ? anyOf(parts) : allOf(parts);
  }
  return fieldFilter ? ofField(fieldFilter) : [ofUnary(unaryFilter ?? {})];
}

function anyOf(filters: readonly Filter[]): Condition[][] | undefined {
  let result: Condition[][] = [];
  for (const filter of filters) {
    const alternatives = disjunctsOf(filter);
    if (!alternatives || result.length + alternatives.length > MAX_DISJUNCTS) return undefined;
    result = [...result, ...alternatives];
  }
  return result;
}

function allOf(filters: readonly Filter[]): Condition[][] | undefined {
  let result: Condition[][] = [[]];
  for (const filter of filters) {
    const alternatives = disjunctsOf(filter);
    if (!alternatives || result.length * alternatives.length > MAX_DISJUNCTS) return undefined;
    result = result.flatMap((left) => alternatives.map((right) => [...left, ...right]));
  }
  return result;
}

const SINGLE: Readonly<Record<string, string>> = {
  IN: 'EQUAL',
  ARRAY_CONTAINS_ANY: 'ARRAY_CONTAINS',
};

function ofField({ field, op = '', value }: FieldFilter): Condition[][] {
  const fieldPath = field?.fieldPath ?? '';
  const operand: Value = value ?? { nullValue: 'NULL_VALUE' };
  const single = SINGLE[op];
  return single && 'arrayValue' in operand
    ? operand.arrayValue.values.map((item) => [{ fieldPath, op: single, value: item }])
    : [[{ fieldPath, op, value: operand }]];
}

const NULL: Value = { nullValue: 'NULL_VALUE' };
const NOT_A_NUMBER: Value = { doubleValue: Number.NaN };
const UNARY: Readonly<Record<string, Omit<Condition, 'fieldPath'>>> = {
  IS_NULL: { op: 'EQUAL', value: NULL },
  IS_NOT_NULL: { op: 'NOT_EQUAL', value: NULL },
  IS_NAN: { op: 'EQUAL', value: NOT_A_NUMBER },
  IS_NOT_NAN: { op: 'NOT_EQUAL', value: NOT_A_NUMBER },
};

function ofUnary({ field, op = '' }: UnaryFilter): Condition[] {
  const condition = UNARY[op];
  return condition ? [{ ...condition, fieldPath: field?.fieldPath ?? '' }] : [];
}
