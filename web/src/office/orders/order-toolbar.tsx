import { ORDER_SORTINGS, type OrderSorting } from '@shop/domain/order/order';
import { isOrderStatus, ORDER_STATUSES, orderStatus } from '@shop/domain/order/order-status';
import { PAYMENT_STATES, type PaymentState } from '@shop/domain/payment/order-payments';
import { type CalendarDay, isCalendarDay } from '@shop/domain/time/calendar';
import { NEW } from '../../components/badge.tsx';
import { DateField } from '../../components/form/date-field.tsx';
import { ALL, Choices, ListToolbar } from '../kit/tab/list-toolbar.tsx';
import { type FilterParts, isTooShort, oneOf, useUrlFilter } from '../kit/tab/use-url-filter.ts';

interface OrderToolbarProps {
  filter: OrderFilter;
  active: readonly string[];
  onChange(changed: Partial<OrderFilter>): void;
}

const STATUS_OPTIONS = [
  ALL,
  ...ORDER_STATUSES.map((id) => ({
    id,
    label: orderStatus(id).label + (id === 'pending' ? NEW : ''),
  })),
];

const PAYMENT_OPTIONS = [
  ALL,
  { id: 'open', label: 'Offen, auch teilweise' },
  { id: 'part', label: 'Teilweise bezahlt' },
  { id: 'paid', label: 'Bezahlt' },
];

const SORT_OPTIONS: readonly { id: OrderSorting; label: string }[] = [
  { id: 'newest', label: 'Neueste zuerst' },
  { id: 'delivery_day', label: 'Liefertag' },
  { id: 'amount', label: 'Höchster Betrag' },
];

export function OrderToolbar({ filter, active, onChange }: OrderToolbarProps) {
  return (
    <ListToolbar
      label="Bestellungen suchen"
      hint={SEARCH_HINT}
      search={filter.search}
      active={active}
      onSearch={(search) => onChange({ search })}
      note={filter.sorting === 'delivery_day' ? WITHOUT_DAY : undefined}
    >
      <Choices
        values={filter}
        rows={[
          { name: 'status', label: 'Status', options: STATUS_OPTIONS },
          { name: 'payment', label: 'Zahlung', options: PAYMENT_OPTIONS },
        ]}
        onChange={onChange}
      />
      <DateField
        label="Liefertag"
        value={filter.deliveryDay}
        earliest={FIRST_DELIVERY_DAY}
        required={false}
        compact
        error={undefined}
        onChange={(deliveryDay, typed) => {
          if (deliveryDay || !typed) onChange({ deliveryDay });
        }}
      />
      <Choices
        values={filter}
        rows={[{ name: 'sorting', label: 'Sortierung', options: SORT_OPTIONS }]}
        onChange={onChange}
      />
    </ListToolbar>
  );
}

/** Older orders have no delivery day. */
export const FIRST_DELIVERY_DAY = '2026-01-01';

const WITHOUT_DAY = 'Bestellungen ohne Liefertag fehlen in dieser Sortierung.';
const SEARCH_HINT =
  'Findet Wortanfänge in Nummer, Name, Firma, E-Mail, Telefon, Postleitzahl, Ort, Artikel und Rechnungsnummer („must“ findet Muster). Nicht gefunden werden Wortmitten, Tippfehler, Straßen und Anmerkungen.';

/** Which orders are shown; an empty text means no filter. */
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
