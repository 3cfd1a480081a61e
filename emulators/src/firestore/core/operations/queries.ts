import { invalidArgument, unimplemented } from '../api/errors.ts';
import type { Aggregation, ConsistencySelector, StructuredQuery } from '../api/messages.ts';
import { parseParentName } from '../api/resource-name.ts';
import type { Database } from '../database.ts';
import { type StoredDocument, toMessage } from '../documents/stored-document.ts';
import type { Caller } from '../gate.ts';
import { aggregate } from '../queries/aggregate.ts';
import { type CompiledQuery, compileQuery } from '../queries/compile-query.ts';
import { openReading, type Reading, withNewTransaction } from './reading.ts';

export interface RunQueryRequest extends ConsistencySelector {
  parent?: string;
  structuredQuery?: StructuredQuery;
  explainOptions?: unknown;
}

/** One message per result, or a single one with only a read time if there are none. */
export async function runQuery(caller: Caller, request: RunQueryRequest) {
  const { database, query, reading, documents } = await readQuery(caller, request);
  const { readTime } = reading;
  database.usage.addQuery(documents.length + query.skipped(database.current));
  const answers = documents.map((document) => ({
    document: toMessage(database.name, document, query.mask),
    readTime,
  }));
  return withNewTransaction<object>(reading, answers.length > 0 ? answers : [{ readTime }]);
}

interface RunAggregationQueryRequest extends Omit<RunQueryRequest, 'structuredQuery'> {
  structuredAggregationQuery?: { structuredQuery?: StructuredQuery; aggregations: Aggregation[] };
}

/** One message with all aggregates. */
export async function runAggregationQuery(caller: Caller, request: RunAggregationQueryRequest) {
  const { structuredQuery, aggregations = [] } = request.structuredAggregationQuery ?? {};
  const asked = { ...request, ...(structuredQuery && { structuredQuery }) };
  const { database, query, reading, documents } = await readQuery(caller, asked);
  database.usage.addAggregation(documents.length + query.skipped(database.current));
  const aggregateFields = aggregate(database.name, aggregations, documents);
  return withNewTransaction(reading, [{ result: { aggregateFields }, readTime: reading.readTime }]);
}

interface ReadQuery {
  readonly database: Database;
  readonly query: CompiledQuery;
  readonly reading: Reading;
  readonly documents: readonly StoredDocument[];
}

/** Runs a query if its caller may, and records the result if a transaction depends on it. */
async function readQuery(
  caller: Caller,
  { parent, structuredQuery, explainOptions, ...selector }: RunQueryRequest,
): Promise<ReadQuery> {
  if (explainOptions) throw unimplemented('Query Explain');
  if (!structuredQuery) throw invalidArgument('A query request needs a structured query.');
  const { database: name, path } = parseParentName(parent);
  const { database, gate } = caller.enter(name);
  const query = compileQuery(name, path, structuredQuery);
  const reading = await openReading(database, selector, () =>
    query.run(database.current).map((document) => document.path),
  );
  gate.list({ parent: path, structuredQuery });
  const documents = query.run(database.current);
  reading.transaction?.addQueryRead(query.run, documents);
  return { database, query, reading, documents };
}
