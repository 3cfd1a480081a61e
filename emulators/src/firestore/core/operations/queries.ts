import { invalidArgument, unimplemented } from '../api/errors.ts';
import type {
  Aggregation,
  ConsistencySelector,
  DocumentMessage,
  StructuredQuery,
  TimestampMessage,
} from '../api/messages.ts';
import { parseParentName } from '../api/resource-name.ts';
import type { Database } from '../database.ts';
import { type StoredDocument, toMessage } from '../documents/stored-document.ts';
import type { Caller, Gate, ListedQuery } from '../gate.ts';
import { aggregate } from '../queries/aggregate.ts';
import { type CompiledQuery, compileQuery } from '../queries/compile-query.ts';
import { openReading, type Reading, withNewTransaction } from './reading.ts';

export interface RunQueryRequest extends ConsistencySelector {
  parent?: string;
  structuredQuery?: StructuredQuery;
  explainOptions?: unknown;
}

interface RunQueryAnswer {
  document?: DocumentMessage;
  readTime: TimestampMessage;
}

/** One message per result, or a single one with only a read time if there are none. */
export async function runQuery(caller: Caller, request: RunQueryRequest) {
  const { parent, structuredQuery, explainOptions } = request;
  const prepared = prepareQuery(caller, parent, structuredQuery, explainOptions);
  const { database, query } = prepared;
  const reading = await openReading(database, request, () => pathsOf(query.run(database.current)));
  const { readTime } = reading;
  const documents = readQuery(reading, prepared);
  database.usage.addQuery(documents.length + query.skipped(reading.view));
  const answers: RunQueryAnswer[] = documents.map((document) => ({
    document: toMessage(database.name, document, query.mask),
    readTime,
  }));
  return withNewTransaction(reading, answers.length > 0 ? answers : [{ readTime }]);
}

interface PreparedQuery {
  readonly database: Database;
  readonly gate: Gate;
  readonly listed: ListedQuery;
  readonly query: CompiledQuery;
}

function prepareQuery(
  caller: Caller,
  parent: string | undefined,
  query: StructuredQuery | undefined,
  explainOptions: unknown,
): PreparedQuery {
  if (explainOptions) throw unimplemented('Query Explain');
  if (!query) throw invalidArgument('A query request needs a structured query.');
  const { database: name, path } = parseParentName(parent);
  const { database, gate } = caller.enter(name);
  const listed = { parent: path, structuredQuery: query };
  return { database, gate, listed, query: compileQuery(name, path, query) };
}

/** Runs an authorised query and records the result if a transaction depends on it. */
function readQuery(
  { view, guarded }: Reading,
  { gate, listed, query }: PreparedQuery,
): StoredDocument[] {
  gate.list(listed, view);
  const documents = query.run(view);
  guarded?.addQueryRead(query.run, documents);
  return documents;
}

const pathsOf = (documents: readonly StoredDocument[]): string[] =>
  documents.map(({ path }) => path);

interface RunAggregationQueryRequest extends ConsistencySelector {
  parent?: string;
  structuredAggregationQuery?: { structuredQuery?: StructuredQuery; aggregations: Aggregation[] };
  explainOptions?: unknown;
}

/** One message with all aggregates. */
export async function runAggregationQuery(caller: Caller, request: RunAggregationQueryRequest) {
  const { parent, structuredAggregationQuery: aggregation, explainOptions } = request;
  const prepared = prepareQuery(caller, parent, aggregation?.structuredQuery, explainOptions);
  const { database, query } = prepared;
  const reading = await openReading(database, request, () => pathsOf(query.run(database.current)));
  const documents = readQuery(reading, prepared);
  database.usage.addAggregation(documents.length + query.skipped(reading.view));
  const fields = aggregate(database.name, aggregation?.aggregations ?? [], documents);
  return withNewTransaction(reading, [
    { result: { aggregateFields: fields }, readTime: reading.readTime },
  ]);
}
