import { FirestoreError, invalidArgument } from '../api/errors.ts';
import type { Filter, StructuredQuery } from '../api/messages.ts';
import { NAME_FIELD } from './field-filter.ts';

const MAX_DISJUNCTIONS = 30;
const NEGATIONS = new Set(['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', 'IS_NOT_NULL']);
const ARRAY_OPERATORS = new Set(['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY']);

/** Refuses queries that this server could answer but production does not accept. */
export function checkQuery({ where, orderBy }: StructuredQuery): void {
  const operators = where ? operatorsOf(where) : [];
  checkNegations(operators);
  if (where && arrayFilters(where) > 1) {
    throw invalidArgument("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
  }
  const count = where ? disjunctions(where) : 1;
  if (count > MAX_DISJUNCTIONS) {
    throw invalidArgument(
      `Too many disjunctions after normalization. Result had ${count} disjunctions which is more than the maximum of ${MAX_DISJUNCTIONS}`,
    );
  }
  const [first] = orderBy ?? [];
  const isDownByName = first?.field?.fieldPath === NAME_FIELD && first.direction === 'DESCENDING';
  if (isDownByName && !operators.includes('EQUAL')) {
    throw new FirestoreError(
      'FAILED_PRECONDITION',
      'Firestore does not support descending key scans',
    );
  }
}

function checkNegations(operators: readonly string[]): void {
  if (operators.filter((op) => NEGATIONS.has(op)).length > 1) {
    throw invalidArgument(
      "Only a single 'NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', or 'IS_NOT_NULL' filter allowed per query.",
    );
  }
  const alternatives = ['IN', 'ARRAY_CONTAINS_ANY', 'OR'];
  if (operators.includes('NOT_IN') && alternatives.some((op) => operators.includes(op))) {
    throw invalidArgument(
      "'NOT_IN' cannot be used in the same query with 'IN', 'ARRAY_CONTAINS_ANY' or 'OR'.",
    );
  }
}

function operatorsOf({ compositeFilter, fieldFilter, unaryFilter }: Filter): string[] {
  return compositeFilter
    ? [compositeFilter.op ?? '', ...compositeFilter.filters.flatMap(operatorsOf)]
    : [fieldFilter?.op ?? unaryFilter?.op ?? ''];
}

/** Number of conjunctions in the filter's disjunctive normal form. */
function disjunctions({ compositeFilter, fieldFilter }: Filter): number {
  if (compositeFilter) {
    const counts = compositeFilter.filters.map(disjunctions);
    return compositeFilter.op === 'OR'
      ? counts.reduce((sum, count) => sum + count, 0)
      : counts.reduce((product, count) => product * count, 1);
  }
  const { op = '', value } = fieldFilter ?? {};
  const isAlternative = op === 'IN' || op === 'ARRAY_CONTAINS_ANY';
  return isAlternative && value && 'arrayValue' in value ? value.arrayValue.values.length : 1;
}

/** Maximum number of array filters in one of these conjunctions. */
function arrayFilters({ compositeFilter, fieldFilter }: Filter): number {
  if (!compositeFilter) {
    return ARRAY_OPERATORS.has(fieldFilter?.op ?? '') ? 1 : 0;
  }
  const counts = compositeFilter.filters.map(arrayFilters);
  return compositeFilter.op === 'OR'
    ? Math.max(...counts)
    : counts.reduce((sum, count) => sum + count, 0);
}
