import { invalidArgument } from '../api/errors.ts';
import type { Aggregation, Fields, Value } from '../api/messages.ts';
import type { StoredDocument } from '../documents/stored-document.ts';
import { isNumberValue, type NumberValue, sumNumbers, toDouble } from '../values/numbers.ts';
import { fieldReader, NAME_FIELD } from './field-filter.ts';

const MAX_AGGREGATIONS = 5;

/** Counts, sums and averages of a query's results, by alias. */
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
    .map(({ sum, avg }) => sum ?? avg)
    .filter((operator) => operator !== undefined)
    .map(({ field }) => {
      if (field?.fieldPath === NAME_FIELD) {
        throw invalidArgument('Aggregations are not supported for the property: __key__');
      }
      return fieldReader(database, field?.fieldPath);
    });
  return documents.filter((document) => readers.every((read) => read(document) !== undefined));
}

function evaluate(
  database: string,
  aggregation: Aggregation,
  documents: readonly StoredDocument[],
): Value {
  const { count, sum, avg } = aggregation;
  if (count) {
    const upTo = count.upTo?.value === undefined ? documents.length : Number(count.upTo.value);
    if (upTo < 0) {
      throw invalidArgument(
        'The `up_to` value in a COUNT aggregation must be greater than or equal to zero.',
      );
    }
    return { integerValue: String(Math.min(documents.length, upTo)) };
  }
  if (sum) return sumNumbers(numbersOf(database, sum.field?.fieldPath, documents));
  if (avg) return average(numbersOf(database, avg.field?.fieldPath, documents));
  throw invalidArgument('Operator field in Aggregation is not set.');
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

function average(numbers: readonly NumberValue[]): Value {
  return numbers.length === 0
    ? { nullValue: 'NULL_VALUE' }
    : { doubleValue: toDouble(sumNumbers(numbers)) / numbers.length };
}
