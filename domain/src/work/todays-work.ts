import type { OfKind } from '../order/order-kinds.ts';
import { orderStatus, statusesThat } from '../order/order-status.ts';
import type { ProductRole } from '../product/material-rules.ts';
import { OPEN_STATES } from '../receivable/states.ts';
import type { CalendarDay } from '../time/calendar.ts';

/** Collections of Firestore. */
type StoredIn =
  | 'orders'
  | 'invoiceBook'
  | 'contacts'
  | 'rentalBookings'
  | 'claims'
  | 'quotes'
  | 'standingOrders';

/** What a row counts: documents whose fields have these values. */
interface Counted {
  of: StoredIn;
  where: Readonly<Record<string, string | boolean | readonly string[]>>;
  /** A day of theirs, seen from today in Berlin. */
  day?: { field: string; is: 'today' | 'tomorrow' | 'past' };
}

type WorkTab = 'bestellungen' | 'rechnungen' | 'kontaktanfragen' | 'vermietung' | 'angebote';

export interface WorkRow {
  label: string;
  counts: Counted;
  /** The list of exactly these, by its tab of the office and the filters in its address. */
  list: { tab: WorkTab; query: Readonly<Record<string, string>> };
  /** What can be done with all of them at once: writing invoices, or what the list opens with by these parameters. */
  step?: 'invoice' | { label: string; query: Readonly<Record<string, string>> };
  /** What it counts is late. */
  isUrgent?: true;
}

/** Not handed over yet, and not called off. */
export const UNDELIVERED = statusesThat(({ isScheduled, next }) => isScheduled && next.length > 0);
/** Open prepayments among these. */
export const BEFORE_HANDOVER = statusesThat(({ isOwed, isHandedOver }) => isOwed && !isHandedOver);

/** The settings' view with the base rate. */
export const REMINDER_SETTINGS = 'mahnungen';
/** Parameter of a list of orders that opens with all of them selected. */
export const SELECT_ALL = 'auswahl';
/** Parameter that opens the run of reminders with the letters to post. */
export const REMINDER_RUN = 'mahnlauf';

/** Order filters listed among the statuses: no delivery day yet, customer to be confirmed, delivery day past. */
export const NO_DAY = 'no_day';
export const TO_ASSIGN = 'to_assign';
export const PAST_DAY = 'past_day';
export const PAST_DAY_LABEL = 'Liefertag überschritten';

/** Whether it should have been handed over by now. */
export const isPastDay = (
  { order_status, delivery_day }: { order_status: string; delivery_day?: string },
  today: CalendarDay,
): boolean =>
  delivery_day !== undefined &&
  delivery_day < today &&
  (UNDELIVERED as readonly string[]).includes(order_status);

