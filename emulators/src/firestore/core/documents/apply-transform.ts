import { invalidArgument } from '../api/errors.ts';
import type { FieldTransform, Value } from '../api/messages.ts';
import { compareValues, equalValues } from '../values/compare-values.ts';
import { addNumbers, isNumberValue, type NumberValue } from '../values/numbers.ts';
import { type Micros, microsToTimestamp } from '../values/timestamp.ts';
import { normalizeValue } from './normalize-fields.ts';

const NULL: Value = { nullValue: 'NULL_VALUE' };
const MICROS_PER_MILLI = 1000;

export interface TransformOutcome {
  readonly stored: Value;
  /** What the write result returns: null for the array transforms. */
  readonly reported: Value;
}

/** Applies a field transform to the current value. */
export function applyTransform(
  transform: FieldTransform,
  current: Value | undefined,
  commitTime: Micros,
): TransformOutcome {
  if (transform.setToServerValue !== undefined) {
    return both(serverValue(transform.setToServerValue, commitTime));
  }
  if (transform.increment) return both(increment(current, operand(transform.increment)));
  if (transform.maximum) return both(extreme(current, operand(transform.maximum), 1));
  if (transform.minimum) return both(extreme(current, operand(transform.minimum), -1));
  if (transform.appendMissingElements) {
    const values = append(elementsOf(current), elements(transform.appendMissingElements.values));
    return { stored: { arrayValue: { values } }, reported: NULL };
  }
  if (transform.removeAllFromArray) {
    const removed = elements(transform.removeAllFromArray.values);
    const values = elementsOf(current).filter((value) => !includes(removed, value));
    return { stored: { arrayValue: { values } }, reported: NULL };
  }
  throw invalidArgument(`The transform of field "${transform.fieldPath ?? ''}" has no type.`);
}

const both = (value: Value): TransformOutcome => ({ stored: value, reported: value });

function serverValue(kind: string, commitTime: Micros): Value {
  if (kind !== 'REQUEST_TIME') {
    throw invalidArgument(`Unknown server value "${kind}".`);
  }
  // Production truncates the request time to milliseconds.
  const millis = commitTime - (commitTime % MICROS_PER_MILLI);
  return { timestampValue: microsToTimestamp(millis) };
}

function operand(value: Value): NumberValue {
  if (!isNumberValue(value)) {
    throw invalidArgument('The operand of increment, maximum and minimum must be a number.');
  }
  return value;
}

function increment(current: Value | undefined, by: NumberValue): Value {
  return current && isNumberValue(current) ? addNumbers(current, by) : by;
}

function extreme(current: Value | undefined, bound: NumberValue, sign: 1 | -1): Value {
  if (!current || !isNumberValue(current)) return bound;
  if (isNaNValue(current) || isNaNValue(bound)) return { doubleValue: Number.NaN };
  return compareValues(bound, current) * sign > 0 ? bound : current;
}

const isNaNValue = (value: NumberValue): boolean =>
  'doubleValue' in value && Number.isNaN(value.doubleValue);

const elementsOf = (value: Value | undefined): Value[] =>
  value && 'arrayValue' in value ? value.arrayValue.values : [];

function elements(values: readonly Value[]): Value[] {
  const array = normalizeValue({ arrayValue: { values: [...values] } });
  return elementsOf(array);
}

const includes = (values: readonly Value[], wanted: Value): boolean =>
  values.some((value) => equalValues(value, wanted));

function append(current: readonly Value[], added: readonly Value[]): Value[] {
  const result = [...current];
  for (const value of added) {
    if (!includes(result, value)) {
      result.push(value);
    }
  }
  return result;
}
