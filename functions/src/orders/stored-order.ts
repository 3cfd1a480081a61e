import { type Cents, toEuro } from '@shop/domain/money';
import type { AdminOrder, Order, OrderItem } from '@shop/domain/order';
import type {
  CollectionReference,
  DocumentReference,
  Firestore,
  Timestamp,
} from 'firebase-admin/firestore';

export interface StoredOrderItem {
  product_id: number;
  product_name: string;
  unit: string;
  quantity: number;
  unit_price_cents: Cents;
  total_price_cents: Cents;
}

export interface StoredStatusChange {
  from: string;
  to: string;
  by: string;
  at: Timestamp;
}

/** A document of `orders/{orderNumber}`. */
export interface StoredOrder {
  order_number: string;
  created_at: Timestamp;
  payment_method: string;
  order_status: string;
  subtotal_cents: Cents;
  delivery_cents: Cents;
  total_cents: Cents;
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  company_name: string;
  company_address: string;
  tax_number: string;
  notes: string;
  order_items: StoredOrderItem[];
  /** How the office moved the order, oldest first; missing until it does. */
  status_changes?: StoredStatusChange[];
  /** The signed-in customer's id; null for a guest. */
  user_id: string | null;
  schema_version: 1;
}

export function ordersOf(firestore: Firestore): CollectionReference<StoredOrder> {
  return firestore.collection('orders') as CollectionReference<StoredOrder>;
}

export function orderOf(firestore: Firestore, orderNumber: string): DocumentReference<StoredOrder> {
  return ordersOf(firestore).doc(orderNumber);
}

/** The order as the API answers it; address, tax number and notes stay with the office. */
export function toOrder(stored: StoredOrder): Order {
  return {
    id: stored.order_number,
    order_number: stored.order_number,
    created_at: stored.created_at.toDate().toISOString(),
    payment_method: stored.payment_method,
    order_status: stored.order_status,
    total_amount: toEuro(stored.total_cents),
    customer_name: stored.customer_name,
    customer_email: stored.customer_email,
    customer_phone: stored.customer_phone,
    company_name: stored.company_name,
    order_items: stored.order_items.map(toOrderItem),
  };
}

/** The order as the office reads it, with all that the customer wrote and how it moved. */
export function toAdminOrder(stored: StoredOrder): AdminOrder {
  return {
    ...toOrder(stored),
    company_address: stored.company_address,
    tax_number: stored.tax_number,
    notes: stored.notes,
    status_changes: (stored.status_changes ?? []).map(({ from, to, by, at }) => {
      return { from, to, by, at: at.toDate().toISOString() };
    }),
  };
}

function toOrderItem(item: StoredOrderItem): OrderItem {
  return {
    product_name: item.product_name,
    quantity: item.quantity,
    unit_price: toEuro(item.unit_price_cents),
    total_price: toEuro(item.total_price_cents),
  };
}
