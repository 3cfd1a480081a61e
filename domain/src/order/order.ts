import { zoneOfName } from '../delivery/delivery-zones.ts';
import { firstStageDay, type StageWish } from '../delivery/stage.ts';
import type { WeighingSlip } from '../handover/delivered.ts';
import type { DeliveredPart } from '../handover/deliveries.ts';
import { sumCents, toCents } from '../money/money.ts';
import type { VatRate } from '../money/vat.ts';
import type { OrderMoney, OrderPayment, PaymentReminder } from '../payment/order-payments.ts';
import type { OwnConditions } from '../payment/payment-conditions.ts';
import type { BankAccount } from '../payment/payment-terms.ts';
import { type DeliveryTime, slowestDeliveryTime } from '../product/delivery-time.ts';
import type { OrderWriteOff } from '../receivable/ends.ts';
import type { CalendarDay } from '../time/calendar.ts';
import type { OrderWithdrawal } from '../withdrawal/withdrawal.ts';
import type { RefusedDeeds } from './deeds.ts';
import type { OrderDelivery } from './delivery-wish.ts';
import type { TextsOf } from './order-fields.ts';
import type { OrderEvent } from './order-history.ts';
import { kindOf, type OfKind, type OrderKind } from './order-kinds.ts';
import type { PartFields } from './order-parts.ts';
import type { OrderLine } from './order-request.ts';

/** A line item of an order on the wire; prices in euro. Old orders lack unit and category. */
export interface OrderItem extends OrderLine, StageWish {
  /** Missing in free lines of the office, and in answers of an older version. */
  product_id?: number;
  unit?: string;
  /** Number of rented items; the quantity counts the days of all of them. */
  pieces?: number;
  category?: string;
  /** Overrides the number derived from the product's id. */
  article_number?: string;
  /** Overrides the category's delivery time. */
  delivery_time?: DeliveryTime;
  /** In percent. */
  vat_rate?: VatRate;
  /** Per unit. */
  weight_kg?: number;
  /** The delivered quantity, if recorded; to three decimals. */
  delivered_quantity?: number;
}

/** A line as the office sees it. */
export interface AdminOrderItem extends OrderItem {
  /** Why the delivered quantity differs from the ordered one, and the slips it was weighed by. */
  delivered_reason?: string;
  slips?: WeighingSlip[];
}

/** Net amounts of one rate and the VAT on them, in euro. */
export interface OrderVat {
  rate: VatRate;
  net_amount: number;
  vat_amount: number;
}

/** A discount on all of an order, net, in euro; `percent` if that was agreed. */
export interface OrderRebate {
  percent?: number | undefined;
  /** What it takes. */
  amount: number;
  /** If the order came to less than the agreed amount. */
  agreed_amount?: number;
  reason: string;
}

/** An order on the wire; amounts in euro, `created_at` as ISO instant. */
export interface Order extends PartFields<'amount'>, OrderMoney, TextsOf<'seen'> {
  id: string;
  order_number: string;
  created_at: string;
  payment_method: string;
  order_status: string;
  total_amount: number;
  order_items: OrderItem[];
  delivery?: OrderDelivery;
  /** The day of delivery or pickup: the requested one, until the office agrees on another. */
  delivery_day?: CalendarDay;
  /** The day on which the goods were handed over, or the rented tool returned. */
  delivered_day?: CalendarDay;
  /** Net, like the parts and `total_amount`, which includes all of them. */
  subtotal_amount: number;
  rebate?: OrderRebate;
  /** Whether the office has set the price of delivery. */
  delivery_agreed?: boolean;
  /** Highest rate first; missing, like the gross amount, in orders older than both. */
  vat?: OrderVat[];
  gross_amount?: number;
  /** The account last shown to the customer; if missing, as in invoices, the company's own. */
  bank?: BankAccount;
  /** Oldest first; missing until the first change. */
  steps?: OrderStep[];
  /** Oldest first, including cancellations; only for the signed-in customer and the office. */
  invoices?: OrderInvoice[];
  /** The rental that the order bills. */
  booking_number?: string;
  /** Partial deliveries, each an order of its own. */
  deliveries?: DeliveredPart[];
  /** The order that it is a partial delivery of. */
  part_of?: string;
  /** The quote that it was ordered by. */
  quote_number?: string;
  kind?: OrderKind;
  /** The invoice that bills it with others. */
  collected_by?: string;
  /** Number of the customer's record: `K-10001`. */
  customer_number?: string;
  /** Its customer's own conditions of payment; missing for those of the shop. */
  conditions?: OwnConditions;
  /** Its withdrawal and what became of it, as sentences; missing without one. */
  withdrawal_told?: string[];
  /** Whether the customer may open the delivery note. */
  has_note?: true;
  /** Contains only what the order number alone reveals: no place, contact, site or notes. */
  is_shortened?: true;
  /** Payment is suspended by a withdrawal. */
  is_payment_on_hold?: true;
}

