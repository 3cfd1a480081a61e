import { ORDER_SORTINGS, type OrderSorting } from '@shop/domain/order/order-list';
import { isOrderStatus } from '@shop/domain/order/order-status';
import { PAYMENT_STATES, type PaymentState } from '@shop/domain/payment/order-payments';
import { type CalendarDay, isCalendarDay } from '@shop/domain/time/calendar';
import { isTooShort, useUrlFilter } from '../kit/tab/use-url-filter.ts';

/** Which orders are shown; an empty text filters nothing. */
export interface OrderFilter {
  search: string;
  status: string;
  payment: PaymentState | '';
  deliveryDay: CalendarDay | '';
  sorting: OrderSorting;
}

/** All orders, newest first. */
export const NO_FILTER: OrderFilter = {
  search: '',
  status: '',
  payment: '',
  deliveryDay: '',
  sorting: 'newest',
};

const NAMES: Record<keyof OrderFilter, string> = {
  search: 'suche',
  status: 'status',
  payment: 'zahlung',
  deliveryDay: 'liefertag',
  sorting: 'sortierung',
};

/** Search, filters and sorting of the orders. */
export function useOrderFilter() {
  return useUrlFilter<OrderFilter>({ names: NAMES, none: NO_FILTER, parse });
}

function parse(read: (part: keyof OrderFilter) => string): OrderFilter {
  const [status, deliveryDay] = [read('status'), read('deliveryDay')];
  return {
    search: read('search'),
    status: isOrderStatus(status) ? status : '',
    payment: PAYMENT_STATES.find((state) => state === read('payment')) ?? '',
    deliveryDay: isCalendarDay(deliveryDay) ? deliveryDay : '',
    sorting: ORDER_SORTINGS.find((sorting) => sorting === read('sorting')) ?? 'newest',
  };
}

/** The query parameters of `GET /api/admin/orders`. */
export function orderQuery(filter: OrderFilter): Record<string, string> {
  return {
    search: isTooShort(filter.search) ? '' : filter.search.trim(),
    status: filter.status,
    payment: filter.payment,
    delivery_day: filter.deliveryDay,
    sort: filter.sorting === 'newest' ? '' : filter.sorting,
  };
}
