import { invalidArgument } from '../api/errors.ts';
import type { Value } from '../api/messages.ts';
import { parseName } from '../api/resource-name.ts';
import { normalizeValue } from '../documents/normalize-fields.ts';
import { NAME_FIELD } from './field-filter.ts';

/** Normalizes the operand of a filter or a value of a cursor; for `__name__` it must be a reference. */
export function operandOf(database: string, fieldPath: string | undefined, operand: Value): Value {
  if (fieldPath === NAME_FIELD) {
    const name = 'referenceValue' in operand ? operand.referenceValue : '';
    if (name === '' || parseName(name).database !== database) {
      throw invalidArgument(`__key__ value is not a document reference of ${database}.`);
    }
  }
  // An operand may contain arrays in arrays, which a stored value may not.
  return 'arrayValue' in operand
    ? { arrayValue: { values: operand.arrayValue.values.map((value) => normalizeValue(value)) } }
    : normalizeValue(operand);
}
