import { smallRest } from '@shop/domain/claim/claim-ends';
import { toCents } from '@shop/domain/money/money';
import type { Transaction } from 'firebase-admin/firestore';
import type { OutboxDeps } from '../mail/outbox.ts';
import { claimOf, orderBalance, standingWriteOffs } from '../stored/claim.ts';
import type { StoredOrder, StoredPayment, StoredWriteOff } from '../stored/order.ts';
import { readSetting } from '../stored/setting.ts';

/** The order with the small rest of a payment booked, or reversed with it. */
export async function withSmallRest(
  { firestore }: Pick<OutboxDeps, 'firestore'>,
  transaction: Transaction,
  order: StoredOrder,
  { id, day, reverses, amount_cents: paidCents, by_uid, at }: StoredPayment,
): Promise<StoredOrder> {
  const { write_offs = [] } = order;
  const own = { id: `r-${id}`.slice(0, 40), day, reason: 'small_rest' as const, by_uid, at };
  const put = (entry: StoredWriteOff) => ({ ...order, write_offs: [...write_offs, entry] });
  if (reverses !== undefined) {
    const rest = standingWriteOffs(order).find((each) => each.id === `r-${reverses}`.slice(0, 40));
    const isTaken = write_offs.some((other) => other.reverses === rest?.id);
    return rest && !isTaken
      ? put({ ...own, amount_cents: -rest.amount_cents, reverses: rest.id })
      : order;
  }
  const balance = orderBalance(order);
  if (paidCents <= 0 || balance.openCents === 0 || claimOf(order).kind !== 'invoice') return order;
  const { tolerance } = await readSetting(firestore, 'reminders', transaction);
  const cents = smallRest(balance, toCents(tolerance), day);
  return cents > 0 ? put({ ...own, amount_cents: cents }) : order;
}
