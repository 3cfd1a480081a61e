import { kindOf } from '@shop/domain/order/order-kinds';
import { isOrderNumber } from '@shop/domain/order/order-number';
import { MAX_NOTES } from '@shop/domain/tour/delivery-list';
import type { Request } from 'express';
import type { AdminDeps } from '../accounts/admin-names.ts';
import { type Files, missing, paper } from '../documents/files.ts';
import { keptDeliveryNotes, keptReminder } from '../documents/kept-papers.ts';
import { orderOf, readOrders, type StoredOrder } from '../stored/order.ts';
import { hasNote } from '../stored/order-view.ts';
import { wholeConfirmation } from './deliver-part.ts';
import { orderRights } from './read-order.ts';

type FileDeps = AdminDeps & Parameters<typeof orderRights>[0];

/** Confirmations, delivery notes and reminders. */
export function orderFiles(deps: FileDeps): Files {
  const order = (req: Request) => readOrder(deps, String(req.params.orderNumber));
  return {
    // For signed-in customers.
    '/api/orders/:orderNumber/lieferschein.pdf': async (req) => {
      const number = String(req.params.orderNumber);
      const stored = isOrderNumber(number)
        ? (await orderOf(deps.firestore, number).get()).data()
        : undefined;
      if (!stored || !hasNote(stored)) throw missing();
      if (!(await orderRights(deps, stored, req))?.mayRead) throw missing();
      return paper(await keptDeliveryNotes(deps, [stored]));
    },
    '/api/admin/orders/:orderNumber/confirmation.pdf': async (req) => {
      const stored = await order(req);
      if (kindOf(stored).isBill) throw missing();
      return paper(await wholeConfirmation(deps, stored));
    },
    '/api/admin/orders/:orderNumber/reminder.pdf': async (req) => {
      const stored = await order(req);
      const { id } = req.query;
      const reminder = stored.reminders?.findLast(
        (each) => each.open_cents !== undefined && (id === undefined || each.id === id),
      );
      if (!reminder) throw missing();
      return paper(await keptReminder(deps, stored, reminder));
    },
    // One file for the orders in the path, in that order.
    '/api/admin/delivery-notes/:orderNumbers.pdf': async (req) => {
      const numbers = String(req.params.orderNumbers).split(',');
      if (numbers.length > MAX_NOTES || !numbers.every(isOrderNumber)) throw missing();
      const stored = await readOrders(deps.firestore, numbers);
      if (stored.length < numbers.length) throw missing(UNKNOWN);
      if (stored.some((each) => kindOf(each).isBill)) throw missing();
      return paper(await keptDeliveryNotes(deps, stored));
    },
  };
}

const UNKNOWN = 'Diese Bestellung gibt es nicht.';

async function readOrder({ firestore }: FileDeps, number: string): Promise<StoredOrder> {
  const stored = isOrderNumber(number) && (await orderOf(firestore, number).get()).data();
  if (!stored) throw missing(UNKNOWN);
  return stored;
}
