import { FirestoreError, invalidArgument } from '../api/errors.ts';
import type { Filter, StructuredQuery } from '../api/messages.ts';
import { disjunctsOf, MAX_DISJUNCTS } from './disjuncts.ts';
import { NAME_FIELD } from './field-filter.ts';
import { inequalityFields } from './filter.ts';
import type { Order } from './order.ts';

const MAX_INEQUALITY_FIELDS = 10;
const MAX_COMPONENTS = 100;
const NEGATIONS = new Set(['NOT_EQUAL', 'NOT_IN', 'IS_NOT_NAN', 'IS_NOT_NULL']);
const ARRAY_OPERATORS = new Set(['ARRAY_CONTAINS', 'ARRAY_CONTAINS_ANY']);
const EQUALITIES = new Set(['EQUAL', 'IN', 'IS_NULL', 'IS_NAN', ...ARRAY_OPERATORS]);

/**
 * Refuses queries that this server could answer but production does not accept.
 * @param orders The query's complete order.
 */
export function checkQuery(
  parent: string,
  { where, orderBy = [] }: StructuredQuery,
  orders: readonly Order[],
): void {
  const leaves = where ? leavesOf(where) : [];
  checkNegations(where ? operatorsOf(where) : []);
  if (where) checkAlternatives(where);
  checkInequalities(where, leaves);
  checkOrder(orders, leaves);
  checkComponents(leaves, orderBy.length, parent === '' ? 0 : 1);
}

interface Leaf {
  readonly fieldPath: string;
  readonly op: string;
  readonly operands: number;
}

function leavesOf({ compositeFilter, fieldFilter, unaryFilter }: Filter): Leaf[] {
  if (compositeFilter) return compositeFilter.filters.flatMap(leavesOf);
  const { field, op = '' } = fieldFilter ?? unaryFilter ?? {};
  const value = fieldFilter?.value;
  const isList = op === 'IN' || op === 'ARRAY_CONTAINS_ANY';
  const operands = isList && value && 'arrayValue' in value ? value.arrayValue.values.length : 1;
  return [{ fieldPath: field?.fieldPath ?? '', op, operands }];
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

function checkAlternatives(where: Filter): void {
  if (arrayFilters(where) > 1) {
    throw invalidArgument("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
  }
  const count = disjunctsOf(where)?.length;
  if (count === undefined || count > MAX_DISJUNCTS) {
    throw invalidArgument(
      `Too many disjunctions after normalization. Result had ${count ?? 'far more'} disjunctions which is more than the maximum of ${MAX_DISJUNCTS}`,
    );
  }
}

/** Maximum number of array filters in one disjunct. */
function arrayFilters({ compositeFilter, fieldFilter }: Filter): number {
  if (!compositeFilter) {
    return ARRAY_OPERATORS.has(fieldFilter?.op ?? '') ? 1 : 0;
  }
  const counts = compositeFilter.filters.map(arrayFilters);
  return compositeFilter.op === 'OR'
    ? Math.max(...counts)
    : counts.reduce((sum, count) => sum + count, 0);
}

function checkInequalities(where: Filter | undefined, leaves: readonly Leaf[]): void {
  const fields = new Set(inequalityFields(where));
  if (fields.size > MAX_INEQUALITY_FIELDS) {
    throw invalidArgument(
      `The query contains ${fields.size} distinct inequality fields: [${[...fields].join(', ')}]. A query may not have more than ${MAX_INEQUALITY_FIELDS} distinct inequality fields.`,
    );
  }
  const selectsName = leaves.some(
    ({ fieldPath, op }) => fieldPath === NAME_FIELD && EQUALITIES.has(op),
  );
  if (selectsName && fields.size > 0 && !fields.has(NAME_FIELD)) {
    throw invalidArgument(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    );
  }
}

function checkOrder(orders: readonly Order[], leaves: readonly Leaf[]): void {
  const paths = orders.map(({ fieldPath }) => fieldPath);
  if (paths.indexOf(NAME_FIELD) < paths.length - 1) {
    throw invalidArgument('order by clause cannot contain more fields after the key');
  }
  const repeated = paths.find((path, i) => paths.indexOf(path) < i);
  if (repeated !== undefined) {
    throw invalidArgument(`order by clause cannot contain duplicate fields ${repeated}`);
  }
  const isKeyScan =
    paths[0] === NAME_FIELD &&
    !leaves.some(({ fieldPath, op }) => fieldPath !== NAME_FIELD && EQUALITIES.has(op));
  if (isKeyScan && orders[0]?.sign === -1) {
    throw new FirestoreError(
      'FAILED_PRECONDITION',
      'Firestore does not support descending key scans',
    );
  }
}

function checkComponents(leaves: readonly Leaf[], orders: number, ancestors: 0 | 1): void {
  const filters = leaves.reduce((sum, { operands }) => sum + operands, 0);
  if (filters + orders + ancestors > MAX_COMPONENTS) {
    throw invalidArgument(
      `The query may not have more than ${MAX_COMPONENTS} filters + sort orders + ancestor total. Currently there are ${filters} filters, ${orders} sort orders, and ${ancestors === 0 ? 'no' : 'one'} ancestor filter.`,
    );
  }
}