/** That an order is invoiced together with others, or is what joins them. */
export function collectedText({ collected_by, ...order }: OfKind & Pick<Order, 'collected_by'>) {
  const { joinsOthers, thing } = kindOf(order);
  return joinsOthers ? thing : collected_by && `In der Sammelrechnung ${collected_by} berechnet`;
}

/** The label of its `delivered_day`. */
export function deliveredLabel({
  delivery,
  ...order
}: OfKind & { delivery?: Pick<OrderDelivery, 'method'> | undefined }): string {
  if (kindOf(order).isRental) return 'Zurückgegeben am';
  return delivery?.method === 'pickup' ? 'Abgeholt am' : 'Geliefert am';
}

/** A step of an order as its customer sees it: the status reached, and when, as ISO instant. */
export interface OrderStep {
  status: string;
  at: string;
  /** Why the company cancelled it. */
  reason?: string;
}

/** An order in the admin area, with its changes, oldest first. */
export interface AdminOrder extends Order, TextsOf<'head'> {
  /** Change counter; a change states the value it is based on. */
  revision?: number;
  /** What cannot be done to it, with the reasons. */
  refused: RefusedDeeds;
  order_items: AdminOrderItem[];
  /** Number of the customer's record proposed for it. */
  likely_customer?: string;
  /** Awaits the office's approval. */
  is_held?: true;
  /** The collecting order that bills it; of a collecting order, the orders it bills. */
  collecting_order?: string;
  collects?: string[];
  /** The admin who took it by phone; missing if the customer placed it. */
  taken_by?: string;
  /** A consumer bears a change of VAT since an old contract. */
  passes_on_vat?: boolean;
  withdrawal?: OrderWithdrawal;
  history: OrderEvent[];
  /** Oldest first, as are the reminders; both missing only in answers of an older version. */
  payments?: OrderPayment[];
  reminders?: PaymentReminder[];
  write_offs?: OrderWriteOff[];
  /** Gross, of what was delivered; while no invoice is in force. */
  to_bill_amount?: number;
  /** Something is to be paid back that no invoice will use, or withdrawn goods are still billed. */
  is_to_refund?: true;
  /** The share that is still to be paid back now, in euro. */
  refund_amount?: number;
}

/** The lead time of an order's goods in its zone; undefined for orders with stages or stored without categories. */
export function orderDeliveryTime(order: {
  order_items: readonly (Pick<OrderItem, 'category' | 'delivery_time'> & StageWish)[];
  delivery?: Pick<OrderDelivery, 'zone'>;
}): DeliveryTime | undefined {
  if (firstStageDay(order.order_items)) return undefined;
  const goods = order.order_items.flatMap(({ category, delivery_time }) =>
    category === undefined ? [] : { category, delivery_time },
  );
  return slowestDeliveryTime(goods, zoneOfName(order.delivery?.zone)?.deliveryTime);
}

/** Sort options of the order list: newest, earliest delivery day, highest amount. */
export const ORDER_SORTINGS = ['newest', 'delivery_day', 'amount'] as const;
export type OrderSorting = (typeof ORDER_SORTINGS)[number];

export const INVOICE_KINDS = [
  'invoice',
  'cancellation',
  'credit',
  'advance',
  'advance_cancellation',
] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/** Whether it taxes money received before the supply, or takes that back: nothing is owed by it, and it is no revenue. */
export const isOfAdvance = (kind: InvoiceKind): boolean =>
  kind === 'advance' || kind === 'advance_cancellation';

export const INVOICE_TITLES: Record<InvoiceKind, string> = {
  invoice: 'Rechnung',
  cancellation: 'Stornorechnung',
  credit: 'Rechnungskorrektur',
  advance: 'Anzahlungsrechnung',
  advance_cancellation: 'Stornorechnung',
};

/** The valid invoice of an order: the last, unless it was cancelled; credit notes and advances leave it valid. */
export function standingInvoice({ invoices = [] }: { invoices?: OrderInvoice[] }) {
  const last = invoices.findLast(({ kind }) => kind === 'invoice' || kind === 'cancellation');
  return last?.kind === 'invoice' ? last : undefined;
}

/** The invoice in force: the valid one, unless credit notes have left nothing of it. */
export function invoiceInForce({ invoices = [] }: { invoices?: OrderInvoice[] }) {
  const standing = standingInvoice({ invoices });
  const since = standing ? invoices.slice(invoices.indexOf(standing)) : [];
  const left = sumCents(since.map(({ gross_amount }) => toCents(gross_amount)));
  return since.length > 1 && left === 0 ? undefined : standing;
}

/** An invoice as shown with its order; the amount is gross, in euro. */
export interface OrderInvoice {
  number: string;
  kind: InvoiceKind;
  day: CalendarDay;
  gross_amount: number;
  due_day?: CalendarDay;
  /** Whether the customer also has it as XRechnung. */
  has_xml?: boolean;
}
