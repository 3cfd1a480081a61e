import type { DeliveryWish, OrderDelivery } from '../order/delivery-wish.ts';
import type { Order, OrderItem } from '../order/order.ts';
import type { EditedRebate } from '../order/order-edit.ts';
import { type FieldOf, type OrderTexts, TEXTS, type TextsOf } from '../order/order-fields.ts';
import type { PartFields } from '../order/order-parts.ts';
import type { OrderRequest } from '../order/order-request.ts';
import type { StatusColor } from '../order/order-status.ts';
import type { CalendarDay } from '../time/calendar.ts';

/** `AN-10001`: quotes are counted, so that only the link's token opens one. */
export const isQuoteNumber = (text: string): boolean => /^AN-[1-9]\d{4,8}$/.test(text);

/** Parameter in the fragment of a quote's address that carries the token. */
export const QUOTE_PARAM = 'token';

/** How far a quote is. `expired` follows from its last day; the nightly sweep stores it for the lists. */
export const QUOTE_STATES = {
  draft: { label: 'Entwurf', color: 'grey' },
  sent: { label: 'Versendet', color: 'blue' },
  accepted: { label: 'Angenommen', color: 'green' },
  declined: { label: 'Abgelehnt', color: 'red' },
  expired: { label: 'Abgelaufen', color: 'yellow' },
  withdrawn: { label: 'Zurückgezogen', color: 'grey' },
} as const satisfies Record<string, { label: string; color: StatusColor }>;
export type QuoteStatus = keyof typeof QUOTE_STATES;
export const QUOTE_STATUSES = Object.keys(QUOTE_STATES) as QuoteStatus[];

/** The status on a day in Berlin: a quote holds until the end of its last day. */
export function quoteStatusOn(
  { status, valid_until }: { status: QuoteStatus; valid_until: CalendarDay },
  today: CalendarDay,
): QuoteStatus {
  if (status !== 'sent' && status !== 'expired') return status;
  return valid_until < today ? 'expired' : 'sent';
}

/** What of a quote may be ordered. */
export const ORDERABLE = {
  whole: { label: 'nur alles zusammen', told: 'Das Angebot gilt für alle Positionen zusammen.' },
  lines: {
    label: 'auch einzelne Positionen',
    told: 'Sie können alle oder einzelne Positionen bestellen.',
  },
  parts: {
    label: 'auch Teilmengen, mehrmals',
    told: 'Sie können bis zum letzten Tag der Gültigkeit auch Teilmengen bestellen, in mehreren Bestellungen.',
  },
} as const;
export type Orderable = keyof typeof ORDERABLE;
export const ORDERABLES = Object.keys(ORDERABLE) as Orderable[];

/** A line as the office writes it; net price per unit in euro. */
export interface QuotedLine {
  /** Missing in a free line. */
  product_id?: number | undefined;
  name: string;
  quantity: number;
  unit: string;
  price: number;
  vat_rate: number;
}

export const QUOTE_CUSTOMER = [...TEXTS.quote, 'payment_method' as const];

/** What a quote says, or an order that the office takes. */
export interface QuoteContent
  extends Pick<OrderRequest, (typeof QUOTE_CUSTOMER)[number] | 'customer_number' | 'site'> {
  /** The customer adds street, town and day if the office does not know them. */
  delivery: DeliveryWish;
  lines: QuotedLine[];
  rebate?: EditedRebate | undefined;
  /** The net price of each delivery; missing for that of the zone. */
  delivery_amount?: number | undefined;
  orderable: Orderable;
  valid_until: CalendarDay;
  /** For the customer. */
  conditions: string;
  /** Only for the office. */
  note: string;
}

/** Body of `POST /api/admin/quotes`. */
export interface QuoteRequest {
  id: string;
  /** The request that it answers. */
  contact_id?: string | undefined;
  content: QuoteContent;
  /** Whether its customer gets it at once. */
  send?: boolean | undefined;
}

/** Body of `POST /api/admin/quotes/{number}/save`. */
export interface QuoteSaveRequest {
  id: string;
  content: QuoteContent;
  send?: boolean | undefined;
}

/** Body of `POST /api/admin/orders`: an order by telephone, or of a quote as agreed with the office. */
export interface OfficeOrderRequest {
  id: string;
  content: QuoteContent;
  /** The gross total as told to the customer, in euro. */
  gross_amount: number;
  /** Why it is taken beyond the customer's credit; noted with the order. */
  credit_reason?: string | undefined;
  /** The quote that this accepts; `seen-revision` is then the quote's. */
  quote_number?: string | undefined;
}

