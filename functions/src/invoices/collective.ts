import { INVOICING, type Invoicing } from '@shop/domain/customer/customer-fields';
import { billedCountry, invoiceAddress } from '@shop/domain/invoice/invoice';
import { paymentConditions } from '@shop/domain/payment/payment-methods';
import { customerNumber } from '@shop/domain/text/customer-number';
import type { Firestore } from 'firebase-admin/firestore';
import { customersOf } from '../stored/entry.ts';
import type { StoredOrder } from '../stored/order.ts';
import { invoicedOrder } from '../stored/order-view.ts';
import { notInvoicedBecause } from './write-invoices.ts';

const MAX_CUSTOMERS = 500;

/** The numbers of the customers whose deliveries are invoiced together, and how. */
export async function collectiveCustomers(
  firestore: Firestore,
): Promise<ReadonlyMap<string, Invoicing>> {
  const { docs } = await customersOf(firestore)
    .withConverter(null)
    .where('invoicing', 'in', Object.keys(INVOICING))
    .select('invoicing')
    .limit(MAX_CUSTOMERS)
    .get();
  return new Map(docs.map((each) => [customerNumber(each.id), each.get('invoicing')]));
}

/** Why an order is not invoiced with others, as a German sentence. */
export function notCollectedBecause(order: StoredOrder): string | undefined {
  if (order.is_collecting) {
    return 'Die Sammelrechnung ist storniert: Schreiben Sie sie einzeln neu, oder lösen Sie die Sammlung auf.';
  }
  if (order.payment_method !== 'rechnung') return `Sie wird nicht auf Rechnung bezahlt. ${ALONE}`;
  if (order.booking_number) return `Sie rechnet eine Miete ab. ${ALONE}`;
  if (order.rebate) return `Es gibt einen Rabatt auf alles. ${ALONE}`;
  if (order.withdrawal) return `Der Kunde hat widerrufen. ${ALONE}`;
  if (order.payments?.length || order.reminders?.length) {
    return `Es gibt schon Zahlungen oder Mahnungen dazu. ${ALONE}`;
  }
  return notInvoicedBecause(order);
}

const ALONE = 'Bitte berechnen Sie die Bestellung einzeln.';

/** What orders have in common that one invoice can join. */
export function collectiveKey(order: StoredOrder, invoicing: Invoicing): string {
  const invoiced = invoicedOrder(order);
  const { company_name, customer_name, customer_email, tax_number, payment_method } = order;
  return JSON.stringify([
    order.customer_number,
    invoicing === 'by_site' ? (order.site ?? '') : '',
    company_name || customer_name,
    invoiceAddress(invoiced),
    billedCountry(invoiced) ?? '',
    customer_email,
    tax_number,
    order.buyer_reference ?? '',
    payment_method,
    paymentConditions(order),
  ]);
}
