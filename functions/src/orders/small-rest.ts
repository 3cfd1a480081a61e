import { toCents } from '@shop/domain/money/money';
import type { Transaction } from 'firebase-admin/firestore';
import type { OutboxDeps } from '../mail/outbox.ts';
import { orderBalance, standingWriteOffs, withRest } from '../stored/claim.ts';
import type { StoredOrder, StoredPayment } from '../stored/order.ts';
import { readSetting } from '../stored/setting.ts';

/** The order with the small rest of a payment booked, or reversed with it. */
export async function withSmallRest(
  { firestore }: Pick<OutboxDeps, 'firestore'>,
  transaction: Transaction,
  order: StoredOrder,
  { id, day, reverses, amount_cents: paidCents, by_uid, at }: StoredPayment,
): Promise<StoredOrder> {
  const { write_offs = [] } = order;
  const own = { id: `r-${id}`.slice(0, 40), day, by_uid, at };
  if (reverses !== undefined) {
    const rest = standingWriteOffs(order).find((each) => each.id === `r-${reverses}`.slice(0, 40));
    const isTaken = write_offs.some((other) => other.reverses === rest?.id);
    if (!rest || isTaken) return order;
    const back = { ...own, reason: rest.reason, amount_cents: -rest.amount_cents };
    return { ...order, write_offs: [...write_offs, { ...back, reverses: rest.id }] };
  }
  return paidCents > 0 ? withRestSettled({ firestore }, transaction, order, own) : order;
}

/** Writes off the small remainder of a partly paid order, whatever caused it, so that the order counts as paid. */
export async function withRestSettled(
  { firestore }: Pick<OutboxDeps, 'firestore'>,
  transaction: Transaction,
  order: StoredOrder,
  own: Parameters<typeof withRest>[2],
): Promise<StoredOrder> {
  const { paidCents, openCents } = orderBalance(order);
  if (paidCents <= 0 || openCents === 0) return order;
  const { tolerance } = await readSetting(firestore, 'reminders', transaction);
  return withRest(order, toCents(tolerance), own);
}
