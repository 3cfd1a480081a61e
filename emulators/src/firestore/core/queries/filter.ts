import { invalidArgument } from '../api/errors.ts';
import type { Filter, Value } from '../api/messages.ts';
import type { StoredDocument } from '../documents/stored-document.ts';
import { fieldReader, NAME_FIELD, unaryTest, type ValueTest, valueTest } from './field-filter.ts';
import { filterOperand } from './operand.ts';

export type DocumentTest = (document: StoredDocument) => boolean;

const INEQUALITIES = new Set([
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
]);

export function documentTest(database: string, filter: Filter | undefined): DocumentTest {
  if (!filter) {
    return () => true;
  }
  if (filter.compositeFilter) {
    const { op, filters } = filter.compositeFilter;
    return combine(
      op,
      filters.map((part) => documentTest(database, part)),
    );
  }
  if (filter.fieldFilter) {
    const { field, op, value } = filter.fieldFilter;
    if (field?.fieldPath === NAME_FIELD && op?.startsWith('ARRAY_CONTAINS')) {
      throw invalidArgument('the name __key__ is reserved');
    }
    const operand = filterOperand(database, field?.fieldPath, op, required(value));
    return fieldTest(database, field?.fieldPath, valueTest(op, operand));
  }
  if (filter.unaryFilter) {
    const { field, op } = filter.unaryFilter;
    if (field?.fieldPath === NAME_FIELD) {
      throw invalidArgument('__key__ filter value must be a Key');
    }
    return fieldTest(database, field?.fieldPath, unaryTest(op));
  }
  throw invalidArgument('A filter has no type.');
}

/** Fields with an inequality, by which a query is ordered unless it says otherwise. */
export function inequalityFields(filter: Filter | undefined): string[] {
  if (filter?.compositeFilter) {
    return filter.compositeFilter.filters.flatMap(inequalityFields);
  }
  const leaf = filter?.fieldFilter ?? filter?.unaryFilter;
  return leaf && INEQUALITIES.has(leaf.op ?? '') ? [leaf.field?.fieldPath ?? ''] : [];
}

function combine(op: string | undefined, tests: readonly DocumentTest[]): DocumentTest {
  if (tests.length === 0) {
    throw invalidArgument('A composite filter needs at least one filter.');
  }
  if (op === 'AND') return (document) => tests.every((test) => test(document));
  if (op === 'OR') return (document) => tests.some((test) => test(document));
  throw invalidArgument(`Unknown operator of a composite filter: "${op ?? ''}".`);
}

function fieldTest(database: string, path: string | undefined, test: ValueTest): DocumentTest {
  const read = fieldReader(database, path);
  return (document) => {
    const value = read(document);
    return value !== undefined && test(value);
  };
}

function required(value: Value | undefined): Value {
  if (!value) {
    throw invalidArgument('A field filter needs a value.');
  }
  return value;
}
