import { invalidArgument } from '../api/errors.ts';
import type { Value } from '../api/messages.ts';
import { normalizeValue } from '../documents/normalize-fields.ts';
import { NAME_FIELD } from './field-filter.ts';

/** Normalizes an operand; for `__name__` it must be a reference. */
export function parseNameOperand(fieldPath: string | undefined, operand: Value): Value {
  if (fieldPath === NAME_FIELD) {
    const values = 'arrayValue' in operand ? operand.arrayValue.values : [operand];
    if (!values.every((value) => 'referenceValue' in value)) {
      throw invalidArgument('__name__ can only be compared with document references.');
    }
  }
  return normalizeOperand(operand);
}

function normalizeOperand(operand: Value): Value {
  // An operand list may contain arrays, which a stored array may not.
  return 'arrayValue' in operand
    ? { arrayValue: { values: operand.arrayValue.values.map((value) => normalizeValue(value)) } }
    : normalizeValue(operand);
}
