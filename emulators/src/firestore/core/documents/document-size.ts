import { invalidArgument } from '../api/errors.ts';
import type { Fields, Value } from '../api/messages.ts';

const MAX_DOCUMENT_BYTES = 1_048_576;
const NAME_OVERHEAD = 16;
const DOCUMENT_OVERHEAD = 32;

/** Refuses a document over 1 MiB, by https://firebase.google.com/docs/firestore/storage-size. */
export function checkDocumentSize(path: string, fields: Fields): void {
  const size = nameSize(path) + fieldsSize(fields) + DOCUMENT_OVERHEAD;
  if (size > MAX_DOCUMENT_BYTES) {
    throw invalidArgument(
      `Document "${path}" cannot be written because its size (${size} bytes) exceeds the maximum allowed size of ${MAX_DOCUMENT_BYTES} bytes.`,
    );
  }
}

const stringSize = (text: string): number => Buffer.byteLength(text) + 1;

function nameSize(path: string): number {
  return path.split('/').reduce((sum, segment) => sum + stringSize(segment), NAME_OVERHEAD);
}

function fieldsSize(fields: Fields): number {
  let size = 0;
  for (const [key, value] of Object.entries(fields)) {
    size += stringSize(key) + valueSize(value);
  }
  return size;
}

function valueSize(value: Value): number {
  if ('stringValue' in value) return stringSize(value.stringValue);
  if ('bytesValue' in value) return value.bytesValue.length;
  if ('referenceValue' in value) return nameSize(relativePath(value.referenceValue));
  if ('arrayValue' in value) {
    return value.arrayValue.values.reduce((sum, element) => sum + valueSize(element), 0);
  }
  if ('mapValue' in value) return fieldsSize(value.mapValue.fields);
  if ('geoPointValue' in value) return 16;
  return 'nullValue' in value || 'booleanValue' in value ? 1 : 8;
}

const relativePath = (name: string): string => name.split('/').slice(5).join('/');
