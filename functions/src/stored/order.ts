import type { Cents } from '@shop/domain/money/money';
import type { VatRate } from '@shop/domain/money/vat';
import { orderTokens } from '@shop/domain/order/order-tokens';
import type { DeliveryTime } from '@shop/domain/product/delivery-time';
import { WITHDRAWAL_EXEMPTIONS, type WithdrawalExemption } from '@shop/domain/product/product';
import type {
  CollectionReference,
  DocumentReference,
  Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import {
  isFlag,
  isInstant,
  isPositive,
  isText,
  isWhole,
  listOf,
  oneOf,
  optional,
  orNull,
  shapeOf,
} from './checks.ts';
import { isDeliveryTime } from './delivery-time.ts';
import { ORDER_DELIVERY_CHECKS, type StoredOrderDelivery } from './order-delivery.ts';
import { ORDER_PAYMENT_CHECKS, type StoredOrderPayment } from './order-payment.ts';
import { collectionOf, type StoredType } from './stored-type.ts';

export interface StoredOrderItem {
  product_id: number;
  product_name: string;
  /** Snapshot at ordering; missing in old orders, like the category. */
  unit?: string;
  category?: string;
  vat_rate?: VatRate;
  weight_kg?: number;
  withdrawal_exemption?: WithdrawalExemption;
  /** The product's own, if it had them. */
  article_number?: string;
  delivery_time?: DeliveryTime;
  quantity: number;
  unit_price_cents: Cents;
  total_price_cents: Cents;
}

export interface StoredVat {
  rate: VatRate;
  net_cents: Cents;
  vat_cents: Cents;
}

export interface StoredStatusChange {
  from: string;
  to: string;
  /** The admin's id and no name: the customer may read this document. Empty if it was the customer. */
  by_uid: string;
  at: Timestamp;
  /** Why the office cancelled it, as told to the customer. */
  reason?: string;
}

/** In place of an admin's id. */
export const BY_CUSTOMER = '';

/** Nothing of the sender, who may be a stranger: the customer may read this document. */
export interface StoredWithdrawal {
  received_at: Timestamp;
  /** The document of `contacts`. */
  request_id: string;
  is_other_email: boolean;
}

/** A document of `orders/{orderNumber}`. */
export interface StoredOrder extends StoredOrderDelivery, StoredOrderPayment {
  order_number: string;
  created_at: Timestamp;
  payment_method: string;
  order_status: string;
  subtotal_cents: Cents;
  delivery_cents: Cents;
  express_cents?: Cents;
  /** Net. */
  total_cents: Cents;
  /** Missing in old orders, as is the gross total. */
  vat?: StoredVat[];
  gross_cents?: Cents;
  customer_name: string;
  customer_email: string;
  customer_phone: string;
  company_name: string;
  company_address: string;
  tax_number: string;
  notes: string;
  order_items: StoredOrderItem[];
  /** By which the office finds the order; missing in old orders until `npm run index`. */
  search_tokens?: string[];
  /** Oldest first; missing until the first change. */
  status_changes?: StoredStatusChange[];
  /** The withdrawal from its contract; what was written is in the request. */
  withdrawal?: StoredWithdrawal;
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
    express_cents: optional(isWhole),
    total_cents: isWhole,
    vat: optional(
      listOf(shapeOf<StoredVat>({ rate: isWhole, net_cents: isWhole, vat_cents: isWhole })),
    ),
    gross_cents: optional(isWhole),
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
        vat_rate: optional(isWhole),
        weight_kg: optional(isPositive),
        withdrawal_exemption: optional(oneOf(WITHDRAWAL_EXEMPTIONS)),
        article_number: optional(isText),
        delivery_time: optional(isDeliveryTime),
        quantity: isWhole,
        unit_price_cents: isWhole,
        total_price_cents: isWhole,
      }),
    ),
    ...ORDER_DELIVERY_CHECKS,
    search_tokens: optional(listOf(isText)),
    status_changes: optional(
      listOf(
        shapeOf<StoredStatusChange>({
          from: isText,
          to: isText,
          by_uid: isText,
          at: isInstant,
          reason: optional(isText),
        }),
      ),
    ),
    withdrawal: optional(
      shapeOf<StoredWithdrawal>({
        received_at: isInstant,
        request_id: isText,
        is_other_email: isFlag,
      }),
    ),
    ...ORDER_PAYMENT_CHECKS,
    user_id: orNull(isText),
  },
};

export function ordersOf(firestore: Firestore): CollectionReference<StoredOrder> {
  return collectionOf(firestore, ORDERS);
}

export function orderOf(firestore: Firestore, orderNumber: string): DocumentReference<StoredOrder> {
  return ordersOf(firestore).doc(orderNumber);
}

/** The order with what it is found by, made from its other fields. */
export function withSearchTokens(order: StoredOrder): StoredOrder {
  return { ...order, search_tokens: orderTokens(order) };
}
