import { isDeepStrictEqual } from 'node:util';
import { billedAsRecord } from '@shop/domain/customer/billed-as-record';
import { referenceTo, siteNamed } from '@shop/domain/customer/building-site';
import type { CustomerOrderRequest } from '@shop/domain/customer/customer-calls';
import type { StoredCustomer } from '@shop/domain/office/stored-catalogue';
import type { AdminOrder } from '@shop/domain/order/order';
import { isOrderNumber } from '@shop/domain/order/order-number';
import { customerNumber } from '@shop/domain/text/customer-number';
import { Timestamp } from 'firebase-admin/firestore';
import type { Acting } from '../accounts/act.ts';
import type { AdminDeps } from '../accounts/admin-names.ts';
import { CUSTOMER_STORE } from '../changes/entry-stores.ts';
import { requireSeen } from '../changes/seen.ts';
import { UNKNOWN_CUSTOMER } from '../customers/customers.ts';
import { withoutProposal } from '../customers/likely-customer.ts';
import { familyOf, moveOrders } from '../customers/move-orders.ts';
import type { StoredBy } from '../firestore/event.ts';
import { raised } from '../firestore/revision.ts';
import type { Outcome, Refusal } from '../lib/refusal.ts';
import { orderOf, type StoredOrder } from '../stored/order.ts';
import { type StoredOrderEvent, withEvent } from '../stored/order-events.ts';
import { isHeld, mayDo } from '../stored/order-facts.ts';
import { isInvoiced } from '../stored/order-invoices.ts';
import { readCustomer } from '../stored/owner.ts';
import { toAdminOrder, UNKNOWN_ORDER } from './admin-order.ts';
import { askReason, readyBeyondCredit } from './order-credit.ts';

const STOPPED = askReason('Auf Rechnung geht das nicht: Dieser Kunde ist gesperrt.');

/**
 * Assigns an order with its parts and joined deliveries to a customer, beyond their credit only with a reason; or
 * unassigns them, or rejects the proposed customer. `as_record` also applies the billing details of the customer's
 * record to whatever is not invoiced yet. Refused with 409 if the order is not as the admin saw it.
 */
export async function assignOrder(
  deps: AdminDeps & Acting,
  id: string,
  {
    order_number,
    is_removed = false,
    is_other = false,
    as_record = false,
    credit_reason: reason,
  }: CustomerOrderRequest,
  by_uid: string,
): Promise<Outcome<AdminOrder>> {
  if (!isOrderNumber(order_number)) return UNKNOWN_ORDER;
  const { firestore } = deps;
  const at = Timestamp.fromDate(deps.now());
  const changedBy = { uid: by_uid, what: 'orders', at };
  const changed = await deps.runTransaction(async (transaction): Promise<Outcome<StoredOrder>> => {
    const customer = await readCustomer(transaction, firestore, customerNumber(id));
    if (!customer) return UNKNOWN_CUSTOMER;
    const order = (await transaction.get(orderOf(firestore, order_number))).data();
    if (!order) return UNKNOWN_ORDER;
    if (is_other) {
      if (!order.likely_customer) return { ok: true, value: order };
      await requireSeen(deps, order);
      const kept = raised(order, withoutProposal(order), changedBy);
      transaction.set(orderOf(firestore, order_number), kept);
      return { ok: true, value: kept };
    }
    const isStopped = isHeld(order) && customer.visibility === 'hidden';
    if (!is_removed && isStopped && !reason) return STOPPED;
    const family = await familyOf(transaction, firestore, order);
    if (!family.ok) return family;
    const problem = as_record ? notAsRecord(order) : undefined;
    if (problem) return problem;
    const before = await readCustomer(transaction, firestore, order.customer_number);
    const isSame = before?.id === customer.id;
    const change = (each: StoredOrder) => {
      if (is_removed) return isSame ? withoutCustomer(each) : each;
      const given = isSame ? each : givenTo(each, customer);
      return as_record && !notAsRecord(given) ? asRecord(given, customer, { by_uid, at }) : given;
    };
    const changes = family.value.map((each) => ({ before: each, after: change(each) }));
    if (changes.some(({ before: was, after }) => after !== was)) await requireSeen(deps, order);
    const asked = await readyBeyondCredit(transaction, firestore, changes, {
      reason,
      by_uid,
      at,
      isStopped: isStopped && !is_removed,
    });
    if (!asked.ok) return asked;
    const [moved] = await moveOrders(transaction, firestore, changes, changedBy);
    asked.value();
    return moved ? { ok: true, value: moved } : UNKNOWN_ORDER;
  });
  return changed.ok
    ? { ok: true, value: await toAdminOrder(changed.value, deps.adminNames) }
    : changed;
}

/** Site and conditions go with the customer, but conditions already invoiced stay. */
function withoutCustomer({
  customer_number: _,
  site: __,
  site_id: ___,
  ...owned
}: StoredOrder): StoredOrder {
  const order = withoutProposal(owned);
  if (isInvoiced(order)) return order;
  const { conditions: ____, ...left } = order;
  return left;
}

function givenTo(order: StoredOrder, customer: StoredCustomer): StoredOrder {
  const site = siteNamed(customer.sites, order.site);
  const customer_number = customerNumber(customer.id);
  return { ...withoutCustomer(order), customer_number, ...referenceTo(site) };
}

/** Why an order's billing details cannot be updated from the record. */
const notAsRecord = (order: StoredOrder): Refusal | undefined =>
  mayDo(order, 'rename') ?? mayDo(order, 'bill');

/** Applies the billing details of the customer's record, and logs the change in the order's history. */
function asRecord(order: StoredOrder, customer: StoredCustomer, by: StoredBy): StoredOrder {
  const wanted = billedAsRecord(order, CUSTOMER_STORE.toInput(customer));
  const differs = (field: keyof typeof wanted) =>
    !isDeepStrictEqual(order[field] || undefined, wanted[field] || undefined);
  const { invoice_address, country, buyer_reference, conditions, ...texts } = wanted;
  if (!(Object.keys(wanted) as (keyof typeof wanted)[]).some(differs)) return order;
  const fields = (['company_name', 'tax_number'] as const).filter(differs);
  const change: StoredOrderEvent<'billing'> = {
    what: 'billing',
    ...(differs('buyer_reference') && { buyer_reference: buyer_reference ?? '' }),
    has_new_address: (['company_address', 'invoice_address', 'country'] as const).some(differs),
    ...(fields.length > 0 && { fields }),
    ...(differs('conditions') && { has_new_conditions: true }),
    ...by,
  };
  const {
    invoice_address: _,
    country: __,
    buyer_reference: ___,
    conditions: ____,
    ...kept
  } = order;
  const changed = {
    ...kept,
    ...texts,
    ...(invoice_address && { invoice_address }),
    ...(country && { country }),
    ...(buyer_reference && { buyer_reference }),
    ...(conditions && { conditions }),
  };
  return withEvent(changed, change);
}
