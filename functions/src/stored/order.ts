import { type Cents, toEuro } from '@shop/domain/money';
import type { Order, OrderItem } from '@shop/domain/order';
import type {
  CollectionReference,
  DocumentReference,
  Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { fromAllFields } from './all-fields.ts';
import { isInstant, isText, isWhole, listOf, optional, orNull, shapeOf } from './checks.ts';
import { collectionOf, type StoredType } from './stored-type.ts';

export interface StoredOrderItem {
  product_id: number;
  product_name: string;
  /** As in the catalogue when it was ordered; missing in old orders, as is the category. */
  unit?: string;
  category?: string;
  quantity: number;
  unit_price_cents: Cents;
  total_price_cents: Cents;
}

export interface StoredStatusChange {
  from: string;
  to: string;
  /** The admin's id and no name: the customer may read this document. */
  by_uid: string;
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
  /** Oldest first; missing until the first change. */
  status_changes?: StoredStatusChange[];
  /** The customer's account; null for a guest. */
  user_id: string | null;
  schema_version: typeof ORDER_VERSION;
}

export const ORDER_VERSION = 1;

export const ORDERS: StoredType<StoredOrder> = {
  collection: 'orders',
  version: ORDER_VERSION,
  defaults: { company_name: '', company_address: '', tax_number: '', notes: '', user_id: null },
  checks: {
    order_number: isText,
    created_at: isInstant,
    payment_method: isText,
    order_status: isText,
    subtotal_cents: isWhole,
    delivery_cents: isWhole,
    total_cents: isWhole,
    customer_name: isText,
    customer_email: isText,
    customer_phone: isText,
    company_name: isText,
    company_address: isText,
    tax_number: isText,
    notes: isText,
    order_items: listOf(
      shapeOf<StoredOrderItem>({
        product_id: isWhole,
        product_name: isText,
        unit: optional(isText),
        category: optional(isText),
        quantity: isWhole,
        unit_price_cents: isWhole,
        total_price_cents: isWhole,
      }),
    ),
    status_changes: optional(
      listOf(
        shapeOf<StoredStatusChange>({ from: isText, to: isText, by_uid: isText, at: isInstant }),
      ),
    ),
    user_id: orNull(isText),
  },
};

export function ordersOf(firestore: Firestore): CollectionReference<StoredOrder> {
  return collectionOf(firestore, ORDERS);
}

export function orderOf(firestore: Firestore, orderNumber: string): DocumentReference<StoredOrder> {
  return ordersOf(firestore).doc(orderNumber);
}

/** The order as customers see it; only admins see address and tax number. */
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
    notes: stored.notes,
    order_items: stored.order_items.map(toOrderItem),
  };
}

function toOrderItem(item: StoredOrderItem): OrderItem {
  return fromAllFields<OrderItem>({
    product_id: item.product_id,
    product_name: item.product_name,
    quantity: item.quantity,
    unit: item.unit,
    category: item.category,
    unit_price: toEuro(item.unit_price_cents),
    total_price: toEuro(item.total_price_cents),
  });
}