/** Body of `POST /api/admin/quotes/{number}/send`: as saved or, to renew it, until another day. */
export interface QuoteSendRequest {
  id: string;
  valid_until?: CalendarDay | undefined;
}

/** Body of `POST /api/admin/quotes/{number}/withdraw`. */
export interface QuoteWithdrawRequest {
  id: string;
  /** Only for the office. */
  reason: string;
}

/** Body of `POST /api/quotes/{number}/open`. */
export interface QuoteOpenRequest {
  /** Of its link; empty for an account that the quote was sent to. */
  token: string;
}

/** Body of `POST /api/quotes/{number}/decline` and `/ask`. */
export interface QuoteTextRequest extends QuoteOpenRequest {
  id: string;
  text: string;
}

/** How much of a line, by its index in the quote. */
export interface ChosenLine {
  line: number;
  quantity: number;
}

/** The customer's details of the delivery; street and town only if the quote lacks them. */
export type QuoteDelivery = Pick<
  OrderDelivery,
  Exclude<FieldOf<'delivery'>, 'postal_code'> | 'wished_day'
>;

/** Body of `POST /api/quotes/{number}/order`: orders with obligation to pay. */
export interface QuoteOrderRequest extends QuoteOpenRequest {
  id: string;
  version: number;
  lines: ChosenLine[];
  /** The gross total that the customer has seen, in euro. */
  gross_amount: number;
  delivery: QuoteDelivery;
  customer_reference?: string | undefined;
  cost_centre?: string | undefined;
  /** The company's building site, if the quote names none; only for members who may order. */
  site?: string | undefined;
}

/** A line as its customer sees it. */
export interface QuoteItem extends OrderItem {
  vat_rate: number;
  /** The quantity not ordered yet. */
  left: number;
}

type Sums = Pick<Order, 'subtotal_amount' | 'rebate' | 'total_amount' | 'vat' | 'gross_amount'>;

/** Everything that a quote's link shows; amounts in euro. */
export interface Quote
  extends PartFields<'amount'>,
    Sums,
    OrderTexts<'customer_name' | 'company_name'>,
    TextsOf<'offered'> {
  number: string;
  /** The customer's record. */
  customer_number?: string;
  site?: string;
  version: number;
  status: QuoteStatus;
  /** ISO instant. */
  sent_at: string;
  valid_until: CalendarDay;
  orderable: Orderable;
  payment_method: string;
  delivery: DeliveryWish & { zone?: string };
  items: QuoteItem[];
  conditions: string;
  /** What delivery costs an order of goods below this net value; only if it is free from there. */
  delivery_below?: { goods_amount: number; amount: number };
  /** Orders placed by it, oldest first. */
  order_numbers: string[];
}

export const QUOTE_EVENTS = {
  created: 'Angelegt',
  saved: 'Geändert',
  sent: 'Versendet',
  opened: 'Vom Kunden geöffnet',
  asked: 'Frage des Kunden',
  reminded: 'Kunde erinnert',
  ordered: 'Bestellt',
  declined: 'Abgelehnt',
  withdrawn: 'Zurückgezogen',
} as const;
export type QuoteEventKind = keyof typeof QUOTE_EVENTS;

/** What happened with a quote. */
export interface QuoteEvent {
  what: QuoteEventKind;
  /** Missing for the customer and the shop itself. */
  by?: string;
  at: string;
  text?: string;
  version?: number;
  order_number?: string;
}

/** A quote in the office's list. */
export interface ListedQuote {
  number: string;
  status: QuoteStatus;
  created_at: string;
  customer_name: string;
  company_name: string;
  valid_until: CalendarDay;
  gross_amount: number;
  /** Whether the customer has opened the version sent last. */
  is_opened: boolean;
  is_asked: boolean;
  /** Drafted by the shop itself, at regular intervals. */
  is_standing?: boolean;
}

/** A quote in its customer's account. */
export interface OwnQuote
  extends Pick<
    Quote,
    | 'number'
    | 'status'
    | 'sent_at'
    | 'valid_until'
    | 'site'
    | 'order_numbers'
    | 'customer_name'
    | 'company_name'
    | 'total_amount'
    | 'gross_amount'
    | 'vat'
  > {}

/** A quote in the office, with what the next version would say. */
export interface AdminQuote extends ListedQuote {
  revision: number;
  content: QuoteContent;
  /** What was changed since it was sent. */
  is_changed: boolean;
  contact_id?: string;
  /** As its customer sees it; missing until it is sent. */
  offer?: Quote;
  history: QuoteEvent[];
}

/** From this many days before its last day a quote is ending, and its customer reminded. */
export const ENDING_DAYS = 3;
