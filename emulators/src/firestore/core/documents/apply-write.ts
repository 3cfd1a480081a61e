import { isDeepStrictEqual } from 'node:util';
import { FirestoreError, invalidArgument, unimplemented } from '../api/errors.ts';
import type { Fields, Precondition, Value, Write } from '../api/messages.ts';
import { parseDocumentName } from '../api/resource-name.ts';
import type { Micros } from '../values/timestamp.ts';
import { getField, parseFieldPath, withField } from './field-path.ts';
import { normalizeFields } from './normalize-fields.ts';
import type { StoredDocument } from './stored-document.ts';

/** Full name of the document that the write targets. */
export function writtenName(write: Write): string {
  const name = write.update?.name ?? write.delete;
  if (name === undefined || write.updateTransforms?.length) {
    throw unimplemented('A write other than a set, an update or a delete');
  }
  return name;
}

/** The document after one write, undefined if it is deleted; does not modify `current`. */
export function applyWrite(
  write: Write,
  current: StoredDocument | undefined,
  commitTime: Micros,
): StoredDocument | undefined {
  const name = writtenName(write);
  const { path } = parseDocumentName(name);
  checkPrecondition(write.currentDocument, name, current);
  if (write.delete !== undefined) return undefined;
  const fields = writtenFields(write, current);
  checkDocumentSize(path, fields);
  return nextVersion(path, fields, current, commitTime);
}

function writtenFields(write: Write, current: StoredDocument | undefined): Fields {
  const update = normalizeFields(write.update?.fields ?? {});
  if (!write.updateMask) return update;
  let merged = current?.fields ?? {};
  for (const path of write.updateMask.fieldPaths.map(parseFieldPath)) {
    merged = withField(merged, path, getField(update, path));
  }
  return merged;
}

function nextVersion(
  path: string,
  fields: Fields,
  current: StoredDocument | undefined,
  commitTime: Micros,
): StoredDocument {
  // A write that changes nothing keeps the update time, as documented for WriteResult.update_time.
  if (current && isDeepStrictEqual(current.fields, fields)) return current;
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
  if (precondition?.updateTime) throw unimplemented('A precondition on the time of an update');
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

const nameSize = (path: string): number =>
  path.split('/').reduce((sum, segment) => sum + stringSize(segment), NAME_OVERHEAD);

function fieldsSize(fields: Fields): number {
  let size = 0;
  for (const [key, value] of Object.entries(fields)) size += stringSize(key) + valueSize(value);
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
  return 'nullValue' in value || 'booleanValue' in value ? 1 : 8;
}

const relativePath = (name: string): string => name.split('/').slice(5).join('/');
