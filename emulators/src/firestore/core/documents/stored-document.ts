import type { DocumentMask, DocumentMessage, Fields } from '../api/messages.ts';
import { documentName } from '../api/resource-name.ts';
import { type Micros, microsToTimestamp } from '../values/timestamp.ts';
import { parseFieldPath, pickFields } from './field-path.ts';

/** Immutable: transactions compare what they have read by identity. */
export interface StoredDocument {
  readonly path: string;
  readonly fields: Fields;
  readonly createTime: Micros;
  readonly updateTime: Micros;
}

/** The effect of a commit on one document; undefined on a side where it does not exist. */
export interface DocumentChange {
  readonly path: string;
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
}

export function toMessage(
  database: string,
  document: StoredDocument,
  mask?: DocumentMask,
): DocumentMessage {
  return {
    name: documentName(database, document.path),
    fields: mask
      ? pickFields(document.fields, mask.fieldPaths.map(parseFieldPath))
      : document.fields,
    createTime: microsToTimestamp(document.createTime),
    updateTime: microsToTimestamp(document.updateTime),
  };
}
