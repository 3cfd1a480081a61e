import { FirestoreError, invalidArgument } from '../api/errors.ts';
import { NAME_FIELD } from './field-filter.ts';
import type { Condition } from './filter.ts';
import type { Order } from './order.ts';

const MAX_COMPONENTS = 100;
const MAX_DISJUNCTS = 30;

/**
 * Refuses queries that this server could answer but production does not accept.
 * @param orders The query's complete order.
 */
export function checkQuery(
  conditions: readonly Condition[],
  explicitOrders: number,
  orders: readonly Order[],
): void {
  const operators = conditions.map(({ op }) => op);
  const counts = conditions.map(operandsOf);
  const excluding = operators.filter((op) => op === 'NOT_IN').length;
  const isListed = operators.some((op) => op === 'IN' || op === 'ARRAY_CONTAINS_ANY');
  if (excluding > 1 || (excluding === 1 && isListed)) {
    throw invalidArgument("'NOT_IN' cannot be used with itself, 'IN' or 'ARRAY_CONTAINS_ANY'.");
  }
  if (operators.filter((op) => op.startsWith('ARRAY_CONTAINS')).length > 1) {
    throw invalidArgument("A maximum of 1 'ARRAY_CONTAINS' filter is allowed per disjunction.");
  }
  const disjuncts = counts.reduce((product, count) => product * count, 1);
  if (disjuncts > MAX_DISJUNCTS) {
    throw invalidArgument(`Too many disjunctions: ${disjuncts} of ${MAX_DISJUNCTS}.`);
  }
  const components = counts.reduce((sum, count) => sum + count, explicitOrders);
  if (components > MAX_COMPONENTS) {
    throw invalidArgument(`More than ${MAX_COMPONENTS} filters and sort orders: ${components}.`);
  }
  checkOrder(orders, conditions);
}

const operandsOf = ({ op, value }: Condition): number =>
  (op === 'IN' || op === 'ARRAY_CONTAINS_ANY') && 'arrayValue' in value
    ? value.arrayValue.values.length
    : 1;

function checkOrder(orders: readonly Order[], conditions: readonly Condition[]): void {
  const paths = orders.map(({ fieldPath }) => fieldPath);
  if (paths.indexOf(NAME_FIELD) < paths.length - 1) {
    throw invalidArgument('order by clause cannot contain more fields after the key');
  }
  const repeated = paths.find((path, i) => paths.indexOf(path) < i);
  if (repeated !== undefined) {
    throw invalidArgument(`order by clause cannot contain duplicate fields ${repeated}`);
  }
  const isSelected = conditions.some(({ fieldPath, op }) => {
    return fieldPath !== NAME_FIELD && !/THAN|NOT_IN/.test(op);
  });
  if (paths[0] === NAME_FIELD && orders[0]?.sign === -1 && !isSelected) {
    throw new FirestoreError(
      'FAILED_PRECONDITION',
      'Firestore does not support descending key scans',
    );
  }
}
