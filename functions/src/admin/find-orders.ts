import { type CalendarDay, isCalendarDay } from '@shop/domain/calendar';
import type { AdminOrder, OrderStatus } from '@shop/domain/order';
import { ORDER_SORTINGS, type OrderSorting } from '@shop/domain/order-list';
import { PAYMENT_STATES, type PaymentState } from '@shop/domain/order-payments';
import { isOrderStatus } from '@shop/domain/order-status';
import { queryTokens } from '@shop/domain/order-tokens';
import type { Query } from 'firebase-admin/firestore';
import { type Refusal, refuse } from '../errors/refusal.ts';
import { type ListPage, listPage, PAGE_SIZE, pageOf } from '../paging/list-page.ts';
import {
  NEWEST_FIRST,
  type Position,
  positionOf,
  readAfter,
  type Sort,
} from '../paging/position.ts';
import { ordersOf, type StoredOrder } from '../stored/order.ts';
import { readable } from '../stored/readable.ts';
import { type AdminDeps, toAdminOrders } from './lists.ts';

/** Which orders an admin wants to see, and in which order. */
export interface WantedOrders {
  /** All of these; see `queryTokens`. */
  tokens: readonly string[];
  status: OrderStatus | undefined;
  payment: PaymentState | undefined;
  deliveryDay: CalendarDay | undefined;
  sort: Sort;
  after: Position | undefined;
}

/** Each has an index in firestore.indexes.json with every filter, and with the search. */
export const SORTS: Record<OrderSorting, Sort> = {
  newest: NEWEST_FIRST,
  delivery_day: { field: 'delivery_day', direction: 'asc', kind: 'day' },
  amount: { field: 'total_cents', direction: 'desc', kind: 'number' },
};

/** How many orders are read at most to fill a page of a search. */
const MAX_SCANNED = 4 * PAGE_SIZE;
const MAX_SEARCH_LENGTH = 100;

/**
 * A page of the orders that an admin looks for. Filters alone are left to Firestore. A search reads the
 * orders that have its longest word, and checks the other words and the filters itself: a page may
 * therefore hold fewer orders than fit, or none, though a next one follows; then their total is unknown.
 */
export async function findOrders(
  deps: AdminDeps,
  wanted: WantedOrders,
): Promise<ListPage<AdminOrder>> {
  const { firestore, log, adminNames } = deps;
  const [longest] = wanted.tokens;
  const page =
    longest === undefined
      ? await listPage(
          filtered(ordersOf(firestore), wanted),
          wanted.after,
          log,
          storedOf,
          wanted.sort,
        )
      : await search(deps, wanted, longest);
  return { ...page, entries: await toAdminOrders(page.entries, adminNames) };
}

const storedOf = ({ stored }: { stored: StoredOrder }) => stored;

function filtered(
  orders: Query<StoredOrder>,
  { status, payment, deliveryDay }: WantedOrders,
): Query<StoredOrder> {
  let query = orders;
  if (status) query = query.where('order_status', '==', status);
  if (payment) query = query.where('payment_state', '==', payment);
  if (deliveryDay) query = query.where('delivery_day', '==', deliveryDay);
  return query;
}

async function search(
  { firestore, log }: AdminDeps,
  wanted: WantedOrders,
  longest: string,
): Promise<ListPage<StoredOrder>> {
  const having = ordersOf(firestore).where('search_tokens', 'array-contains', longest);
  if (!isChecked(wanted)) return listPage(having, wanted.after, log, storedOf, wanted.sort);
  const entries: StoredOrder[] = [];
  let next = wanted.after;
  for (let scanned = 0; scanned < MAX_SCANNED; scanned += PAGE_SIZE) {
    const page = await pageOf(having, next, PAGE_SIZE, wanted.sort);
    for (const document of page.documents) {
      const [read] = readable([document], log);
      if (!read || !isWanted(read.stored, wanted)) continue;
      entries.push(read.stored);
      if (entries.length === PAGE_SIZE) {
        return { entries, next: positionOf(document, wanted.sort), total: undefined };
      }
    }
    next = page.next;
    if (!next) break;
  }
  const isWhole = !wanted.after && !next;
  return { entries, next, total: isWhole ? entries.length : undefined };
}

/** Whether a search asks for more than its longest word. */
function isChecked({ tokens, status, payment, deliveryDay }: WantedOrders): boolean {
  return tokens.length > 1 || Boolean(status ?? payment ?? deliveryDay);
}

function isWanted(order: StoredOrder, wanted: WantedOrders): boolean {
  const tokens = new Set(order.search_tokens);
  return (
    wanted.tokens.every((token) => tokens.has(token)) &&
    (!wanted.status || order.order_status === wanted.status) &&
    (!wanted.payment || (order.payment_state ?? 'open') === wanted.payment) &&
    (!wanted.deliveryDay || order.delivery_day === wanted.deliveryDay)
  );
}

type Parameters = Readonly<Record<string, unknown>>;

/** Reads the query parameters of the list; a German sentence for one that makes no sense. */
export function readWanted(query: Parameters): { ok: true; wanted: WantedOrders } | Refusal {
  const { status, payment, delivery_day, sort = 'newest', search: text = '' } = query;
  if (status !== undefined && !isOrderStatus(status)) {
    return refuse('invalid', 'Diesen Bestellstatus gibt es nicht.');
  }
  if (payment !== undefined && !isOneOf(PAYMENT_STATES, payment)) {
    return refuse('invalid', 'Diesen Zahlungsstand gibt es nicht.');
  }
  if (delivery_day !== undefined && !isDay(delivery_day)) {
    return refuse('invalid', 'Diesen Liefertag gibt es nicht.');
  }
  if (!isOneOf(ORDER_SORTINGS, sort)) return refuse('invalid', 'Diese Sortierung gibt es nicht.');
  if (typeof text !== 'string' || text.length > MAX_SEARCH_LENGTH) {
    return refuse('invalid', `Der Suchtext hat höchstens ${MAX_SEARCH_LENGTH} Zeichen.`);
  }
  const tokens = queryTokens(text);
  if (text.trim() !== '' && tokens.length === 0) {
    return refuse('invalid', 'Bitte geben Sie mindestens zwei Buchstaben oder Ziffern ein.');
  }
  const position = readAfter(query.after, SORTS[sort]);
  if (!position.ok) return position;
  const { after } = position;
  return {
    ok: true,
    wanted: { tokens, status, payment, deliveryDay: delivery_day, sort: SORTS[sort], after },
  };
}

function isDay(value: unknown): value is CalendarDay {
  return typeof value === 'string' && isCalendarDay(value);
}

function isOneOf<T extends string>(values: readonly T[], value: unknown): value is T {
  return (values as readonly unknown[]).includes(value);
}
