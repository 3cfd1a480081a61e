import type { Fields, TimestampMessage, Value } from '../../core/api/messages.ts';
import { lastSegment, parseName } from '../../core/api/resource-name.ts';
import type { StoredDocument } from '../../core/documents/stored-document.ts';
import { vectorOf } from '../../core/values/vector.ts';
import { NANOS } from './nanos.ts';
import { bool, float, list, map, NULL, path, type RulesValue, string } from './rules-value.ts';

/** A document as rules see it: `data`, `id` and `__name__`. */
export const fromDocument = (database: string, document: StoredDocument): RulesValue =>
  map([
    ['data', fromFields(document.fields)],
    ['id', string(lastSegment(document.path))],
    ['__name__', documentPath(database, document.path)],
  ]);

/** `/databases/{database}/documents/…`: rules omit the project. */
const documentPath = (database: string, documentPath: string): RulesValue =>
  path(documentSegments(database, documentPath.split('/')));

export const documentSegments = <T>(database: string, segments: readonly T[]): (T | string)[] => [
  'databases',
  lastSegment(database),
  'documents',
  ...segments,
];

const fromFields = (fields: Fields): RulesValue =>
  map(Object.entries(fields).map(([key, value]) => [key, fromValue(value)]));

/** Converts a stored value, or the operand of a filter. */
export function fromValue(value: Value): RulesValue {
  if ('nullValue' in value) return NULL;
  if ('booleanValue' in value) return bool(value.booleanValue);
  if ('integerValue' in value) return { type: 'int', value: BigInt(value.integerValue) };
  if ('doubleValue' in value) return float(value.doubleValue);
  if ('stringValue' in value) return string(value.stringValue);
  if ('bytesValue' in value) return { type: 'opaque', is: 'bytes' };
  if ('timestampValue' in value) return { type: 'timestamp', nanos: nanosOf(value.timestampValue) };
  if ('referenceValue' in value) return fromReference(value.referenceValue);
  if ('geoPointValue' in value) return { type: 'opaque', is: 'latlng' };
  if ('arrayValue' in value) return list(value.arrayValue.values.map(fromValue));
  if (vectorOf(value)) return { type: 'opaque', is: 'vector' };
  return 'mapValue' in value ? fromFields(value.mapValue.fields) : NULL;
}

function fromReference(name: string): RulesValue {
  const { database, path: relative } = parseName(name);
  return documentPath(database, relative);
}

const nanosOf = ({ seconds = 0, nanos = 0 }: TimestampMessage): bigint =>
  BigInt(seconds) * NANOS.s + BigInt(nanos);
