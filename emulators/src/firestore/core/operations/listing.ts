import { invalidArgument, unimplemented } from '../api/errors.ts';
import type {
  ConsistencySelector,
  DocumentMask,
  DocumentMessage,
  StructuredQuery,
} from '../api/messages.ts';
import {
  checkCollectionId,
  childPath,
  documentName,
  parseParentName,
} from '../api/resource-name.ts';
import type { Database } from '../database.ts';
import type { DocumentView } from '../documents/document-store.ts';
import { toMessage } from '../documents/stored-document.ts';
import type { Caller } from '../gate.ts';
import { comparePaths, compareUtf8 } from '../values/compare-strings.ts';
import { openReading, type Reading } from './reading.ts';

export interface ListDocumentsRequest extends ConsistencySelector, PageRequest {
  parent?: string;
  collectionId?: string;
  orderBy?: string;
  mask?: DocumentMask;
  showMissing?: boolean;
}

/**
 * The documents of one collection by name; `showMissing` adds missing parents of deeper documents.
 */
export async function listDocuments(caller: Caller, request: ListDocumentsRequest) {
  const { collectionId = '', orderBy = '', showMissing = false } = request;
  if (collectionId === '') throw unimplemented('Listing documents of all collections');
  if (orderBy !== '' && orderBy !== '__name__') throw unimplemented('The order of a list');
  checkCollectionId(collectionId);
  const parent = parseParentName(request.parent);
  const { database, gate } = caller.enter(parent.database);
  const collection = childPath(parent.path, collectionId);
  const reading = await openReading(database, request, () =>
    pathsIn(database.current, collection, false),
  );
  gate.list({ parent: parent.path, structuredQuery: queryOf(request) }, reading.view);
  const paths = pathsIn(reading.view, collection, showMissing);
  const { items, nextPageToken } = pageOf(paths, (path) => path, comparePaths, request);
  database.usage.addQuery(items.length);
  const documents = items.map((path) => message(database, reading, path, request.mask));
  return { documents, nextPageToken };
}

/** The equivalent query, on which permissions are decided. */
const queryOf = ({ collectionId = '', pageSize = 0 }: ListDocumentsRequest): StructuredQuery => ({
  from: [{ collectionId }],
  limit: { value: pageSize || DEFAULT_PAGE_SIZE },
});

function message(
  database: Database,
  { view, guarded }: Reading,
  path: string,
  mask: DocumentMask | undefined,
): DocumentMessage {
  const document = view.get(path);
  guarded?.addDocumentRead(path, document);
  return document
    ? toMessage(database.name, document, mask)
    : { name: documentName(database.name, path), fields: {} };
}

function pathsIn(view: DocumentView, collection: string, withMissing: boolean): string[] {
  const paths = new Set<string>();
  for (const document of view.collection(collection)) {
    paths.add(document.path);
  }
  for (const parent of withMissing ? parentsIn(view, collection) : []) {
    paths.add(parent);
  }
  return [...paths].sort(comparePaths);
}

/** Paths in a collection that have documents below them. */
function* parentsIn(view: DocumentView, collection: string): Iterable<string> {
  const prefix = `${collection}/`;
  for (const path of view.collectionPaths()) {
    if (path.startsWith(prefix)) {
      yield path.slice(0, path.indexOf('/', prefix.length));
    }
  }
}

interface ListCollectionIdsRequest extends ConsistencySelector, PageRequest {
  parent?: string;
}

/**
 * Ids of the collections directly under a document or the root, including those that only hold
 * missing parents.
 */
export async function listCollectionIds(caller: Caller, request: ListCollectionIdsRequest) {
  const { database: name, path } = parseParentName(request.parent);
  const { database, gate } = caller.enter(name);
  gate.administer('Listing the ids of collections');
  const { view } = await openReading(database, request, () => []);
  database.usage.addReads(1);
  const ids = [...idsUnder(view, path)].sort(compareUtf8);
  const { items, nextPageToken } = pageOf(ids, (id) => id, compareUtf8, request);
  return { collectionIds: items, nextPageToken };
}

function idsUnder(view: DocumentView, parent: string): Set<string> {
  const prefix = parent === '' ? '' : `${parent}/`;
  const ids = new Set<string>();
  for (const path of view.collectionPaths()) {
    if (path.startsWith(prefix)) {
      ids.add(path.slice(prefix.length).split('/', 1)[0] ?? '');
    }
  }
  return ids;
}

interface PageRequest {
  pageSize?: number;
  pageToken?: string;
}

interface Page<Item> {
  readonly items: Item[];
  readonly nextPageToken: string;
}

/** Page size if the request gives none. */
const DEFAULT_PAGE_SIZE = 300;

/**
 * One page of the items in the order of `compare`. The token is the key of the last item, so that
 * writes between two pages do not shift them.
 */
function pageOf<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  compare: (a: string, b: string) => number,
  request: PageRequest,
): Page<Item> {
  const { pageSize = 0, pageToken = '' } = request;
  if (pageSize < 0) {
    throw invalidArgument('The page size must not be negative.');
  }
  const after = Buffer.from(pageToken, 'base64url').toString();
  const size = pageSize || DEFAULT_PAGE_SIZE;
  const rest = after === '' ? items : items.filter((item) => compare(keyOf(item), after) > 0);
  const page = rest.slice(0, size);
  const last = page.at(-1);
  const token = last && rest.length > size ? Buffer.from(keyOf(last)).toString('base64url') : '';
  return { items: page, nextPageToken: token };
}
