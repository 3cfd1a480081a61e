import type { DeliveryMethod } from '../delivery/delivery-terms.ts';
import { zoneOfName } from '../delivery/delivery-zones.ts';
import type { Truck } from '../delivery/order-weight.ts';
import { toEuro } from '../money/money.ts';
import type { VatRate } from '../money/vat.ts';
import type { OrderPayment, PaymentReminder, PaymentState } from '../payment/order-payments.ts';
import type { PaymentMethod } from '../payment/payment-methods.ts';
import type { BankAccount } from '../payment/payment-terms.ts';
import { type DeliveryTime, slowestDeliveryTime } from '../product/delivery-time.ts';
import type { CalendarDay } from '../time/calendar.ts';
import { type CartAddRequest, type CartItem, lineTotalCents } from './cart.ts';
import type { DeliveredLine, WeighingSlip } from './delivered.ts';
import type { OrderInvoice } from './order-invoice.ts';
import type { PartFields } from './order-parts.ts';
import type { OrderStatus } from './order-status.ts';
import type { OrderWithdrawal } from './withdrawal.ts';

export const CUSTOMER_TYPES = ['private', 'business'] as const;
export type CustomerType = (typeof CUSTOMER_TYPES)[number];

interface OrderLine {
  product_name: string;
  quantity: number;
  unit_price: number;
  total_price: number;
}

/** A line item of an order on the wire; prices in euro. Old orders lack unit and category. */
export interface OrderItem extends OrderLine {
  /** Missing only in answers of an older version. */
  product_id?: number;
  unit?: string;
  category?: string;
  /** Overrides the number derived from the product's id. */
  article_number?: string;
  /** Overrides the category's delivery time. */
  delivery_time?: DeliveryTime;
  /** In percent. */
  vat_rate?: VatRate;
  /** Per unit. */
  weight_kg?: number;
  /** The delivered quantity, if it was recorded; to three decimals. */
  delivered_quantity?: number;
}

/** A line as the office sees it. */
export interface AdminOrderItem extends OrderItem {
  /** Why the delivered quantity differs from the ordered one, and the slips it was weighed by. */
  delivered_reason?: string;
  slips?: WeighingSlip[];
}

export interface OrderRequestItem extends OrderLine {
  product_id: number;
}

/** Body of `POST /api/orders`; amounts in euro, `total_amount` including delivery. */
export interface OrderRequest {
  session_id: string;
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  company_name: string;
  company_address: string;
  tax_number: string;
  payment_method: PaymentMethod;
  notes: string;
  total_amount: number;
  order_items: OrderRequestItem[];
  /** Missing if everything is to be arranged by phone; the flat rate is then charged. */
  delivery?: DeliveryWish | undefined;
  /** The customer's own order number or cost centre. */
  customer_reference?: string | undefined;
  /** For a private customer; companies have an address of their own. */
  invoice_address?: string | undefined;
  /** The Leitweg-ID of a public buyer, who gets an XRechnung. */
  buyer_reference?: string | undefined;
  /** Of the invoice address, by ISO 3166-1; missing for Germany. */
  country?: string | undefined;
  /** Whether the account of a signed-in customer remembers company and site for the next order. */
  remember?: boolean | undefined;
  /** No part of what is ordered: where the cart's later additions go. */
  later?: LaterAdditions | undefined;
}

/** What the cart held as its shopper ordered; what another window has added since moves to a new cart. */
export interface LaterAdditions {
  session_id: string;
  seen: CartAddRequest[];
}

/** Answer of `POST /api/orders`. */
export interface OrderReceipt {
  order_number: string;
  /** The token of the mail's link, with which the browser that ordered may cancel. */
  token: string;
  /** The cart of what was added later; missing if nothing was. */
  later_session_id?: string;
}

/** Whether a truck of 40 t can reach the place of delivery; empty if nobody said. */
export const TRUCK_ACCESS = ['', 'yes', 'no'] as const;
export type TruckAccess = (typeof TRUCK_ACCESS)[number];

