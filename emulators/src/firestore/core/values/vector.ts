import type { Value } from '../api/messages.ts';

const TYPE_KEY = '__type__';
const VALUE_KEY = 'value';

/** The elements of a vector, which is encoded as a map with a reserved key; else undefined. */
export function vectorOf(value: Value): Value[] | undefined {
  if (!('mapValue' in value)) {
    return undefined;
  }
  const { fields } = value.mapValue;
  const type = fields[TYPE_KEY];
  const elements = fields[VALUE_KEY];
  const isVector = type && 'stringValue' in type && type.stringValue === '__vector__';
  return isVector && elements && 'arrayValue' in elements ? elements.arrayValue.values : undefined;
}
