import { isDeepStrictEqual } from 'node:util';
import { FirestoreError, invalidArgument } from '../api/errors.ts';
import type { Fields, FieldTransform, Precondition, Value, Write } from '../api/messages.ts';
import { parseDocumentName } from '../api/resource-name.ts';
import { type Micros, timestampToMicros } from '../values/timestamp.ts';
import { applyTransform } from './apply-transform.ts';
import { getField, parseFieldPath, withField } from './field-path.ts';
import { normalizeFields } from './normalize-fields.ts';
import type { StoredDocument } from './stored-document.ts';

export interface WriteOutcome {
  readonly document: StoredDocument | undefined;
  readonly transformResults: Value[];
}

/** Full name of the document that the write targets. */
export function writtenName(write: Write): string {
  const name = write.update?.name ?? write.delete ?? write.verify ?? write.transform?.document;
  if (name === undefined) {
    throw invalidArgument('A write has no operation.');
  }
  return name;
}

/** The state of the document after one write; does not modify `current`. */
export function applyWrite(
  write: Write,
  current: StoredDocument | undefined,
  commitTime: Micros,
): WriteOutcome {
  const name = writtenName(write);
  const { path } = parseDocumentName(name);
  checkPrecondition(write.currentDocument, name, current);
  if (write.delete !== undefined) {
    return { document: undefined, transformResults: [] };
  }
  if (write.verify !== undefined) {
    return { document: current, transformResults: [] };
  }
  const transforms = write.transform?.fieldTransforms ?? write.updateTransforms ?? [];
  const { fields, results } = transformed(writtenFields(write, current), transforms, commitTime);
  checkDocumentSize(path, fields);
  return { document: nextVersion(path, fields, current, commitTime), transformResults: results };
}

function writtenFields(write: Write, current: StoredDocument | undefined): Fields {
  if (!write.update) {
    return current?.fields ?? {};
  }
  const update = normalizeFields(write.update.fields);
  if (!write.updateMask) {
    return update;
  }
  let merged = current?.fields ?? {};
  for (const path of write.updateMask.fieldPaths.map(parseFieldPath)) {
    merged = withField(merged, path, getField(update, path));
  }
  return merged;
}

function transformed(
  fields: Fields,
  transforms: readonly FieldTransform[],
  commitTime: Micros,
): { fields: Fields; results: Value[] } {
  let result = fields;
  const results: Value[] = [];
  for (const transform of transforms) {
    const path = parseFieldPath(transform.fieldPath);
    const outcome = applyTransform(transform, getField(result, path), commitTime);
    result = withField(result, path, outcome.stored);
    results.push(outcome.reported);
  }
  return { fields: result, results };
}

function nextVersion(
  path: string,
  fields: Fields,
  current: StoredDocument | undefined,
  commitTime: Micros,
): StoredDocument {
  // A write that changes nothing keeps the update time, as documented for WriteResult.update_time.
  if (current && isDeepStrictEqual(current.fields, fields)) {
    return current;
  }
  return { path, fields, createTime: current?.createTime ?? commitTime, updateTime: commitTime };
}

/** Throws unless the current document meets the write's precondition. */
function checkPrecondition(
  precondition: Precondition | undefined,
  name: string,
  current: StoredDocument | undefined,
): void {
  if (precondition?.exists === false && current) {
    throw new FirestoreError('ALREADY_EXISTS', `Document already exists: ${name}`);
  }
  if (precondition?.exists === true && !current) {
    throw new FirestoreError('NOT_FOUND', `No document to update: ${name}`);
  }
  const required = precondition?.updateTime;
  if (required && current?.updateTime !== timestampToMicros(required)) {
    throw new FirestoreError(
      'FAILED_PRECONDITION',
      `The stored version of ${name} does not match the required base version.`,
    );
  }
}

const MAX_DOCUMENT_BYTES = 1_048_576;
const NAME_OVERHEAD = 16;
const DOCUMENT_OVERHEAD = 32;

/** Refuses a document over 1 MiB, by https://firebase.google.com/docs/firestore/storage-size. */
function checkDocumentSize(path: string, fields: Fields): void {
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
