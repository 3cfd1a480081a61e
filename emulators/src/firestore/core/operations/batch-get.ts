import { invalidArgument } from '../api/errors.ts';
import type { ConsistencySelector, DocumentMask } from '../api/messages.ts';
import { documentName, parseDocumentName } from '../api/resource-name.ts';
import type { Database } from '../database.ts';
import { toMessage } from '../documents/stored-document.ts';
import type { Caller } from '../gate.ts';
import { openReading, withNewTransaction } from './reading.ts';

export interface BatchGetDocumentsRequest extends ConsistencySelector {
  database?: string;
  documents: string[];
  mask?: DocumentMask;
}

/** One message per document, found or missing, in the order of the request. */
export async function batchGetDocuments(caller: Caller, request: BatchGetDocumentsRequest) {
  const { database, gate } = caller.enter(request.database ?? '');
  const paths = request.documents.map((name) => pathIn(database, name));
  const reading = await openReading(database, request, () => paths);
  const { readTime } = reading;
  const answers = paths.map((path) => {
    gate.get(path, database.current);
    database.usage.addReads(1);
    const document = database.current.get(path);
    reading.transaction?.addDocumentRead(path, document);
    return document
      ? { found: toMessage(database.name, document, request.mask), readTime }
      : { missing: documentName(database.name, path), readTime };
  });
  return withNewTransaction(reading, answers);
}

function pathIn(database: Database, name: string): string {
  const parsed = parseDocumentName(name);
  if (parsed.database !== database.name) {
    throw invalidArgument(`A read of ${name} came in a request for ${database.name}.`);
  }
  return parsed.path;
}
