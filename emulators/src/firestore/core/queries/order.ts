import { invalidArgument } from '../api/errors.ts';
import type { Cursor, StructuredQuery } from '../api/messages.ts';
import type { StoredDocument } from '../documents/stored-document.ts';
import { comparePaths, compareUtf8 } from '../values/compare-strings.ts';
import { compareValues } from '../values/compare-values.ts';
import { type FieldReader, fieldReader, NAME_FIELD } from './field-filter.ts';
import { conditionsOf, type DocumentTest, inequalityFields } from './filter.ts';
import { operandOf } from './operand.ts';

export interface Order {
  readonly fieldPath: string;
  readonly read: FieldReader;
  readonly sign: 1 | -1;
}

/** The complete order of a query: explicit orders, then inequality fields, then the name. */
export function completeOrder(database: string, query: StructuredQuery): Order[] {
  const orders = (query.orderBy ?? []).map(({ field, direction }) =>
    order(database, field?.fieldPath ?? '', direction === 'DESCENDING' ? -1 : 1),
  );
  const sign = orders.at(-1)?.sign ?? 1;
  const implied = inequalityFields(conditionsOf(query.where)).sort(compareUtf8);
  for (const fieldPath of [...implied.filter((path) => path !== NAME_FIELD), NAME_FIELD]) {
    if (!orders.some((known) => known.fieldPath === fieldPath)) {
      orders.push(order(database, fieldPath, sign));
    }
  }
  return orders;
}

/** Compares two documents that have every field of the order. */
export function compareDocuments(
  orders: readonly Order[],
): (a: StoredDocument, b: StoredDocument) => number {
  return (a, b) => {
    for (const order of orders) {
      const result = compareBy(order, a, b) * order.sign;
      if (result !== 0) return result;
    }
    return 0;
  };
}

function compareBy({ fieldPath, read }: Order, a: StoredDocument, b: StoredDocument): number {
  if (fieldPath === NAME_FIELD) return comparePaths(a.path, b.path);
  const left = read(a);
  const right = read(b);
  return left && right ? compareValues(left, right) : 0;
}

/** A document that lacks a field of the order is not a result. */
export function hasOrderFields(orders: readonly Order[], document: StoredDocument): boolean {
  return orders.every(
    ({ fieldPath, read }) => fieldPath === NAME_FIELD || read(document) !== undefined,
  );
}

function order(database: string, fieldPath: string, sign: 1 | -1): Order {
  if (fieldPath === '') throw invalidArgument('An order needs a field.');
  return { fieldPath, read: fieldReader(database, fieldPath), sign };
}

/** Whether a document is at or after the start of a query. */
export function startTest(
  database: string,
  orders: readonly Order[],
  cursor: Cursor,
): DocumentTest {
  const position = positionOf(database, orders, cursor);
  return (document) => (cursor.before ? position(document) >= 0 : position(document) > 0);
}

function positionOf(
  database: string,
  orders: readonly Order[],
  { values }: Cursor,
): (document: StoredDocument) => number {
  const bounds = values.map((value, i) => operandOf(database, orders[i]?.fieldPath, value));
  return (document) => {
    for (const [i, bound] of bounds.entries()) {
      const order = orders[i];
      const value = order?.read(document);
      const result = order && value ? compareValues(value, bound) * order.sign : 0;
      if (result !== 0) return result;
    }
    return 0;
  };
}
