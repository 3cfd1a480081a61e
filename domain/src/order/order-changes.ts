import type { DeliveredLine } from '../handover/delivered.ts';
import type { Cents } from '../money/money.ts';
import { formatEuro, formatNumber } from '../text/format.ts';
import type { CalendarDay } from '../time/calendar.ts';
import { ofOrderFields, TEXTS, toldAs } from './order-fields.ts';
import type { OrderStatus } from './order-status.ts';

/** What the office can correct of a customer before there is an invoice. */
export const CUSTOMER_LABELS = {
  ...ofOrderFields(TEXTS.corrected, (name) => toldAs(name)),
  payment_method: 'Zahlungsart',
};
export type CustomerField = keyof typeof CUSTOMER_LABELS;
export const CUSTOMER_FIELDS = Object.keys(CUSTOMER_LABELS) as CustomerField[];

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
export interface TakeBackRequest {
  to: string;
  at: string;
  /** Reason to exceed the customer's credit, once the server asks. */
  credit_reason?: string | undefined;
}

/** Maximum length of the reason of a cancellation, in characters. */
export const MAX_REASON_LENGTH = 500;
