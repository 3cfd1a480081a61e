import { invalidArgument } from '../api/errors.ts';
import type { Aggregation, Fields, Value } from '../api/messages.ts';
import type { StoredDocument } from '../documents/stored-document.ts';
import { isNumberValue, type NumberValue, sumNumbers, toDouble } from '../values/numbers.ts';
import { fieldReader } from './field-filter.ts';

/** Counts, sums and averages of a query's results, by alias. */
export function aggregate(
  database: string,
  aggregations: readonly Aggregation[],
  documents: readonly StoredDocument[],
): Fields {
  if (aggregations.length === 0 || aggregations.length > 5) {
    throw invalidArgument('An aggregation query needs one to five aggregations.');
  }
  const complete = withAllFields(database, aggregations, documents);
  const result: Fields = {};
  for (const [i, aggregation] of aggregations.entries()) {
    const alias = aggregation.alias || `field_${i + 1}`;
    if (Object.hasOwn(result, alias)) {
      throw invalidArgument(`Two aggregations have the alias "${alias}".`);
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
    .map(({ field }) => fieldReader(database, field?.fieldPath));
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
    if (upTo <= 0 && count.upTo) {
      throw invalidArgument('The upper bound of a count must be greater than zero.');
    }
    return { integerValue: String(Math.min(documents.length, upTo)) };
  }
  if (sum) return sumNumbers(numbersOf(database, sum.field?.fieldPath, documents));
  if (avg) return average(numbersOf(database, avg.field?.fieldPath, documents));
  throw invalidArgument('An aggregation has no operator.');
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
