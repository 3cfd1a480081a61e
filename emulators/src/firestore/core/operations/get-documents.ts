import { FirestoreError, invalidArgument } from '../api/errors.ts';
import type { ConsistencySelector, DocumentMask } from '../api/messages.ts';
import { documentName, parseDocumentName } from '../api/resource-name.ts';
import type { Database } from '../database.ts';
import { type StoredDocument, toMessage } from '../documents/stored-document.ts';
import type { Caller, DatabaseAccess } from '../gate.ts';
import { openReading, type Reading, withNewTransaction } from './reading.ts';

export interface GetDocumentRequest extends ConsistencySelector {
  name?: string;
  mask?: DocumentMask;
}

export interface BatchGetDocumentsRequest extends ConsistencySelector {
  database?: string;
  documents: string[];
  mask?: DocumentMask;
}

export async function getDocument(caller: Caller, request: GetDocumentRequest) {
  const { database: name, path } = parseDocumentName(request.name);
  const { database, gate } = caller.enter(name);
  const reading = await openReading(database, request, () => [path]);
  const document = read(reading, path, { database, gate });
  if (!document) {
    throw new FirestoreError('NOT_FOUND', `Document not found: ${request.name}`);
  }
  return toMessage(database.name, document, request.mask);
}

/** One message per document, found or missing, in the order of the request. */
export async function batchGetDocuments(caller: Caller, request: BatchGetDocumentsRequest) {
  const { database, gate } = caller.enter(request.database ?? '');
  const paths = request.documents.map((name) => pathIn(database, name));
  const reading = await openReading(database, request, () => paths);
  const answers = paths.map((path) => {
    const document = read(reading, path, { database, gate });
    const { readTime } = reading;
    return document
      ? { found: toMessage(database.name, document, request.mask), readTime }
      : { missing: documentName(database.name, path), readTime };
  });
  return withNewTransaction(reading, answers);
}

function read(
  { view, guarded }: Reading,
  path: string,
  { database, gate }: DatabaseAccess,
): StoredDocument | undefined {
  gate.get(path, view);
  database.usage.addReads(1);
  const document = view.get(path);
  guarded?.addDocumentRead(path, document);
  return document;
}

function pathIn(database: Database, name: string): string {
  const parsed = parseDocumentName(name);
  if (parsed.database !== database.name) {
    throw invalidArgument(`A read of ${name} came in a request for ${database.name}.`);
  }
  return parsed.path;
}
