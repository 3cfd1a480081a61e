import type { Databases } from '../databases.ts';
import { type StoredDocument, toMessage } from '../documents/stored-document.ts';
import { invalidArgument, unimplemented } from '../errors.ts';
import type {
  ConsistencySelector,
  DocumentMessage,
  StructuredQuery,
  TimestampMessage,
} from '../messages.ts';
import { type CompiledQuery, compileQuery } from '../queries/compile-query.ts';
import { parseParentName } from '../resource-name.ts';
import { openReading, type Reading, withBegun } from './reading.ts';

export interface RunQueryRequest extends ConsistencySelector {
  parent?: string;
  structuredQuery?: StructuredQuery;
  explainOptions?: unknown;
}

interface RunQueryAnswer {
  document?: DocumentMessage;
  readTime: TimestampMessage;
}

/** Answers one message for each result, or one with only a read time if there is none. */
export async function runQuery(databases: Databases, request: RunQueryRequest) {
  const { parent, structuredQuery, explainOptions } = request;
  const { database, query } = prepareQuery(databases, parent, structuredQuery, explainOptions);
  const reading = await openReading(database, request, () => pathsOf(query.run(database.current)));
  const { readTime } = reading;
  const documents = readQuery(reading, query);
  const answers: RunQueryAnswer[] = documents.map((document) => ({
    document: toMessage(database.name, document, query.mask),
    readTime,
  }));
  return withBegun(reading, answers.length > 0 ? answers : [{ readTime }]);
}

/** Checks what all requests with a query have in common. */
export function prepareQuery(
  databases: Databases,
  parent: string | undefined,
  query: StructuredQuery | undefined,
  explainOptions: unknown,
) {
  if (explainOptions) throw unimplemented('Query Explain');
  if (!query) throw invalidArgument('A query request needs a structured query.');
  const { database: name, path } = parseParentName(parent);
  return { database: databases.get(name), query: compileQuery(name, path, query) };
}

/** Runs a query and notes its result if a transaction depends on it. */
export function readQuery({ view, guarded }: Reading, query: CompiledQuery): StoredDocument[] {
  const documents = query.run(view);
  guarded?.addQueryRead(query.run, documents);
  return documents;
}

export const pathsOf = (documents: readonly StoredDocument[]): string[] =>
  documents.map(({ path }) => path);
