import type { AdminStats, OrdersOfDay } from '@shop/domain/contract/user';
import { sumCents, toEuro } from '@shop/domain/money/money';
import { statusesThat } from '@shop/domain/order/order-status';
import {
  addDays,
  berlinDay,
  berlinMidnight,
  type CalendarDay,
  monthOf,
} from '@shop/domain/time/calendar';
import { refundDueDay } from '@shop/domain/withdrawal/withdrawal-decision';
import { type TodaysWork, WORK, WORK_ROWS, type WorkRow } from '@shop/domain/work/todays-work';
import {
  AggregateField,
  type Firestore,
  type Query,
  Timestamp,
  type WhereFilterOp,
} from 'firebase-admin/firestore';
import { bareRoles } from '../catalogue/planner-data.ts';
import type { Catalogues } from '../catalogue/routes.ts';
import { countOf } from '../firestore/list-page.ts';
import { contactsOf } from '../stored/contact.ts';
import { ordersOf } from '../stored/order.ts';
import { readSetting } from '../stored/setting.ts';

interface StatisticsDeps {
  firestore: Firestore;
  now: () => Date;
}

/**
 * The numbers of the first tab, from eight aggregations. Orders cancelled or withdrawn from count, but bring no
 * revenue; bills and parts of orders are none. Months are Berlin's.
 */
export async function readStats({ firestore, now }: StatisticsDeps): Promise<AdminStats> {
  const { first, next } = monthOf(berlinDay(now()));
  const contacts = contactsOf(firestore);
  const [totalOrders, totalContacts, totalUsers, revenueCents, ordersThisMonth, contactsThisMonth] =
    await Promise.all([
      countOf(placed(firestore)),
      countOf(contacts),
      countOf(firestore.collection('users')),
      sumRevenueCents(firestore),
      countOf(createdBetween(placed(firestore), first, next)),
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
  const cents = async (orders: Query) => {
    const charged = orders.where('order_status', 'not-in', UNCHARGED);
    const sums = await charged.aggregate({ cents: AggregateField.sum('total_cents') }).get();
    return sums.data().cents;
  };
  const revoked = ordersOf(firestore).where('is_revoked', '==', true);
  const [all = 0, ...uncounted] = await Promise.all(
    [ordersOf(firestore), collecting(firestore), revoked].map(cents),
  );
  return all - sumCents(uncounted);
}

/** Orders that only join others, which would count twice. */
const collecting = (firestore: Firestore) => ordersOf(firestore).where('kind', '==', 'collective');

/** Orders that customers placed. */
const placed = (firestore: Firestore) => ordersOf(firestore).where('is_placed', '==', true);

/**
 * What awaits the office on this day in Berlin, from one aggregation for each row, and the roles without a product
 * from memory.
 */
export async function readTodaysWork(
  { firestore, now }: StatisticsDeps,
  catalogue: Catalogues['catalogue'],
): Promise<TodaysWork> {
  const today = berlinDay(now());
  const counts = WORK_ROWS.map(
    async ([
      name,
      {
        counts: { of, where, day },
      },
    ]) => {
      const matching = Object.entries(where).reduce(
        (query, [field, value]) =>
          Array.isArray(value) ? query.where(field, 'in', value) : query.where(field, '==', value),
        firestore.collection(of) as Query,
      );
      return [name, await countOf(day ? matching.where(...dayFilter(day, today)) : matching)];
    },
  );
  const { status, request_type } = WORK.withdrawals.counts.where;
  const withdrawals = contactsOf(firestore)
    .where('status', '==', status)
    .where('request_type', '==', request_type)
    .orderBy('created_at');
  const decided = ordersOf(firestore)
    .where('to_refund', '==', true)
    .orderBy('withdrawal.received_at');
  const [products, { docs }, owed, ...counted] = await Promise.all([
    catalogue.remembered(),
    withdrawals.select('created_at').limit(1).get(),
    decided.select('withdrawal.received_at').limit(1).get(),
    ...counts,
  ]);
  const { base_rates } = await readSetting(firestore, 'reminders');
  const half = `${today.slice(0, 4)}-${today.slice(5, 7) < '07' ? '01' : '07'}-01`;
  const received: Timestamp | undefined = docs[0]?.get('created_at');
  const declared: Timestamp | undefined = owed.docs[0]?.get('withdrawal.received_at');
  const dueDay = (from: Timestamp) => refundDueDay(from.toDate().toISOString());
  return {
    ...Object.fromEntries(counted),
    bare_roles: bareRoles(products),
    ...(!base_rates.some(({ from }) => from === half) && { base_rate_from: half }),
    ...(received && { first_refund_due: dueDay(received) }),
    ...(declared && { first_refund_owed: dueDay(declared) }),
  } as TodaysWork;
}

function dayFilter(
  { field, is }: NonNullable<WorkRow['counts']['day']>,
  today: CalendarDay,
): [field: string, operator: WhereFilterOp, day: CalendarDay] {
  if (is === 'past') return [field, '<', today];
  return [field, '==', is === 'today' ? today : addDays(today, 1)];
}

const DAYS = 30;

/**
 * How many orders were placed on each of the last 30 days in Berlin, today last. One count per day
 * costs 30 reads (up to a thousand orders a day); reading the orders would cost one each.
 */
export async function ordersPerDay({ firestore, now }: StatisticsDeps): Promise<OrdersOfDay[]> {
  const today = berlinDay(now());
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index + 1 - DAYS));
  const orders = placed(firestore);
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
