import type { AdminOrder } from '@shop/domain/order/order';
import { reminderProblem } from '@shop/domain/order/unpaid-order';
import { Timestamp } from 'firebase-admin/firestore';
import { type Outcome, refuse } from '../errors/refusal.ts';
import { type OutboxDeps, putMail } from '../mail/outbox.ts';
import { dueDayOf, type StoredOrder, type StoredReminder } from '../stored/order.ts';
import { ID_TAKEN, isSentAgain } from '../stored/same-request.ts';
import { readSetting } from '../stored/setting.ts';
import { changeOrderAsAdmin } from './change-order.ts';

/**
 * Sends the customer a reminder of what is open, once a day and three times at most. The same request
 * again sends nothing. The order keeps the account that the reminder names. Refuses orders that are
 * paid, cancelled or not due yet.
 */
export function remindOfPayment(
  deps: OutboxDeps,
  orderNumber: string,
  { id }: { id: string },
  uid: string,
): Promise<Outcome<AdminOrder>> {
  const now = deps.now();
  const reminder: StoredReminder = { id, by_uid: uid, at: Timestamp.fromDate(now) };
  return changeOrderAsAdmin(deps, orderNumber, async (stored, transaction) => {
    const { reminders = [] } = stored;
    const earlier = reminders.find((each) => each.id === id);
    if (earlier) return isSentAgain(earlier, reminder) ? { ok: true, order: stored } : ID_TAKEN;
    const problem = reminderProblem(remindable(stored), now);
    if (problem !== undefined) return refuse('not_possible', problem);
    const bank = await readSetting(deps.firestore, 'bank', transaction);
    const order = { ...stored, bank, reminders: [...reminders, reminder] };
    const subject = { kind: 'payment_reminder' as const, order, part: id };
    return { ok: true, order, mails: [putMail(transaction, deps, orderNumber, subject)] };
  });
}

function remindable(order: StoredOrder) {
  return {
    status: order.order_status,
    state: order.payment_state ?? ('open' as const),
    email: order.customer_email,
    dueDay: dueDayOf(order),
    remindedAt: (order.reminders ?? []).map(({ at }) => at.toDate()),
  };
}
