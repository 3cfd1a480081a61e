import { unimplemented } from '../api/errors.ts';
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
import { comparePaths } from '../values/compare-strings.ts';
import { DEFAULT_PAGE_SIZE, type PageRequest, pageOf } from './page.ts';
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
