import type { Cursor } from '../api/messages.ts';
import type { StoredDocument } from '../documents/stored-document.ts';
import { compareValues } from '../values/compare-values.ts';
import type { DocumentTest } from './filter.ts';
import { cursorOperand } from './operand.ts';
import type { Order } from './order.ts';

/** Whether a document is at or after the start of a query. */
export function startTest(
  database: string,
  orders: readonly Order[],
  cursor: Cursor,
): DocumentTest {
  const position = positionOf(database, orders, cursor);
  return (document) => (cursor.before ? position(document) >= 0 : position(document) > 0);
}

/** Whether a document is at or before the end of a query. */
export function endTest(database: string, orders: readonly Order[], cursor: Cursor): DocumentTest {
  const position = positionOf(database, orders, cursor);
  return (document) => (cursor.before ? position(document) < 0 : position(document) <= 0);
}

function positionOf(
  database: string,
  orders: readonly Order[],
  { values }: Cursor,
): (document: StoredDocument) => number {
  const bounds = values.map((value, i) => cursorOperand(database, orders[i]?.fieldPath, value));
  return (document) => {
    for (const [i, bound] of bounds.entries()) {
      const order = orders[i];
      const value = order?.read(document);
      const result = order && value ? compareValues(value, bound) * order.sign : 0;
      if (result !== 0) {
        return result;
      }
    }
    return 0;
  };
}
