import { invalidArgument, unimplemented } from '../api/errors.ts';
import type { Aggregation, Fields, Value } from '../api/messages.ts';
import type { StoredDocument } from '../documents/stored-document.ts';
import { isNumberValue, type NumberValue, sumNumbers } from '../values/numbers.ts';
import { fieldReader } from './field-filter.ts';

const MAX_AGGREGATIONS = 5;

/** Counts and sums of a query's results, by alias. */
export function aggregate(
  database: string,
  aggregations: readonly Aggregation[],
  documents: readonly StoredDocument[],
): Fields {
  if (aggregations.length === 0) throw invalidArgument('Aggregations can not be empty.');
  if (aggregations.length > MAX_AGGREGATIONS) {
    throw invalidArgument(
      `The maximum number of aggregations allowed in an aggregation query is ${MAX_AGGREGATIONS}. Received: ${aggregations.length}`,
    );
  }
  const complete = withAllFields(database, aggregations, documents);
  const result: Fields = {};
  for (const [i, aggregation] of aggregations.entries()) {
    const alias = aggregation.alias || `field_${i + 1}`;
    if (Object.hasOwn(result, alias)) {
      throw invalidArgument(`Aggregation aliases contain duplicate alias: ${alias}.`);
    }
    result[alias] = evaluate(database, aggregation, complete);
  }
  return result;
}

/**
 * Production uses an index over all the fields, which only contains documents that have them all.
 */
function withAllFields(
  database: string,
  aggregations: readonly Aggregation[],
  documents: readonly StoredDocument[],
): readonly StoredDocument[] {
  const readers = aggregations
    .flatMap(({ sum }) => sum ?? [])
    .map(({ field }) => fieldReader(database, field?.fieldPath));
  return documents.filter((document) => readers.every((read) => read(document) !== undefined));
}

function evaluate(
  database: string,
  aggregation: Aggregation,
  documents: readonly StoredDocument[],
): Value {
  const { count, sum } = aggregation;
  if (count) return { integerValue: String(documents.length) };
  if (sum) return sumNumbers(numbersOf(database, sum.field?.fieldPath, documents));
  throw unimplemented('An aggregation other than count and sum');
}

function numbersOf(
  database: string,
  fieldPath: string | undefined,
  documents: readonly StoredDocument[],
): NumberValue[] {
  const read = fieldReader(database, fieldPath);
  return documents
    .map(read)
    .filter((value): value is NumberValue => value !== undefined && isNumberValue(value));
}
