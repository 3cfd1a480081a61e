import { toCents } from '@shop/domain/money/money';
import type { Transaction } from 'firebase-admin/firestore';
import type { OutboxDeps } from '../mail/outbox.ts';
import { orderBalance, standingWriteOffs, withRest } from '../stored/balance.ts';
import { reversalOf, type StoredEntry, withAdded } from '../stored/entries.ts';
import type { StoredOrder } from '../stored/order.ts';
import { readSetting } from '../stored/setting.ts';

/** The order with the small rest of a payment booked, or reversed with it. */
export async function withSmallRest(
  { firestore }: Pick<OutboxDeps, 'firestore'>,
  transaction: Transaction,
  order: StoredOrder,
  { id, day, reverses, cents, what, by_uid, at }: StoredEntry,
): Promise<StoredOrder> {
  const own = { id: restId(id), day, by_uid, at };
  if (reverses === undefined) {
    return what === 'paid' && cents > 0
      ? withRestSettled({ firestore }, transaction, order, own)
      : order;
  }
  const rest = standingWriteOffs(order).find((each) => each.id === restId(reverses));
  const back = rest && reversalOf(order, { ...own, reverses: rest.id });
  return back ? withAdded(order, back) : order;
}

/** The id of the small rest of a payment. */
const restId = (payment: string) => `r-${payment}`.slice(0, 40);

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
