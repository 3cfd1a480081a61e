import type { AdminStats, OrdersOfDay, TodaysWork } from '@shop/domain/contract/user';
import { toEuro } from '@shop/domain/money/money';
import { statusesThat } from '@shop/domain/order/order-status';
import {
  addDays,
  berlinDay,
  berlinMidnight,
  type CalendarDay,
  monthOf,
} from '@shop/domain/time/calendar';
import { AggregateField, type Firestore, type Query, Timestamp } from 'firebase-admin/firestore';
import { countOf } from '../paging/list-page.ts';
import { contactsOf } from '../stored/contact.ts';
import { ordersOf } from '../stored/order.ts';
import { rentalBookingsOf } from '../stored/rental-booking.ts';

interface StatisticsDeps {
  firestore: Firestore;
  now: () => Date;
}

/**
 * The numbers of the first tab, from six aggregations. Cancelled orders count, but bring no
 * revenue. Months are Berlin's.
 */
export async function readStats({ firestore, now }: StatisticsDeps): Promise<AdminStats> {
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

const UNCHARGED = statusesThat(({ isOwed }) => !isOwed);

async function sumRevenueCents(firestore: Firestore): Promise<number> {
  const charged = ordersOf(firestore).where('order_status', 'not-in', UNCHARGED);
  const sums = await charged.aggregate({ cents: AggregateField.sum('total_cents') }).get();
  return sums.data().cents;
}

const UNDELIVERED = statusesThat(({ isScheduled, next }) => isScheduled && next.length > 0);

/** What awaits the office on this day in Berlin, from five aggregations. */
export async function readTodaysWork({ firestore, now }: StatisticsDeps): Promise<TodaysWork> {
  const today = berlinDay(now());
  const orders = ordersOf(firestore);
  const undelivered = orders.where('order_status', 'in', UNDELIVERED);
  const [new_orders, deliveries_today, deliveries_tomorrow, open_requests, rental_requests] =
    await Promise.all([
      countOf(orders.where('order_status', '==', 'pending')),
      countOf(undelivered.where('delivery_day', '==', today)),
      countOf(undelivered.where('delivery_day', '==', addDays(today, 1))),
      countOf(contactsOf(firestore).where('status', '==', 'open')),
      countOf(rentalBookingsOf(firestore).where('state', '==', 'requested')),
    ]);
  return { new_orders, deliveries_today, deliveries_tomorrow, open_requests, rental_requests };
}

const DAYS = 30;

/**
 * How many orders were placed on each of the last 30 days in Berlin, today last. One count per day
 * costs 30 reads (up to a thousand orders a day); reading the orders would cost one each.
 */
export function ordersPerDay({ firestore, now }: StatisticsDeps): Promise<OrdersOfDay[]> {
  const today = berlinDay(now());
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index + 1 - DAYS));
  const orders = ordersOf(firestore);
  return Promise.all(
    days.map(async (day) => {
      return { day, orders: await countOf(createdBetween(orders, day, addDays(day, 1))) };
    }),
  );
}

/** Documents created between the starts of two days in Berlin. */
function createdBetween<T>(query: Query<T>, from: CalendarDay, until: CalendarDay): Query<T> {
  return query
    .where('created_at', '>=', Timestamp.fromDate(berlinMidnight(from)))
    .where('created_at', '<', Timestamp.fromDate(berlinMidnight(until)));
}
