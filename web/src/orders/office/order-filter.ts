import { ORDER_STATUSES, orderStatus } from '@shop/domain/order/order-status';
import { customerId } from '@shop/domain/text/customer-number';
import { addDays, berlinDay, type CalendarDay, isCalendarDay } from '@shop/domain/time/calendar';
import { NO_DAY, PAST_DAY, PAST_DAY_LABEL, TO_ASSIGN } from '@shop/domain/work/todays-work';
import { listQuery, type UrlFilter, useUrlFilter } from '../../office/tab/use-url-filter.ts';
import { NEW } from '../../ui/badge.tsx';

const PARTS = {
  search: { param: 'suche' },
  status: {
    param: 'status',
    label: 'Status',
    options: [
      ...ORDER_STATUSES.map((id) => ({
        id,
        label: orderStatus(id).label + (id === 'pending' ? NEW : ''),
      })),
      { id: NO_DAY, label: 'Ohne Liefertag' },
      { id: PAST_DAY, label: PAST_DAY_LABEL },
      { id: TO_ASSIGN, label: 'Zuzuordnen' },
    ],
  },
  payment: {
    param: 'zahlung',
    label: 'Zahlung',
    options: [
      { id: 'open', label: 'Offen, auch teilweise' },
      { id: 'ahead', label: 'Vorkasse offen' },
      { id: 'part', label: 'Teilweise bezahlt' },
      { id: 'paid', label: 'Bezahlt' },
      { id: 'none', label: 'Noch nicht berechnet' },
      { id: 'written_off', label: 'Ausgebucht' },
      { id: 'credit', label: 'Zu erstatten' },
      { id: 'to_invoice', label: 'Geliefert, zu berechnen' },
    ],
  },
  deliveryDay: { param: 'liefertag', label: 'Liefertag', isDay: true },
  customer: { param: 'kunde', label: 'Kunde', allows: (number: string) => !!customerId(number) },
  site: { param: 'baustelle', label: 'Baustelle' },
  sorting: {
    param: 'sortierung',
    label: 'Sortierung',
    none: 'newest',
    options: [
      { id: 'newest', label: 'Neueste zuerst' },
      { id: 'delivery_day', label: 'Liefertag' },
      { id: 'amount', label: 'Höchster Betrag' },
    ],
  },
};

export type OrderFilter = UrlFilter<keyof typeof PARTS>['filter'];

export function useOrderFilter(): UrlFilter<keyof typeof PARTS> {
  const url = useUrlFilter(PARTS);
  // A site is its customer's.
  const ofCustomer = { customer: '', site: '' };
  const change: typeof url.change = (changed) =>
    url.change(changed.customer === '' ? { ...changed, ...ofCustomer } : changed);
  return { ...url, change };
}

/** The query parameters of `GET /api/admin/orders`. */
export function orderQuery({ deliveryDay, sorting, ...filter }: OrderFilter) {
  const sort = sorting === 'newest' ? '' : sorting;
  return listQuery({ ...filter, delivery_day: deliveryDay, sort });
}

const TODAY = 'heute';
const TOMORROW = 'morgen';

const DAY_PARTS = {
  day: {
    param: 'lieferliste',
    allows: (day: string) => day === TODAY || day === TOMORROW || isCalendarDay(day),
  },
};

/**
 * The day whose deliveries are listed instead of all orders, kept in the URL; undefined if there is
 * none.
 */
export function useDeliveryListDay() {
  const { filter, change } = useUrlFilter(DAY_PARTS);
  const today = berlinDay(new Date());
  const named: Record<string, CalendarDay> = { [TODAY]: today, [TOMORROW]: addDays(today, 1) };
  return {
    today,
    day: (named[filter.day] ?? filter.day) || undefined,
    /** Without a day, shows all orders again. */
    show: (day: CalendarDay = '') => change({ day: day === today ? TODAY : day }),
  };
}
