import { type AdminOrder, ORDER_SORTINGS, type OrderSorting } from '@shop/domain/order/order';
import { isOrderNumber } from '@shop/domain/order/order-number';
import { isOrderStatus, orderStatus } from '@shop/domain/order/order-status';
import { type OrderPaymentFilter, PAYMENT_FILTERS } from '@shop/domain/receivable/ends';
import { OPEN_STATES } from '@shop/domain/receivable/states';
import { customerId } from '@shop/domain/text/customer-number';
import {
  berlinDay,
  berlinMidnight,
  type CalendarDay,
  isCalendarDay,
} from '@shop/domain/time/calendar';
import { keptUntil, RETENTION } from '@shop/domain/time/retention';
import { type DayLoad, loadDays } from '@shop/domain/tour/day-load';
import {
  type DeliveriesOfDay,
  MAX_DELIVERIES,
  type StopsRequest,
} from '@shop/domain/tour/delivery-list';
import {
  BEFORE_HANDOVER,
  NO_DAY,
  PAST_DAY,
  TO_ASSIGN,
  UNDELIVERED,
} from '@shop/domain/work/todays-work';
import { AggregateField, Timestamp } from 'firebase-admin/firestore';
import type { Acting } from '../accounts/act.ts';
import type { AdminDeps } from '../accounts/admin-names.ts';
import { raisedBy, requireSeen } from '../changes/seen.ts';
import { isSiteName, UNKNOWN_SITE } from '../customers/customers.ts';
import {
  type Filter,
  findPage,
  isOneOf,
  readPage,
  type WantedPage,
} from '../firestore/find-page.ts';
import type { ListPage } from '../firestore/list-page.ts';
import { NEWEST_FIRST, type Sort } from '../firestore/position.ts';
import { readable } from '../firestore/readable.ts';
import { type Outcome, refuse } from '../lib/refusal.ts';
import { orderOf, ordersOf } from '../stored/order.ts';
import { type StoredTour, tourOf } from '../stored/tour.ts';
import { toAdminOrder, toAdminOrders, UNKNOWN_ORDER } from './admin-order.ts';
import { OWING_STATUSES } from './payments.ts';

/** Each sort order has an index in firestore.indexes.json with every filter, and with the search. */
export const SORTS: Record<OrderSorting, Sort> = {
  newest: NEWEST_FIRST,
  delivery_day: { field: 'delivery_day', direction: 'asc', kind: 'day' },
  amount: { field: 'total_cents', direction: 'desc', kind: 'number' },
};

/** A page of the orders that match an admin's query. */
export async function findOrders(
  { firestore, log, adminNames }: AdminDeps,
  wanted: WantedPage,
): Promise<ListPage<AdminOrder>> {
  const page = await findPage(ordersOf(firestore), wanted, log);
  const orders = page.items.map(({ stored }) => stored);
  return { ...page, items: await toAdminOrders(orders, adminNames) };
}

export async function readOrder(
  { firestore, adminNames }: AdminDeps,
  orderNumber: string,
): Promise<Outcome<AdminOrder>> {
  if (!isOrderNumber(orderNumber)) return UNKNOWN_ORDER;
  const order = (await orderOf(firestore, orderNumber).get()).data();
  return order ? { ok: true, value: await toAdminOrder(order, adminNames) } : UNKNOWN_ORDER;
}

/** Filters listed among the statuses that query a field of their own. */
const WAITING = new Map<unknown, string>([
  [NO_DAY, 'needs_day'],
  [TO_ASSIGN, 'is_to_assign'],
]);

const UNKNOWN_DAY = refuse('invalid', 'Diesen Liefertag gibt es nicht.');

type Parameters = Readonly<Record<string, unknown>>;

/** Reads the list's query parameters; refuses invalid ones with a German sentence. */
export function readWanted(query: Parameters, today: CalendarDay): Outcome<WantedPage> {
  const { status, payment, delivery_day, customer, likely, site, placed, sort = 'newest' } = query;
  const isState = isOrderStatus(status);
  const waiting = WAITING.get(status);
  if (status !== undefined && !waiting && status !== PAST_DAY && !isState) {
    return refuse('invalid', 'Diesen Bestellstatus gibt es nicht.');
  }
  if (payment !== undefined && !isOneOf(PAYMENT_FILTERS, payment)) {
    return refuse('invalid', 'Diesen Zahlungsstand gibt es nicht.');
  }
  if (delivery_day !== undefined && !isDay(delivery_day)) {
    return UNKNOWN_DAY;
  }
  for (const number of [customer, likely]) {
    if (number !== undefined && !(typeof number === 'string' && customerId(number))) {
      return refuse('invalid', 'Diesen Kunden gibt es nicht.');
    }
  }
  if (site !== undefined && !isSiteName(site)) return UNKNOWN_SITE;
  if (!isOneOf(ORDER_SORTINGS, sort)) return refuse('invalid', 'Diese Sortierung gibt es nicht.');
  const filters: Filter[] = [
    ...(waiting ? [{ field: waiting, values: [true] }] : []),
    ...(isState ? [{ field: 'order_status', values: [status] }] : []),
    ...(status === PAST_DAY ? pastDay(today) : []),
    ...(payment ? [paymentFilter(payment)] : []),
    // Cancelled orders owe nothing, unless they are explicitly asked for.
    ...(payment === 'open' && !status ? [{ field: 'order_status', values: OWING_STATUSES }] : []),
    ...(payment === 'ahead' && !status ? [{ field: 'order_status', values: BEFORE_HANDOVER }] : []),
    ...(delivery_day ? [{ field: 'delivery_day', values: [delivery_day] }] : []),
    ...(customer ? [{ field: 'customer_number', values: [customer as string] }] : []),
    ...(likely ? [{ field: 'likely_customer', values: [likely as string] }] : []),
    ...(site ? [{ field: 'site_id', values: [site] }] : []),
    ...(placed === undefined ? [] : [{ field: 'is_placed', values: [true] }]),
  ];
  // Firestore requires sorting by the range's field: longest overdue first.
  return readPage(query, filters, SORTS[status === PAST_DAY ? 'delivery_day' : sort]);
}

