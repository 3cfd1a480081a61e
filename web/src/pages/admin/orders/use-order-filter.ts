import { type CalendarDay, isCalendarDay } from '@shop/domain/calendar';
import { ORDER_SORTINGS, type OrderSorting } from '@shop/domain/order-list';
import { PAYMENT_STATES, type PaymentState } from '@shop/domain/order-payments';
import { isOrderStatus } from '@shop/domain/order-status';
import { queryTokens } from '@shop/domain/search-tokens';
import { useSearchParams } from 'react-router-dom';

/** Which orders are shown; an empty text filters nothing. */
export interface OrderFilter {
  search: string;
  status: string;
  payment: PaymentState | '';
  deliveryDay: CalendarDay | '';
  sorting: OrderSorting;
}

export const NO_FILTER: OrderFilter = {
  search: '',
  status: '',
  payment: '',
  deliveryDay: '',
  sorting: 'newest',
};

const PARAMS: Record<keyof OrderFilter, string> = {
  search: 'suche',
  status: 'status',
  payment: 'zahlung',
  deliveryDay: 'liefertag',
  sorting: 'sortierung',
};

/** Search, filters and sorting of the orders, kept in the URL for reload, links and the back button. */
export function useOrderFilter() {
  const [params, setParams] = useSearchParams();
  return {
    filter: readFilter(params),
    change(changed: Partial<OrderFilter>) {
      const next = new URLSearchParams(params);
      for (const [name, value] of Object.entries({ ...readFilter(params), ...changed })) {
        const param = PARAMS[name as keyof OrderFilter];
        if (value === NO_FILTER[name as keyof OrderFilter]) next.delete(param);
        else next.set(param, value);
      }
      setParams(next, { state: { keepScroll: true } });
    },
  };
}

/** What in the URL makes no sense is ignored. */
function readFilter(params: URLSearchParams): OrderFilter {
  const read = (name: keyof OrderFilter) => params.get(PARAMS[name]) ?? '';
  const [status, deliveryDay] = [read('status'), read('deliveryDay')];
  return {
    search: read('search'),
    status: isOrderStatus(status) ? status : '',
    payment: PAYMENT_STATES.find((state) => state === read('payment')) ?? '',
    deliveryDay: isCalendarDay(deliveryDay) ? deliveryDay : '',
    sorting: ORDER_SORTINGS.find((sorting) => sorting === read('sorting')) ?? 'newest',
  };
}

/** Whether a search text has no word that the server would look for. */
export function isTooShort(search: string): boolean {
  return search.trim() !== '' && queryTokens(search).length === 0;
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
