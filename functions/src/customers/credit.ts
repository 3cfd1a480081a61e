import { type Credit, creditExceeded } from '@shop/domain/customer/own-prices';
import type { Cents } from '@shop/domain/money/money';
import type { StoredCustomer } from '@shop/domain/office/stored-catalogue';
import { paymentMethodOf } from '@shop/domain/payment/payment-methods';
import { customerNumber } from '@shop/domain/text/customer-number';
import { AggregateField, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { customersOf } from '../stored/entry.ts';
import { ordersOf } from '../stored/order.ts';

/** Records whose orders may still be on the way at once. */
export const MAX_MERGED = 9;

/** Gross total of customers' open invoices and orders on account; one read per thousand of these. */
const usedCreditOf = (firestore: Firestore, numbers: readonly string[]) =>
  ordersOf(firestore)
    .where('customer_number', 'in', numbers)
    .where('credit_cents', '>', 0)
    .aggregate({ cents: AggregateField.sum('credit_cents') });

export async function usedCreditCents(firestore: Firestore, number: string): Promise<Cents> {
  return (await usedCreditOf(firestore, [number]).get()).data().cents;
}

/**
 * The credit that an order exceeds; undefined if it does not. The sum is read in the transaction, so that of orders
 * placed at once none passes the limit.
 */
export async function exceededCredit(
  transaction: Transaction,
  firestore: Firestore,
  { method, grossCents }: { method: string; grossCents: Cents },
  customer: StoredCustomer | undefined,
): Promise<Credit | undefined> {
  const limitCents = customer?.credit_limit_cents;
  if (!customer || limitCents === undefined || !paymentMethodOf(method).isOnAccount) {
    return undefined;
  }
  const number = customerNumber(customer.id);
  // Their orders may still be on the way to this record.
  const merged = await transaction.get(
    customersOf(firestore)
      .withConverter(null)
      .where('merged_into', '==', number)
      .select()
      .limit(MAX_MERGED),
  );
  const numbers = [number, ...merged.docs.map(({ id }) => customerNumber(id))];
  const used = await transaction.get(usedCreditOf(firestore, numbers));
  const credit = { limitCents, usedCents: used.data().cents };
  return creditExceeded(credit, grossCents) === undefined ? undefined : credit;
}
