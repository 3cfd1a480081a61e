import type { DocumentMask, DocumentMessage, Fields } from '../messages.ts';
import { documentName } from '../resource-name.ts';
import { type Micros, microsToTimestamp } from '../values/timestamp.ts';
import { parseFieldPath, pickFields } from './field-path.ts';

/** A document as it is kept; never changed in place, so that old states stay readable. */
export interface StoredDocument {
  readonly path: string;
  readonly fields: Fields;
  readonly createTime: Micros;
  readonly updateTime: Micros;
}

/** What a commit did to one document; undefined on either side means that it was not there. */
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
