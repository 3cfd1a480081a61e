import { heldAdvances } from '@shop/domain/invoice/advance';
import { mayPassOnVat } from '@shop/domain/invoice/invoiced-order';
import type { AdminOrder } from '@shop/domain/order/order';
import { type BillingRequest, CUSTOMER_FIELDS } from '@shop/domain/order/order-changes';
import { isOrderNumber } from '@shop/domain/order/order-number';
import { paymentMethodOf } from '@shop/domain/payment/payment-methods';
import { Timestamp, type Transaction } from 'firebase-admin/firestore';
import type { Change } from '../changes/change-one.ts';
import type { StoredBy } from '../firestore/event.ts';
import { rewriteInvoice } from '../invoices/rewrite-invoice.ts';
import { type Outcome, refuse } from '../lib/refusal.ts';
import type { StoredOrder } from '../stored/order.ts';
import { type StoredOrderEvent, withEvent } from '../stored/order-events.ts';
import { mayDo } from '../stored/order-facts.ts';
import { invoicedOrder } from '../stored/order-view.ts';
import { readSetting } from '../stored/setting.ts';
import { toAdminOrder, UNKNOWN_ORDER } from './admin-order.ts';
import { changeOrderAsAdmin, type StepDeps } from './change-order.ts';
import { prepaid } from './new-order.ts';
import { creditRefusal } from './order-credit.ts';
import { readPrepayment } from './place-order.ts';

/**
 * Corrects an order's Leitweg-ID, invoice address with its country, and customer, and records who did it and
 * when. A repeated request changes nothing. Refuses an order that was cancelled; one with an invoice gets that
 * cancelled and replaced, all or nothing.
 */
export async function changeBilling(
  deps: StepDeps,
  orderNumber: string,
  { rewrite, ...request }: BillingRequest,
  uid: string,
): Promise<Outcome<AdminOrder>> {
  const by = { by_uid: uid, at: Timestamp.fromDate(deps.now()) };
  if (!rewrite) {
    return changeOrderAsAdmin(deps, orderNumber, async (order, transaction) => {
      const corrected = await withBilling(transaction, deps, order, request, by);
      return (corrected && mayDo(order, 'bill')) ?? corrected;
    });
  }
  if (!isOrderNumber(orderNumber)) return UNKNOWN_ORDER;
  const written = await rewriteInvoice(
    deps,
    orderNumber,
    { reason: rewrite.reason, uid },
    (transaction, order) => withBilling(transaction, deps, order, request, by),
  );
  return written.ok
    ? { ok: true, value: await toAdminOrder(written.value, deps.adminNames) }
    : written;
}

const NOT_TO_PASS_ON = refuse(
  'not_possible',
  'Eine geänderte MwSt. trägt der Kunde nur, wenn sein Vertrag mehr als vier Monate vor der Änderung geschlossen wurde (§ 29 UStG).',
);

/** The corrected order, undefined if it is so already. */
async function withBilling(
  transaction: Transaction,
  deps: StepDeps,
  order: StoredOrder,
  { buyer_reference, address, country: wanted, customer = {}, passes_on_vat }: BillingRequest,
  by: StoredBy,
): Promise<Change<StoredOrder>> {
  const fields = CUSTOMER_FIELDS.filter(
    (field) => customer[field] !== undefined && customer[field] !== (order[field] ?? ''),
  );
  const corrected = Object.fromEntries(fields.map((field) => [field, customer[field]]));
  const renamed: StoredOrder = { ...order, ...corrected };
  const field = renamed.company_name ? 'company_address' : 'invoice_address';
  const country = wanted ?? order.country ?? '';
  const isSamePlace = (order[field] ?? '') === address && (order.country ?? '') === country;
  const has_new_address = !isSamePlace;
  const isNewReference = (order.buyer_reference ?? '') !== buyer_reference;
  const isNewVat = passes_on_vat !== undefined && passes_on_vat !== (order.passes_on_vat ?? false);
  if (!has_new_address && !isNewReference && !isNewVat && fields.length === 0) return undefined;
  if (isNewVat && passes_on_vat) {
    const rates = await readSetting(deps.firestore, 'vatRates', transaction);
    if (!mayPassOnVat(invoicedOrder(renamed), rates)) return NOT_TO_PASS_ON;
  }
  const erased = fields.length > 0 && mayDo(order, 'rename');
  if (erased) return erased;
  const [advance] = fields.includes('company_name')
    ? heldAdvances(order.invoices, order.entries)
    : [];
  if (advance) {
    const message = `Die Anzahlungsrechnung ${advance.number} nennt „${order.company_name}“. Bitte stornieren Sie sie zuerst.`;
    return refuse('not_possible', message);
  }
  const problem = fields.length > 0 && customerProblem(order, renamed);
  if (problem) return refuse('not_possible', problem);
  const isPaidFirst =
    fields.includes('payment_method') && paymentMethodOf(renamed.payment_method).isPaidFirst;
  const prepayment =
    isPaidFirst && (await readPrepayment(transaction, deps, await deps.freshOptions()));
  const change: StoredOrderEvent<'billing'> = {
    what: 'billing',
    ...(isNewReference && { buyer_reference }),
    has_new_address,
    ...(fields.length > 0 && { fields }),
    ...(isNewVat && { passes_on_vat }),
    ...by,
  };
  const { country: _, company_address: __, invoice_address: ___, ...rest } = renamed;
  const corrections = {
    ...rest,
    ...(prepayment && prepaid(prepayment, deps.now())),
    company_address: '',
    buyer_reference,
    [field]: address,
    ...(country && { country }),
    ...(isNewVat && { passes_on_vat }),
  };
  const changed = withEvent(corrections, change);
  const beyond = await creditRefusal(transaction, deps.firestore, order, changed);
  return beyond ?? { ok: true, value: changed };
}

function customerProblem(order: StoredOrder, changed: StoredOrder): string | undefined {
  if (changed.customer_name.trim() === '') return 'Name ist erforderlich';
  const { customers } = paymentMethodOf(changed.payment_method);
  const kind = changed.company_name.trim() ? 'business' : 'private';
  const isAllowed =
    changed.payment_method === order.payment_method ||
    (customers as readonly string[]).includes(kind);
  return isAllowed ? undefined : 'Diese Zahlungsart steht dem Kunden nicht offen.';
}
