import { billedCountry, invoiceAddress } from '@shop/domain/invoice/invoiced-order';
import type { StoredCustomer } from '@shop/domain/office/stored-catalogue';
import { INVOICING } from '@shop/domain/payment/payment-conditions';
import { paymentConditions, paymentMethodOf } from '@shop/domain/payment/payment-methods';
import { customerNumber } from '@shop/domain/text/customer-number';
import type { Firestore } from 'firebase-admin/firestore';
import { customersOf } from '../stored/entry.ts';
import type { StoredOrder } from '../stored/order.ts';
import { mayDo } from '../stored/order-facts.ts';
import { invoicedOrder } from '../stored/order-view.ts';
import { notInvoicedBecause } from './write-invoices.ts';

/** Customers read for collective invoices; beyond that, previews are marked as incomplete. */
export const MAX_CUSTOMERS = 500;

/** What a collective invoice needs of a customer's record. */
const FIELDS = [
  ...(['invoicing', 'is_company', 'name', 'contact_name', 'email'] as const),
  ...(['address', 'country', 'vat_id'] as const),
];
export type CollectiveCustomer = Pick<StoredCustomer, (typeof FIELDS)[number]>;

/** By number, the customers whose deliveries are invoiced together. */
export async function collectiveCustomers(
  firestore: Firestore,
): Promise<ReadonlyMap<string, CollectiveCustomer>> {
  const { docs } = await customersOf(firestore)
    .withConverter(null)
    .where('invoicing', 'in', Object.keys(INVOICING))
    .select(...FIELDS)
    .limit(MAX_CUSTOMERS + 1)
    .get();
  return new Map(docs.map((each) => [customerNumber(each.id), each.data() as CollectiveCustomer]));
}

/** Why an order is not invoiced with others, as a German sentence. */
export function notCollectedBecause(order: StoredOrder): string | undefined {
  const refusal = mayDo(order, 'collect');
  if (refusal) return refusal.message;
  if (!paymentMethodOf(order.payment_method).isOnAccount)
    return `Sie wird nicht auf Rechnung bezahlt. ${ALONE}`;
  if (order.passes_on_vat) return `Der Kunde trägt eine geänderte MwSt. ${ALONE}`;
  if (order.rebate) return `Es gibt einen Rabatt auf alles. ${ALONE}`;
  if (order.entries?.length || order.reminders?.length) {
    return `Es gibt schon Zahlungen oder Erinnerungen dazu. ${ALONE}`;
  }
  return notInvoicedBecause(order);
}

const ALONE = 'Bitte berechnen Sie die Bestellung einzeln.';

/** Recipient of a collective invoice: the customer's record, completed from an order. */
export function recipientOf(order: StoredOrder, customer: CollectiveCustomer) {
  const invoiced = invoicedOrder(order);
  const { is_company, name, address, vat_id } = customer;
  const billed = address ?? invoiceAddress(invoiced);
  const country = address ? customer.country : billedCountry(invoiced);
  return {
    company_name: is_company ? name : '',
    customer_name: is_company ? (customer.contact_name ?? order.customer_name) : name,
    customer_email: customer.email ?? order.customer_email,
    company_address: is_company ? billed : '',
    ...(!is_company && { invoice_address: billed }),
    ...(country && { country }),
    tax_number: vat_id ?? order.tax_number,
  };
}

/** What orders have in common that one invoice can join. Which of a company's people ordered does not matter. */
export function collectiveKey(order: StoredOrder, customer: CollectiveCustomer): string {
  const { customer_name: _, ...recipient } = recipientOf(order, customer);
  return JSON.stringify([
    order.customer_number,
    customer.invoicing === 'by_site' ? (order.site_id ?? '') : '',
    recipient,
    order.buyer_reference ?? '',
    order.payment_method,
    paymentConditions(order),
  ]);
}
