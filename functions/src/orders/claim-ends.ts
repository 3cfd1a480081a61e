import type { AdminOrder } from '@shop/domain/order/order';
import { eventsOf } from '@shop/domain/order/order-history';
import type { ReminderStopRequest, WriteOffRequest } from '@shop/domain/receivable/ends';
import { entriesOf } from '@shop/domain/receivable/entries';
import { addDays, berlinDay } from '@shop/domain/time/calendar';
import { Timestamp } from 'firebase-admin/firestore';
import { fromAllFields } from '../firestore/all-fields.ts';
import { type Outcome, refuse } from '../lib/refusal.ts';
import type { OutboxDeps } from '../mail/outbox.ts';
import { recordEntry } from '../receivables/record-entry.ts';
import { orderBalance, standingWriteOffs } from '../stored/balance.ts';
import { withAdded } from '../stored/entries.ts';
import type { StoredOrder } from '../stored/order.ts';
import { type StoredOrderEvent, withEvent } from '../stored/order-events.ts';
import { mayDo } from '../stored/order-facts.ts';
import { changeOrderAsAdmin } from './change-order.ts';

const NOTHING_OPEN = refuse('not_possible', 'Von dieser Rechnung ist nichts mehr offen.');
const NOT_REVERSIBLE = refuse(
  'conflict',
  'Diese Ausbuchung wurde bereits zurückgenommen oder gehört nicht zu dieser Rechnung.',
);
const MAX_ENTRIES = 50;
const FULL = refuse(
  'not_possible',
  `Zu einer Bestellung lassen sich höchstens ${MAX_ENTRIES} solche Einträge machen.`,
);

/**
 * Writes off all that is open of an order's invoice, or reverses that by a counter-entry. A repeated request changes
 * nothing.
 */
export function writeOff(
  deps: OutboxDeps,
  orderNumber: string,
  { id, reason: cause, reverses }: WriteOffRequest,
  uid: string,
): Promise<Outcome<AdminOrder>> {
  const own = { id, day: berlinDay(deps.now()), by_uid: uid, at: Timestamp.fromDate(deps.now()) };
  return changeOrderAsAdmin(deps, orderNumber, (order) => {
    const { openCents: cents } = orderBalance(order);
    if (entriesOf(order.entries ?? [], 'relief').length >= MAX_ENTRIES) return FULL;
    const refusal = reverses === undefined && mayDo(order, 'write_off');
    if (refusal) return refusal;
    const asked =
      reverses === undefined ? { what: 'written_off' as const, cents, cause } : { reverses };
    const recorded = recordEntry(
      order,
      { ...own, ...asked },
      {
        notReversible: NOT_REVERSIBLE,
        notReversed: (each) =>
          standingWriteOffs(order).includes(each) ? undefined : NOT_REVERSIBLE,
        of: 'order',
        since: order.created_at,
        beyond: (entry) => (entry.cents === 0 ? NOTHING_OPEN : undefined),
      },
    );
    return recorded.ok ? { ok: true, value: withAdded(order, recorded.entry) } : recorded;
  });
}

/** Stops the reminders for an order, or for all of its customer's, until a day; or lifts the stop. */
export function stopReminders(
  deps: OutboxDeps,
  orderNumber: string,
  { until, reason, for_customer, grants_time }: ReminderStopRequest,
  uid: string,
): Promise<Outcome<AdminOrder>> {
  return changeOrderAsAdmin(deps, orderNumber, (order) => {
    const stops = eventsOf(order, 'reminder_stop');
    const last = stops.at(-1);
    const isSame = last
      ? last.until === until &&
        last.reason === reason &&
        last.for_customer === for_customer &&
        last.grants_time === grants_time
      : until === '';
    if (isSame || (until === '' && last?.until === '')) return undefined;
    if (until !== '' && until < berlinDay(deps.now())) return PAST;
    if (stops.length >= MAX_ENTRIES) return FULL;
    if (for_customer && !order.customer_email && !order.customer_number) return NO_EMAIL;
    const at = Timestamp.fromDate(deps.now());
    const stop = fromAllFields<StoredOrderEvent<'reminder_stop'>>({
      what: 'reminder_stop',
      until,
      reason,
      for_customer,
      grants_time,
      by_uid: uid,
      at,
    });
    const { customer_stop: earlier, ...others } = order;
    const value = withEvent<StoredOrder>(others, stop);
    if (for_customer) return { ok: true, value: { ...value, customer_stop: until } };
    // Found by it, the time that was granted until now still counts for the customer's other orders.
    const yesterday = addDays(berlinDay(deps.now()), -1);
    const customer_stop = earlier && earlier < yesterday ? earlier : yesterday;
    return { ok: true, value: earlier ? { ...value, customer_stop } : value };
  });
}

const NO_EMAIL = refuse(
  'not_possible',
  'Ohne Kundennummer und E-Mail-Adresse gilt ein Mahnstopp nur für diese Bestellung.',
);
const PAST = refuse('not_possible', 'Das Ende des Mahnstopps liegt in der Vergangenheit.');
