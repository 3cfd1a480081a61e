import { invalidArgument } from '../api/errors.ts';
import type { Value } from '../api/messages.ts';
import { documentName } from '../api/resource-name.ts';
import { getField, parseFieldPath } from '../documents/field-path.ts';
import type { StoredDocument } from '../documents/stored-document.ts';
import { compareValues, equalValues, typeRank } from '../values/compare-values.ts';

export type FieldReader = (document: StoredDocument) => Value | undefined;
export type ValueTest = (value: Value) => boolean;

export const NAME_FIELD = '__name__';

/** Reads the field of a filter or an order; `__name__` is the document's reference. */
export function fieldReader(database: string, fieldPath: string | undefined): FieldReader {
  if (fieldPath === NAME_FIELD) {
    return (document) => ({ referenceValue: documentName(database, document.path) });
  }
  const path = parseFieldPath(fieldPath);
  return (document) => getField(document.fields, path);
}

/**
 * Tests an existing value against a field filter; a missing field matches no filter. As in SQL, null
 * and NaN equal nothing, not even themselves: only `IS_NULL` finds them.
 */
export function valueTest(op: string, operand: Value): ValueTest {
  switch (op) {
    case 'EQUAL':
      return isOneOf([operand]);
    case 'IS_NULL':
      return isNull;
    case 'LESS_THAN':
      return inOrder(operand, (order) => order < 0);
    case 'LESS_THAN_OR_EQUAL':
      return inOrder(operand, (order) => order <= 0);
    case 'GREATER_THAN':
      return inOrder(operand, (order) => order > 0);
    case 'GREATER_THAN_OR_EQUAL':
      return inOrder(operand, (order) => order >= 0);
    case 'ARRAY_CONTAINS':
      return containsAny([operand]);
    case 'ARRAY_CONTAINS_ANY':
      return containsAny(operands(op, operand));
    case 'IN':
      return isOneOf(operands(op, operand));
    case 'NOT_IN':
      return isNoneOf(operands(op, operand));
    default:
      throw invalidArgument(`Unknown operator of a field filter: "${op}".`);
  }
}

function inOrder(operand: Value, holds: (order: number) => boolean): ValueTest {
  const rank = typeRank(operand);
  if (!isComparable(operand)) return () => false;
  return (value) =>
    typeRank(value) === rank && isComparable(value) && holds(compareValues(value, operand));
}

function containsAny(wanted: readonly Value[]): ValueTest {
  const isWanted = isOneOf(wanted);
  return (value) => 'arrayValue' in value && value.arrayValue.values.some(isWanted);
}

function isOneOf(wanted: readonly Value[]): ValueTest {
  const comparable = wanted.filter(isComparable);
  return (value) => comparable.some((candidate) => equalValues(candidate, value));
}

function isNoneOf(excluded: readonly Value[]): ValueTest {
  const isExcluded = isOneOf(excluded);
  // Whether a value differs from null is unknown, so such a query has no results.
  return excluded.some(isNull) ? () => false : (value) => !isNull(value) && !isExcluded(value);
}

const MAX_OPERANDS: Readonly<Record<string, number>> = {
  IN: 30,
  ARRAY_CONTAINS_ANY: 30,
  NOT_IN: 10,
};

function operands(op: string, operand: Value): Value[] {
  const max = MAX_OPERANDS[op] ?? 0;
  if (!('arrayValue' in operand)) throw invalidArgument(`'${op}' requires an ArrayValue.`);
  if (operand.arrayValue.values.length === 0) {
    throw invalidArgument(`'${op}' requires an non-empty ArrayValue.`);
  }
  if (operand.arrayValue.values.length > max) {
    throw invalidArgument(`'${op}' supports up to ${max} comparison values.`);
  }
  return operand.arrayValue.values;
}

const isNull = (value: Value): boolean => 'nullValue' in value;

const isNaNValue = (value: Value): boolean =>
  'doubleValue' in value && Number.isNaN(value.doubleValue);

const isComparable = (value: Value): boolean => !isNull(value) && !isNaNValue(value);
