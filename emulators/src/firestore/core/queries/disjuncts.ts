import type { FieldFilter, Filter, UnaryFilter, Value } from '../api/messages.ts';
import { equalValues } from '../values/compare-values.ts';

export interface Condition {
  readonly fieldPath: string;
  readonly op: string;
  readonly value: Value;
}

/** The maximum number of disjuncts in a query. */
export const MAX_DISJUNCTS = 30;
const MAX_EXPANDED = 1000;

/**
 * The filter in disjunctive normal form, without repetitions; `IN` and `ARRAY_CONTAINS_ANY` are
 * alternatives of one value each. Undefined if it is far over the maximum.
 */
export function disjunctsOf(filter: Filter | undefined): Condition[][] | undefined {
  const known: Condition[] = [];
  const numberOf = (condition: Condition): number => {
    const found = known.findIndex((other) => isSame(other, condition));
    return found === -1 ? known.push(condition) - 1 : found;
  };
  const disjuncts = filter ? expand(filter, numberOf) : [[]];
  return disjuncts?.map((numbers) => known.filter((_, i) => numbers.includes(i)));
}

/** Sorted numbers of distinct conditions. */
type Conjunction = readonly number[];

function expand(
  filter: Filter,
  numberOf: (condition: Condition) => number,
): Conjunction[] | undefined {
  if (!filter.compositeFilter) {
    return distinct(conditionsOf(filter).map((condition) => [numberOf(condition)]));
  }
  const { op, filters } = filter.compositeFilter;
  const parts: Conjunction[][] = [];
  for (const part of filters) {
    const expanded = expand(part, numberOf);
    if (!expanded) return undefined;
    parts.push(expanded);
  }
  return op === 'OR' ? distinct(parts.flat()) : allOf(distinct(parts));
}

function allOf(parts: readonly Conjunction[][]): Conjunction[] | undefined {
  let result: Conjunction[] = [[]];
  for (const part of parts) {
    if (result.length * part.length > MAX_EXPANDED) return undefined;
    result = distinct(result.flatMap((left) => part.map((right) => union(left, right))));
  }
  return result;
}

const union = (a: Conjunction, b: Conjunction): Conjunction =>
  [...new Set([...a, ...b])].sort((left, right) => left - right);

const distinct = <Item>(items: readonly Item[]): Item[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
];

const isSame = (a: Condition, b: Condition): boolean =>
  a.fieldPath === b.fieldPath && a.op === b.op && equalValues(a.value, b.value);

const conditionsOf = ({ fieldFilter, unaryFilter }: Filter): Condition[] =>
  fieldFilter ? ofField(fieldFilter) : ofUnary(unaryFilter ?? {});

const SINGLE: Readonly<Record<string, string>> = {
  IN: 'EQUAL',
  ARRAY_CONTAINS_ANY: 'ARRAY_CONTAINS',
};

function ofField({ field, op = '', value }: FieldFilter): Condition[] {
  const fieldPath = field?.fieldPath ?? '';
  const operand: Value = value ?? { nullValue: 'NULL_VALUE' };
  const single = SINGLE[op];
  return single && 'arrayValue' in operand
    ? operand.arrayValue.values.map((item) => ({ fieldPath, op: single, value: item }))
    : [{ fieldPath, op, value: operand }];
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
