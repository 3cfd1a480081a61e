import {
  agreedVat,
  asOrdered,
  type InvoicedOrder,
  roundedNets,
  roundingLeft,
} from '@shop/domain/invoice/invoiced-order';
import { sumCents, timesCents } from '@shop/domain/money/money';
import { STANDARD_VAT_RATE, type VatRate } from '@shop/domain/money/vat';
import { isDelivered } from '@shop/domain/order/order-status';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { readOrders, type StoredOrder, type StoredOrderItem } from '../stored/order.ts';
import { standingParts } from '../stored/order-events.ts';
import { isRevoked } from '../stored/order-invoices.ts';
import { invoicedOrder, rebateTaken } from '../stored/order-view.ts';

/** The orders for the parts of an order, except parts taken back. */
export const readParts = (firestore: Firestore, order: StoredOrder, transaction?: Transaction) =>
  readOrders(
    firestore,
    standingParts(order).map(({ number }) => number),
    transaction,
  );

/** The order to invoice, with the rounding difference that makes it and the parts already delivered add up to the cent. */
export function billedWith(
  parts: readonly StoredOrder[],
  order: StoredOrder,
  rates: Parameters<typeof roundingLeft>[2],
): InvoicedOrder {
  const billed = invoicedOrder(order);
  const others = parts.filter((each) => isDelivered(each.order_status) && !isRevoked(each));
  if (others.length === 0) return billed;
  return { ...billed, rounding: roundingLeft(billed, others.map(invoicedOrder), rates) };
}

/** A line without any rounding difference. */
export const atPrice = (item: StoredOrderItem): StoredOrderItem => {
  return { ...item, total_price_cents: timesCents(item.unit_price_cents, item.quantity) };
};

export const rateOf = ({ vat_rate = STANDARD_VAT_RATE }: StoredOrderItem): VatRate => vat_rate;

const agreed = (order: StoredOrder): InvoicedOrder => {
  return { ...asOrdered(invoicedOrder(order)), vat: order.vat };
};

const shareOf = (order: StoredOrder, parts: readonly StoredOrder[]) =>
  roundingLeft(agreed(order), parts.map(agreed));

/** Whether an order and its parts add up to what was agreed. */
export function isShared(order: StoredOrder, parts: readonly StoredOrder[]): boolean {
  const expected = agreedVat({ ...agreed(order), rounding: shareOf(order, parts) });
  return (order.vat ?? []).every(({ rate, net_cents, vat_cents }) =>
    expected.some(
      (each) => each.rate === rate && each.netCents === net_cents && each.vatCents === vat_cents,
    ),
  );
}

/**
 * Adds the rounding difference to an order whose lines are `atPrice`, so that it and its other parts add up to what
 * was agreed: at all of its rates, or only some.
 */
export function withShare(
  order: StoredOrder,
  parts: readonly StoredOrder[],
  rates: readonly VatRate[] = order.order_items.map(rateOf),
): StoredOrder {
  const { order_items, vat = [] } = order;
  const left = shareOf(order, parts).filter(({ rate }) => rates.includes(rate));
  if (left.every(({ netCents, vatCents }) => netCents === 0 && vatCents === 0)) return order;
  const nets = roundedNets(
    order_items.map((item) => ({ rate: rateOf(item), cents: item.total_price_cents })),
    left,
  );
  const taxed = vat.map(({ rate, net_cents, vat_cents }) => {
    const { netCents = 0, vatCents = 0 } = left.find((each) => each.rate === rate) ?? {};
    return { rate, net_cents: net_cents + netCents, vat_cents: vat_cents + vatCents };
  });
  if ([...nets, ...taxed.flatMap((each) => Object.values(each))].some((each) => each < 0)) {
    return order;
  }
  const total_cents = sumCents(taxed.map(({ net_cents }) => net_cents));
  const shared: StoredOrder = {
    ...order,
    order_items: order_items.map((item, index) => {
      return { ...item, total_price_cents: nets[index] ?? item.total_price_cents };
    }),
    subtotal_cents: sumCents(nets),
    total_cents,
    vat: taxed,
    gross_cents: total_cents + sumCents(taxed.map(({ vat_cents }) => vat_cents)),
  };
  const { rebate } = shared;
  if (rebate?.percent === undefined) return shared;
  return { ...shared, rebate: { ...rebate, cents: rebateTaken(shared) } };
}
