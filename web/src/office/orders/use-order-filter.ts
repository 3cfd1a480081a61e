import { ORDER_SORTINGS, type OrderSorting } from '@shop/domain/order/order-list';
import { isOrderStatus } from '@shop/domain/order/order-status';
import { PAYMENT_STATES, type PaymentState } from '@shop/domain/payment/order-payments';
import { type CalendarDay, isCalendarDay } from '@shop/domain/time/calendar';
import { type FilterParts, isTooShort, oneOf, useUrlFilter } from '../kit/tab/use-url-filter.ts';

/** Which orders are shown; an empty text filters nothing. */
export interface OrderFilter {
  search: string;
  status: string;
  payment: PaymentState | '';
  deliveryDay: CalendarDay | '';
  sorting: OrderSorting;
}

const PARTS: FilterParts<OrderFilter> = {
  search: { param: 'suche', none: '' },
  status: { param: 'status', none: '', allows: isOrderStatus },
  payment: { param: 'zahlung', none: '', allows: oneOf(PAYMENT_STATES) },
  deliveryDay: { param: 'liefertag', none: '', allows: isCalendarDay },
  sorting: { param: 'sortierung', none: 'newest', allows: oneOf(ORDER_SORTINGS) },
};

export const useOrderFilter = () => useUrlFilter(PARTS);

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
