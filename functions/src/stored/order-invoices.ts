import { sumCents } from '@shop/domain/money/money';
import { isDelivered } from '@shop/domain/order/order-status';
import { awaitsDecision } from '@shop/domain/withdrawal/withdrawal-decision';
import type { StoredOrder, StoredOrderInvoice } from './order.ts';

/** The valid invoice; undefined before the first one and after a cancellation. */
export function invoiceOfOrder({
  invoices,
}: Pick<StoredOrder, 'invoices'>): StoredOrderInvoice | undefined {
  const last = invoices?.findLast(({ kind }) => kind === 'invoice' || kind === 'cancellation');
  return last?.kind === 'invoice' ? last : undefined;
}

/** The credit notes of the valid invoice. */
export function creditsOfOrder(order: Pick<StoredOrder, 'invoices'>): StoredOrderInvoice[] {
  const { invoices = [] } = order;
  const invoice = invoiceOfOrder(order);
  const since = invoice ? invoices.slice(invoices.indexOf(invoice) + 1) : [];
  return since.filter(({ kind }) => kind === 'credit');
}

/** Whether credit notes have left nothing of the valid invoice: then another may follow it without a cancellation. */
export function isCreditedWhole(order: Pick<StoredOrder, 'invoices'>): boolean {
  const credits = creditsOfOrder(order);
  const { gross_cents = 0 } = invoiceOfOrder(order) ?? {};
  return (
    credits.length > 0 && gross_cents + sumCents(credits.map((each) => each.gross_cents)) === 0
  );
}

/** Whether the basis of an invoice is fixed: a valid one of its own, or one with others. */
export const isInvoiced = (order: Pick<StoredOrder, 'invoices' | 'collected_by'>): boolean =>
  order.collected_by !== undefined ||
  (invoiceOfOrder(order) !== undefined && !isCreditedWhole(order));

/** Whether an order awaits its invoice: it was handed over, still stands and has none, not even one that was credited. */
export function needsInvoice(
  order: Pick<StoredOrder, 'order_status' | 'invoices' | 'collected_by' | 'withdrawal'>,
): boolean {
  return (
    isDelivered(order.order_status) &&
    !isRevoked(order) &&
    !invoiceOfOrder(order) &&
    !isInvoiced(order)
  );
}

/**
 * Why a withdrawal suspends payment: until the office decides, for good if the whole order is withdrawn, and for a
 * part until its invoice is credited.
 */
export function heldByWithdrawal(
  order: StoredOrder,
): 'undecided' | 'whole' | 'uncorrected' | undefined {
  if (awaitsDecision(order) || order.withdrawn_orders?.length) return 'undecided';
  if (isRevoked(order)) return 'whole';
  return awaitsCorrection(order) ? 'uncorrected' : undefined;
}

/** Whether withdrawn goods are still billed: their invoice awaits its cancellation or a credit note. */
export function awaitsCorrection(order: Pick<StoredOrder, 'invoices' | 'withdrawal'>): boolean {
  const { lines, at } = order.withdrawal?.decisions?.at(-1) ?? {};
  const invoice = invoiceOfOrder(order);
  if (!invoice || !at || isCreditedWhole(order)) return false;
  if (isRevoked(order)) return true;
  if (!lines?.length || creditsOfOrder(order).length > 0) return false;
  return invoice.created_at.toMillis() < at.toMillis();
}

/** Whether its customer has withdrawn from all of it, as the office has decided. */
export const isRevoked = ({ withdrawal }: Pick<StoredOrder, 'withdrawal'>): boolean =>
  withdrawal?.decisions?.at(-1)?.outcome === 'whole';