const pastDay = (today: CalendarDay): Filter[] => [
  { field: 'order_status', values: UNDELIVERED },
  { field: 'delivery_day', values: [], before: today },
];

/** Partly paid orders are open as well. */
function paymentFilter(payment: OrderPaymentFilter): Filter {
  if (payment === 'credit') return { field: 'to_refund', values: [true] };
  if (payment === 'to_invoice') return { field: 'to_invoice', values: [true] };
  const values = payment === 'open' || payment === 'ahead' ? OPEN_STATES : [payment];
  return { field: 'payment_state', values, missing: 'none' };
}

function isDay(value: unknown): value is CalendarDay {
  return typeof value === 'string' && isCalendarDay(value);
}

/** A day's deliveries and pickups, today's by default, except those whose status excludes them. */
export async function listDeliveries(
  { firestore, log, adminNames, now }: AdminDeps,
  day: unknown = berlinDay(now()),
): Promise<Outcome<DeliveriesOfDay>> {
  if (!isDay(day)) {
    return UNKNOWN_DAY;
  }
  const agreed = ordersOf(firestore).where('delivery_day', '==', day);
  const [{ docs }, tour] = await Promise.all([
    agreed.limit(MAX_DELIVERIES + 1).get(),
    tourOf(firestore, day).get(),
  ]);
  const stored = readable(docs.slice(0, MAX_DELIVERIES), log).map((document) => document.stored);
  const wanted = stored.filter(({ order_status }) => orderStatus(order_status).isScheduled);
  const orders = await toAdminOrders(wanted, adminNames);
  const { order_numbers: stops = [], revision = 0 } = tour.data() ?? {};
  const is_cut = docs.length > MAX_DELIVERIES;
  return { ok: true, value: { day, orders, is_cut, stops, revision } };
}

/** What is due on the days around another one, today by default; one aggregation a day. */
export async function readDayLoads(
  { firestore, now }: Pick<AdminDeps, 'firestore'> & { now: () => Date },
  day: unknown = berlinDay(now()),
): Promise<Outcome<DayLoad[]>> {
  if (!isDay(day)) return UNKNOWN_DAY;
  const loads = loadDays(day).map(async (each) => {
    const due = ordersOf(firestore).where('delivery_day', '==', each);
    const sums = await due.aggregate(TOUR_SUMS).get();
    return { day: each, ...sums.data() };
  });
  return { ok: true, value: await Promise.all(loads) };
}

const TOUR_SUMS = {
  kg: AggregateField.sum('tour_kg'),
  stops: AggregateField.sum('tour_stops'),
  pickups: AggregateField.sum('tour_pickups'),
};

/** Stores the sequence of a day's stops. */
export async function keepStops(
  deps: AdminDeps & Acting & { now: () => Date },
  day: string,
  { order_numbers }: StopsRequest,
): Promise<Outcome<Pick<DeliveriesOfDay, 'stops' | 'revision'>>> {
  if (!isDay(day)) return UNKNOWN_DAY;
  const expires_at = Timestamp.fromDate(keptUntil(RETENTION.tour, berlinMidnight(day)));
  return deps.runTransaction(async (transaction) => {
    const reference = tourOf(deps.firestore, day);
    const none: StoredTour = { order_numbers: [], expires_at, schema_version: 1 };
    const before = (await transaction.get(reference)).data() ?? none;
    const isSame = order_numbers.join() === before.order_numbers.join();
    if (!isSame) await requireSeen(deps, before);
    const tour = isSame ? before : raisedBy(deps, before, { ...none, order_numbers });
    if (!isSame) transaction.set(reference, tour);
    return { ok: true, value: { stops: tour.order_numbers, revision: tour.revision ?? 0 } };
  });
}
