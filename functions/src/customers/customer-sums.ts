import { type CustomerSums, MAX_SUMMED } from '@shop/domain/customer/customer-calls';
import { toEuro } from '@shop/domain/money/money';
import { invoicedTo } from '@shop/domain/statistics/month-sums';
import { customerId } from '@shop/domain/text/customer-number';
import { berlinDay, lastMonths } from '@shop/domain/time/calendar';
import { AggregateField, type Firestore } from 'firebase-admin/firestore';
import type { AdminDeps } from '../accounts/admin-names.ts';
import { readable } from '../firestore/readable.ts';
import { type Outcome, refuse } from '../lib/refusal.ts';
import { bookMonthOf, type StoredMonth } from '../stored/invoice.ts';
import { ordersOf } from '../stored/order.ts';

const UNKNOWN = refuse('invalid', `Bitte nennen Sie bis zu ${MAX_SUMMED} Kundennummern.`);

/** What customers owe and were invoiced this year, and when they ordered last: two reads for each and one a month. */
export async function readCustomerSums(
  { firestore, log, now }: AdminDeps,
  wanted: unknown,
): Promise<Outcome<CustomerSums[]>> {
  const numbers = typeof wanted === 'string' ? [...new Set(wanted.split(','))] : [];
  const isKnown = numbers.every((number) => customerId(number));
  if (!isKnown || numbers.length === 0 || numbers.length > MAX_SUMMED) return UNKNOWN;
  const today = berlinDay(now());
  const ofYear = lastMonths(today, Number(today.slice(5, 7)));
  const stored = await firestore.getAll(...ofYear.map(({ id }) => bookMonthOf(firestore, id)));
  const months = readable(stored, log).map((each) => each.stored as StoredMonth);
  const sums = numbers.map(async (number) => {
    const [{ cents }, last_order_day] = await Promise.all([
      readOpen(firestore, number),
      lastOrderDay(firestore, number),
    ]);
    const revenue = toEuro(invoicedTo(number, months));
    return {
      number,
      open_amount: toEuro(cents),
      revenue,
      ...(last_order_day && { last_order_day }),
    };
  });
  return { ok: true, value: await Promise.all(sums) };
}

/** How many orders a customer owes something for, and how much, gross. */
export async function readOpen(firestore: Firestore, number: string) {
  const owing = ordersOf(firestore)
    .where('customer_number', '==', number)
    .where('account_cents', '>', 0)
    .aggregate({ count: AggregateField.count(), cents: AggregateField.sum('account_cents') });
  return (await owing.get()).data();
}

async function lastOrderDay(firestore: Firestore, number: string) {
  const { docs } = await ordersOf(firestore)
    .withConverter(null)
    .where('customer_number', '==', number)
    .where('is_placed', '==', true)
    .orderBy('created_at', 'desc')
    .select('created_at')
    .limit(1)
    .get();
  return docs[0] && berlinDay(docs[0].get('created_at').toDate());
}
