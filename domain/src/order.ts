import { type DeliveryTime, deliveryCents, slowestDeliveryTime } from './delivery.ts';
import { formatNumber } from './format.ts';
import { type Cents, sumCents } from './money.ts';

export const PAYMENT_METHODS = ['rechnung', 'vorkasse'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

export const ORDER_STATUSES = ['pending', 'processing', 'delivered', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

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
}

/** An order on the wire; amounts in euro, `created_at` as ISO instant. */
export interface Order {
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
  notes: string;
  order_items: OrderItem[];
}

/** A status change: `by` the admin's e-mail address, `at` an ISO instant. */
export interface StatusChange {
  from: string;
  to: string;
  by: string;
  at: string;
}

/** An order in the admin area, with its status changes, oldest first. */
export interface AdminOrder extends Order {
  company_address: string;
  tax_number: string;
  status_changes: StatusChange[];
}

/** Body of `POST /api/admin/orders/{orderNumber}/status`; `from` is the status the admin saw. */
export interface StatusChangeRequest {
  from: OrderStatus;
  to: OrderStatus;
}

/** `20 t`; the bare number for orders stored without units. */
export function orderedQuantity({ quantity, unit }: Pick<OrderItem, 'quantity' | 'unit'>): string {
  return [formatNumber(quantity), unit].filter(Boolean).join(' ');
}

/** The delivery time of an order's goods together; undefined for orders stored without categories. */
export function orderDeliveryTime(
  items: readonly Pick<OrderItem, 'category'>[],
): DeliveryTime | undefined {
  return slowestDeliveryTime(items.flatMap(({ category }) => category ?? []));
}

export interface OrderTotals {
  subtotalCents: Cents;
  deliveryCents: Cents;
  totalCents: Cents;
}

/** Subtotal, delivery cost and their sum, from line totals in cents. */
export function orderTotals(lineCents: readonly Cents[]): OrderTotals {
  const subtotalCents = sumCents(lineCents);
  const delivery = deliveryCents(subtotalCents);
  return { subtotalCents, deliveryCents: delivery, totalCents: subtotalCents + delivery };
}

export type StatusColor = 'yellow' | 'blue' | 'green' | 'red' | 'grey';

const STATUS_BADGES: Record<OrderStatus, { label: string; color: StatusColor }> = {
  pending: { label: 'In Bearbeitung', color: 'yellow' },
  processing: { label: 'Wird bearbeitet', color: 'blue' },
  delivered: { label: 'Geliefert', color: 'green' },
  cancelled: { label: 'Storniert', color: 'red' },
};

/** German label and colour of an order status; unknown values as they are, in grey. */
export function orderStatusBadge(status: string): { label: string; color: StatusColor } {
  return isOneOf(ORDER_STATUSES, status) ? STATUS_BADGES[status] : { label: status, color: 'grey' };
}

const PAYMENT_LABELS: Record<PaymentMethod, string> = {
  rechnung: 'Rechnung',
  vorkasse: 'Vorkasse',
};

/** German label of a payment method; unknown values as they are. */
export function paymentMethodLabel(method: string): string {
  return isOneOf(PAYMENT_METHODS, method) ? PAYMENT_LABELS[method] : method;
}

/** The label on the confirmation page, with the payment term of invoices. */
export function paymentMethodConfirmationLabel(method: string): string {
  return method === 'rechnung' ? 'Rechnung (14 Tage)' : paymentMethodLabel(method);
}

function isOneOf<T extends string>(values: readonly T[], value: string): value is T {
  return (values as readonly string[]).includes(value);
}
