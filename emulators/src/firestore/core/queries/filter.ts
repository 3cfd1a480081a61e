import { invalidArgument, unimplemented } from '../api/errors.ts';
import type { FieldReference, Filter, Value } from '../api/messages.ts';
import type { StoredDocument } from '../documents/stored-document.ts';
import { fieldReader, NAME_FIELD, valueTest } from './field-filter.ts';
import { operandOf } from './operand.ts';

export type DocumentTest = (document: StoredDocument) => boolean;

/** One condition of a query; a document must meet all of them. */
export interface Condition {
  readonly fieldPath: string;
  readonly op: string;
  readonly value: Value;
}

const INEQUALITIES = /^(LESS|GREATER)_THAN|^NOT_IN$/;

/** The conditions of a filter; the only alternatives supported are those of `IN`. */
export function conditionsOf(filter: Filter | undefined): Condition[] {
  if (!filter) return [];
  const { compositeFilter, fieldFilter, unaryFilter } = filter;
  if (compositeFilter) {
    if (compositeFilter.op !== 'AND') throw unimplemented(`The filter ${compositeFilter.op}`);
    return compositeFilter.filters.flatMap(conditionsOf);
  }
  if (unaryFilter) {
    if (unaryFilter.op !== 'IS_NULL') throw unimplemented(`The filter ${unaryFilter.op}`);
    return [condition(unaryFilter.field, 'IS_NULL', { nullValue: 'NULL_VALUE' })];
  }
  if (!fieldFilter?.value) throw invalidArgument('A filter needs a field and a value.');
  return [condition(fieldFilter.field, fieldFilter.op ?? '', fieldFilter.value)];
}

const condition = (field: FieldReference | undefined, op: string, value: Value): Condition => ({
  fieldPath: field?.fieldPath ?? '',
  op,
  value,
});

export function documentTest(database: string, conditions: readonly Condition[]): DocumentTest {
  const tests = conditions.map(({ fieldPath, op, value }): DocumentTest => {
    if (fieldPath === NAME_FIELD && !/EQUAL|THAN/.test(op)) {
      throw unimplemented(`The filter ${op} of names`);
    }
    const read = fieldReader(database, fieldPath);
    const test = valueTest(op, operandOf(database, fieldPath, value));
    return (document) => {
      const found = read(document);
      return found !== undefined && test(found);
    };
  });
  return (document) => tests.every((test) => test(document));
}

/** Fields with an inequality, which order a query that has no other order. */
export const inequalityFields = (conditions: readonly Condition[]): string[] =>
  conditions.filter(({ op }) => INEQUALITIES.test(op)).map(({ fieldPath }) => fieldPath);

/** Fields that a filter pins to one value, which rules may read. */
export const equalities = (filter: Filter | undefined): [field: string, value: Value][] =>
  conditionsOf(filter).flatMap(({ fieldPath, op, value }) =>
    op === 'EQUAL' || op === 'IS_NULL' ? [[fieldPath, value]] : [],
  );
