import type { Aggregation, ConsistencySelector, StructuredQuery } from '../api/messages.ts';
import type { Caller } from '../gate.ts';
import { aggregate } from '../queries/aggregate.ts';
import { openReading, withNewTransaction } from './reading.ts';
import { pathsOf, prepareQuery, readQuery } from './run-query.ts';

export interface RunAggregationQueryRequest extends ConsistencySelector {
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
