import { invalidArgument } from './errors.ts';

const NAME = /^projects\/([^/]+)\/databases\/([^/]+)(?:\/documents(?:\/(.+))?)?$/s;
const MAX_SEGMENT_BYTES = 1500;
const RESERVED = /^(__.*__|\.\.?)$/s;
/** Numeric document ids, which only databases that came from Datastore have. */
const NUMERIC_ID = /^__id(0|-?[1-9]\d*)__$/;

/** A parsed resource name; `path` is relative to `/documents`, empty for the root. */
export interface ResourceName {
  readonly database: string;
  readonly path: string;
}

/** Parses the name of a database, its root, a document or a collection. */
export function parseName(name: string | undefined): ResourceName {
  const match = NAME.exec(name ?? '');
  if (!match) throw invalidArgument(`Invalid resource name: "${name ?? ''}".`);
  return { database: `projects/${match[1]}/databases/${match[2]}`, path: match[3] ?? '' };
}

export function parseDocumentName(name: string | undefined): ResourceName {
  const parsed = parseName(name);
  if (!isDocumentPath(parsed.path)) {
    throw invalidArgument(`Document name "${name ?? ''}" must have an even number of segments.`);
  }
  checkSegments(parsed.path);
  return parsed;
}

/** Parses the parent of a collection: the root of the database or a document. */
export function parseParentName(name: string | undefined): ResourceName {
  const parsed = parseName(name);
  return parsed.path === '' ? parsed : parseDocumentName(name);
}

export const documentName = (database: string, path: string): string =>
  `${database}/documents/${path}`;

/** The path of a collection under a document path or the root (`''`). */
export const childPath = (parent: string, id: string): string =>
  parent === '' ? id : `${parent}/${id}`;

export const collectionOf = (documentPath: string): string =>
  documentPath.slice(0, documentPath.lastIndexOf('/'));

/** Refuses a collection's id by production's rules. */
export function checkCollectionId(id: string): void {
  checkId('Collection', id, RESERVED.test(id));
}

function checkDocumentId(id: string): void {
  const [, number] = NUMERIC_ID.exec(id) ?? [];
  const isNumeric = number !== undefined && BigInt.asIntN(64, BigInt(number)) === BigInt(number);
  checkId('Resource', id, RESERVED.test(id) && !isNumeric);
}

function checkId(kind: string, id: string, isReserved: boolean): void {
  if (id === '') throw invalidArgument(`${kind} id is empty.`);
  if (isReserved) throw invalidArgument(`${kind} id "${id}" is invalid because it is reserved.`);
  if (id.includes('/')) {
    throw invalidArgument(`${kind} id "${id}" is invalid because it contains "/".`);
  }
  if (Buffer.byteLength(id) > MAX_SEGMENT_BYTES) {
    throw invalidArgument(`${kind} id is longer than ${MAX_SEGMENT_BYTES} bytes.`);
  }
}

const isDocumentPath = (path: string): boolean => path !== '' && path.split('/').length % 2 === 0;

function checkSegments(path: string): void {
  for (const [i, segment] of path.split('/').entries()) {
    if (i % 2 === 0) checkCollectionId(segment);
    else checkDocumentId(segment);
  }
}
