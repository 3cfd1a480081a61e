import { AggregateField, type Firestore } from 'firebase-admin/firestore';
import { ordersOf } from '../stored/order.ts';

/** What a customer's open invoices and orders on account come to, gross; one read for every thousand orders. */
export const usedCreditOf = (firestore: Firestore, customerNumber: string) =>
  ordersOf(firestore)
    .where('customer_number', '==', customerNumber)
    .aggregate({ cents: AggregateField.sum('credit_cents') });
