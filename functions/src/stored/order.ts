import type { CalendarDay } from '@shop/domain/calendar';
import { DELIVERY_METHODS } from '@shop/domain/delivery-terms';
import { type Cents, toEuro } from '@shop/domain/money';
import {
  type Order,
  type OrderDelivery,
  type OrderItem,
  type OrderStep,
  type OrderVat,
  TRUCK_ACCESS,
} from '@shop/domain/order';
import {
  PAYMENT_STATES,
  type PaymentBalance,
  type PaymentState,
  paymentBalance,
} from '@shop/domain/order-payments';
import { orderTokens } from '@shop/domain/order-tokens';
import { paymentDueDay } from '@shop/domain/payment-terms';
import { WITHDRAWAL_EXEMPTIONS, type WithdrawalExemption } from '@shop/domain/product';
import type { VatRate } from '@shop/domain/vat';
import type {
  CollectionReference,
  DocumentReference,
  Firestore,
  Timestamp,
} from 'firebase-admin/firestore';
import { fromAllFields } from './all-fields.ts';
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
import { collectionOf, type StoredType } from './stored-type.ts';

export interface StoredOrderItem {
  product_id: number;
  product_name: string;
  /** As in the catalogue when it was ordered; missing in old orders, as is the category. */
  unit?: string;
  category?: string;
  vat_rate?: VatRate;
  weight_kg?: number;
  withdrawal_exemption?: WithdrawalExemption;
  quantity: number;
  unit_price_cents: Cents;
  total_price_cents: Cents;
}

