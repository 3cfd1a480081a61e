import { invalidArgument } from '../api/errors.ts';
import type { Value } from '../api/messages.ts';
import { parseName } from '../api/resource-name.ts';
import { normalizeValue } from '../documents/normalize-fields.ts';
import { NAME_FIELD } from './field-filter.ts';

const OPERATORS_WITH_LIST = new Set(['IN', 'NOT_IN']);

/** Normalizes the operand of a filter; for `__name__` it must be a reference, or a list of them. */
export function filterOperand(
  database: string,
  fieldPath: string | undefined,
  op: string | undefined,
  operand: Value,
): Value {
  if (fieldPath === NAME_FIELD) {
    const isList = OPERATORS_WITH_LIST.has(op ?? '') && 'arrayValue' in operand;
    const values = isList ? operand.arrayValue.values : [operand];
    if (!values.every((value) => 'referenceValue' in value)) {
      throw invalidArgument('__key__ filter value must be a Key');
    }
    for (const { referenceValue } of values) checkDatabase(database, referenceValue);
  }
  return normalizeOperand(operand);
}

/** Normalizes a value of a cursor; for `__name__` it must be a reference. */
export function cursorOperand(
  database: string,
  fieldPath: string | undefined,
  operand: Value,
): Value {
  if (fieldPath === NAME_FIELD) {
    if (!('referenceValue' in operand)) {
      throw invalidArgument('Cursor __key__ value is not a document reference.');
    }
    checkDatabase(database, operand.referenceValue);
  }
  return normalizeOperand(operand);
}

function checkDatabase(database: string, reference: string): void {
  const other = parseName(reference).database;
  if (other !== database) {
    throw invalidArgument(
      `The request was for database '${database}' but was attempting to access database '${other}'`,
    );
  }
}

function normalizeOperand(operand: Value): Value {
  // An operand may contain arrays in arrays, which a stored value may not.
  return 'arrayValue' in operand
    ? { arrayValue: { values: operand.arrayValue.values.map(normalizeOperand) } }
    : normalizeValue(operand);
}
