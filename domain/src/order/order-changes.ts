import type { DeliveredLine } from '../handover/delivered.ts';
import type { Cents } from '../money/money.ts';
import { formatEuro, formatNumber } from '../text/format.ts';
import type { CalendarDay } from '../time/calendar.ts';
import type { OrderStatus } from './order-status.ts';

/** A status change: `by` the admin's e-mail address or the customer, `at` an ISO instant. */
export interface StatusChange {
  from: string;
  to: string;
  by: string;
  at: string;
  reason?: string;
  /** The admin who undid it, and when. */
  taken_back?: { by: string; at: string };
  /** Until when the office can undo it; set only on the office's last step. */
  can_take_back_until?: string;
}

/** A change of the delivery day; `day` is empty if it was removed. */
export interface DeliveryDayChange {
  day: CalendarDay | '';
  by: string;
  at: string;
}

/** What the office can correct of a customer before there is an invoice. */
export const CUSTOMER_LABELS = {
  customer_name: 'Kunde',
  customer_email: 'E-Mail',
  customer_phone: 'Telefon',
  company_name: 'Firma',
  tax_number: 'USt-IdNr./Steuernummer',
  customer_reference: 'Zeichen des Kunden',
  payment_method: 'Zahlungsart',
} as const;
export type CustomerField = keyof typeof CUSTOMER_LABELS;
export const CUSTOMER_FIELDS = Object.keys(CUSTOMER_LABELS) as CustomerField[];

/**
 * The office's change of an invoice's recipient before the invoice was written; the history omits
 * the data themselves.
 */
export interface BillingChange {
  /** The new one; empty if it was removed, missing if unchanged. */
  buyer_reference?: string;
  has_new_address: boolean;
  /** The other fields that were changed. */
  fields?: CustomerField[];
  /** Whether the customer bears a change of VAT; absent if unchanged. */
  passes_on_vat?: boolean;
  has_new_conditions?: boolean;
  by: string;
  at: string;
}

/** An edit in the history of an order: net totals in euro, the changed lines, `at` an ISO instant. */
export interface OrderEdit {
  by: string;
  at: string;
  reason: string;
  total_before: number;
  total_after: number;
  lines: EditedLine[];
  has_new_place: boolean;
  /** What else was agreed, from `agreedTold`. */
  agreed?: string[];
}

/** What an edit has changed of rebate and price of delivery, net; missing if unchanged. */
export interface EditedAgreement {
  /** The resulting amount; zero if it was removed. */
  rebate?: { percent?: number | undefined; cents: Cents } | undefined;
  delivery?: { cents: Cents; is_agreed: boolean } | undefined;
}

/** What an edit has agreed besides the goods, as office and customer read it. */
export function agreedTold({ rebate, delivery }: EditedAgreement): string[] {
  const percent = rebate?.percent ? `${formatNumber(rebate.percent)} %, ` : '';
  const price = delivery?.is_agreed
    ? 'Lieferpreis vereinbart'
    : 'Lieferpreis wieder nach Preisliste';
  return [
    rebate?.cents === 0 && 'Rabatt entfällt',
    rebate?.cents && `Rabatt: ${percent}${formatEuro(rebate.cents)} netto`,
    delivery && `${price}: ${formatEuro(delivery.cents)} netto`,
  ].filter((text) => typeof text === 'string');
}

/** Quantities before and after; 0 before for a new line, 0 after for a removed one. */
export interface EditedLine {
  product_name: string;
  unit?: string;
  from: number;
  to: number;
}

/** Body of `POST /api/admin/orders/{orderNumber}/delivery-day`; empty for none. */
export interface DeliveryDayRequest {
  to: CalendarDay | '';
}

/**
 * Body of `POST /api/admin/orders/{orderNumber}/billing`: the recipient of the invoice; either field may be
 * empty.
 */
export interface BillingRequest {
  /** The Leitweg-ID of a public buyer. */
  buyer_reference: string;
  /** The company's, or the invoice address of a private customer. */
  address: string;
  /** Its country, empty for Germany; missing to leave it unchanged. */
  country?: string | undefined;
  /** What else is corrected of the customer; missing fields stay. */
  customer?: { [F in CustomerField]?: string | undefined } | undefined;
  /** Whether a consumer bears a change of VAT since an old contract (§ 29 UStG); absent to leave it unchanged. */
  passes_on_vat?: boolean | undefined;
  /** For an invoiced order: why its invoice is cancelled and replaced. Applied once per id. */
  rewrite?: { request_id: string; reason: string } | undefined;
}

/** Body of `POST /api/admin/orders/{orderNumber}/status`; `from` is the status the admin saw. */
export interface StatusChangeRequest {
  from: OrderStatus;
  to: OrderStatus;
  /** Why it is cancelled, for the customer; only with `to: 'cancelled'`. */
  reason?: string | undefined;
  /** Hands over the goods of a prepaid order although its payment has not arrived. */
  despite_open_payment?: boolean | undefined;
  /** Quantities handed over, only with `to: 'delivered'`; unlisted lines were delivered as ordered. */
  delivered?: DeliveredLine[] | undefined;
  /** The day of the handover, only with `to: 'delivered'`; today by default. */
  delivered_day?: CalendarDay | undefined;
  /** As in `DeliveredRequest`. */
  slip_reason?: string | undefined;
  /**
   * Only the listed lines were delivered, and the rest stays open. `id` is chosen by the browser, so that a repeated
   * request counts once.
   */
  part?: { id: string } | undefined;
}

/**
 * Body of `POST /api/admin/orders/{orderNumber}/take-back`: identifies the step by the status reached and the
 * time.
 */
export interface TakeBackRequest extends Pick<StatusChange, 'to' | 'at'> {
  /** Reason to exceed the customer's credit, once the server asks. */
  credit_reason?: string | undefined;
}

/** Maximum length of the reason of a cancellation, in characters. */
export const MAX_REASON_LENGTH = 500;