interface StoredVat {
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
export interface StoredDeliveryDayChange {
  /** Empty if the day was taken back. */
  day: CalendarDay | '';
  by_uid: string;
  at: Timestamp;
}

/** Nothing of the sender, who may be a stranger: the customer may read this document. */
export interface StoredWithdrawal {
  received_at: Timestamp;
  /** The document of `contacts`. */
  request_id: string;
  is_other_email: boolean;
}

export interface StoredPayment {
  /** Chosen by the admin's browser, so that a repeated request counts once. */
  id: string;
  /** Below zero what was paid back or taken back. */
  amount_cents: Cents;
  day: CalendarDay;
  /** The id of the payment that this entry takes back. */
  reverses?: string;
  by_uid: string;
  at: Timestamp;
}

export interface StoredReminder {
  /** As of a payment. */
  id: string;
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
  delivery?: OrderDelivery;
  /** Missing until somebody names one. */
  delivery_day?: CalendarDay;
  /** Oldest first; missing until the office's first change. */
  delivery_day_changes?: StoredDeliveryDayChange[];
  /** By which the office finds the order; missing in old orders until `npm run index`. */
  search_tokens?: string[];
  /** Oldest first; missing until the first change. */
  status_changes?: StoredStatusChange[];
  /** The withdrawal from its contract; what was written is in the request. */
  withdrawal?: StoredWithdrawal;
  /** Oldest first; missing until the first payment. */
  payments?: StoredPayment[];
  /** Missing in old orders, which count as open. */
  payment_state?: PaymentState;
  /** Gross; missing in old orders. */
  open_cents?: Cents;
  /** Missing in old orders. */
  due_day?: CalendarDay;
  /** Oldest first; missing until the first reminder. */
  reminders?: StoredReminder[];
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
        quantity: isWhole,
        unit_price_cents: isWhole,
        total_price_cents: isWhole,
      }),
    ),
    delivery: optional(
      shapeOf<OrderDelivery>({
        method: oneOf(DELIVERY_METHODS),
        street: isText,
        postal_code: isText,
        city: isText,
        truck_access: oneOf(TRUCK_ACCESS),
        unloading_place: isText,
        wished_day: isText,
        contact_name: isText,
        contact_phone: isText,
        express: isFlag,
        zone: optional(isText),
      }),
    ),
    delivery_day: optional(isText),
    delivery_day_changes: optional(
      listOf(shapeOf<StoredDeliveryDayChange>({ day: isText, by_uid: isText, at: isInstant })),
    ),
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
    payments: optional(
      listOf(
        shapeOf<StoredPayment>({
          id: isText,
          amount_cents: Number.isSafeInteger,
          day: isText,
          reverses: optional(isText),
          by_uid: isText,
          at: isInstant,
        }),
      ),
    ),
    payment_state: optional(oneOf(PAYMENT_STATES)),
    open_cents: optional(isWhole),
    due_day: optional(isText),
    reminders: optional(
      listOf(shapeOf<StoredReminder>({ id: isText, by_uid: isText, at: isInstant })),
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

/** The order with what it is found by, made from its other fields. */
export function withSearchTokens(order: StoredOrder): StoredOrder {
  return { ...order, search_tokens: orderTokens(order) };
}

/** The order as customers see it; only admins see address and tax number. */
export function toOrder(stored: StoredOrder): Order {
  return fromAllFields<Order>({
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
    delivery: stored.delivery,
    delivery_day: stored.delivery_day,
    subtotal_amount: toEuro(stored.subtotal_cents),
    delivery_amount: toEuro(stored.delivery_cents),
    express_amount: inEuro(stored.express_cents),
    vat: stored.vat?.map(toOrderVat),
    gross_amount: inEuro(stored.gross_cents),
    steps: stored.status_changes?.map(toStep),
    ...paymentFields(stored),
  });
}

function toStep({ to, at, reason }: StoredStatusChange): OrderStep {
  return fromAllFields<OrderStep>({ status: to, at: at.toDate().toISOString(), reason });
}

/** Orders from before the shop knew payments count as open. */
function paymentFields(stored: StoredOrder) {
  const { paidCents, openCents } = balanceOf(stored);
  return {
    paid_amount: toEuro(paidCents),
    open_amount: toEuro(stored.open_cents ?? openCents),
    payment_state: stored.payment_state ?? 'open',
    due_day: stored.due_day ?? paymentDueDay(stored.payment_method, stored.created_at.toDate()),
  };
}

/** What is stored of an order's payments, so that open and overdue ones are found. */
export function paymentSums(
  order: StoredOrder,
): Required<Pick<StoredOrder, 'payment_state' | 'open_cents' | 'due_day'>> {
  const { state, openCents } = balanceOf(order);
  const due_day = order.due_day ?? paymentDueDay(order.payment_method, order.created_at.toDate());
  return { payment_state: state, open_cents: openCents, due_day };
}

/** What is paid of an order and what is open. */
export function balanceOf(
  order: Pick<
    StoredOrder,
    | 'order_number'
    | 'created_at'
    | 'payment_method'
    | 'company_name'
    | 'total_cents'
    | 'gross_cents'
    | 'payments'
  >,
): PaymentBalance {
  const owed = {
    orderNumber: order.order_number,
    createdAt: order.created_at.toDate(),
    paymentMethod: order.payment_method,
    companyName: order.company_name,
    totalCents: order.total_cents,
    grossCents: order.gross_cents,
  };
  const booked = (order.payments ?? []).map(({ amount_cents: amountCents, day }) => {
    return { amountCents, day };
  });
  return paymentBalance(owed, booked);
}

function toOrderVat({ rate, net_cents, vat_cents }: StoredVat): OrderVat {
  return { rate, net_amount: toEuro(net_cents), vat_amount: toEuro(vat_cents) };
}

const inEuro = (cents: Cents | undefined) => (cents === undefined ? undefined : toEuro(cents));

function toOrderItem(item: StoredOrderItem): OrderItem {
  return fromAllFields<OrderItem>({
    product_id: item.product_id,
    product_name: item.product_name,
    quantity: item.quantity,
    unit: item.unit,
    category: item.category,
    vat_rate: item.vat_rate,
    weight_kg: item.weight_kg,
    unit_price: toEuro(item.unit_price_cents),
    total_price: toEuro(item.total_price_cents),
  });
}
