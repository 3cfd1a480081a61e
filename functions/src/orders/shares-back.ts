import { sumCents } from '@shop/domain/money/money';
import { type Entry, signedCents } from '@shop/domain/receivable/entries';
import type { Transaction } from 'firebase-admin/firestore';
import { raised } from '../firestore/revision.ts';
import { readParts } from '../invoices/shared-sums.ts';
import { type Refusal, refuse } from '../lib/refusal.ts';
import type { OutboxDeps } from '../mail/outbox.ts';
import type { NewEntry } from '../receivables/record-entry.ts';
import { orderBalance } from '../stored/balance.ts';
import { moneyOf, type StoredEntry, withAdded } from '../stored/entries.ts';
import { orderOf, type StoredOrder } from '../stored/order.ts';
import { invoiceOfOrder, isInvoiced } from '../stored/order-invoices.ts';
import { keepSums } from './change-order.ts';

interface SharesBack {
  order: StoredOrder;
  /** Writes the parts; to be called after all reads of the transaction. */
  write?: () => void;
}

const billed = (part: StoredOrder) =>
  refuse(
    'not_possible',
    `Einen Teil dieser Zahlung hat die Rechnung ${invoiceOfOrder(part)?.number ?? part.collected_by?.invoice} der Teillieferung ${part.order_number} verrechnet. Bitte stornieren Sie zuerst diese Rechnung; danach lässt sich die Zahlung zurücknehmen und die Rechnung neu schreiben.`,
  );

/**
 * The order with as much of the money that its parts took as the reversal of a payment needs; theirs is open then.
 * Refuses if their invoices say that it was paid.
 */
export async function withSharesBack(
  transaction: Transaction,
  deps: Pick<OutboxDeps, 'firestore'>,
  order: StoredOrder,
  { id, reverses, day, by_uid, at, ...reversal }: NewEntry & Entry,
): Promise<SharesBack | Refusal> {
  const { order_number, entries = [] } = order;
  const needed = -(orderBalance(order).paidCents + signedCents(reversal));
  const isNew = entries.every((each) => each.id !== id && each.reverses !== reverses);
  const isOwn = entries.some(({ id: own, other }) => own === reverses && !other);
  if (reverses === undefined || needed <= 0 || !isNew || !isOwn) return { order };
  const shares = (await readParts(deps.firestore, order, transaction)).map((part) => ({
    part,
    cents: shareOf(part, order_number),
  }));
  let left = needed;
  const returned = shares.flatMap(({ part, cents }, index) => {
    const back = isInvoiced(part) ? 0 : Math.min(left, cents);
    left -= back;
    const entry = { id: `z${index}-${id}`.slice(0, 40), day, by_uid, at };
    return back > 0 ? { part, back, entry } : [];
  });
  if (left > 0) {
    const used = shares.find(({ part, cents }) => cents > 0 && isInvoiced(part));
    return used ? billed(used.part) : { order };
  }
  const received = returned.map(({ part, back, entry }): StoredEntry => {
    return { ...entry, what: 'from_order', cents: back, other: part.order_number };
  });
  const write = () => {
    for (const { part, back, entry } of returned) {
      const given = { ...entry, what: 'to_order' as const, cents: back, other: order_number };
      const by = { uid: by_uid, what: 'payments', at };
      const kept = keepSums(transaction, deps, part, raised(part, withAdded(part, given), by));
      transaction.set(orderOf(deps.firestore, part.order_number), kept);
    }
  };
  return { order: withAdded(order, ...received), write };
}

/** The part's remaining share of its order's money; amounts on an advance invoice stay with the part. */
function shareOf(part: StoredOrder, order_number: string) {
  const taken = moneyOf(part).filter(({ other }) => other === order_number);
  if (taken.some(({ advances }) => advances)) return 0;
  const cents = sumCents(taken.map(signedCents));
  return Math.max(0, Math.min(cents, orderBalance(part).paidCents));
}
