import { berlinDay, monthOf } from '@shop/domain/calendar';
import { toEuro } from '@shop/domain/money';
import type { AdminStats } from '@shop/domain/user';
import { AggregateField, type Firestore } from 'firebase-admin/firestore';
import { contactsOf } from '../contacts/stored-contact.ts';
import { ordersOf } from '../orders/stored-order.ts';
import { countOf } from '../paging/count-of.ts';
import { createdBetween } from './created-between.ts';
import type { OfficeDeps } from './office-deps.ts';

/**
 * The office's numbers, by six aggregations and not by reading documents. Orders count whatever
 * became of them; cancelled ones bring no revenue. The month is Berlin's.
 */
export async function readStats({ firestore, now }: OfficeDeps): Promise<AdminStats> {
  const { first, next } = monthOf(berlinDay(now()));
  const [orders, contacts] = [ordersOf(firestore), contactsOf(firestore)];
  const [totalOrders, totalContacts, totalUsers, revenueCents, ordersThisMonth, contactsThisMonth] =
    await Promise.all([
      countOf(orders),
      countOf(contacts),
      countOf(firestore.collection('users')),
      sumRevenueCents(firestore),
      countOf(createdBetween(orders, first, next)),
      countOf(createdBetween(contacts, first, next)),
    ]);
  const totalRevenue = toEuro(revenueCents);
  return {
    totalOrders,
    totalContacts,
    totalUsers,
    totalRevenue,
    ordersThisMonth,
    contactsThisMonth,
  };
}

async function sumRevenueCents(firestore: Firestore): Promise<number> {
  const charged = ordersOf(firestore).where('order_status', '!=', 'cancelled');
  const sums = await charged.aggregate({ cents: AggregateField.sum('total_cents') }).get();
  return sums.data().cents;
}