/** The office's list of work. */
export const WORK = {
  past_day: {
    label: PAST_DAY_LABEL,
    counts: {
      of: 'orders',
      where: { order_status: UNDELIVERED },
      day: { field: 'delivery_day', is: 'past' },
    },
    list: { tab: 'bestellungen', query: { status: PAST_DAY } },
    isUrgent: true,
  },
  new_orders: {
    label: 'Neue Bestellungen',
    counts: { of: 'orders', where: { order_status: 'pending' } },
    list: { tab: 'bestellungen', query: { status: 'pending' } },
    step: { label: orderStatus('processing').action, query: { [SELECT_ALL]: 'alle' } },
  },
  to_assign: {
    label: 'Bestellungen zuzuordnen',
    counts: { of: 'orders', where: { is_to_assign: true } },
    list: { tab: 'bestellungen', query: { status: 'to_assign' } },
  },
  without_day: {
    label: 'Ohne Liefertag',
    counts: { of: 'orders', where: { needs_day: true } },
    list: { tab: 'bestellungen', query: { status: 'no_day' } },
  },
  unpaid_ahead: {
    label: 'Vorkasse offen',
    counts: {
      of: 'orders',
      where: { order_status: BEFORE_HANDOVER, payment_state: OPEN_STATES },
    },
    list: { tab: 'bestellungen', query: { zahlung: 'ahead' } },
  },
  deliveries_today: {
    label: 'Heute zu liefern',
    counts: {
      of: 'orders',
      where: { order_status: UNDELIVERED },
      day: { field: 'delivery_day', is: 'today' },
    },
    list: { tab: 'bestellungen', query: { lieferliste: 'heute' } },
  },
  deliveries_tomorrow: {
    label: 'Morgen zu liefern',
    counts: {
      of: 'orders',
      where: { order_status: UNDELIVERED },
      day: { field: 'delivery_day', is: 'tomorrow' },
    },
    list: { tab: 'bestellungen', query: { lieferliste: 'morgen' } },
  },
  to_invoice: {
    label: 'Geliefert, nicht berechnet',
    counts: { of: 'orders', where: { to_invoice: true } },
    list: { tab: 'bestellungen', query: { zahlung: 'to_invoice' } },
    step: 'invoice',
  },
  overdue: {
    label: 'Rechnungen überfällig',
    counts: {
      of: 'invoiceBook',
      where: { state: ['open', 'part'] },
      day: { field: 'due_day', is: 'past' },
    },
    list: { tab: 'rechnungen', query: { stand: 'overdue' } },
    isUrgent: true,
    step: { label: 'Mahnlauf', query: { [REMINDER_RUN]: 'offen' } },
  },
  letters: {
    label: 'Briefe zu verschicken',
    counts: { of: 'orders', where: { to_post: true } },
    list: { tab: 'rechnungen', query: { [REMINDER_RUN]: 'offen' } },
    step: { label: 'Als verschickt vermerken', query: {} },
  },
  to_refund: {
    label: 'Zu erstatten',
    counts: { of: 'orders', where: { to_refund: true } },
    list: { tab: 'bestellungen', query: { zahlung: 'credit' } },
  },
  deposits: {
    label: 'Kautionen abzurechnen',
    counts: { of: 'claims', where: { step: 'settle' } },
    list: { tab: 'vermietung', query: { ansicht: 'kautionen', kaution: 'settle' } },
  },
  withdrawals: {
    label: 'Offene Widerrufe',
    counts: { of: 'contacts', where: { status: 'open', request_type: 'withdrawal' } },
    list: { tab: 'kontaktanfragen', query: { art: 'withdrawal', anfragestatus: 'open' } },
  },
  open_requests: {
    label: 'Offene Anfragen',
    counts: { of: 'contacts', where: { status: 'open' } },
    list: { tab: 'kontaktanfragen', query: { anfragestatus: 'open' } },
  },
  quotes_asked: {
    label: 'Angebote mit Fragen',
    counts: { of: 'quotes', where: { is_asked: true } },
    list: { tab: 'angebote', query: { stand: 'asked' } },
  },
  standing_orders: {
    label: 'Dauerbestellungen zu prüfen',
    counts: { of: 'quotes', where: { status: 'draft', is_standing: true } },
    list: { tab: 'angebote', query: { stand: 'standing' } },
  },
  standing_ended: {
    label: 'Dauerbestellungen beendet',
    counts: { of: 'standingOrders', where: { to_see: true } },
    list: { tab: 'angebote', query: { ansicht: 'dauer', lauf: 'to_see' } },
  },
  quotes_ending: {
    label: 'Angebote enden bald',
    counts: { of: 'quotes', where: { is_ending: true } },
    list: { tab: 'angebote', query: { stand: 'ending' } },
  },
  rental_requests: {
    label: 'Neue Reservierungen',
    counts: { of: 'rentalBookings', where: { state: 'requested' } },
    list: { tab: 'vermietung', query: { ansicht: 'heute' } },
  },
} as const satisfies Record<string, WorkRow>;
export type WorkName = keyof typeof WORK;

/** The rows with their names, in the order shown. */
export const WORK_ROWS = Object.entries(WORK) as readonly [WorkName, WorkRow][];

/** How much of each awaits the office. */
export interface TodaysWork extends Record<WorkName, number> {
  /** Roles of the planner that no product has. */
  bare_roles: readonly ProductRole[];
  /** Earliest due day of a refund among the open withdrawals. */
  first_refund_due?: CalendarDay;
  /** Earliest due day among the refunds after a decided withdrawal. */
  first_refund_owed?: CalendarDay;
  /** First day of this half-year, if the settings lack its base rate (§ 247 BGB). */
  base_rate_from?: CalendarDay;
}

/** Whether the office still has to agree on a day: of goods in the yard, not of a billed rental. */
export function needsDay(order: OfKind & { order_status: string; delivery_day?: string }): boolean {
  const { next, isHandedOver } = orderStatus(order.order_status);
  return next.length > 0 && !isHandedOver && !order.delivery_day && !order.booking_number;
}
