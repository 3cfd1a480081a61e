import type { AdminOrder } from '@shop/domain/order/order';
import type { WriteOffRequest } from '@shop/domain/receivable/ends';
import { entriesOf } from '@shop/domain/receivable/entries';
import { berlinDay } from '@shop/domain/time/calendar';
import { Timestamp } from 'firebase-admin/firestore';
import { type Outcome, refuse } from '../lib/refusal.ts';
import type { OutboxDeps } from '../mail/outbox.ts';
import { recordEntry } from '../receivables/record-entry.ts';
import { orderBalance, standingWriteOffs } from '../stored/balance.ts';
import { withAdded } from '../stored/entries.ts';
import { mayDo } from '../stored/order-facts.ts';
import { changeOrderAsAdmin } from './change-order.ts';

const NOTHING_OPEN = refuse('not_possible', 'Von dieser Rechnung ist nichts mehr offen.');
const NOT_REVERSIBLE = refuse(
  'conflict',
  'Diese Ausbuchung wurde bereits zurückgenommen oder gehört nicht zu dieser Rechnung.',
);
export const MAX_ENTRIES = 50;
export const FULL = refuse(
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
