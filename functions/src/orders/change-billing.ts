import type { AdminOrder } from '@shop/domain/order/order';
import type { BillingRequest } from '@shop/domain/order/order-changes';
import { isCancelled } from '@shop/domain/order/order-status';
import { Timestamp } from 'firebase-admin/firestore';
import { type Outcome, type Refusal, refuse } from '../errors/refusal.ts';
import type { OutboxDeps } from '../mail/outbox.ts';
import { invoicedAlready } from '../stored/claim.ts';
import { type StoredBillingChange, type StoredOrder, withSearchTokens } from '../stored/order.ts';
import { changeOrderAsAdmin } from './change-order.ts';

/**
 * Corrects an order's Leitweg-ID and invoice address with its country, and records who did it and
 * when. A repeated request changes nothing. Refuses an order that has an invoice or was cancelled.
 */
export function changeBilling(
  deps: OutboxDeps,
  orderNumber: string,
  { buyer_reference, address, country: wanted }: BillingRequest,
  uid: string,
): Promise<Outcome<AdminOrder>> {
  const by = { by_uid: uid, at: Timestamp.fromDate(deps.now()) };
  return changeOrderAsAdmin(deps, orderNumber, (order) => {
    const field = order.company_name ? 'company_address' : 'invoice_address';
    const country = wanted ?? order.country ?? '';
    const isSamePlace = (order[field] ?? '') === address && (order.country ?? '') === country;
    const has_new_address = !isSamePlace;
    const isNewReference = (order.buyer_reference ?? '') !== buyer_reference;
    if (!has_new_address && !isNewReference) return undefined;
    const refusal = alreadyInvoiced(order);
    if (refusal) return refusal;
    if (isCancelled(order.order_status)) {
      return refuse('not_possible', 'Zu einer stornierten Bestellung gibt es keine Rechnung.');
    }
    const change: StoredBillingChange = {
      ...(isNewReference && { buyer_reference }),
      has_new_address,
      ...by,
    };
    const billing_changes = [...(order.billing_changes ?? []), change];
    const { country: _, ...rest } = order;
    const changed = {
      ...rest,
      buyer_reference,
      [field]: address,
      ...(country && { country }),
      billing_changes,
    };
    return { ok: true, value: withSearchTokens(changed) };
  });
}

/** Refuses to change the basis of an existing invoice. */
export function alreadyInvoiced(order: StoredOrder): Refusal | undefined {
  const problem = invoicedAlready(order);
  return problem
    ? refuse('not_possible', `${problem} Bitte stornieren Sie sie zuerst.`)
    : undefined;
}
