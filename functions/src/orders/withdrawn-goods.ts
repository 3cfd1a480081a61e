import { splitItems } from '@shop/domain/handover/deliveries';
import { kindOf } from '@shop/domain/order/order-kinds';
import { addParts, partsOf } from '@shop/domain/order/order-parts';
import { isEditable, orderStatus } from '@shop/domain/order/order-status';
import { atPrice, withShare } from '../invoices/shared-sums.ts';
import { type Refusal, refuse } from '../lib/refusal.ts';
import type { StoredOrder, StoredTakenOff } from '../stored/order.ts';
import { isInvoiced } from '../stored/order-invoices.ts';
import {
  takenOff,
  withdrawableItems,
  withKept,
  withoutDelivered,
} from '../stored/withdrawn-lines.ts';
import { dividedRebate, summed } from './deliver-part.ts';

const ALL = refuse(
  'invalid',
  'Davon bliebe nichts übrig: Bitte wählen Sie „wirksam für alles“, oder stornieren Sie die Bestellung.',
);

type Lines = readonly { line: number; quantity: number }[];
type TakenOff = { order: StoredOrder; taken?: StoredTakenOff } | Refusal;

/**
 * The order without withdrawn goods: no longer to be delivered or, after handover, no longer to be billed. Goods
 * already invoiced stay, for a credit note, until their invoice is cancelled (`withoutInvoicedGoods`).
 */
export function withoutGoods(
  order: StoredOrder,
  lines: Lines,
  parts: readonly StoredOrder[],
): TakenOff {
  // Rental lines are edited by hand.
  if (isInvoiced(order) || kindOf(order).isRental) return { order };
  const { order_items, order_status } = order;
  const { part, rest, positions } = splitItems(order_items, lines);
  if (orderStatus(order_status).isHandedOver) return withoutDelivered(order, lines);
  if (!isEditable(order_status)) return { order };
  if (rest.length === 0) return ALL;
  const { rebate } = order;
  const [, ofRest] = dividedRebate(order, part, addParts());
  const left = withShare(summed(order, rest, partsOf(order, 'cents'), ofRest), parts);
  const net_cents = order.total_cents - left.total_cents;
  const taken = { items: part, positions, net_cents, ...(rebate && { rebate }) };
  return { order: left, taken };
}

/** Reverts what the last decision deducted, as the next one replaces it; what cannot be restored stays. */
export function withGoodsBack(order: StoredOrder, parts: readonly StoredOrder[] = []): StoredOrder {
  const taken = takenOff(order);
  if (!taken) return order;
  if (taken.delivered) return withKept(order, taken, 1);
  const rebate = taken.rebate ?? order.rebate;
  const items = withdrawableItems(order).map(atPrice);
  const whole = summed(order, items, partsOf(order, 'cents'), rebate);
  return withShare(whole, parts);
}