/** Where, how and when the goods are wanted; every text may be empty. */
export interface DeliveryWish {
  method: DeliveryMethod;
  street: string;
  /** Decides about the zone; without one the flat rate is charged. */
  postal_code: string;
  city: string;
  truck_access: TruckAccess;
  /** Unloading place. */
  unloading_place: string;
  /** A day, or empty. */
  wished_day: CalendarDay | '';
  contact_name: string;
  contact_phone: string;
  /** Delivery today, for a surcharge. */
  express: boolean;
}

/** A wish for delivery without any details. */
export const EMPTY_WISH: DeliveryWish = {
  method: 'delivery',
  street: '',
  postal_code: '',
  city: '',
  truck_access: '',
  unloading_place: '',
  wished_day: '',
  contact_name: '',
  contact_phone: '',
  express: false,
};

/** The delivery of an order, with its postcode's zone at the time. */
export interface OrderDelivery extends DeliveryWish {
  zone?: string;
  /** The smaller truck as set on the day of the order, if a large one cannot reach the place. */
  truck?: Truck;
}

/** Net amounts of one rate and the VAT on them, in euro. */
export interface OrderVat {
  rate: VatRate;
  net_amount: number;
  vat_amount: number;
}

/** An order on the wire; amounts in euro, `created_at` as ISO instant. */
export interface Order extends PartFields<'amount'> {
  id: string;
  order_number: string;
  created_at: string;
  payment_method: string;
  order_status: string;
  total_amount: number;
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  company_name: string;
  customer_reference?: string;
  notes: string;
  order_items: OrderItem[];
  delivery?: OrderDelivery;
  /** The day of delivery or pickup: the requested one, until the office agrees on another. */
  delivery_day?: CalendarDay;
  /** Net, like the parts and `total_amount`, which holds all of them. */
  subtotal_amount: number;
  /** Highest rate first; missing, like the gross amount, in orders older than both. */
  vat?: OrderVat[];
  gross_amount?: number;
  /** The account last given to the customer; if missing, as in invoices, the company's own. */
  bank?: BankAccount;
  /** Oldest first; missing until the first change. */
  steps?: OrderStep[];
  /**
   * Gross, like the open amount. These two, the state and the due day are missing only in answers of an older
   * version.
   */
  paid_amount?: number;
  open_amount?: number;
  payment_state?: PaymentState;
  /** Fees and interest that reminders claimed, as part of the open amount; missing without any. */
  claimed_amount?: number;
  /** The last day to pay in time. */
  due_day?: CalendarDay;
  /** Oldest first, including cancellations; only for the signed-in customer and the office. */
  invoices?: OrderInvoice[];
  /** The rental that the order bills. */
  booking_number?: string;
}

/** The label of its number: the bill of a rental is not something that was ordered. */
export const orderNumberLabel = ({ booking_number }: Pick<Order, 'booking_number'>) =>
  booking_number ? 'Auftragsnummer' : 'Bestellnummer';

/** A step of an order as its customer sees it: the status reached, and when, as ISO instant. */
export interface OrderStep {
  status: string;
  at: string;
  /** Why the company cancelled it. */
  reason?: string;
}

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

/**
 * The office's change of an invoice's recipient before the invoice was written; the address itself is not in
 * the history.
 */
export interface BillingChange {
  /** The new one; empty if it was taken away, missing if it stayed. */
  buyer_reference?: string;
  has_new_address: boolean;
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
}

/** The quantities before and after; 0 for a new or removed line, respectively. */
export interface EditedLine {
  product_name: string;
  unit?: string;
  from: number;
  to: number;
}

