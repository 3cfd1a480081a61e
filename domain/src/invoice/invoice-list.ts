import type { InvoiceKind } from '../order/order.ts';
import type { OrderKind } from '../order/order-kinds.ts';
import type { CalendarDay } from '../time/calendar.ts';
import type { Invoice } from './invoice.ts';

/** The outcome of an invoice. Cancellations, credit notes and advances have their own state from the start. */
export const INVOICE_STATES = [
  'open',
  'part',
  'paid',
  'written_off',
  'cancelled',
  'cancellation',
  'credit',
  'advance',
  'advance_off',
] as const;
export type InvoiceState = (typeof INVOICE_STATES)[number];

/** Filters of the list: open includes partly paid ones, and overdue ones are open. */
export const INVOICE_FILTERS = [
  'open',
  'overdue',
  'paid',
  'written_off',
  'cancelled',
  'advance',
] as const;
export type InvoiceFilter = (typeof INVOICE_FILTERS)[number];

/** The states that a filter stands for. */
export const FILTERED_STATES: Record<InvoiceFilter, readonly InvoiceState[]> = {
  open: ['open', 'part'],
  overdue: ['open', 'part'],
  paid: ['paid'],
  written_off: ['written_off'],
  cancelled: ['cancelled', 'cancellation', 'credit'],
  advance: ['advance', 'advance_off'],
};

/** The states of what is revenue: an advance is counted by the invoice that it is deducted from. */
export const REVENUE_STATES: readonly InvoiceState[] = INVOICE_STATES.filter(
  (state) => !FILTERED_STATES.advance.includes(state),
);

const BADGES = {
  open: { label: 'offen', color: 'yellow' },
  part: { label: 'teilweise bezahlt', color: 'yellow' },
  paid: { label: 'bezahlt', color: 'green' },
  written_off: { label: 'ausgebucht', color: 'grey' },
  cancelled: { label: 'storniert', color: 'grey' },
  cancellation: { label: 'Storno', color: 'grey' },
  credit: { label: 'Korrektur', color: 'grey' },
  advance: { label: 'Anzahlung', color: 'green' },
  advance_off: { label: 'Anzahlung storniert', color: 'grey' },
} as const;

/** German label and colour of an invoice's state on a day. */
export function invoiceBadge(
  state: InvoiceState,
  dueDay: CalendarDay | undefined,
  today: CalendarDay,
) {
  const isOverdue =
    (state === 'open' || state === 'part') && dueDay !== undefined && dueDay < today;
  return isOverdue ? { label: 'überfällig', color: 'red' as const } : BADGES[state];
}

/** An invoice in the office's list; amounts in euro. */
export interface ListedInvoice {
  id: string;
  number: string;
  kind: InvoiceKind;
  order_number: string;
  day: CalendarDay;
  customer: string;
  gross_amount: number;
  open_amount: number;
  state: InvoiceState;
  due_day?: CalendarDay;
  /** The customer's building site. */
  site?: string;
  /** The kind of its order. */
  order_kind?: OrderKind;
}

/** Invoices in one ZIP file: as many PDFs as can be written before the deadline. */
export const MAX_IN_ZIP = 100;

/** Totals of the invoices that match a filter, in euro; cancellations count negative. */
export interface InvoiceTotals {
  count: number;
  gross_amount: number;
  open_amount: number;
}

/** What would be invoiced now: the invoices, still without numbers, and the orders left out, with reasons. */
export interface InvoicePreview {
  ready: Invoice[];
  left_out: { order_number: string; customer: string; reason: string }[];
  /** Orders that are to be looked at first, and written only if somebody says so; missing in older answers. */
  warnings?: { order_number: string; warning: string }[];
  /** How many more wait for a collective invoice; missing in older answers. */
  collective?: number;
  /** Whether more delivered orders are waiting than the preview shows. */
  is_cut: boolean;
}

/** Number of orders invoiced by one request, in one transaction. */
export const MAX_INVOICED = 20;
/** Maximum number of delivered orders in a preview. */
export const MAX_PREVIEWED = 100;

/** Deliveries that one invoice would join: of a customer or a building site, to the same address. Amounts in euro. */
export interface CollectiveGroup {
  customer_number: string;
  customer: string;
  site?: string;
  order_numbers: string[];
  /** The days of the first and the last delivery. */
  from: CalendarDay;
  to: CalendarDay;
  net_amount: number;
  gross_amount: number;
  /** Otherwise its invoice is to be posted. */
  has_email: boolean;
}

/** What would be invoiced together of what was delivered until a day, and what would not, with reasons. */
export interface CollectivePreview extends Pick<InvoicePreview, 'left_out' | 'is_cut'> {
  until: CalendarDay;
  groups: CollectiveGroup[];
  /** How many deliveries of these customers came after that day; missing in older answers. */
  later?: number;
}

/** Orders that one invoice joins at most; further ones get another. */
export const MAX_COLLECTED = 100;
/** Collective invoices that one preview shows. */
export const MAX_COLLECTIVE = 50;

/** Body of `POST /api/admin/invoices` and, of one group, `POST /api/admin/collective-invoices`; repeated with the same id, each invoice is written once. */
export interface InvoiceRequest {
  request_id: string;
  order_numbers: string[];
}

/** Body of `POST /api/admin/orders/{orderNumber}/advance-invoice`; repeated with the same id, it is written once. */
export interface AdvanceRequest {
  request_id: string;
  /** The id of the payment that it is about. */
  payment: string;
}

/** The outcome for each order, in the same order. */
export type InvoiceResult =
  | { order_number: string; outcome: 'written'; number: string }
  | { order_number: string; outcome: 'refused'; message: string };

/** Body of `POST /api/admin/invoices/{number}/cancel`. */
export interface InvoiceCancelRequest {
  request_id: string;
  /** Printed on the cancellation. */
  reason: string;
}

/** Body of `POST /api/admin/invoices/{number}/credit`; amounts in euro. */
export interface CreditRequest {
  request_id: string;
  /** Printed on the credit note. */
  reason: string;
  /** Positions of the invoice's lines, from 0, with how much of each is credited. */
  lines: { line: number; quantity: number }[];
  /** Net. */
  amounts: { text: string; amount: number; vat_rate: number }[];
  /** What the office saw of it, gross; another result is refused. */
  gross_amount?: number | undefined;
}
