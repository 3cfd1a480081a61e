import { invalidArgument, unimplemented } from '../api/errors.ts';
import type { Fields, Value } from '../api/messages.ts';
import { parseDocumentName } from '../api/resource-name.ts';
import { truncateTimestamp } from '../values/timestamp.ts';

const MAX_DEPTH = 20;
const MAX_NAME_BYTES = 1500;
const RESERVED = /^__.*__$/s;

/** Validates fields and truncates timestamps to microseconds. */
export function normalizeFields(fields: Fields, depth = 1): Fields {
  const result: Fields = {};
  for (const [key, value] of Object.entries(fields)) {
    checkFieldName(key);
    result[key] = normalizeValue(value, depth);
  }
  return result;
}

/** Does the same for a single value. */
export function normalizeValue(value: Value, depth = 1): Value {
  if ('timestampValue' in value) return { timestampValue: truncateTimestamp(value.timestampValue) };
  if ('referenceValue' in value) {
    parseDocumentName(value.referenceValue);
    return value;
  }
  if ('arrayValue' in value) {
    return { arrayValue: { values: normalizeElements(value.arrayValue.values, depth) } };
  }
  if ('mapValue' in value) {
    checkDepth(depth);
    return { mapValue: { fields: normalizeFields(value.mapValue.fields, depth + 1) } };
  }
  if ('geoPointValue' in value) throw unimplemented('A geo point');
  if (Object.keys(value).length === 0) throw invalidArgument('A value has no type.');
  return value;
}

function normalizeElements(values: readonly Value[], depth: number): Value[] {
  checkDepth(depth);
  return values.map((element) => {
    if ('arrayValue' in element) {
      throw invalidArgument('Cannot convert an array value in an array value.');
    }
    return normalizeValue(element, depth + 1);
  });
}

function checkDepth(depth: number): void {
  if (depth > MAX_DEPTH) {
    throw invalidArgument(`Maps and arrays may be nested ${MAX_DEPTH} levels deep at most.`);
  }
}

function checkFieldName(name: string): void {
  if (name === '' || RESERVED.test(name)) {
    throw invalidArgument(`Field name "${name}" is empty or reserved.`);
  }
  if (Buffer.byteLength(name) > MAX_NAME_BYTES) {
    throw invalidArgument(`A field name is longer than ${MAX_NAME_BYTES} bytes.`);
  }
}