/** An order in the admin area, with its changes, oldest first. */
export interface AdminOrder extends Order {
  order_items: AdminOrderItem[];
  /** The admin who took it by phone; missing if the customer placed it. */
  taken_by?: string;
  company_address: string;
  tax_number: string;
  invoice_address?: string;
  buyer_reference?: string;
  country?: string;
  withdrawal?: OrderWithdrawal;
  status_changes: StatusChange[];
  /** Missing until the first change. */
  delivery_day_changes?: DeliveryDayChange[];
  /** Missing until the first. */
  edits?: OrderEdit[];
  billing_changes?: BillingChange[];
  /** Oldest first, as are the reminders; both missing only in answers of an older version. */
  payments?: OrderPayment[];
  reminders?: PaymentReminder[];
}

/** Body of `POST /api/admin/orders/{orderNumber}/delivery-day`: the day the admin saw and the new one. */
export interface DeliveryDayRequest {
  from: CalendarDay | '';
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
}

/** Body of `POST /api/admin/orders/{orderNumber}/status`; `from` is the status the admin saw. */
export interface StatusChangeRequest {
  from: OrderStatus;
  to: OrderStatus;
  /** Why it is cancelled, for the customer; only with `to: 'cancelled'`. */
  reason?: string | undefined;
  /** Hands over the goods of a prepaid order although its payment has not arrived. */
  despite_open_payment?: boolean | undefined;
  /** What was handed over, only with `to: 'delivered'`; lines not listed were delivered as ordered. */
  delivered?: DeliveredLine[] | undefined;
  /** As in `DeliveredRequest`. */
  slip_reason?: string | undefined;
}

/**
 * Body of `POST /api/admin/orders/{orderNumber}/take-back`: identifies the step by the status reached and the
 * time.
 */
export type TakeBackRequest = Pick<StatusChange, 'to' | 'at'>;

/** Maximum length of the reason of a cancellation, in characters. */
export const MAX_REASON_LENGTH = 500;

/**
 * Body of `POST /api/orders/{orderNumber}/cancel`. The token of the confirmation mail's link replaces
 * signing in as the order's owner.
 */
export interface CancelRequest {
  token?: string | undefined;
}

/** Parameter in the fragment of the confirmation page's address that carries the token. */
export const CANCEL_PARAM = 'storno';

/** A line of a cart as it is ordered. */
export function requestItem({
  product_id,
  name,
  quantity,
  price,
}: Pick<CartItem, 'product_id' | 'name' | 'quantity' | 'price'>): OrderRequestItem {
  const total_price = toEuro(lineTotalCents({ price, quantity }));
  return { product_id, product_name: name, quantity, unit_price: price, total_price };
}

/** The delivery time of an order's goods in its zone; undefined for orders stored without categories. */
export function orderDeliveryTime(order: {
  order_items: readonly Pick<OrderItem, 'category' | 'delivery_time'>[];
  delivery?: Pick<OrderDelivery, 'zone'>;
}): DeliveryTime | undefined {
  const goods = order.order_items.flatMap(({ category, delivery_time }) =>
    category === undefined ? [] : { category, delivery_time },
  );
  return slowestDeliveryTime(goods, zoneOfName(order.delivery?.zone)?.deliveryTime);
}

/** A note that only the office sees: `by` the admin's e-mail address, `at` an ISO instant. */
export interface OrderNote {
  id: string;
  text: string;
  by: string;
  at: string;
}

/** Body of `POST /api/admin/orders/{orderNumber}/notes`. Sent again with the same id, it is stored once. */
export interface OrderNoteRequest {
  /** A random text that the browser chose. */
  id: string;
  text: string;
}

/** In characters. */
export const MAX_NOTE_LENGTH = 2000;

/** Keeps the document of an order's notes within Firestore's megabyte. */
export const MAX_NOTES = 100;

/** Sort options of the order list: newest, earliest delivery day, highest amount. */
export const ORDER_SORTINGS = ['newest', 'delivery_day', 'amount'] as const;
export type OrderSorting = (typeof ORDER_SORTINGS)[number];
